"""Every adapter of the store port, to run the same tests on."""

from __future__ import annotations

import asyncio
import inspect
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from hatbox.stores.memory import MemoryStore
from hatbox.stores.postgres import PostgresStore
from hatbox.stores.sqlite import SqliteStore
from hatbox.tables.log.store import Store, TableCode, Version
from tests.postgres import postgres

ADAPTERS: dict[str, Callable[[Path], Store]] = {
    "memory": lambda folder: MemoryStore(),
    "postgres": lambda folder: PostgresStore(postgres().new_database()),
    "sqlite": lambda folder: SqliteStore(folder / "data" / "hatbox.db"),
}
ONE, TWO = TableCode("CDFGHJ"), TableCode("CDFGHK")


@asynccontextmanager
async def opened(store: Store) -> AsyncIterator[Store]:
    await store.open()
    try:
        yield store
    finally:
        await store.close()


def with_store(test: Callable[..., Awaitable[None]]) -> Callable[..., None]:
    """A coroutine that is given an open store of each kind as its first argument."""

    def run(adapter: str, tmp_path: Path, **more: Any) -> None:
        async def main() -> None:
            async with opened(ADAPTERS[adapter](tmp_path)) as store:
                await test(store, **more)

        asyncio.run(main())

    own = list(inspect.signature(run).parameters.values())[:2]
    more = list(inspect.signature(test).parameters.values())[1:]
    run.__signature__ = inspect.Signature([*own, *more])  # type: ignore[attr-defined]
    run.__name__ = test.__name__
    return run


def v(number: int) -> Version:
    return Version(number)


async def alive(store: Store) -> list[TableCode]:
    """The tables that have not ended, however long ago somebody was there."""
    return await store.idle_since(1 << 60)
