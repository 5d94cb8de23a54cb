"""Twin worlds at real tables: one fork of one game, for viewers who cannot tell the two apart."""

from __future__ import annotations

import random
from typing import Any

from tests.games.magic_hat.secrets import HatSecrets
from tests.games.not_a_hat.secrets import GiftSecrets
from tests.games.play import Setting, playing
from tests.games.twins import Leak, Script, Viewer, World
from tests.server.worlds import TableWorld

SECRETS: dict[str, Any] = {"not-a-hat": GiftSecrets(), "magic-hat": HatSecrets()}
HORIZON = 6


class Fork:
    """A game that is played to some step; its twin has another past, or was exchanged there."""

    def __init__(self, setting: Setting, seed: int, *, kind: Any = TableWorld) -> None:
        self.setting, self.secrets, self.kind = setting, SECRETS[setting.name], kind
        self.chance = random.Random(seed)
        self.script: Script = [(seat, move) for _, seat, move in playing(setting, seed)]
        self.step = self.chance.randrange(len(self.script))
        self.group: list[Viewer] = self.chance.choice(self.secrets.groups(self.planned()))

    @property
    def past(self) -> Script:
        return self.script[: self.step]

    def planned(self) -> World:
        """The bare game at the fork."""
        world = World(self.setting)
        for seat, move in self.past:
            world.play(seat, move)
        return world

    def check(self) -> int:
        """How many times a viewer's frames were compared."""
        return self.compared_with(self.retold() if self.chance.random() < 0.5 else self.exchanged())

    def compared_with(self, twin: TableWorld) -> int:
        world = self.played(self.past)
        try:
            self.compare(world, twin, "sight")
            return 1 + self.follow(world, twin)
        finally:
            world.close()
            twin.close()

    def played(self, past: Script, deck: Any = None) -> TableWorld:
        world: TableWorld = self.kind(self.setting, deck)
        for seat, move in past:
            world.play(seat, move)
        # Whoever called wrongly has looked into the box: that was a moment, too.
        world.do(world.wait())
        return world

    def retold(self) -> TableWorld:
        deck, past = self.secrets.retold(self.planned(), self.past, self.group[0], self.chance)
        return self.played(past, deck)

    def exchanged(self) -> TableWorld:
        twin = self.played(self.past)
        self.secrets.exchange(twin, self.group[0], self.chance)
        return twin

    def follow(self, world: TableWorld, twin: TableWorld) -> int:
        """The same moves in both, until the rules show a difference."""
        compared = 0
        for seat, move in self.script[self.step : self.step + HORIZON]:
            self.compare_errors(world, twin, seat)
            if self.is_told_apart(world, twin, seat, move):
                break
            world.play(seat, move)
            twin.play(seat, move)
            if not world.is_playing:
                break
            self.compare(world, twin, "live")
            self.compare(world, twin, "sight")
            compared += 2
        return compared

    def is_told_apart(self, world: TableWorld, twin: TableWorld, seat: int, move: Any) -> bool:
        viewer = self.group[0]
        shown = self.secrets.shown(world, viewer, seat, move)
        return bool(shown != self.secrets.shown(twin, viewer, seat, move))

    def compare(self, world: TableWorld, twin: TableWorld, what: str) -> None:
        for viewer in self.group:
            if getattr(world, what)(viewer) != getattr(twin, what)(viewer):
                raise Leak(f"{self.setting}: {what} of {viewer} after step {self.step}")

    def compare_errors(self, world: TableWorld, twin: TableWorld, seat: int) -> None:
        """Somebody else tries a move, and gets the same answer in both worlds."""
        other = (seat + 1) % self.setting.players
        _, move = self.chance.choice(self.script)
        if world.code(other, move) != twin.code(other, move):
            raise Leak(f"{self.setting}: the error for {other} at step {self.step}")
