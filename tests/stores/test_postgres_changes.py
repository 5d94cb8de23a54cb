"""What is true of NOTIFY and presence on PostgreSQL besides the contract."""

from __future__ import annotations

import asyncio
import signal
from collections.abc import Callable

import asyncpg
import pytest

from hatbox.stores.postgres import PostgresStore, changes, statements
from hatbox.stores.postgres.clock import DatabaseClock
from hatbox.stores.postgres.messages import Changed, Present, Talked, payloads, read_payload
from hatbox.tables.changes import Change
from tests.postgres import PostgresServer, postgres
from tests.stores.listening import SECONDS, Noting, on_postgres
from tests.stores.stores import ONE, opened, v
from tests.stores.test_changes import meet


def test_messages_are_packed_in_order_into_payloads_that_postgresql_takes() -> None:
    said = [Changed(f"T{number}", number, (b"x" * 70,)) for number in range(500)]
    texts = list(payloads("me", [*said, Talked("T", b"hi"), Present("T", None)]))
    assert max(len(text) for text in texts) < 8000
    assert len(texts) < 20
    heard = [message for text in texts for message in read_payload(text)[1]]
    assert heard == [*said, Talked("T", b"hi"), Present("T", None)]
    assert read_payload(texts[0])[0] == "me"


def test_a_change_that_is_too_long_is_told_without_its_entries() -> None:
    async def main() -> None:
        async with on_postgres(2) as (ana, bo):
            await meet(ana, bo)
            ana.changes.publish(Change(ONE, v(2), (b"x" * 9000,)))
            await bo.noting.hears("change", ONE, 2, ())

    asyncio.run(main())


def test_a_strange_notification_disturbs_nobody() -> None:
    url = postgres().new_database()

    async def main() -> None:
        async with on_postgres(2, url) as (ana, bo):
            await meet(ana, bo)
            db = await asyncpg.connect(url)
            for text in ("", "x", "AAAA", "gqNmb2+RkaF6"):
                await db.execute("SELECT pg_notify('hatbox', $1)", text)
            await db.close()
            ana.changes.talk(ONE, b"hello")
            await bo.noting.hears("talk", ONE, b"hello")

    asyncio.run(main())


def test_a_server_that_falls_silent_has_nobody_at_its_tables(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(changes, "BEAT_MS", 100)
    monkeypatch.setattr(changes, "SILENT_MS", 1000)

    async def main() -> None:
        async with on_postgres(2) as (ana, bo):
            await meet(ana, bo)
            assert isinstance(bo.changes, changes.PostgresChanges)
            for task in bo.changes._tasks:
                task.cancel()
            await ana.noting.hears("presence", ONE, None)
            assert not ana.changes.has_others(ONE)
            assert await ana.changes.presence(ONE) == {}

    asyncio.run(main())


def test_a_listener_that_was_cut_off_says_that_there_was_a_gap() -> None:
    url = postgres().new_database()
    cut = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = $1"

    async def main() -> None:
        async with on_postgres(2, url) as (ana, bo):
            await meet(ana, bo)
            db = await asyncpg.connect(url)
            await db.execute(cut, "hatbox listener")
            await db.execute(cut, "hatbox speaker")
            await db.close()
            await bo.noting.hears("gap")
            await ana.noting.hears("gap")
            ana.changes.publish(Change(ONE, v(2), (b"2",)))
            await bo.noting.hears("change", ONE, 2, (b"2",))

    asyncio.run(main())


async def until(is_so: Callable[[], bool]) -> None:
    async with asyncio.timeout(SECONDS):
        while not is_so():
            await asyncio.sleep(0.05)


def test_presence_is_there_again_after_a_crash_of_postgresql() -> None:
    """Its tables are unlogged, so a crash empties them."""
    server = PostgresServer()
    server.start()

    async def main() -> None:
        async with on_postgres(2, server.new_database()) as (ana, bo):
            await meet(ana, bo)
            server.stop(signal.SIGQUIT)
            await ana.noting.hears("away")
            # The database itself is away: nobody would be better off elsewhere.
            assert ana.changes.is_connected
            await asyncio.to_thread(server.start)
            await bo.noting.hears("gap")
            await until(lambda: ana.changes.is_connected and bo.changes.is_connected)
            for here, other in ((ana, b"1"), (bo, b"0")):
                while [*(await here.changes.presence(ONE)).values()] != [other]:
                    await asyncio.sleep(0.1)
        server.stop()

    asyncio.run(main())


def test_the_time_is_the_databases_whatever_the_machine_says() -> None:
    url = postgres().new_database()

    async def main() -> None:
        async with opened(PostgresStore(url)) as one, opened(PostgresStore(url)) as other:
            assert isinstance(one, PostgresStore)
            assert isinstance(other, PostgresStore)
            one.clock._offset_ms += 3_600_000
            await one.changes.open(Noting())
            await other.changes.open(Noting())
            assert abs(one.clock.now_ms() - other.clock.now_ms()) < 1000
            await one.changes.close()
            await other.changes.close()

    asyncio.run(main())


def test_a_clock_that_is_corrected_never_goes_back() -> None:
    clock = DatabaseClock()
    clock.note(5_000_000, 0, 4)
    before = clock.now_ms()
    clock.note(1_000_000, 0, 2)
    assert clock.now_ms() == before
    clock.note(9_000_000, 0, 1)
    assert clock.now_ms() > before


def test_presence_that_was_not_heard_is_found_by_comparing() -> None:
    """A notification is lost while a listener is away; the others must not stand still for it."""
    url = postgres().new_database()

    async def main() -> None:
        async with on_postgres(2, url) as (ana, bo):
            ana.changes.set_presence(ONE, b"0")
            await ana.changes.presence(ONE)
            assert isinstance(bo.changes, changes.PostgresChanges)
            db = await asyncpg.connect(url)
            await db.execute(statements.SET_PRESENCE, bo.changes.server, [ONE], [b"1"])
            await ana.noting.hears("presence", ONE, b"1")
            assert ana.changes.has_others(ONE)
            await db.execute(statements.CLEAR_PRESENCE, bo.changes.server, [ONE])
            await ana.noting.hears("presence", ONE, None)
            assert not ana.changes.has_others(ONE)
            await db.close()

    asyncio.run(main())
