"""Tables without a server: a manual clock, seeded randomness, guests that keep what they get."""

from __future__ import annotations

import asyncio
import functools
import hashlib
import heapq
import itertools
import random
from collections.abc import Awaitable, Callable, Mapping
from typing import Any, ParamSpec, Self

import msgspec

from hatbox.games.record import parse
from hatbox.minds import MINDS
from hatbox.server.messages import TableMessage, encode
from hatbox.stores.memory import MemoryStore
from hatbox.tables.audience.messages import (
    Bye,
    Entrance,
    Invitation,
    TableNow,
    Talk,
    Update,
    You,
)
from hatbox.tables.audience.visitor import Visitor
from hatbox.tables.changes import Changes, NoOthers
from hatbox.tables.commands import structs as ask
from hatbox.tables.errors import TableError
from hatbox.tables.hall import Hall
from hatbox.tables.log.store import Store
from hatbox.tables.mind_port import MindMaker
from hatbox.tables.room import Room
from hatbox.tables.services import Services
from hatbox.tables.settings import Settings
from hatbox.tables.state.table import Table
from hatbox.tables.word_list import WordList
from tests.games.play import decision

P = ParamSpec("P")
NOON = 1_000_000_000_000


def plays(test: Callable[P, Awaitable[None]]) -> Callable[P, None]:
    """Runs a test that is a coroutine."""

    @functools.wraps(test)
    def run(*args: P.args, **kwargs: P.kwargs) -> None:
        async def main() -> None:
            await test(*args, **kwargs)

        asyncio.run(main())

    return run


class Alarm:
    def __init__(self, callback: Callable[[], None]) -> None:
        self.callback = callback
        self.is_cancelled = False

    def cancel(self) -> None:
        self.is_cancelled = True


class HandClock:
    """A clock that tests advance."""

    def __init__(self) -> None:
        self.now = NOON
        self.count = itertools.count()
        self.alarms: list[tuple[int, int, Alarm]] = []

    def now_ms(self) -> int:
        return self.now

    def wall_ms(self) -> int:
        return self.now_ms()

    def not_before(self, ms: int) -> None:
        self.now = max(self.now, ms)

    def call_later(self, delay_ms: int, callback: Callable[[], None]) -> Alarm:
        alarm = Alarm(callback)
        heapq.heappush(self.alarms, (self.now + max(0, delay_ms), next(self.count), alarm))
        return alarm

    def next_before(self, end: int) -> Alarm | None:
        """The next timer due until then; advances the clock to it."""
        while self.alarms and self.alarms[0][0] <= end:
            at, _, alarm = heapq.heappop(self.alarms)
            if not alarm.is_cancelled:
                self.now = max(self.now, at)
                return alarm
        return None


def draws(seed: str) -> Callable[[int], bytes]:
    """Random bytes that are the same in every world with this seed."""
    count = itertools.count()

    def draw(size: int) -> bytes:
        return hashlib.shake_256(f"{seed} {next(count)}".encode()).digest(size)

    return draw


def device(name: str) -> bytes:
    return hashlib.sha256(name.encode()).digest()


class House:
    """A hall with its store; `restarted` is the same after a crash."""

    def __init__(
        self,
        store: Store | None = None,
        *,
        seed: str = "house",
        minds: Mapping[str, MindMaker] = MINDS,
        clock: HandClock | None = None,
        changes: Changes | None = None,
        words: WordList | None = None,
        **settings: Any,
    ) -> None:
        self.clock = HandClock() if clock is None else clock
        self.store: Store = MemoryStore() if store is None else store
        self.seed, self.minds = seed, minds
        self.settings = Settings(**{"beats": 0.0, **settings})
        self.hall = Hall(
            Services(
                store=self.store,
                minds=minds,
                changes=NoOthers() if changes is None else changes,
                clock=self.clock,
                draw=draws(seed),
                settings=self.settings,
                words=words or WordList(),
            )
        )

    async def __aenter__(self) -> Self:
        await self.hall.open()
        return self

    async def __aexit__(self, *error: object) -> None:
        await self.hall.close()

    async def restarted(self) -> House:
        """A new hall on the same store and clock."""
        for room in self.hall.rooms:
            room.stop()
        known = msgspec.structs.asdict(self.settings)
        return House(self.store, seed=f"{self.seed}+", minds=self.minds, clock=self.clock, **known)

    async def opens(self, host: str = "Ana", game: str = "not-a-hat", **wishes: Any) -> Guest:
        """A new table, and its host at it."""
        room, _ = await self.hall.create(device(host), game, name=host, **wishes)
        return await Guest(self, room, host).comes_in()

    async def table(self, *names: str, game: str = "not-a-hat", **wishes: Any) -> list[Guest]:
        """People who sit together, the first is the host."""
        host = await self.opens(names[0], game, **wishes)
        return [host, *[await host.brings(name) for name in names[1:]]]

    async def settle(self) -> None:
        for _ in range(3):
            await asyncio.sleep(0)
            await self.hall.settle()

    async def wait(self, seconds: float) -> None:
        """Advance the clock, and run everything that is due."""
        end = self.clock.now + round(seconds * 1000)
        await self.settle()
        while (alarm := self.clock.next_before(end)) is not None:
            alarm.callback()
            await self.settle()
        self.clock.now = end


class Guest:
    """A person at a device; several tabs are several guests of one name."""

    def __init__(self, house: House, room: Room, name: str, role: Entrance = "seat") -> None:
        self.house, self.room, self.name, self.role = house, room, name, role
        self.device = device(name)
        self.visitor = Visitor(self.device, "onlooker" if role == "screen" else role)
        self.inbox: list[Update] = []

    async def comes_in(self, seat: int | None = None) -> Guest:
        self.visitor = await self.room.enter(self.device, self.role, self.inbox.append, seat)
        return self

    async def brings(self, name: str) -> Guest:
        """Somebody follows the invitation and sits down."""
        await self.room.sit(device(name), name)
        return await Guest(self.house, self.room, name).comes_in()

    async def shows(self, name: str) -> Guest:
        """Somebody comes to look on."""
        return await Guest(self.house, self.room, name, "onlooker").comes_in()

    async def goes(self) -> None:
        """The connection is lost."""
        self.room.leave(self.visitor)
        await self.house.settle()

    async def does(self, command: ask.Command) -> Invitation | None:
        answer = await self.room.act(self.visitor, command)
        await self.house.settle()
        return answer

    async def is_refused(self, command: ask.Command) -> str:
        """The code of the error; nothing has changed and nobody was told."""
        before = [len(guest.told) for guest in self.others()], self.table.version
        try:
            await self.room.act(self.visitor, command)
        except TableError as error:
            await self.house.settle()
            assert ([len(guest.told) for guest in self.others()], self.table.version) == before
            return error.code
        raise AssertionError(f"{command} was not refused")

    def others(self) -> list[Box]:
        return [Box(visitor) for visitor in self.room.visitors]

    async def moves(self, move: Mapping[str, Any], **more: Any) -> None:
        await self.does(ask.Move(version=self.sees.version, move=dict(move), **more))

    async def offers(self, gift: str, tone: str = "plain") -> None:
        await self.moves({"move": "offer", "object": gift, "tone": tone})

    async def accepts(self) -> None:
        await self.moves({"move": "accept"})

    async def refuses(self) -> None:
        await self.moves({"move": "refuse"})

    async def starts(self) -> None:
        await self.does(ask.Start())

    @property
    def table(self) -> Table:
        return self.room.table

    @property
    def seat(self) -> int:
        seat: int = self.sees.you.seat
        return seat

    @property
    def sees(self) -> Any:
        """The table as this guest saw it last (a `Seen`)."""
        return Seen(next(news for news in reversed(self.inbox) if isinstance(news, TableNow)))

    @property
    def heard(self) -> list[Talk]:
        return [news for news in self.inbox if isinstance(news, Talk)]

    @property
    def farewell(self) -> str | None:
        return self.inbox[-1].code if isinstance(self.inbox[-1], Bye) else None

    @property
    def events(self) -> list[str]:
        return [event.event for event in self.sees.events]


class Box:
    """What a visitor's inbox holds, for counting."""

    def __init__(self, visitor: Visitor) -> None:
        self.told: list[Update] = getattr(visitor.send, "__self__", [])


class Seen:
    """Both parts of a message about a table, with all of its events in order."""

    def __init__(self, now: TableNow) -> None:
        self.you: You = now.you
        self.public = now.public.value

    @property
    def events(self) -> list[Any]:
        events = list(self.public.events)
        for own in reversed(self.you.events):
            events.insert(own.after, own.event)
        return events

    @property
    def sees(self) -> Any:
        return self.you.sees

    def __getattr__(self, name: str) -> Any:
        return getattr(self.public, name)


def plain(update: Any) -> Any:
    """An update as the client reads it."""
    now = Seen(update) if isinstance(update, TableNow) else update
    whole = TableMessage(now.public, now.you) if isinstance(now, Seen) else now
    return msgspec.json.decode(msgspec.json.encode(whole))


def sent(update: Any) -> bytes:
    """An update as the server sends it."""
    return encode(update)


async def plays_on(guests: list[Guest], seed: int = 1, decisions: int = 1000) -> int:
    """Random play of the people, as a script, and of whatever minds sit among them; people go on
    between rounds. The number of decisions that were seen, minds' included."""
    host, chance, made = guests[0], random.Random(seed), 0
    while host.table.phase in ("playing", "between") and made < decisions:
        if host.table.phase == "between":
            for guest in guests:
                if host.table.phase == "between":
                    await guest.does(ask.GoOn())
        elif (mover := mover_among(guests)) is None:
            await host.house.wait(1)
        else:
            move = decision(host.table.running.round, chance)
            await mover.moves(host.table.game.move_to_json(move))
        made += 1
    return made


def mover_among(guests: list[Guest]) -> Guest | None:
    seat = guests[0].table.seat_to_move
    return next((guest for guest in guests if guest.sees.you.seat == seat), None)


async def record_of(guest: Guest, number: int = -1) -> dict[str, Any]:
    records = await guest.house.hall.records(guest.table.code)
    return parse(records[number])
