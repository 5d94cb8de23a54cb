"""All tables: opened here, found by their codes, loaded when first needed, swept when left."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Mapping, Sequence
from contextlib import suppress

from msgspec import structs

from hatbox.games import WrongOption, default_game, game_named

from .bots import Bots
from .changes import Change, ServerId
from .codes import draw_code, read_code, table_of_token
from .commands.host import SECRET_BYTES
from .commands.options import check_options
from .errors import TableError
from .log.entries import TableOpened, encoder
from .log.journal import Journal
from .log.rebuild import rebuild
from .log.store import CodeTaken, StoreFailed, TableCode
from .names import clean_name
from .room import Room
from .schedule.clock import Alarm
from .services import Services
from .state.table import Table

logger = logging.getLogger(__name__)

INVITATION_BYTES = 8


class Hall:
    def __init__(self, services: Services) -> None:
        if services.settings.stand_in not in services.minds:
            raise ValueError(f"There is no mind {services.settings.stand_in} to stand in.")
        self.services = services
        self._rooms: dict[TableCode, Room] = {}
        self._loading: dict[TableCode, asyncio.Task[Room]] = {}
        # Tables whose logs could not be read; the others are not concerned.
        self.damaged: set[TableCode] = set()
        self._alarm: Alarm | None = None
        self._sweeping: asyncio.Task[None] | None = None
        self._opened_ms = self._newest_ms = 0

    @property
    def rooms(self) -> list[Room]:
        """The tables that are in memory now."""
        return list(self._rooms.values())

    async def open(self) -> None:
        await self.services.store.open()
        await self.services.changes.open(self)
        self.services.saving.changed = self._tell_saving
        newest = await self.services.store.newest()
        self.services.clock.not_before(newest)
        self._opened_ms = self.services.clock.now_ms()
        # Whatever the clock says: so late it was when this server was not there to see it.
        self._newest_ms = newest or self._opened_ms
        self._set_alarm()

    async def close(self) -> None:
        """Moves under way are finished, and the store with them."""
        if self._alarm is not None:
            self._alarm.cancel()
        self.services.saving.stop()
        for room in self.rooms:
            room.stop()
        await self.settle()
        await self.services.changes.close()
        # What was heard until then.
        await self.settle()
        await self.services.store.close()

    async def settle(self) -> None:
        """Wait until everything that is under way has been done."""
        if self._sweeping is not None:
            await self._sweeping
        await self.services.saving.settle()
        for room in self.rooms:
            await room.settle()

    async def create(
        self,
        device: bytes,
        game: str | None = None,
        *,
        name: str | None = None,
        options: Mapping[str, object] | None = None,
        clock: str | int = "relaxed",
        pace: str = "normal",
    ) -> tuple[Room, int | None]:
        """A new table; the device is its host, and sits down if it gives a name."""
        opened = self._opened(device, game or default_game(), dict(options or {}), clock, pace)
        if name is not None:
            clean_name(name)
        room = await self.room(await self._store(opened))
        return room, None if name is None else await room.sit(device, name)

    async def open_lesson(self, device: bytes, game: str | None, name: str) -> Room:
        """A prepared game for one learner, who is its host; it begins when they start it."""
        opened = self._opened(device, game or default_game(), {}, "off", "normal")
        if game_named(opened.game).LESSON is None:
            raise TableError("no-lesson")
        lesson = structs.replace(opened, learner=clean_name(name))
        return await self.room(await self._store(lesson))

    def _opened(
        self, device: bytes, game: str, options: dict[str, object], clock: str | int, pace: str
    ) -> TableOpened:
        try:
            check_options(game, options, clock, pace)
        except WrongOption as wrong:
            raise TableError(wrong.code) from None
        return TableOpened(
            at=self.services.clock.now_ms(),
            game=game,
            options=options,
            clock=clock,
            pace=pace,
            host=device,
            secret=self.services.draw(SECRET_BYTES),
            invitation=self.services.draw(INVITATION_BYTES),
        )

    async def _store(self, opened: TableOpened) -> TableCode:
        while True:
            code = draw_code(self.services.draw)
            try:
                await self.services.store.create(code, encoder.encode(opened), opened.at)
            except CodeTaken:
                continue
            except StoreFailed:
                self.services.saving.failed()
                raise TableError("not-stored") from None
            return code

    async def room(self, text: str) -> Room:
        """By the code as people type it."""
        code = read_code(text)
        if code is None:
            raise TableError("unknown-table")
        self._forget_closed(code)
        room = self._rooms.get(code) or await self._load_once(code)
        room.touch()
        return room

    async def room_of_token(self, token: str) -> Room:
        code = table_of_token(token)
        if code is None:
            raise TableError("bad-token")
        return await self.room(code)

    async def _load_once(self, code: TableCode) -> Room:
        """Many may ask at once; the log is read once."""
        if code not in self._loading:
            task = asyncio.get_running_loop().create_task(self._load(code))
            self._loading[code] = task
            task.add_done_callback(lambda _: self._loading.pop(code, None))
        return await asyncio.shield(self._loading[code])

    async def _load(self, code: TableCode) -> Room:
        services = self.services
        try:
            raw = await services.store.read(code)
            if not raw:
                raise TableError("closed" if await services.store.exists(code) else "unknown-table")
        except StoreFailed as failed:
            if failed.is_damage:
                self._note_damage(code, failed)
                raise TableError("damaged") from None
            raise TableError("not-stored") from None
        table, bots = self._rebuilt(code, raw)
        if table.is_closed:
            with suppress(StoreFailed):
                await services.store.end(code)
            raise TableError("closed")
        # Register before returning, or a concurrent caller loads a second Room.
        room = self._rooms[code] = Room(services, Journal(services, table, bots))
        return room

    def on_change(self, change: Change) -> None:
        if room := self._rooms.get(change.table):
            room.others.hear_change(change)

    def on_talk(self, table: TableCode, message: bytes) -> None:
        if room := self._rooms.get(table):
            room.others.hear_talk(message)

    def on_presence(self, table: TableCode, server: ServerId, presence: bytes | None) -> None:
        if room := self._rooms.get(table):
            room.others.hear_presence(server, presence)

    def on_gap(self) -> None:
        for room in self.rooms:
            room.others.hear_gap()

    def on_away(self) -> None:
        self.services.saving.failed()

    def _tell_saving(self) -> None:
        for room in self.rooms:
            room.tell_saving()

    def _rebuilt(self, code: TableCode, raw: Sequence[bytes]) -> tuple[Table, Bots]:
        try:
            return rebuild(code, raw, self.services.settings, self.services.minds)
        except Exception as error:
            # Bytes that are no entries, or entries that do not follow from each other.
            self._note_damage(code, error)
            raise TableError("damaged") from None

    def _note_damage(self, code: TableCode, error: Exception) -> None:
        if code not in self.damaged:
            self.damaged.add(code)
            logger.error(
                "the log of a table cannot be read (%s); `hatbox check` names it",
                type(error).__name__,
            )

    async def records(self, text: str, skip: int = 0, most: int | None = None) -> list[bytes]:
        """The finished games of a table as JSON, also of one that has ended."""
        code, store = read_code(text), self.services.store
        try:
            if code is None or not await store.exists(code):
                raise TableError("unknown-table")
            return await store.records(code, skip, most)
        except StoreFailed:
            raise TableError("not-stored") from None

    async def record(self, text: str, number: int | None = None) -> tuple[int, bytes]:
        """A finished game and its number at the table; the last one without a number."""
        code, store = read_code(text), self.services.store
        try:
            if code is None or not await store.exists(code):
                raise TableError("unknown-table")
            found = await store.record(code, number)
        except StoreFailed:
            raise TableError("not-stored") from None
        if found is None:
            raise TableError("no-record")
        return found

    async def sweep(self) -> None:
        """Empty rooms leave the memory; tables that nobody visits any more are ended."""
        now = self.services.clock.now_ms()
        for room in self.rooms:
            if room.table.is_lesson and room.is_idle(now):
                await self._end(room.code)
            if room.table.is_closed or room.is_idle(now):
                self._forget(room)
        if now - self._opened_ms >= self.services.settings.settling:
            seen = self._newest_ms + now - self._opened_ms
            await self._end_idle(min(now, self.services.clock.wall_ms(), seen))

    async def _end_idle(self, now: int) -> None:
        """By the earliest of three clocks: a table that was ended by mistake is lost.

        The third is what the store knew at the start and the time since: a clock that is wrong
        already when the server starts ends nothing.
        """
        store, settings = self.services.store, self.services.settings
        for code in await store.idle_since(now - settings.idle_table):
            await self._end(code)
        if settings.keep_records:
            await store.drop_records(now - settings.keep_records)

    async def _end(self, code: TableCode) -> None:
        try:
            room = await self.room(code)
            if not room.visitors:
                await room.close()
                self._forget(room)
        except TableError:
            pass

    def _forget(self, room: Room) -> None:
        room.stop()
        self._rooms.pop(room.code, None)

    def _forget_closed(self, code: TableCode) -> None:
        room = self._rooms.get(code)
        if room is not None and room.table.is_closed:
            self._forget(room)

    def _set_alarm(self) -> None:
        every = self.services.settings.sweep_every
        self._alarm = self.services.clock.call_later(every, self._ring)

    def _ring(self) -> None:
        self._sweeping = asyncio.get_running_loop().create_task(self._sweep())

    async def _sweep(self) -> None:
        try:
            await self.sweep()
        except StoreFailed:
            pass
        finally:
            self._set_alarm()
