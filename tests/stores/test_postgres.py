"""What is true of PostgreSQL besides the contract: many servers, migrations, lost connections."""

from __future__ import annotations

import asyncio
import signal
import sys
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

import asyncpg
import pytest

from hatbox.extras import MissingExtra
from hatbox.stores.postgres import PostgresStore
from hatbox.stores.postgres.schema import FIRST, STEPS, migrate, version_of
from hatbox.tables.log.store import StoreFailed, TableCode, VersionConflict
from tests.postgres import PostgresServer, postgres
from tests.stores.stores import ONE, TWO, opened, v


@pytest.fixture
def url() -> str:
    return postgres().new_database()


@pytest.fixture
def fragile() -> Iterator[PostgresServer]:
    """A server of one's own, to be stopped and started."""
    server = PostgresServer()
    server.start()
    yield server
    server.stop()


@asynccontextmanager
async def connected(url: str) -> AsyncIterator[Any]:
    db = await asyncpg.connect(url)
    try:
        yield db
    finally:
        await db.close()


def test_however_many_servers_start_the_schema_is_made_once(url: str) -> None:
    async def main() -> None:
        stores = [PostgresStore(url) for _ in range(8)]
        async with AsyncExitStack() as stack:
            await asyncio.gather(*[stack.enter_async_context(opened(store)) for store in stores])
            await stores[0].create(ONE, b"1", 5)
            assert await stores[7].read(ONE) == [b"1"]
        async with connected(url) as db:
            assert await version_of(db) == (len(STEPS), 1)
            assert await db.fetchval("SELECT count(*) FROM hatbox_schema") == 1

    asyncio.run(main())


def test_a_neighbouring_version_is_used_and_a_distant_one_is_not(url: str) -> None:
    more = [*STEPS, ("CREATE TABLE more (x int)",)]

    async def main() -> None:
        async with connected(url) as db:
            await migrate(db, [FIRST])
            await migrate(db, more, least=1)
        async with opened(PostgresStore(url)) as store:
            await store.create(ONE, b"1", 5)
        async with connected(url) as db:
            assert await version_of(db) == (len(more), 1)
            await db.execute("UPDATE hatbox_schema SET least = 99")
        store = PostgresStore(url)
        with pytest.raises(StoreFailed, match="newer-data"):
            await store.open()
        await store.close()

    asyncio.run(main())


def test_a_step_that_fails_changes_nothing(url: str) -> None:
    async def main() -> None:
        async with connected(url) as db:
            await migrate(db, [FIRST])
            with pytest.raises(asyncpg.PostgresError):
                await migrate(db, [FIRST, ("CREATE TABLE more (x int)", "CREATE NONSENSE")])
            assert await version_of(db) == (1, 1)
            assert await db.fetchval("SELECT to_regclass('more')") is None

    asyncio.run(main())


def test_of_servers_that_race_for_a_version_exactly_one_wins(url: str) -> None:
    """In opposite orders, so that statements which wait for each other would deadlock."""
    codes = [TableCode(f"T{number:02}") for number in range(40)]

    async def main() -> None:
        async with opened(PostgresStore(url)) as one, opened(PostgresStore(url)) as other:
            await asyncio.gather(*[one.create(code, b"opened", 0) for code in codes])
            for version in range(1, 11):
                racing = [one.append(code, v(version), [b"one"], 1) for code in codes]
                racing += [other.append(code, v(version), [b"other"], 1) for code in codes[::-1]]
                results = await asyncio.gather(*racing, return_exceptions=True)
                assert sum(result is None for result in results) == len(codes)
                assert {type(result) for result in results} <= {type(None), VersionConflict}
            for code in codes:
                assert len(await one.read(code)) == 11
                assert await one.read(code) == await other.read(code)

    asyncio.run(main())


def test_a_row_that_is_only_locked_is_waited_for(url: str) -> None:
    async def main() -> None:
        async with opened(PostgresStore(url)) as store, connected(url) as db:
            await store.create(ONE, b"1", 5)
            await store.create(TWO, b"1", 5)
            async with db.transaction():
                await db.execute("UPDATE tables SET visited = 9 WHERE code = $1", ONE)
                waiting = asyncio.ensure_future(store.append(ONE, v(1), [b"2"], 6))
                free = asyncio.ensure_future(store.append(TWO, v(1), [b"2"], 6))
                await free
                assert not waiting.done()
            await waiting
            assert await store.read(ONE) == [b"1", b"2"]

    asyncio.run(main())


def test_a_row_that_stays_locked_holds_up_no_other_table(url: str) -> None:
    async def main() -> None:
        async with opened(PostgresStore(url)) as store, connected(url) as db:
            for code in (ONE, TWO):
                await store.create(code, b"1", 5)
            async with db.transaction():
                await db.execute("UPDATE tables SET visited = 9 WHERE code = $1", ONE)
                waiting = asyncio.ensure_future(store.append(ONE, v(1), [b"2"], 6))
                for version in range(1, 20):
                    await store.append(TWO, v(version), [b"x"], 6)
                with pytest.raises(StoreFailed):
                    await waiting
                # It would still be stored when the row is free: who reads ends the backend first.
                assert await store.read(ONE) == [b"1"]
            assert await store.read(ONE) == [b"1"]
            await store.append(ONE, v(1), [b"2"], 6)

    asyncio.run(main())


def test_while_one_server_has_the_turn_the_others_wait_and_lose(url: str) -> None:
    async def main() -> None:
        async with opened(PostgresStore(url)) as one, opened(PostgresStore(url)) as other:
            await one.create(ONE, b"1", 5)
            async with one.turn(ONE) as append:
                late = asyncio.ensure_future(other.append(ONE, v(1), [b"other"], 6))
                await asyncio.sleep(0.2)
                assert not late.done()
                await append(ONE, v(1), [b"mine"], 6)
                with pytest.raises(VersionConflict):
                    await late
            assert await other.read(ONE) == [b"1", b"mine"]

    asyncio.run(main())


def test_a_server_that_is_stopped_in_its_turn_loses_it(url: str) -> None:
    async def main() -> None:
        async with opened(PostgresStore(url)) as one, opened(PostgresStore(url)) as other:
            await one.create(ONE, b"1", 5)
            async with one.turn(ONE) as append:
                await other.append(ONE, v(1), [b"other"], 6)
                with pytest.raises(StoreFailed):
                    await append(ONE, v(1), [b"mine"], 6)
            assert await one.read(ONE) == [b"1", b"other"]

    asyncio.run(main())


def test_what_cannot_be_stored_fails_alone(url: str) -> None:
    async def main() -> None:
        async with opened(PostgresStore(url)) as store:
            await store.create(ONE, b"1", 5)
            await store.create(TWO, b"1", 5)
            bad = store.append(TWO, v(1), [object()], 6)  # type: ignore[list-item]
            good = store.append(ONE, v(1), [b"2"], 6)
            results = await asyncio.gather(bad, good, return_exceptions=True)
            assert [type(result) for result in results] == [StoreFailed, type(None)]
            assert await store.read(TWO) == [b"1"]

    asyncio.run(main())


class Unlucky:
    """A connection that breaks after its next statement was done and before the answer came."""

    def __init__(self, db: Any) -> None:
        self._db = db

    def __getattr__(self, name: str) -> Any:
        return getattr(self._db, name)

    async def fetch(self, *words: Any) -> None:
        await self._db.fetch(*words)
        await self._db.close()
        raise ConnectionResetError


def test_a_commit_whose_answer_was_lost_is_found_in_the_log(url: str) -> None:
    async def main() -> None:
        store = PostgresStore(url)
        async with opened(store):
            await store.create(ONE, b"1", 5)
            await store.append(ONE, v(1), [b"2"], 6)
            store._appender._db = Unlucky(store._appender._db)
            await store.append(ONE, v(2), [b"3", b"4"], 7, record=b"record")
            assert await store.read(ONE) == [b"1", b"2", b"3", b"4"]
            assert await store.records(ONE) == [b"record"]
            with pytest.raises(VersionConflict):
                await store.append(ONE, v(2), [b"late"], 7)
            assert store._database.reconnects == 1

    asyncio.run(main())


def test_a_crash_of_postgresql_loses_nothing_that_was_acknowledged(fragile: PostgresServer) -> None:
    """Stopped as by a crash while tables write; the store goes on by itself."""
    codes = [TableCode(f"T{number}") for number in range(8)]
    acknowledged = dict.fromkeys(codes, 1)

    async def write(store: PostgresStore, code: TableCode, until: asyncio.Event) -> None:
        while not until.is_set():
            version = acknowledged[code]
            try:
                await store.append(code, v(version), [b"%d" % (version + 1)], version)
                acknowledged[code] = version + 1
            except StoreFailed:
                acknowledged[code] = await found(store, code, version)

    async def found(store: PostgresStore, code: TableCode, least: int) -> int:
        """PostgreSQL took longer than a write waits; what was acknowledged must be there."""
        while True:
            try:
                version = len(await store.read(code))
            except StoreFailed:
                continue
            assert version >= least
            return version

    async def main() -> None:
        store = PostgresStore(fragile.new_database())
        async with opened(store):
            await asyncio.gather(*[store.create(code, b"1", 0) for code in codes])
            enough = asyncio.Event()
            writing = asyncio.gather(*[write(store, code, enough) for code in codes])
            await asyncio.sleep(0.3)
            fragile.stop(signal.SIGQUIT)
            before = sum(acknowledged.values())
            await asyncio.to_thread(fragile.start)
            while sum(acknowledged.values()) < before + 100:
                await asyncio.sleep(0.05)
                assert not writing.done()
            enough.set()
            await writing
            for code, version in acknowledged.items():
                assert await store.read(code) == [b"%d" % n for n in range(1, version + 1)]

    asyncio.run(main())


def test_while_postgresql_is_away_writes_fail_and_later_go_on(fragile: PostgresServer) -> None:
    async def main() -> None:
        store = PostgresStore(fragile.new_database())
        async with opened(store):
            await store.create(ONE, b"1", 5)
            fragile.stop()
            with pytest.raises(StoreFailed):
                await store.append(ONE, v(1), [b"2"], 6)
            with pytest.raises(StoreFailed):
                await store.read(ONE)
            assert store.queue_length == 0
            await asyncio.to_thread(fragile.start)
            await store.append(ONE, v(1), [b"2"], 6)
            assert await store.read(ONE) == [b"1", b"2"]

    asyncio.run(main())


def test_an_address_where_nobody_answers_is_a_clear_error() -> None:
    async def main() -> None:
        store = PostgresStore("postgresql://hatbox@127.0.0.1:1/none")
        with pytest.raises(StoreFailed):
            await store.open()
        await store.close()

    asyncio.run(main())


@pytest.fixture(scope="module")
def guarded() -> str:
    """The address of a database whose owner needs a password."""
    server = postgres()
    url = server.new_database()
    owned = url.replace("hatbox@", "guarded@")
    rules = server.data / "pg_hba.conf"
    rules.write_text(f"host all guarded 127.0.0.1/32 scram-sha-256\n{rules.read_text()}")

    async def main() -> None:
        async with connected(url) as db:
            await db.execute("CREATE ROLE guarded LOGIN PASSWORD 'a secret'")
            await db.execute(f"ALTER DATABASE {url.rpartition('/')[2]} OWNER TO guarded")
            await db.execute("SELECT pg_reload_conf()")
        while await refusal_of(owned) is None:
            await asyncio.sleep(0.01)

    asyncio.run(main())
    return owned


async def refusal_of(url: str) -> str | None:
    store = PostgresStore(url)
    try:
        await store.open()
    except StoreFailed as failed:
        return failed.code
    finally:
        await store.close()
    return None


def test_a_password_that_is_missing_or_wrong_is_said(
    guarded: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert asyncio.run(refusal_of(guarded)) == "InvalidPasswordError"
    monkeypatch.setenv("PGPASSWORD", "another")
    assert asyncio.run(refusal_of(guarded)) == "InvalidPasswordError"


def test_the_password_comes_from_the_usual_places(
    guarded: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    assert asyncio.run(refusal_of(guarded.replace("@", ":a%20secret@"))) is None
    file = tmp_path / "pgpass"
    file.write_text("127.0.0.1:*:*:guarded:a secret\n")
    file.chmod(0o600)
    monkeypatch.setenv("PGPASSFILE", str(file))
    assert asyncio.run(refusal_of(guarded)) is None
    monkeypatch.delenv("PGPASSFILE")
    monkeypatch.setenv("PGPASSWORD", "a secret")
    assert asyncio.run(refusal_of(guarded)) is None


def test_a_server_without_tls_is_refused_where_tls_is_asked_for(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert asyncio.run(refusal_of(f"{url}?sslmode=require")) is not None
    monkeypatch.setenv("PGSSLMODE", "require")
    assert asyncio.run(refusal_of(url)) is not None


def test_without_the_extra_its_name_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "asyncpg", None)
    with pytest.raises(MissingExtra, match="postgres"):
        PostgresStore("postgresql://localhost/hatbox")
