"""The hall: tables are loaded on demand, unloaded when nobody visits, and expire."""

import asyncio

import pytest

from hatbox.games.verify import verify
from hatbox.stores.memory import MemoryStore
from hatbox.tables.commands import structs as ask
from hatbox.tables.errors import TableError
from hatbox.tables.log import journal, rebuild
from hatbox.tables.log.apply import apply
from hatbox.tables.log.store import START, StoreFailed, TableCode, Version
from hatbox.tables.settings import DAY
from tests.stores.stores import alive
from tests.tables.house import Guest, HandClock, House, device, plays, plays_on, record_of

A_MONTH = 30 * DAY / 1000


class CountingStore(MemoryStore):
    reads = 0

    async def read(self, table: TableCode, after: Version = START) -> list[bytes]:
        self.reads += 1
        await asyncio.sleep(0)
        return await super().read(table, after)


@plays
async def test_a_table_is_loaded_when_somebody_comes_and_only_once() -> None:
    store = CountingStore()
    async with House(store) as house:
        ana = await house.opens("Ana")
        again = await house.restarted()
        assert again.hall.rooms == []
        store.reads = 0
        rooms = await asyncio.gather(*[again.hall.room(ana.table.code) for _ in range(20)])
        assert len({id(room) for room in rooms}) == 1
        assert store.reads == 1


@plays
async def test_a_room_that_everybody_left_leaves_the_memory_and_comes_back() -> None:
    async with House() as house:
        ana, bo = await house.table("Ana", "Bo")
        await ana.starts()
        before = ana.sees.view
        for guest in (ana, bo):
            await guest.goes()
        await house.wait(200)
        assert len(house.hall.rooms) == 1
        await house.wait(200)
        assert house.hall.rooms == []
        room = await house.hall.room(ana.table.code)
        ana = await Guest(house, room, "Ana").comes_in()
        assert ana.sees.view == before


@plays
async def test_a_room_with_a_visitor_stays() -> None:
    async with House() as house:
        ana = await house.opens("Ana")
        await house.wait(2000)
        assert house.hall.rooms == [ana.room]


@plays
async def test_a_table_without_visitors_ends_after_thirty_days_and_its_records_stay() -> None:
    async with House(sweep_every=DAY) as house:
        guests = await house.table("Ana", "Bo")
        ana = guests[0]
        await ana.starts()
        await plays_on(guests)
        await ana.does(ask.Rematch())
        await ana.starts()
        await plays_on(guests, decisions=2)
        for guest in guests:
            await guest.goes()
        await house.wait(A_MONTH - 1)
        await house.hall.room(ana.table.code)
        await house.wait(2 * DAY / 1000)
        with pytest.raises(TableError, match="closed"):
            await house.hall.room(ana.table.code)
        assert await alive(house.store) == []
        for number in (0, 1):
            verify(await record_of(ana, number))


@plays
async def test_somebody_who_is_still_there_keeps_the_table_alive() -> None:
    async with House(sweep_every=DAY) as house:
        ana = await house.opens("Ana")
        await house.wait(2 * A_MONTH)
        assert await alive(house.store) == [ana.table.code]
        assert ana.farewell is None


@plays
async def test_a_visit_within_the_month_keeps_a_table_alive() -> None:
    async with House(sweep_every=DAY) as house:
        ana = await house.opens("Ana")
        await ana.goes()
        await house.wait(A_MONTH / 2)
        room = await house.hall.room(ana.table.code)
        looking = await Guest(house, room, "Olga", "onlooker").comes_in()
        await looking.goes()
        await house.wait(A_MONTH - DAY / 1000)
        assert await alive(house.store) == [ana.table.code]
        await house.wait(3 * DAY / 1000)
        assert await alive(house.store) == []


@plays
async def test_a_game_that_is_being_played_has_no_record_yet() -> None:
    async with House() as house:
        ana, _ = await house.table("Ana", "Bo")
        for number in (None, 1):
            with pytest.raises(TableError, match="no-record"):
                await house.hall.record(ana.table.code, number)


@plays
async def test_records_go_after_a_time_if_that_is_set() -> None:
    async with House(sweep_every=DAY, keep_records=DAY) as house:
        guests = await house.table("Ana", "Bo")
        await guests[0].starts()
        await plays_on(guests)
        assert len(await house.hall.records(guests[0].table.code)) == 1
        await house.wait(3 * DAY / 1000)
        assert await house.hall.records(guests[0].table.code) == []


@plays
async def test_codes_that_are_taken_are_drawn_again() -> None:
    async with House(seed="same") as house:
        ana = await house.opens("Ana")
        twin = House(house.store, seed="same")
        bo = await twin.opens("Bo")
        assert bo.table.code != ana.table.code


@plays
async def test_a_close_that_was_interrupted_is_finished_when_somebody_looks() -> None:
    from hatbox.tables.log.entries import TableClosed, encoder
    from hatbox.tables.log.store import Version

    async with House() as house:
        ana = await house.opens("Ana")
        closed = encoder.encode(TableClosed(at=house.clock.now))
        version = Version(ana.table.version)
        await house.store.append(ana.table.code, version, [closed], house.clock.now)
        again = await house.restarted()
        with pytest.raises(TableError, match="closed"):
            await again.hall.room(ana.table.code)
        assert await alive(house.store) == []


@plays
async def test_a_close_that_cannot_be_finished_now_is_a_close_all_the_same() -> None:
    class NeverEnds(MemoryStore):
        async def end(self, table: TableCode) -> None:
            raise StoreFailed("disk")

    async with House(NeverEnds()) as house:
        ana = await house.opens("Ana")
        await ana.does(ask.Close())
        for _ in range(2):
            with pytest.raises(TableError, match="closed"):
                await house.hall.room(ana.table.code)


@plays
async def test_a_move_applies_one_entry_however_long_the_game_is(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    applied: list[object] = []

    def counting(table: object, entry: object) -> object:
        applied.append(entry)
        return apply(table, entry)  # type: ignore[arg-type]

    store = CountingStore()
    async with House(store) as house:
        ana, bo = await house.table("Ana", "Bo")
        await ana.starts()
        monkeypatch.setattr(journal, "apply", counting)
        monkeypatch.setattr(rebuild, "apply", counting)
        store.reads = 0
        for made in range(1, 301):
            mover = ana if ana.table.seat_to_move == 0 else bo
            answering = mover.sees.view.now.phase == "answering"
            await (mover.accepts() if answering else mover.offers("hat"))
            assert len(applied) == made
        assert store.reads == 0


@plays
async def test_many_tables_at_once() -> None:
    async with House() as house:
        tables = [await house.table("Ana", "Bo") for _ in range(30)]
        await asyncio.gather(*[guests[0].starts() for guests in tables])
        await asyncio.gather(*[plays_on(guests, seed=n) for n, guests in enumerate(tables)])
        for guests in tables:
            verify(await record_of(guests[0]))


@plays
async def test_closing_the_house_finishes_what_is_under_way() -> None:
    async with House() as house:
        ana, bo = await house.table("Ana", "Bo")
        coming = asyncio.create_task(ana.room.sit(device("Cy"), "Cy"))
        await asyncio.sleep(0)
        await house.hall.close()
        assert coming.done()
        assert len(bo.sees.seats) == 3


@pytest.mark.parametrize("turns", range(8))
@plays
async def test_whoever_asks_while_a_table_is_loaded_comes_to_the_same_room(turns: int) -> None:
    """So many turns of the event loop later: also in the one in which it has just been loaded."""
    async with House() as house:
        code = (await house.opens("Ana")).table.code
        async with await house.restarted() as again:
            first = asyncio.create_task(again.hall.room(code))
            for _ in range(turns):
                await asyncio.sleep(0)
            second = asyncio.create_task(again.hall.room(code))
            assert await first is await second is again.hall.rooms[0]


@plays
async def test_a_clock_that_was_ahead_at_the_start_ends_no_table() -> None:
    """Two months ahead when the server opens, and set right within the hour."""
    async with House() as house:
        ana = await house.opens("Ana")
        await ana.goes()
    ahead = AheadClock(int(2 * A_MONTH * 1000))
    async with House(house.store, clock=ahead, seed="late", sweep_every=60_000) as late:
        await late.wait(30 * 60)
        assert await alive(late.store) == [ana.table.code]
        ahead.is_set_right = True
        await late.wait(2 * 60 * 60)
        assert await alive(late.store) == [ana.table.code]


@plays
async def test_a_clock_that_stays_wrong_ends_no_table_that_the_server_has_not_seen_idle() -> None:
    async with House() as house:
        ana = await house.opens("Ana")
        await ana.goes()
    ahead = AheadClock(int(2 * A_MONTH * 1000))
    async with House(house.store, clock=ahead, seed="late", sweep_every=60 * 60_000) as late:
        await late.wait(0.9 * A_MONTH)
        assert await alive(late.store) == [ana.table.code]
        await late.wait(0.2 * A_MONTH)
        assert await alive(late.store) == []


@plays
async def test_a_clock_that_is_behind_the_store_goes_on_from_there() -> None:
    """A small machine without a battery begins in 1970: its tables would look old next time."""
    async with House() as house:
        ana = await house.opens("Ana")
        newest = ana.table.last_at
    async with House(house.store, clock=AheadClock(-newest), seed="late") as late:
        bo = await late.opens("Bo")
        assert bo.table.last_at >= newest


class AheadClock(HandClock):
    """Tables keep the time that the machine had when the server opened."""

    def __init__(self, ahead_ms: int) -> None:
        super().__init__()
        self.now += ahead_ms
        self.ahead_ms = ahead_ms
        self.is_set_right = False

    def wall_ms(self) -> int:
        return self.now - self.ahead_ms * self.is_set_right
