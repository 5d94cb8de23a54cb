"""A table as its visitors get it: every byte for every role, for two worlds to be compared.

What is hidden, and when the rules show it, is known to `tests.games` (see `twins` there); here the
frames are those of a real table, with clock, codes and secrets handed in.
"""

from __future__ import annotations

import asyncio
import heapq
import itertools
import logging
import random
from collections.abc import Callable, Coroutine
from typing import Any, TypeVar
from unittest.mock import patch

from hatbox.minds import MINDS
from hatbox.stores.memory import MemoryStore
from hatbox.tables import Meeting, Settings
from hatbox.tables.audience.messages import Role, Update
from hatbox.tables.audience.visitor import Visitor
from hatbox.tables.commands import structs as ask
from hatbox.tables.errors import TableError
from hatbox.tables.hall import Hall
from hatbox.tables.room import Room
from hatbox.tables.services import Services
from tests.games.play import Setting
from tests.games.twins import Viewer
from tests.tables.house import sent

T = TypeVar("T")

# Longer than any beat, and than anybody waits before a stand-in may be called.
A_WHILE = 90_000
PASSED = (0, 1)


class HandClock:
    """A clock that tests advance."""

    def __init__(self) -> None:
        self.now = 1_000_000
        self.alarms: list[tuple[int, int, Callable[[], None]]] = []
        self.numbers = itertools.count()

    def now_ms(self) -> int:
        return self.now

    def wall_ms(self) -> int:
        return self.now_ms()

    def not_before(self, ms: int) -> None:
        self.now = max(self.now, ms)

    def call_later(self, delay_ms: int, callback: Callable[[], None]) -> HandAlarm:
        alarm = HandAlarm(callback)
        heapq.heappush(self.alarms, (self.now + delay_ms, next(self.numbers), alarm.ring))
        return alarm

    def turn(self, ms: int) -> None:
        self.now += ms
        while self.alarms and self.alarms[0][0] <= self.now:
            heapq.heappop(self.alarms)[2]()


class HandAlarm:
    def __init__(self, callback: Callable[[], None]) -> None:
        self.callback: Callable[[], None] | None = callback

    def cancel(self) -> None:
        self.callback = None

    def ring(self) -> None:
        if self.callback is not None:
            self.callback()


class Ear(logging.Handler):
    """Collects every log line of the server."""

    def __init__(self) -> None:
        super().__init__()
        self.lines: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.lines.append(record.getMessage())


class Guest:
    """A connection that keeps the bytes of its last frames."""

    def __init__(self) -> None:
        self.frames: list[bytes] = []

    def send(self, update: Update) -> None:
        self.frames.append(sent(update))

    def taken(self) -> list[bytes]:
        frames, self.frames = self.frames, []
        return frames


class TableWorld:
    """A game at a real table of people, one of whose devices is passed between two seats."""

    def __init__(self, setting: Setting, deck: Any = None) -> None:
        self.setting = setting
        self.loop = asyncio.new_event_loop()
        self.clock = HandClock()
        self.store = MemoryStore()
        self.ear = Ear()
        chance = random.Random(7)
        self.hall = Hall(
            Services(
                store=self.store,
                minds=MINDS,
                clock=self.clock,
                draw=chance.randbytes,
                settings=Settings(is_public=True),
            )
        )
        self.guests: dict[tuple[Role, Viewer], tuple[Guest, Visitor]] = {}
        chosen = deck or setting.deck
        with patch.object(setting.game, "shuffle", lambda stream, options: chosen):
            self.do(self.begin())

    def do(self, work: Coroutine[Any, Any, T]) -> T:
        return self.loop.run_until_complete(work)

    def close(self) -> None:
        logging.getLogger("hatbox").removeHandler(self.ear)
        self.do(self.end())
        self.loop.close()

    async def end(self) -> None:
        for _, visitor in self.guests.values():
            self.room.leave(visitor)
        await self.room.settle()
        await self.hall.close()

    async def begin(self) -> None:
        setting = self.setting
        logging.getLogger("hatbox").addHandler(self.ear)
        self.room, _ = await self.hall.create(
            device_of(0), setting.name, name="Seat 0", options=dict(setting.wishes), clock="off"
        )
        for seat in range(1, setting.players):
            await self.room.sit(device_of(seat), f"Seat {seat}", together=seat in PASSED)
        host = await self.enter("seat", 0)
        await self.room.act(host, ask.PickStarter(seat=setting.starter))
        await self.room.act(host, ask.ListTable(listed=True, language="en"))
        for seat in range(1, setting.players):
            await self.enter("seat", seat)
        await self.enter("onlooker", None)
        await self.enter("together", None)
        await self.lies_in_the_middle()
        await self.room.act(host, ask.Start())
        self.forget_the_past()

    async def lies_in_the_middle(self) -> None:
        """The device that is passed around, once more: it moves for seat 0 before everybody."""
        laid = await self.enter("together", 0)
        room = await self.room_for("together", 0)
        await room.act(laid, ask.HandOver(seat=0, in_view=True))

    async def room_for(self, role: Role, viewer: Viewer) -> Room:
        return self.room

    async def enter(self, role: Role, viewer: Viewer) -> Visitor:
        guest = Guest()
        device = b"o" * 32 if role == "onlooker" else device_of(viewer or 0)
        seat = viewer if role == "seat" else None
        visitor = await self.room.enter(device, role, guest.send, seat)
        self.guests[role, viewer] = (guest, visitor)
        return visitor

    @property
    def round(self) -> Any:
        assert self.room.table.match is not None
        return self.room.table.match.round

    @property
    def is_playing(self) -> bool:
        return self.room.table.phase == "playing"

    def forget_the_past(self) -> None:
        for guest, _ in self.guests.values():
            guest.frames.clear()
        self.ear.lines.clear()

    def play(self, seat: int, move: Any) -> None:
        """A move, once all beats are over."""
        self.do(self.wait())
        self.forget_the_past()
        wish = ask.Move(version=self.room.table.version, move=self.setting.game.move_to_json(move))
        self.do(self.room.act(self.guests["seat", seat][1], wish))

    async def wait(self) -> None:
        self.clock.turn(A_WHILE)
        await self.room.settle()

    def code(self, seat: int, move: Any) -> str:
        """The error that a seat gets for a move that is not its to make."""
        wish = ask.Move(version=self.room.table.version, move=self.setting.game.move_to_json(move))
        try:
            self.do(self.room.act(self.guests["seat", seat][1], wish))
        except TableError as error:
            return error.code
        raise AssertionError("it was allowed")

    def live(self, viewer: Viewer) -> list[bytes]:
        """Messages to this viewer's connections since the last move."""
        role: Role = "onlooker" if viewer is None else "seat"
        frames = list(self.guests[role, viewer][0].frames)
        passed = [self.guests["together", None], self.guests["together", 0]]
        return frames + [f for guest, _ in passed if viewer is None for f in guest.frames]

    def sight(self, viewer: Viewer) -> list[bytes]:
        """What a visitor gets who connects, or reconnects, in this viewer's place now."""
        frames = self.do(self.first_frames("onlooker" if viewer is None else "seat", viewer))
        if viewer is None:
            frames += [f for seat in PASSED for f in self.do(self.handed_over(seat, in_view=True))]
        elif viewer in PASSED:
            frames += self.do(self.handed_over(viewer))
        return frames + self.do(self.told_to_anybody()) + [repr(self.ear.lines).encode()]

    async def first_frames(self, role: Role, viewer: Viewer) -> list[bytes]:
        guest = Guest()
        device = b"l" * 32 if role == "onlooker" else device_of(viewer or 0)
        late = await self.room.enter(device, role, guest.send, viewer)
        again = await self.room.state_for(late)
        self.room.leave(late)
        await self.room.settle()
        return [*guest.taken(), sent(again)]

    async def handed_over(self, viewer: int, *, in_view: bool = False) -> list[bytes]:
        guest = Guest()
        passed = await self.room.enter(device_of(0), "together", guest.send)
        await self.room.act(passed, ask.HandOver(seat=viewer, in_view=in_view))
        self.room.leave(passed)
        await self.room.settle()
        return guest.taken()

    async def told_to_anybody(self) -> list[bytes]:
        links = [await self.link(number) for number in (None, 1)]
        records = await self.hall.records(self.room.code)
        cards = [sent(card) for card in await Meeting(self.hall).tables()]
        return [sent(await self.room.face()), *records, *cards, *links]

    async def link(self, number: int | None) -> bytes:
        """What the link to a replay gives."""
        try:
            return repr(await self.hall.record(self.room.code, number)).encode()
        except TableError as error:
            return error.code.encode()


def device_of(seat: int) -> bytes:
    """Seats 0 and 1 share a device that is passed around."""
    return bytes([0 if seat in PASSED else seat]) * 32
