"""The connection on which a server hears the others: LISTEN, again and again."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress
from typing import TYPE_CHECKING

from . import statements
from .database import Database

if TYPE_CHECKING:
    import asyncpg

logger = logging.getLogger(__name__)

SECONDS_BETWEEN_TRIES = 0.2
SECONDS_BETWEEN_QUESTIONS = 1.0


class Ear:
    """`heard` gets the text of every notification; `missed` is called after every gap."""

    def __init__(
        self, database: Database, heard: Callable[[str], None], missed: Callable[[], None]
    ) -> None:
        self._database = database
        self._heard = heard
        self._missed = missed
        self.is_open = asyncio.Event()

    async def listen_forever(self) -> None:
        while True:
            try:
                await self._listen()
            except Exception as error:
                logger.warning("no changes from others: %s", type(error).__name__)
            await asyncio.sleep(SECONDS_BETWEEN_TRIES)

    async def _listen(self) -> None:
        is_over = asyncio.Event()
        db = await self._database.connect("listener")
        try:
            db.add_termination_listener(lambda _: is_over.set())
            await db.add_listener(statements.CHANNEL, self._hear)
            if self.is_open.is_set():
                self._missed()
            self.is_open.set()
            await self._until_lost(db, is_over)
        finally:
            db.terminate()

    async def _until_lost(self, db: asyncpg.Connection, is_over: asyncio.Event) -> None:
        """A line that went dark says nothing, just as one without news: ask."""
        while not is_over.is_set():
            await db.execute("SELECT 1")
            with suppress(TimeoutError):
                await asyncio.wait_for(is_over.wait(), SECONDS_BETWEEN_QUESTIONS)

    def _hear(self, db: object, pid: int, channel: str, text: object) -> None:
        self._heard(str(text))
