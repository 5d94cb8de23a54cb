"""Moving all data between SQLite and PostgreSQL, both ways."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, closing
from pathlib import Path

import pytest

from hatbox.stores.archive import Archive, Moved, Relation, Row, move
from hatbox.stores.postgres import PostgresStore
from hatbox.stores.postgres.archive import PostgresArchive
from hatbox.stores.sqlite import SqliteStore
from hatbox.stores.sqlite_archive import OpenFile, SqliteArchive
from hatbox.tables.log.store import CodeTaken, Store, StoreFailed, TableCode, VersionConflict
from tests.postgres import postgres
from tests.stores.stores import ONE, TWO, alive, opened, v

ENDED = TableCode("CDFGHM")


async def fill(store: Store) -> None:
    await store.create(ONE, b"1", 5)
    await store.append(ONE, v(1), [b"\x00\xff", b""], 6, record=b"first")
    await store.append(ONE, v(3), [b"4"], 7, record=b"second")
    await store.create(TWO, b"1", 5)
    await store.visit(TWO, 99)
    await store.create(ENDED, b"1", 5)
    await store.append(ENDED, v(1), [b"2"], 6, record=b"record")
    await store.end(ENDED)


async def check(store: Store) -> None:
    assert await store.read(ONE) == [b"1", b"\x00\xff", b"", b"4"]
    assert await store.records(ONE) == [b"first", b"second"]
    assert await store.idle_since(99) == [ONE]
    assert await alive(store) == [ONE, TWO]
    assert await store.records(ENDED) == [b"record"]
    with pytest.raises(CodeTaken):
        await store.create(ENDED, b"1", 9)
    with pytest.raises(VersionConflict):
        await store.append(ENDED, v(2), [b"3"], 9)
    await store.append(ONE, v(4), [b"5"], 9)
    await store.append(TWO, v(1), [b"2"], 9, record=b"third")
    assert (await store.read(ONE))[-1] == b"5"


def test_everything_moves_to_postgresql_and_back(tmp_path: Path) -> None:
    url = postgres().new_database()
    here, back = tmp_path / "here.db", tmp_path / "new" / "back.db"

    async def main() -> list[Moved]:
        async with opened(SqliteStore(here)) as store:
            await fill(store)
        there = await move(SqliteArchive(here), PostgresArchive(url))
        again = await move(PostgresArchive(url), SqliteArchive(back))
        async with opened(PostgresStore(url)) as store:
            await check(store)
        async with opened(SqliteStore(back)) as store:
            await check(store)
        return [there, again]

    there, again = asyncio.run(main())
    assert there == again
    assert there[:3] == (3, 5, 3)
    assert back.stat().st_mode & 0o077 == 0


def test_many_rows_move_whole(tmp_path: Path) -> None:
    async def main() -> Moved:
        here = tmp_path / "here.db"
        async with opened(SqliteStore(here)) as store:
            codes = [TableCode(f"T{number:04}") for number in range(1500)]
            await asyncio.gather(*(store.create(code, code.encode(), 1) for code in codes))
            await asyncio.gather(*(store.append(code, v(1), [b"2"], 2) for code in codes))
        return await move(SqliteArchive(here), PostgresArchive(postgres().new_database()))

    assert asyncio.run(main())[:3] == (1500, 3000, 0)


@pytest.fixture
def filled(tmp_path: Path) -> Path:
    async def main() -> None:
        async with opened(SqliteStore(tmp_path / "filled.db")) as store:
            await fill(store)

    asyncio.run(main())
    return tmp_path / "filled.db"


def test_a_store_with_anything_in_it_is_no_target(filled: Path, tmp_path: Path) -> None:
    url = postgres().new_database()

    async def main() -> None:
        async with opened(PostgresStore(url)) as store:
            await store.create(ONE, b"1", 5)
        for target in (PostgresArchive(url), SqliteArchive(filled)):
            with pytest.raises(StoreFailed, match="not-empty"):
                await move(source_of(tmp_path, filled), target)
        async with opened(PostgresStore(url)) as store:
            assert await alive(store) == [ONE]

    asyncio.run(main())


def source_of(tmp_path: Path, filled: Path) -> Archive:
    copy = tmp_path / "copy.db"
    copy.write_bytes(filled.read_bytes())
    return SqliteArchive(copy)


def test_a_store_that_a_server_uses_is_neither_source_nor_target(
    filled: Path, tmp_path: Path
) -> None:
    url = postgres().new_database()
    in_use: list[tuple[Archive, Archive]] = [
        (SqliteArchive(filled), SqliteArchive(tmp_path / "new.db")),
        (PostgresArchive(url), SqliteArchive(tmp_path / "new.db")),
        (source_of(tmp_path, filled), PostgresArchive(url)),
    ]

    async def main() -> None:
        async with opened(SqliteStore(filled)), opened(PostgresStore(url)):
            for source, target in in_use:
                with pytest.raises(StoreFailed, match="in-use"):
                    await move(source, target)

    asyncio.run(main())


def test_a_source_that_is_not_there_is_a_clear_error(tmp_path: Path) -> None:
    with pytest.raises(StoreFailed, match="no-data"):
        asyncio.run(move(SqliteArchive(tmp_path / "none.db"), SqliteArchive(tmp_path / "new.db")))
    assert not (tmp_path / "none.db").exists()


class Forgetful(SqliteArchive):
    """A target that loses a row."""

    @asynccontextmanager
    async def target(self) -> AsyncIterator[OpenFile]:
        async with super().target() as file:
            load = file.load

            async def load_but_one(relation: Relation, rows: Sequence[Row]) -> None:
                await load(relation, rows[1:] if relation.name == "entries" else rows)

            file.load = load_but_one  # type: ignore[method-assign]
            yield file


def test_a_copy_that_differs_is_not_kept(filled: Path, tmp_path: Path) -> None:
    target = tmp_path / "new.db"
    with pytest.raises(StoreFailed, match="not-the-same"):
        asyncio.run(move(SqliteArchive(filled), Forgetful(target)))
    with closing(sqlite3.connect(target)) as db:
        assert db.execute("SELECT count(*) FROM entries").fetchone() == (0,)
