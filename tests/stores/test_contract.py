"""What every store must do; each adapter runs all of it."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from hatbox.tables.log.store import CodeTaken, Store, StoreFailed, TableCode, VersionConflict
from tests.stores.stores import ADAPTERS, ONE, TWO, alive, v, with_store

pytestmark = pytest.mark.parametrize("adapter", sorted(ADAPTERS))


@with_store
async def test_a_log_begins_with_its_first_entry(store: Store) -> None:
    assert not await store.exists(ONE)
    await store.create(ONE, b"opened", 5)
    assert await store.exists(ONE)
    assert await store.read(ONE) == [b"opened"]
    assert await store.read(TWO) == []


@with_store
async def test_a_code_is_given_once(store: Store) -> None:
    await store.create(ONE, b"opened", 5)
    with pytest.raises(CodeTaken):
        await store.create(ONE, b"again", 6)
    assert await store.read(ONE) == [b"opened"]


@with_store
async def test_entries_follow_one_another_in_their_order(store: Store) -> None:
    await store.create(ONE, b"1", 5)
    await store.append(ONE, v(1), [b"2"], 6)
    await store.append(ONE, v(2), [b"3", b"4", b"\x00\xff"], 7)
    assert await store.read(ONE) == [b"1", b"2", b"3", b"4", b"\x00\xff"]


@with_store
async def test_a_log_can_be_read_from_a_version_on(store: Store) -> None:
    await store.create(ONE, b"1", 5)
    await store.append(ONE, v(1), [b"2", b"3"], 6)
    assert await store.read(ONE, v(1)) == [b"2", b"3"]
    assert await store.read(ONE, v(3)) == []
    assert await store.read(ONE, v(9)) == []


@pytest.mark.parametrize("after", [0, 1, 3, 99])
@with_store
async def test_an_append_must_know_the_newest_version(store: Store, after: int) -> None:
    await store.create(ONE, b"1", 5)
    await store.append(ONE, v(1), [b"2"], 6)
    with pytest.raises(VersionConflict):
        await store.append(ONE, v(after), [b"x", b"y"], 7, record=b"record")
    assert await store.read(ONE) == [b"1", b"2"]
    assert await store.records(ONE) == []


@with_store
async def test_nothing_is_appended_to_a_table_that_is_not_there(store: Store) -> None:
    for after in (0, 1):
        with pytest.raises(VersionConflict):
            await store.append(ONE, v(after), [b"x"], 7)
    assert not await store.exists(ONE)


@with_store
async def test_whatever_is_wrong_with_an_append_is_raised_when_it_is_awaited(store: Store) -> None:
    wrong = store.append(ONE, v(7), [b"x"], 7)
    with pytest.raises(VersionConflict):
        await wrong
    await store.close()
    late = store.append(ONE, v(7), [b"x"], 7)
    with pytest.raises((StoreFailed, VersionConflict)):
        await late


@with_store
async def test_of_writers_who_race_for_a_version_exactly_one_wins(store: Store) -> None:
    await store.create(ONE, b"opened", 0)
    for version in range(1, 21):
        racing = [
            store.append(ONE, v(version), [f"{version} {writer}".encode()], version)
            for writer in range(16)
        ]
        results = await asyncio.gather(*racing, return_exceptions=True)
        winners = [writer for writer, result in enumerate(results) if result is None]
        losers = [result for result in results if result is not None]
        assert len(winners) == 1
        assert all(isinstance(result, VersionConflict) for result in losers)
        assert (await store.read(ONE))[-1] == f"{version} {winners[0]}".encode()
    assert len(await store.read(ONE)) == 21


@with_store
async def test_a_conflict_at_one_table_does_not_touch_the_others(store: Store) -> None:
    tables = [TableCode(f"CDFG{one}{other}") for one in "CDFGHJKM" for other in "CDFGHJKM"]
    await asyncio.gather(*[store.create(table, b"opened", 0) for table in tables])
    writes = [
        store.append(table, v(version), [b"x"], 1) for table in tables for version in (7, 1, 1)
    ]
    results = await asyncio.gather(*writes, return_exceptions=True)
    assert sum(result is None for result in results) == len(tables)
    for table in tables:
        assert await store.read(table) == [b"opened", b"x"]


@with_store
async def test_writers_who_try_again_all_get_in(store: Store) -> None:
    await store.create(ONE, b"opened", 0)

    async def write(name: str) -> None:
        for number in range(10):
            while True:
                after = v(len(await store.read(ONE)))
                try:
                    await store.append(ONE, after, [f"{name}{number}".encode()], 1)
                    break
                except VersionConflict:
                    continue

    await asyncio.gather(*map(write, "abcd"))
    log = await store.read(ONE)
    for name in b"abcd":
        own = [entry for entry in log[1:] if entry[0] == name]
        assert own == sorted(own)
        assert len(own) == 10


@with_store
async def test_a_record_is_kept_with_the_entry_that_ends_the_game(store: Store) -> None:
    await store.create(ONE, b"1", 5)
    await store.append(ONE, v(1), [b"2"], 6, record=b"first")
    await store.append(ONE, v(2), [b"3"], 6)
    await store.append(ONE, v(3), [b"4"], 7, record=b"second")
    assert await store.records(ONE) == [b"first", b"second"]
    assert await store.records(ONE, 1) == [b"second"]
    assert await store.records(ONE, 0, 1) == [b"first"]
    assert await store.records(ONE, 2, 1) == []
    assert await store.records(TWO) == []


@with_store
async def test_a_record_is_found_by_its_number_which_stays(store: Store) -> None:
    await store.create(ONE, b"1", 5)
    assert await store.record(ONE) is None
    await store.append(ONE, v(1), [b"2"], 6, record=b"first")
    await store.append(ONE, v(2), [b"3"], 60, record=b"second")
    assert await store.record(ONE) == (2, b"second")
    assert await store.record(ONE, 1) == (1, b"first")
    assert await store.record(ONE, 3) is None
    assert await store.record(TWO) is None
    await store.drop_records(50)
    assert await store.record(ONE, 1) is None
    assert await store.record(ONE, 2) == (2, b"second")


@with_store
async def test_an_ended_table_keeps_its_records_and_its_code(store: Store) -> None:
    await store.create(ONE, b"1", 5)
    await store.append(ONE, v(1), [b"2"], 6, record=b"record")
    await store.create(TWO, b"1", 5)
    await store.end(ONE)
    await store.end(ONE)
    assert await alive(store) == [TWO]
    assert await store.read(ONE) == []
    assert await store.records(ONE) == [b"record"]
    assert await store.exists(ONE)
    with pytest.raises(CodeTaken):
        await store.create(ONE, b"1", 5)
    with pytest.raises(VersionConflict):
        await store.append(ONE, v(2), [b"3"], 7)


@with_store
async def test_a_deleted_table_is_gone_with_everything(store: Store) -> None:
    await store.create(ONE, b"1", 5)
    await store.append(ONE, v(1), [b"2"], 6, record=b"record")
    await store.end(ONE)
    await store.delete(ONE)
    await store.delete(TWO)
    assert not await store.exists(ONE)
    assert await store.records(ONE) == []
    await store.create(ONE, b"1", 5)
    assert await store.read(ONE) == [b"1"]


@with_store
async def test_tables_are_idle_since_their_last_entry(store: Store) -> None:
    await store.create(ONE, b"1", 100)
    await store.create(TWO, b"1", 100)
    await store.append(TWO, v(1), [b"2"], 200)
    assert await store.idle_since(100) == []
    assert await store.idle_since(101) == [ONE]
    assert await store.idle_since(201) == [ONE, TWO]
    await store.end(ONE)
    assert await store.idle_since(201) == [TWO]


@with_store
async def test_the_newest_is_the_last_entry_or_visit_of_any_table(store: Store) -> None:
    assert await store.newest() == 0
    await store.create(ONE, b"1", 100)
    await store.create(TWO, b"1", 150)
    await store.append(ONE, v(1), [b"2"], 200)
    assert await store.newest() == 200
    await store.visit(TWO, 300)
    assert await store.newest() == 300


@with_store
async def test_a_visit_counts_as_life(store: Store) -> None:
    await store.create(ONE, b"1", 100)
    await store.visit(ONE, 300)
    await store.visit(ONE, 200)
    await store.visit(TWO, 200)
    assert await store.idle_since(300) == []
    assert await store.idle_since(301) == [ONE]


@with_store
async def test_old_records_go_and_with_them_tables_that_ended(store: Store) -> None:
    for table, at in ((ONE, 100), (TWO, 200)):
        await store.create(table, b"1", at)
        await store.append(table, v(1), [b"2"], at, record=b"record")
        await store.end(table)
    await store.drop_records(200)
    assert not await store.exists(ONE)
    assert await store.records(TWO) == [b"record"]


@with_store
async def test_the_queue_is_empty_when_nobody_waits(store: Store) -> None:
    await store.create(ONE, b"1", 5)
    assert store.queue_length == 0


def test_closing_finishes_what_was_asked_for(adapter: str, tmp_path: Path) -> None:
    async def main() -> None:
        store = ADAPTERS[adapter](tmp_path)
        await store.open()
        tables = [TableCode(f"T{number}") for number in range(200)]
        writing = [asyncio.ensure_future(store.create(table, b"1", 5)) for table in tables]
        await asyncio.sleep(0)
        await store.close()
        await asyncio.gather(*writing)

    asyncio.run(main())


@with_store
async def test_a_writer_who_hangs_up_disturbs_nobody(store: Store) -> None:
    await store.create(ONE, b"1", 5)
    await store.create(TWO, b"1", 5)
    gone = asyncio.ensure_future(store.append(ONE, v(1), [b"2"], 6))
    stays = asyncio.ensure_future(store.append(TWO, v(1), [b"2"], 6))
    await asyncio.sleep(0)
    gone.cancel()
    await stays
    assert await store.read(TWO) == [b"1", b"2"]
    assert await store.read(ONE) in ([b"1"], [b"1", b"2"])


@with_store
async def test_whoever_has_the_turn_appends_once_and_then_as_usual(store: Store) -> None:
    await store.create(ONE, b"1", 5)
    async with store.turn(ONE) as append:
        assert await store.read(ONE) == [b"1"]
        await append(ONE, v(1), [b"2"], 6, record=b"record")
        await append(ONE, v(2), [b"3"], 7)
        with pytest.raises(VersionConflict):
            await append(ONE, v(1), [b"late"], 8)
    async with store.turn(ONE) as append:
        with pytest.raises(VersionConflict):
            await append(ONE, v(1), [b"late"], 8)
    async with store.turn(ONE):
        pass
    await store.append(ONE, v(3), [b"4"], 9)
    assert await store.read(ONE) == [b"1", b"2", b"3", b"4"]
    assert await store.records(ONE) == [b"record"]
    await store.probe()
