"""The same as `worlds`, at two servers: seats with odd numbers and onlookers are at the other."""

from __future__ import annotations

from collections.abc import Coroutine
from typing import Any, TypeVar
from unittest.mock import patch

from hatbox.minds import MINDS
from hatbox.stores.exchange import Exchange
from hatbox.tables.audience.messages import Role
from hatbox.tables.audience.visitor import Visitor
from hatbox.tables.commands import structs as ask
from hatbox.tables.errors import TableError
from hatbox.tables.hall import Hall
from hatbox.tables.room import Room
from hatbox.tables.services import Services
from tests.games.play import Setting
from tests.games.twins import Viewer
from tests.server.worlds import Guest, TableWorld, device_of

T = TypeVar("T")
TURNS_OF_THE_LOOP = 6


class SpreadWorld(TableWorld):
    def __init__(self, setting: Setting, deck: Any = None) -> None:
        self.deck = deck or setting.deck
        super().__init__(setting, deck)

    def do(self, work: Coroutine[Any, Any, T]) -> T:
        """A server that lost a race reads the log again, and must find the same deck."""
        with patch.object(self.setting.game, "shuffle", lambda stream, options: self.deck):
            return super().do(work)

    async def begin(self) -> None:
        exchange, known = Exchange(), self.hall.services
        self.halls = []
        for name in ("one", "other"):
            changes = exchange.join(name)
            services = Services(
                store=known.store,
                minds=MINDS,
                clock=known.clock,
                draw=known.draw,
                changes=changes,
                settings=known.settings,
            )
            self.halls.append(Hall(services))
            await self.halls[-1].open()
        self.hall = self.halls[0]
        await super().begin()
        await self.settle()
        self.forget_the_past()

    async def end(self) -> None:
        for (role, viewer), (_, visitor) in self.guests.items():
            (await self.room_for(role, viewer)).leave(visitor)
        await self.settle()
        for hall in self.halls:
            await hall.close()

    async def settle(self) -> None:
        for _ in range(TURNS_OF_THE_LOOP):
            for hall in self.halls:
                await hall.settle()

    async def room_for(self, role: Role, viewer: Viewer) -> Room:
        is_other = role != "seat" or (viewer or 0) % 2 == 1
        return await self.halls[is_other].room(self.room.code)

    async def enter(self, role: Role, viewer: Viewer) -> Visitor:
        guest = Guest()
        device = b"o" * 32 if role == "onlooker" else device_of(viewer or 0)
        seat = viewer if role == "seat" else None
        visitor = await (await self.room_for(role, viewer)).enter(device, role, guest.send, seat)
        await self.settle()
        self.guests[role, viewer] = (guest, visitor)
        return visitor

    async def act(self, seat: int, move: Any) -> None:
        room = await self.room_for("seat", seat)
        wish = ask.Move(version=room.table.version, move=self.setting.game.move_to_json(move))
        await room.act(self.guests["seat", seat][1], wish)
        await self.settle()

    def play(self, seat: int, move: Any) -> None:
        self.do(self.wait())
        self.forget_the_past()
        self.do(self.act(seat, move))

    async def wait(self) -> None:
        await super().wait()
        await self.settle()

    def code(self, seat: int, move: Any) -> str:
        try:
            self.do(self.act(seat, move))
        except TableError as error:
            return error.code
        raise AssertionError("it was allowed")

    async def first_frames(self, role: Role, viewer: Viewer) -> list[bytes]:
        """At both servers the same."""
        at_one = await super().first_frames(role, viewer)
        here, self.room = self.room, await self.halls[1].room(self.room.code)
        at_other = await super().first_frames(role, viewer)
        self.room = here
        await self.settle()
        assert at_one == at_other
        return at_one
