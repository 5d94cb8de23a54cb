"""Changes between servers on one PostgreSQL: NOTIFY after the commit, presence with heartbeats.

NOTIFY inside the transaction of an append would hold a lock of the whole cluster until its flush:
with ten servers and commits of 2 ms it was a quarter of the speed. So it is sent afterwards, on
another connection, many messages in one payload, and only where another server has visitors.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Mapping
from contextlib import suppress
from typing import Any

from hatbox.tables.changes import Change, Listener, ServerId, Traffic
from hatbox.tables.log.store import TableCode, Version
from hatbox.tables.schedule.clock import steady_ms

from . import statements
from .clock import DatabaseClock
from .database import Database, is_answer
from .ear import Ear
from .elsewhere import Elsewhere
from .listing import Listing
from .messages import Changed, Message, Present, Talked, payloads, read_payload

logger = logging.getLogger(__name__)

BEAT_MS = 1_000
# A server that has been silent for so long has nobody at its tables; one that has not reached the
# database for so long is cut off.
SILENT_MS = 5_000
# Long enough to tell people that nothing can be saved.
AWAY_MS = 2_500
# PostgreSQL itself is away, if it answers us with a refusal; for so long nobody is sent elsewhere.
REFUSED_MS = 30_000
CLEAN_UP_EVERY = 60
COMPARE_EVERY = 3
SECONDS_BETWEEN_TRIES = 0.2
# While the database is away; what is lost then is made good by comparing versions.
MOST_MESSAGES = 10_000


class PostgresChanges:
    """Two connections: one listens, one speaks and sends heartbeats."""

    def __init__(self, database: Database, clock: DatabaseClock, server: str = "") -> None:
        self.server = ServerId(server or secrets.token_hex(8))
        self._database = database
        self._clock = clock
        self._listener: Listener | None = None
        self._tasks: list[asyncio.Task[None]] = []
        self._wake = asyncio.Event()
        self._outbox: list[Message] = []
        self._mine: dict[TableCode, bytes] = {}
        self._unwritten: set[TableCode] = set()
        self._elsewhere = Elsewhere()
        self._listing = Listing()
        self._heard_ms: dict[ServerId, float] = {}
        self._beat_ms = 0.0
        self._beats = self._compared = 0
        self._is_refused = self._was_away = False
        self._has_gap = False
        self._sent = self._heard = 0

    async def open(self, listener: Listener) -> None:
        self._listener = listener
        async with self._database.connection() as db:
            await self._beat(db)
        ear = Ear(self._database, self._hear, self._miss)
        loop = asyncio.get_running_loop()
        speaking, listening = self._speak_forever(), ear.listen_forever()
        self._tasks = [loop.create_task(speaking), loop.create_task(listening)]
        await ear.is_open.wait()

    async def close(self) -> None:
        if not self._tasks:
            return
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self._tasks = []
        with suppress(Exception):
            async with self._database.connection() as db:
                for table in self._mine:
                    self._outbox.append(Present(table, None))
                for statement in statements.SAY_FAREWELL:
                    await db.execute(statement, self.server)
                await self._send(db)

    @property
    def is_shared(self) -> bool:
        return True

    @property
    def is_connected(self) -> bool:
        """Without another server, or if the database itself is away, nobody is better off."""
        silent = steady_ms() - self._beat_ms
        is_alone = self._heard_ms.keys() <= {self.server}
        return is_alone or silent < (REFUSED_MS if self._is_refused else SILENT_MS)

    @property
    def traffic(self) -> Traffic:
        return Traffic(self._sent, self._heard, self._database.reconnects)

    def has_others(self, table: TableCode) -> bool:
        return self._elsewhere.has(table)

    def publish(self, change: Change) -> None:
        if self._may_be_heard(change.table):
            self._say(Changed(change.table, change.version, change.entries))

    def talk(self, table: TableCode, message: bytes) -> None:
        if self._may_be_heard(table):
            self._say(Talked(table, message))

    def _may_be_heard(self, table: TableCode) -> bool:
        """Of a table at which nobody is here, nothing is known of the others."""
        return table not in self._mine or self.has_others(table)

    def set_presence(self, table: TableCode, presence: bytes | None) -> None:
        if presence is None:
            self._mine.pop(table, None)
            self._elsewhere.forget(table)
        else:
            self._mine[table] = presence
        self._unwritten.add(table)
        self._say(Present(table, presence))

    async def presence(self, table: TableCode) -> Mapping[ServerId, bytes]:
        """Our own row is written first: of two servers that come at once one sees the other."""
        async with self._database.connection() as db:
            if table in self._unwritten:
                await self._write_presence(db, {table})
            rows = await db.fetch(statements.GET_PRESENCE, table, self.server, SILENT_MS)
        found = {ServerId(server): bytes(presence) for server, presence in rows}
        if table in self._mine:
            for server, there in found.items():
                self._elsewhere.note(table, server, there)
            self._heard_ms |= dict.fromkeys(found, steady_ms())
        return found

    async def count_opening(self, address: str, most: int) -> bool:
        async with self._database.connection() as db:
            return bool(await db.fetchval(statements.COUNT_OPENING, address, most))

    def set_open(self, table: TableCode, card: bytes | None) -> None:
        self._listing.set(table, card)
        self._wake.set()

    async def open_tables(self) -> Mapping[TableCode, bytes]:
        async with self._database.connection() as db:
            return await self._listing.read(db, self.server, SILENT_MS)

    def _say(self, message: Message) -> None:
        if len(self._outbox) < MOST_MESSAGES:
            self._outbox.append(message)
        self._wake.set()

    async def _speak_forever(self) -> None:
        while True:
            try:
                await self._speak()
            except Exception as error:
                logger.warning("the database does not answer: %s", type(error).__name__)
                self._is_refused = is_answer(error)
                self._was_away = True
                if steady_ms() - self._beat_ms > AWAY_MS and self._listener is not None:
                    self._listener.on_away()
                # After a crash of the database nobody's presence is there any more.
                self._unwritten |= set(self._mine)
                self._listing.write_again()
                await asyncio.sleep(SECONDS_BETWEEN_TRIES)

    async def _speak(self) -> None:
        db = await self._database.connect("speaker")
        try:
            while True:
                if steady_ms() - self._beat_ms >= BEAT_MS:
                    await self._beat(db)
                self._wake.clear()
                await self._write_presence(db, set(self._unwritten))
                await self._listing.write(db, self.server)
                await self._send(db)
                await self._compare_presence(db)
                await self._rest()
        finally:
            db.terminate()

    async def _rest(self) -> None:
        """Until there is something to say, or the next heartbeat is due."""
        left = (self._beat_ms + BEAT_MS - steady_ms()) / 1000
        with suppress(TimeoutError):
            async with asyncio.timeout(max(0.0, left)):
                await self._wake.wait()

    async def _send(self, db: Any) -> None:
        messages, self._outbox = self._outbox, []
        if not messages:
            return
        try:
            await db.execute(statements.NOTIFY, list(payloads(self.server, messages)))
            self._sent += len(messages)
        except BaseException:
            # Perhaps they were sent: whoever hears a change twice knows its version already.
            self._outbox = messages + self._outbox
            raise

    async def _write_presence(self, db: Any, tables: set[TableCode]) -> None:
        self._unwritten -= tables
        here = {table: self._mine[table] for table in tables if table in self._mine}
        try:
            if here:
                rows = (list(here), list(here.values()))
                await db.execute(statements.SET_PRESENCE, self.server, *rows)
            if gone := [table for table in tables if table not in here]:
                await db.execute(statements.CLEAR_PRESENCE, self.server, gone)
        except BaseException:
            self._unwritten |= tables
            raise

    async def _beat(self, db: Any) -> None:
        asked = steady_ms()
        rows = await db.fetch(statements.HEARTBEAT, self.server)
        answered = steady_ms()
        self._clock.note(float(rows[0]["now"]), asked, answered)
        self._beat_ms = answered
        self._is_refused = False
        if self._was_away:
            # The others may have been away as well: they have to be heard first.
            self._heard_ms = dict.fromkeys(self._heard_ms, answered)
            self._was_away = False
        for row in rows:
            heard = answered - float(row["silent"])
            self._heard_ms[row["server"]] = max(heard, self._heard_ms.get(row["server"], 0.0))
        self._drop_silent(answered)
        self._beats += 1
        if self._beats % CLEAN_UP_EVERY == 0:
            await db.execute(statements.CLEAN_UP)
            await db.execute(statements.FORGET_OPENINGS)

    def _drop_silent(self, now: float) -> None:
        gone = {server for server, heard in self._heard_ms.items() if now - heard >= SILENT_MS}
        for server in gone:
            del self._heard_ms[server]
            for news in self._elsewhere.drop(server):
                self._report(*news)

    async def _compare_presence(self, db: Any) -> None:
        """A notification may be lost while a listener is away; then a table would stand still."""
        is_due = self._beats % COMPARE_EVERY == 0 and self._compared != self._beats
        if not (is_due or self._has_gap):
            return
        self._compared, self._has_gap = self._beats, False
        rows = await db.fetch(statements.PRESENCE_ELSEWHERE, self.server, SILENT_MS)
        found = {(TableCode(code), ServerId(server)): bytes(it) for code, server, it in rows}
        for table, server, presence in self._elsewhere.compare(found):
            if table in self._mine:
                self._note_presence(table, server, presence)

    def _miss(self) -> None:
        """What was said while nobody listened is lost."""
        if self._listener is not None:
            self._listener.on_gap()
        self._has_gap = True
        self._wake.set()

    def _hear(self, text: str) -> None:
        """A broken payload must not end the connection: anybody may notify on this channel."""
        try:
            server, messages = read_payload(text)
        except ValueError:
            logger.warning("a notification that is not ours")
            return
        if server != self.server:
            self._heard_ms[ServerId(server)] = steady_ms()
            for message in messages:
                self._take(ServerId(server), message)

    def _take(self, server: ServerId, message: Message) -> None:
        table = TableCode(message.table)
        if self._listener is None or table not in self._mine:
            return
        self._heard += 1
        match message:
            case Changed():
                change = Change(table, Version(message.version), message.entries)
                self._listener.on_change(change)
            case Talked():
                self._listener.on_talk(table, message.message)
            case Present():
                self._note_presence(table, server, message.presence)

    def _note_presence(self, table: TableCode, server: ServerId, presence: bytes | None) -> None:
        self._elsewhere.note(table, server, presence)
        self._report(table, server, presence)

    def _report(self, table: TableCode, server: ServerId, presence: bytes | None) -> None:
        if self._listener is not None:
            self._listener.on_presence(table, server, presence)
