"""Twin worlds at a table: everything that a visitor is sent, byte for byte.

The worlds are those of `tests.games.twins`: played to step t, then what the viewer cannot see is
exchanged, or another past was played that led to the same present. Here they are two whole halls
with the same clock, codes, secrets and scripted people, and what is compared is all that goes out:
the frames of everybody's connection, the sight of one who comes late or comes back, the public
face, the errors and the log lines.
"""

from __future__ import annotations

import random
from dataclasses import fields, make_dataclass
from functools import cache
from typing import Any, Literal

from hatbox.tables.commands import structs as ask
from hatbox.tables.errors import TableError
from tests.games.magic_hat.secrets import HatSecrets
from tests.games.not_a_hat.secrets import GiftSecrets
from tests.games.play import Setting, playing
from tests.games.twins import Leak, Script, Secrets, Viewer, World
from tests.tables.house import Guest, House, device, sent

Role = Literal["seat", "onlooker", "screen", "late", "reconnecting", "together", "in-view"]
ROLES: tuple[Role, ...] = (
    "seat", "onlooker", "screen", "late", "reconnecting", "together", "in-view"
)  # fmt: skip
# A device that lies in the middle sees what everybody sees, whoever of its people is to move.
PUBLIC: tuple[Role, ...] = ("onlooker", "screen", "late", "in-view")
SECRETS: dict[str, Secrets] = {"not-a-hat": GiftSecrets(), "magic-hat": HatSecrets()}

NAMES = ("Ana", "Bo", "Cy", "Di", "Ed", "Flo", "Gus", "Hal")
HORIZON = 8


def viewer_of(role: Role, setting: Setting, chance: random.Random) -> Viewer:
    if role in PUBLIC:
        return None
    return chance.randrange(2 if role == "together" else setting.players)


@cache
def talkative(kind: Any) -> Any:
    return make_dataclass("Leaky", [("more", Any)], bases=(kind,), frozen=True, slots=True)


def with_more(seen: Any, more: Any) -> Any:
    """What is seen of a game, and something more."""
    shown = [getattr(seen, field.name) for field in fields(seen) if field.init]
    return talkative(type(seen))(*shown, more)  # type: ignore[arg-type]


class TwinHouse:
    """One of two worlds: people who move by a script, and one visitor who watches."""

    def __init__(self, setting: Setting, role: Role, viewer: Viewer) -> None:
        self.setting, self.role, self.viewer = setting, role, viewer
        self.house = House(beats=1.0, seed="twins")
        self.people: list[Guest] = []
        self.watcher: Guest

    async def deal(self, deck: Any) -> None:
        """A game of the very deck that the worlds are about."""
        setting, names = self.setting, self.names()
        room, _ = await self.house.hall.create(
            device(names[0]), setting.name, options=setting.wishes, clock="off"
        )
        for name, person in zip(names, NAMES, strict=False):
            await room.sit(device(name), person, together=True)
        for seat, name in enumerate(names):
            self.people.append(await Guest(self.house, room, name).comes_in(seat))
        await self.people[0].does(ask.PickStarter(seat=setting.starter))
        await self.people[0].starts()
        room.table.running.round = setting.deal(deck)
        await self.seen()

    def names(self) -> list[str]:
        """The first two people share a device where one is passed around."""
        is_shared = self.role in ("together", "in-view")
        shared = [NAMES[0], *NAMES[:1]] if is_shared else [*NAMES[:2]]
        return ([*shared, *NAMES[2:]])[: self.setting.players]

    @property
    def room(self) -> Any:
        return self.people[0].room

    @property
    def round(self) -> Any:
        return self.room.table.running.round

    async def seen(self) -> None:
        """Beats are over, and whoever looked into the box has looked."""
        await self.house.wait(32)

    async def play(self, script: Script) -> None:
        for seat, move in script:
            await self.move(seat, move)
            await self.seen()

    async def move(self, seat: int, move: Any) -> None:
        await self.people[seat].moves(self.room.table.game.move_to_json(move))

    async def watch(self) -> None:
        """From now on everything counts that the watcher is sent."""
        kind = {"onlooker": "onlooker", "screen": "screen", "late": "onlooker"}
        kind |= {"together": "together", "in-view": "together"}
        is_passed = self.role == "in-view"
        name = self.names()[self.viewer or 0] if self.viewer is not None or is_passed else "Olga"
        self.watcher = Guest(self.house, self.room, name, kind.get(self.role, "seat"))  # type: ignore[arg-type]
        if self.role not in ("late", "reconnecting"):
            await self.come_in()

    async def come_in(self) -> None:
        seat = self.viewer if self.watcher.role == "seat" else None
        await self.watcher.comes_in(seat)
        if self.role == "together":
            assert self.viewer is not None
            await self.watcher.does(ask.HandOver(seat=self.viewer))
        elif self.role == "in-view":
            await self.watcher.does(ask.HandOver(seat=0, in_view=True))

    async def frames(self) -> bytes:
        """All that was sent since the last time, and what anybody may ask for now."""
        if self.role in ("late", "reconnecting"):
            await self.come_in()
            await self.watcher.goes()
        told, self.watcher.inbox[:] = list(self.watcher.inbox), []
        asked = [await self.room.state_for(self.watcher.visitor), await self.room.face()]
        return b"\n".join([*map(sent, [*told, *asked]), (await self.error()).encode()])

    async def error(self) -> str:
        """What somebody is told who tries a move that is not theirs."""
        now = self.room.table
        other = self.people[(now.seat_to_move + 1) % len(self.people)]
        move = ask.Move(version=now.version, move={"move": "accept"})
        try:
            await self.room.act(other.visitor, move)
        except TableError as error:
            return error.code
        return ""


async def check_twins(setting: Setting, seed: int, role: Role, *, retold: bool) -> int:
    """Fork one game at one step; the number of frames that were compared."""
    chance, secrets = random.Random(seed), SECRETS[setting.name]
    script: Script = [(seat, move) for _, seat, move in playing(setting, seed)]
    step, viewer = chance.randrange(len(script)), viewer_of(role, setting, chance)
    worlds = World(setting), World(setting)
    houses = TwinHouse(setting, role, viewer), TwinHouse(setting, role, viewer)
    past = script[:step]
    for seat, move in past:
        worlds[0].play(seat, move)
    if retold:
        deck, other_past = secrets.retold(worlds[0], past, viewer, chance)
    else:
        deck, other_past = setting.deck, past
    await houses[0].deal(setting.deck)
    await houses[0].play(past)
    await houses[1].deal(deck)
    await houses[1].play(other_past)
    if not retold:
        exchange(secrets, houses[1], viewer, chance)
    return await follow(houses, secrets, script[step : step + HORIZON])


def exchange(secrets: Secrets, house: TwinHouse, viewer: Viewer, chance: random.Random) -> None:
    secrets.exchange(world_of(house), viewer, chance)


def world_of(house: TwinHouse) -> World:
    world = World(house.setting)
    world.round = house.round
    return world


async def follow(houses: tuple[TwinHouse, TwinHouse], secrets: Secrets, future: Script) -> int:
    one, twin = houses
    for house in houses:
        await house.watch()
    compared = await compare(one, twin)
    for seat, move in future:
        shown = [secrets.shown(world_of(house), house.viewer, seat, move) for house in houses]
        if shown[0] != shown[1]:
            return compared
        for house in houses:
            await house.move(seat, move)
        if one.room.table.phase != "playing":
            return compared
        compared += await compare(one, twin)
        for house in houses:
            await house.seen()
        compared += await compare(one, twin)
    return compared


async def compare(one: TwinHouse, twin: TwinHouse) -> int:
    if await one.frames() != await twin.frames():
        raise Leak(f"{one.setting}: {one.role} {one.viewer}")
    return 1
