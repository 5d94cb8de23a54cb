"""Non-interference by twin worlds: what a viewer cannot see now, no later frame may tell.

Play a game to step t. Its twin has the same table as this viewer sees it, but what the viewer
cannot see now is different. There are two ways to come by a twin, and each finds leaks that the
other misses:

- *retold*: another past led to the same present. The game is played again from another deck and
  with other moves, so whatever was shown or said before t may differ. A history gives it away.
- *exchanged*: somebody exchanged what lies hidden behind everybody's back at t, and the past is the
  same. An identifier that sticks to a card gives it away.

From t on both worlds go on with the same moves. Until the rules themselves show the viewer a
difference, every frame (view and events) is the same, byte for byte.
"""

from __future__ import annotations

import copy
import random
from collections.abc import Iterator
from typing import Any, Protocol, Self

from hatbox.games import Game, IllegalMove, encode, events_for
from tests.games.play import Setting, playing
from tests.games.states import copy_of

Viewer = int | None  # None is an onlooker.
Script = list[tuple[int, Any]]

# This many at the front of the hidden list are revealed soon, so they are exchanged more often.
NEAR = 8


class Leak(AssertionError):
    """A frame differs between two worlds that the viewer cannot tell apart."""


class World:
    """A table and what its viewers get of it; the leaky ones in the tests are made from this."""

    def __init__(self, setting: Setting, deck: Any = None) -> None:
        self.setting = setting
        self.round = setting.deal(deck)
        self.events: tuple[Any, ...] = self.game.opening(self.round)

    @property
    def game(self) -> Game:
        return self.setting.game

    def copied(self) -> Self:
        """A copy with state of its own."""
        twin = copy.copy(self)
        for name, value in vars(self).items():
            if isinstance(value, list | dict):
                setattr(twin, name, value.copy())
        twin.round = copy_of(self.round)
        return twin

    def play(self, seat: int, move: Any) -> None:
        self.events = self.game.play(self.round, seat, move)

    def view(self, viewer: Viewer) -> Any:
        if viewer is None:
            return self.game.view_for_onlooker(self.round)
        return self.game.view_for(self.round, viewer)

    def told(self, viewer: Viewer) -> list[Any]:
        return events_for(self.game, self.events, viewer)

    def code(self, seat: int, move: Any) -> str:
        """The error that a seat gets for a move; none if the move is made."""
        try:
            self.game.play(copy_of(self.round), seat, move)
        except IllegalMove as illegal:
            return illegal.code
        return ""


class Secrets(Protocol):
    """What a game hides, and when its rules show it."""

    def groups(self, world: World) -> list[list[Viewer]]:
        """The viewers, with those together from whom the same is hidden, now and later."""

    def retold(
        self, world: World, past: Script, viewer: Viewer, chance: random.Random
    ) -> tuple[Any, Script]:
        """Another deck and another past that lead to what this viewer sees now."""

    def exchange(self, world: World, viewer: Viewer, chance: random.Random) -> None:
        """Exchange what this viewer cannot see now, in place."""

    def shown(self, world: World, viewer: Viewer, seat: int, move: Any) -> Any:
        """What the rules will show this viewer when this move is made, new to them."""


class Twins:
    """One game, checked at every step for every viewer."""

    # Worlds that stay alike are followed for so many moves; then the next fork takes over.
    HORIZON = 5

    def __init__(
        self, setting: Setting, seed: int, secrets: Secrets, kind: type[World] = World
    ) -> None:
        self.setting, self.secrets, self.kind = setting, secrets, kind
        self.chance = random.Random(seed)
        self.script: Script = [(seat, move) for _, seat, move in playing(setting, seed)]
        self.worlds = list(self.worlds_along(self.script))
        self.frames = [self.frames_of(world) for world in self.worlds]

    def worlds_along(self, script: Script) -> Iterator[World]:
        world = self.kind(self.setting)
        yield world.copied()
        for seat, move in script:
            world.play(seat, move)
            yield world.copied()

    def frames_of(self, world: World) -> dict[Viewer, tuple[bytes, bytes]]:
        viewers: list[Viewer] = [None, *range(self.setting.players)]
        return {viewer: (view_of(world, viewer), told_to(world, viewer)) for viewer in viewers}

    def check(self) -> int:
        """Fork at every step; the number of pairs of frames that were compared."""
        return sum(
            self.follow(twin, step, group)
            for step, world in enumerate(self.worlds)
            for group in self.secrets.groups(world)
            for twin in (self.retold(step, group[0]), self.exchanged(step, group[0]))
        )

    def retold(self, step: int, viewer: Viewer) -> World:
        past = self.script[:step]
        deck, retold = self.secrets.retold(self.worlds[step], past, viewer, self.chance)
        twin = self.kind(self.setting, deck)
        for seat, move in retold:
            twin.play(seat, move)
        return twin

    def exchanged(self, step: int, viewer: Viewer) -> World:
        twin = self.worlds[step].copied()
        self.secrets.exchange(twin, viewer, self.chance)
        return twin

    def follow(self, twin: World, step: int, group: list[Viewer]) -> int:
        """At the fork the events are of the past, and only the views are of the present."""
        self.compare_views(twin, step, group)
        self.compare_errors(twin, step)
        last = min(step + self.HORIZON, len(self.script))
        for now in range(step, last):
            if self.is_told_apart(twin, now, group[0]):
                return len(group) * (now - step + 1)
            twin.play(*self.script[now])
            # The others' views are compared when that step is the fork.
            self.compare_views(twin, now + 1, [self.chance.choice(group)])
            self.compare_events(twin, now + 1, group)
        return len(group) * (last - step + 1)

    def is_told_apart(self, twin: World, step: int, viewer: Viewer) -> bool:
        seat, move = self.script[step]
        shown = self.secrets.shown(self.worlds[step], viewer, seat, move)
        return bool(shown != self.secrets.shown(twin, viewer, seat, move))

    def compare_views(self, twin: World, step: int, group: list[Viewer]) -> None:
        for viewer in group:
            if view_of(twin, viewer) != self.frames[step][viewer][0]:
                raise Leak(f"{self.setting}: the view of {viewer} at step {step}")

    def compare_events(self, twin: World, step: int, group: list[Viewer]) -> None:
        for viewer in group:
            if told_to(twin, viewer) != self.frames[step][viewer][1]:
                raise Leak(f"{self.setting}: the events for {viewer} at step {step}")

    def compare_errors(self, twin: World, step: int) -> None:
        seat = self.chance.randrange(self.setting.players)
        _, move = self.chance.choice(self.script)
        if self.worlds[step].code(seat, move) != twin.code(seat, move):
            raise Leak(f"{self.setting}: the error for {seat} at step {step}")


def view_of(world: World, viewer: Viewer) -> bytes:
    return encode(world.view(viewer))


def told_to(world: World, viewer: Viewer) -> bytes:
    return encode(world.told(viewer))


def renaming(hidden: list[int], size: int, chance: random.Random) -> list[int]:
    """Who takes whose place: two of the hidden ones change places, or all of them move on."""
    moved = chance.sample(hidden, len(hidden))
    if chance.random() < 0.5:
        near = hidden[chance.randrange(min(len(hidden), NEAR))]
        moved = [near, next(other for other in moved if other != near)]
    names = list(range(size))
    for one, next_one in zip(moved, [*moved[1:], moved[0]], strict=True):
        names[one] = next_one
    return names
