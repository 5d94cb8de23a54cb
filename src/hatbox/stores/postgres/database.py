"""Connections to one PostgreSQL, and its errors as errors of the store port."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from typing import TYPE_CHECKING

from hatbox.tables.log.store import StoreFailed

if TYPE_CHECKING:
    import asyncpg

# How long to wait for an answer, in seconds.
CONNECT_SECONDS = 2.0
STATEMENT_SECONDS = 3.0
MOST_READERS = 4
# A server that is stopped in the middle of a transaction must not hold its locks for long.
SESSION = {"idle_in_transaction_session_timeout": "2000"}


@asynccontextmanager
async def store_errors() -> AsyncIterator[None]:
    """asyncpg raises more than its two base classes, so everything counts as a failed store."""
    try:
        yield
    except (asyncio.CancelledError, StoreFailed):
        raise
    except Exception as error:
        raise StoreFailed(type(error).__name__) from error


class Database:
    """Short statements share a pool; who writes or listens has a connection of its own.

    The address is libpq's: user, password, host, `sslmode` and the rest, and `PG…` variables and
    `~/.pgpass` for what it leaves out.
    """

    def __init__(self, url: str) -> None:
        self._url = url
        self._pool: asyncpg.Pool | None = None
        self._users = 0
        self._unused = asyncio.Event()
        self._unused.set()
        self._connected: set[str] = set()
        # How often a connection of one's own had to be made again.
        self.reconnects = 0

    async def open(self) -> None:
        import asyncpg

        async with store_errors():
            self._pool = await asyncpg.create_pool(
                self._url,
                min_size=1,
                max_size=MOST_READERS,
                timeout=CONNECT_SECONDS,
                command_timeout=STATEMENT_SECONDS,
                server_settings=SESSION | {"application_name": "hatbox"},
                reset=leave_as_it_is,
            )

    async def close(self) -> None:
        """Finish the statements that are under way or wait for a connection, then disconnect."""
        pool, self._pool = self._pool, None
        if pool is not None:
            await self._unused.wait()
            await pool.close()

    @asynccontextmanager
    async def connection(self) -> AsyncIterator[asyncpg.pool.PoolConnectionProxy]:
        async with store_errors():
            if self._pool is None:
                raise StoreFailed("closed-store")
            with self._in_use():
                async with self._pool.acquire(timeout=CONNECT_SECONDS) as db:
                    with terminated_after_timeout(db):
                        yield db

    @contextmanager
    def _in_use(self) -> Iterator[None]:
        self._users += 1
        self._unused.clear()
        try:
            yield
        finally:
            self._users -= 1
            if not self._users:
                self._unused.set()

    async def connect(self, name: str, *, patient: bool = False) -> asyncpg.Connection:
        """A connection of one's own; PostgreSQL shows it by this name. `patient`: no timeout."""
        import asyncpg

        self.reconnects += name in self._connected
        db = await asyncpg.connect(
            self._url,
            timeout=CONNECT_SECONDS,
            command_timeout=None if patient else STATEMENT_SECONDS,
            server_settings=({} if patient else SESSION) | {"application_name": f"hatbox {name}"},
        )
        self._connected.add(name)
        return db


@contextmanager
def terminated_after_timeout(db: asyncpg.pool.PoolConnectionProxy) -> Iterator[None]:
    """The pool would ask PostgreSQL to cancel the statement, and wait for that as long again."""
    try:
        yield
    except TimeoutError:
        db.terminate()
        raise


def is_answer(error: Exception) -> bool:
    """Somebody refused or closed the connection, so that the line to the database is there."""
    import asyncpg

    return isinstance(error, ConnectionError | asyncpg.PostgresError)


async def leave_as_it_is(db: asyncpg.Connection) -> None:
    """Nothing here changes a setting of its session, so there is nothing to reset."""
