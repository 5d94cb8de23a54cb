"""What is true of the SQLite file besides the contract."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from functools import partial
from pathlib import Path

import pytest

from hatbox.stores import statements
from hatbox.stores.backup import backup
from hatbox.stores.schema import DEVICES, FIRST, IN_ORDER, NO_DEVICES, STEPS, migrate, version_of
from hatbox.stores.sqlite import SqliteStore
from hatbox.stores.writer import Answers, Job, Work, commit
from hatbox.tables.log.store import CodeTaken, StoreFailed, TableCode, VersionConflict
from tests.stores.stores import ONE, TWO, alive, opened, v

ENDED = TableCode("CDFGHM")
LOOP = asyncio.new_event_loop()


def connect(path: Path) -> sqlite3.Connection:
    return sqlite3.connect(path, isolation_level=None)


def test_what_was_written_is_there_after_a_restart(tmp_path: Path) -> None:
    async def main() -> None:
        async with opened(SqliteStore(tmp_path / "hatbox.db")) as store:
            await store.create(ONE, b"1", 5)
            await store.append(ONE, v(1), [b"2"], 6, record=b"record")
        async with opened(SqliteStore(tmp_path / "hatbox.db")) as store:
            assert await store.read(ONE) == [b"1", b"2"]
            assert await store.records(ONE) == [b"record"]
            assert await alive(store) == [ONE]

    asyncio.run(main())


def test_every_commit_is_on_the_disk_before_it_is_told(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "hatbox.db")
    with closing(store._connect()) as db:
        assert db.execute("PRAGMA journal_mode").fetchone() == ("wal",)
        assert db.execute("PRAGMA synchronous").fetchone() == (2,)


def test_two_servers_on_one_file_race_and_exactly_one_wins(tmp_path: Path) -> None:
    async def main() -> None:
        path = tmp_path / "hatbox.db"
        async with opened(SqliteStore(path)) as one, opened(SqliteStore(path)) as other:
            await one.create(ONE, b"opened", 0)
            for version in range(1, 30):
                results = await asyncio.gather(
                    one.append(ONE, v(version), [b"one"], version),
                    other.append(ONE, v(version), [b"other"], version),
                    return_exceptions=True,
                )
                assert sum(result is None for result in results) == 1
            assert await one.read(ONE) == await other.read(ONE)

    asyncio.run(main())


def test_a_file_of_the_first_schema_is_brought_forward_with_its_data(tmp_path: Path) -> None:
    path = tmp_path / "hatbox.db"
    with closing(connect(path)) as old:
        migrate(old, [FIRST])
        assert version_of(old) == 1
        tables = [(ONE, 5, 0), (TWO, 5, 0), (ENDED, 5, 1)]
        old.executemany("INSERT INTO tables VALUES (?, ?, ?)", tables)
        entries = [(code, version, at, entry_of(code, version)) for code, version, at in OLD_LOG]
        old.executemany("INSERT INTO entries VALUES (?, ?, ?, ?)", entries)
        old.execute("INSERT INTO records VALUES (?, 1, 5, ?)", (ENDED, b"record"))
    asyncio.run(check_brought_forward(path))


def test_a_file_of_the_linked_log_is_brought_forward_with_its_data(tmp_path: Path) -> None:
    """Version 4, written as its own statements wrote: in turns, with links and a trigger."""
    path = tmp_path / "hatbox.db"
    with closing(connect(path)) as old:
        migrate(old, [FIRST, DEVICES, NO_DEVICES, IN_ORDER])
        assert version_of(old) == 4
        for code in (TWO, ONE, ENDED):
            old.execute("INSERT INTO tables (code, visited) VALUES (?, 5)", (code,))
        for code, version, at in [*OLD_LOG, (ENDED, 1, 5)]:
            old.execute(LINKED_APPEND, (code, version, at, entry_of(code, version)))
        old.execute("DELETE FROM entries WHERE table_id = 3")
        old.execute("UPDATE tables SET ended = 1, last = NULL WHERE code = ?", (ENDED,))
        old.execute("INSERT INTO records VALUES (?, 1, 5, ?)", (ENDED, b"record"))
    asyncio.run(check_brought_forward(path))


# In turns, and more than nine: not in the order of their texts.
OLD_LOG = [(code, version, version + 5) for version in range(1, 13) for code in (TWO, ONE)]
LINKED_APPEND = """
    INSERT INTO entries (table_id, version, before, at, entry)
    SELECT id, version + 1, last, column3, column4 FROM (VALUES (?, ?, ?, ?))
    LEFT JOIN tables ON code = column1 AND version = column2 - 1 AND NOT ended
"""


async def check_brought_forward(path: Path) -> None:
    async with opened(SqliteStore(path)) as store:
        for code in (ONE, TWO):
            assert await store.read(code) == [entry_of(code, n) for n in range(1, 13)]
            await store.append(code, v(12), [b"13"], 20)
            assert (await store.read(code))[-2:] == [entry_of(code, 12), b"13"]
        assert await alive(store) == [ONE, TWO]
        assert await store.idle_since(20) == []
        assert await store.idle_since(21) == [ONE, TWO]
        assert await store.records(ENDED) == [b"record"]
        assert await store.read(ENDED) == []
        with pytest.raises(VersionConflict):
            await store.append(ENDED, v(0), [b"1"], 20)
        with pytest.raises(CodeTaken):
            await store.create(ENDED, b"1", 20)
    with closing(connect(path)) as new:
        assert version_of(new) == len(STEPS)
        assert new.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        names = {name for (name,) in new.execute("SELECT name FROM sqlite_master WHERE sql <> ''")}
        assert names == {"tables", "entries", "records"}


def entry_of(table: TableCode, version: int) -> bytes:
    return f"{table} {version}".encode()


def test_a_step_that_fails_changes_nothing(tmp_path: Path) -> None:
    with closing(connect(tmp_path / "hatbox.db")) as db:
        migrate(db, [FIRST])
        with pytest.raises(sqlite3.Error):
            migrate(db, [FIRST, ("CREATE TABLE more (x)", "CREATE NONSENSE")])
        assert version_of(db) == 1
        names = db.execute("SELECT name FROM sqlite_master WHERE name = 'more'").fetchall()
        assert names == []


def test_data_of_a_newer_version_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "hatbox.db"
    with closing(connect(path)) as db:
        migrate(db)
        db.execute("PRAGMA user_version = 99")

    async def main() -> None:
        store = SqliteStore(path)
        with pytest.raises(StoreFailed, match="newer"):
            await store.open()
        await store.close()

    asyncio.run(main())
    with closing(connect(path)) as db:
        assert version_of(db) == 99


def test_a_file_that_is_no_database_is_a_clear_error(tmp_path: Path) -> None:
    path = tmp_path / "hatbox.db"
    path.write_bytes(b"this is no database" * 100)

    async def main() -> None:
        store = SqliteStore(path)
        with pytest.raises(StoreFailed):
            await store.open()
        await store.close()

    asyncio.run(main())


def test_a_closed_store_refuses(tmp_path: Path) -> None:
    async def main() -> None:
        store = SqliteStore(tmp_path / "hatbox.db")
        async with opened(store):
            pass
        await store.close()
        with pytest.raises(StoreFailed):
            await store.create(ONE, b"1", 5)
        with pytest.raises(StoreFailed):
            await store.read(ONE)

    asyncio.run(main())


def test_a_job_that_breaks_its_transaction_takes_no_other_down(tmp_path: Path) -> None:
    async def main() -> None:
        store = SqliteStore(tmp_path / "hatbox.db")
        async with opened(store):
            bad = store.create(TWO, object(), 5)  # type: ignore[arg-type]
            results = await asyncio.gather(
                store.create(ONE, b"1", 5), bad, store.visit(ONE, 6), return_exceptions=True
            )
            assert [type(result) for result in results] == [type(None), StoreFailed, type(None)]
            assert await alive(store) == [ONE]

    asyncio.run(main())


def test_only_the_owner_may_read_what_is_kept(tmp_path: Path) -> None:
    async def main() -> list[int]:
        async with opened(SqliteStore(tmp_path / "house" / "hatbox.db")) as store:
            await store.create(ONE, b"opened", 5)
            return [file.stat().st_mode & 0o077 for file in (tmp_path / "house").iterdir()]

    assert set(asyncio.run(main())) == {0}


def test_an_append_that_comes_too_late_takes_no_other_of_its_commit_down(tmp_path: Path) -> None:
    async def main() -> None:
        async with opened(SqliteStore(tmp_path / "hatbox.db")) as store:
            codes = [TableCode(f"TABLE{number:03}") for number in range(100)]
            await asyncio.gather(*(store.create(code, b"1", 5) for code in codes))
            late = [store.append(code, v(0), [b"late"], 6) for code in codes[:3]]
            good = [store.append(code, v(1), [b"2"], 6) for code in codes]
            results = await asyncio.gather(*late, *good, return_exceptions=True)
            assert [type(result) for result in results[:3]] == [VersionConflict] * 3
            assert results[3:] == [None] * 100
            assert [await store.read(code) for code in codes] == [[b"1", b"2"]] * 100

    asyncio.run(main())


def test_a_deleted_name_is_overwritten_at_once(tmp_path: Path) -> None:
    """In the file and in the journal beside it, while the server goes on."""

    async def main() -> None:
        async with opened(SqliteStore(tmp_path / "hatbox.db")) as store:
            await store.create(ONE, b"Rumpelstiltskin", 5)
            await store.append(ONE, v(1), [b"Rumpelstiltskin won"], 6, record=b"Rumpelstiltskin")
            assert any(b"Rumpelstiltskin" in file.read_bytes() for file in tmp_path.iterdir())
            await store.delete(ONE)
            assert not any(b"Rumpelstiltskin" in file.read_bytes() for file in tmp_path.iterdir())

    asyncio.run(main())


def test_a_transaction_that_cannot_be_undone_takes_nothing_more_in(tmp_path: Path) -> None:
    """Otherwise later jobs would be reported as stored and lost with that transaction."""
    with closing(connect(tmp_path / "hatbox.db")) as db:
        migrate(db)
        db.execute("BEGIN IMMEDIATE")
        assert answers(db, partial(statements.create, table=ONE, entry=b"1", at_ms=5)) == [None]
        assert not db.in_transaction
        db.execute("BEGIN IMMEDIATE")
        second = partial(statements.append, table=ONE, after=1, entries=[b"2"], at_ms=6)
        assert answers(db, second) == [None]
        assert not db.in_transaction


def answers(db: sqlite3.Connection, *works: Work) -> Answers:
    jobs = [Job(work, asyncio.Future(loop=LOOP)) for work in works]
    return commit(db, jobs, Path("hatbox.db"))


def test_other_works_share_a_commit_with_moves(tmp_path: Path) -> None:
    async def main() -> None:
        store = SqliteStore(tmp_path / "hatbox.db")
        async with opened(store):
            codes = [TableCode(f"TABLE{number:03}") for number in range(20)]
            await asyncio.gather(*(store.create(code, b"1", 5) for code in codes))
            moves = [store.append(code, v(1), [b"2"], 6) for code in codes]
            late = store.append(ONE, v(1), [b"2"], 6)
            visit = store.visit(codes[0], 7)
            results = await asyncio.gather(*moves, late, visit, return_exceptions=True)
            assert results[:20] == [None] * 20
            assert isinstance(results[20], VersionConflict)
            assert results[21] is None
            assert [await store.read(code) for code in codes] == [[b"1", b"2"]] * 20

    asyncio.run(main())


def test_a_log_with_a_gap_is_not_taken_for_a_shorter_one(tmp_path: Path) -> None:
    path = tmp_path / "hatbox.db"

    async def main() -> None:
        async with opened(SqliteStore(path)) as store:
            await store.create(ONE, b"1", 5)
            await store.append(ONE, v(1), [b"2", b"3"], 6)
            with closing(connect(path)) as db:
                db.execute("DELETE FROM entries WHERE version = 2")
            with pytest.raises(StoreFailed, match="broken-log"):
                await store.read(ONE)

    asyncio.run(main())


def test_a_backup_is_one_moment_while_the_server_writes(tmp_path: Path) -> None:
    """Two tables are written in turn: a copy may be behind, but never with the second ahead."""
    source, target = tmp_path / "hatbox.db", tmp_path / "copy.db"

    async def write(store: SqliteStore) -> None:
        for version in range(1, 200):
            for table in (ONE, TWO):
                await store.append(table, v(version), [b"x" * 500], version)

    async def main() -> None:
        store = SqliteStore(source)
        async with opened(store):
            await store.create(ONE, b"1", 0)
            await store.create(TWO, b"1", 0)
            writing = asyncio.ensure_future(write(store))
            copies = 0
            while not writing.done():
                await asyncio.to_thread(backup, source, target)
                ahead, behind = lengths(target)
                assert behind <= ahead <= behind + 1
                copies += 1
            assert copies > 1
        backup(source, target)
        assert lengths(target) == [200, 200]

    asyncio.run(main())


def lengths(path: Path) -> list[int]:
    with closing(connect(path)) as db:
        assert db.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        count = "SELECT max(version) FROM entries WHERE code = ?"
        return [db.execute(count, (table,)).fetchone()[0] for table in (ONE, TWO)]


@pytest.mark.parametrize("name", ["hatbox.db", "hatbox.db-wal", "link.db", "other.db"])
def test_a_backup_never_takes_the_place_of_the_data(tmp_path: Path, name: str) -> None:
    source = tmp_path / "hatbox.db"
    (tmp_path / "link.db").symlink_to(source)

    async def main() -> None:
        async with opened(SqliteStore(source)) as store:
            await store.create(ONE, b"1", 5)
            (tmp_path / "other.db").hardlink_to(source)
            with pytest.raises(StoreFailed, match="same-file"):
                await asyncio.to_thread(backup, source, tmp_path / name)
            await store.append(ONE, v(1), [b"2"], 6)
        async with opened(SqliteStore(source)) as store:
            assert await store.read(ONE) == [b"1", b"2"]

    asyncio.run(main())


def test_only_the_owner_may_read_a_backup(tmp_path: Path) -> None:
    with closing(connect(tmp_path / "hatbox.db")) as db:
        migrate(db)
    backup(tmp_path / "hatbox.db", tmp_path / "copy.db")
    assert (tmp_path / "copy.db").stat().st_mode & 0o077 == 0


def test_a_server_starts_from_a_backup(tmp_path: Path) -> None:
    async def main() -> None:
        async with opened(SqliteStore(tmp_path / "hatbox.db")) as store:
            await store.create(ONE, b"1", 5)
            await asyncio.to_thread(backup, tmp_path / "hatbox.db", tmp_path / "copy.db")
        async with opened(SqliteStore(tmp_path / "copy.db")) as store:
            await store.append(ONE, v(1), [b"2"], 6)
            assert await store.read(ONE) == [b"1", b"2"]

    asyncio.run(main())


def test_a_backup_that_fails_leaves_the_old_one(tmp_path: Path) -> None:
    target = tmp_path / "copy.db"
    target.write_bytes(b"the old copy")
    (tmp_path / "broken.db").write_bytes(b"this is no database" * 100)
    for source in ("missing.db", "broken.db"):
        with pytest.raises(StoreFailed):
            backup(tmp_path / source, target)
    assert target.read_bytes() == b"the old copy"
    assert sorted(file.name for file in tmp_path.iterdir()) == ["broken.db", "copy.db"]


def test_many_writes_share_a_commit(tmp_path: Path) -> None:
    """Group commit: whatever queued up during the last commit goes into the next."""
    commits = 0

    def count(statement: str) -> None:
        nonlocal commits
        commits += statement == "COMMIT"

    async def main() -> None:
        store = SqliteStore(tmp_path / "hatbox.db")
        connect_plain = store._connect

        def connect_counting() -> sqlite3.Connection:
            db = connect_plain()
            db.set_trace_callback(count)
            return db

        store._connect = connect_counting  # type: ignore[method-assign]
        async with opened(store):
            tables = [TableCode(f"T{number}") for number in range(500)]
            await asyncio.gather(*[store.create(table, b"1", 5) for table in tables])

    asyncio.run(main())
    assert commits < 100
