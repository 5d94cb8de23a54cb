"""Store, then tell: what could not be stored has not happened, and nobody hears of it."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

import pytest

from hatbox.stores.memory import MemoryStore
from hatbox.tables.audience.messages import Saving, TableNow
from hatbox.tables.commands import structs as ask
from hatbox.tables.errors import TableError
from hatbox.tables.log.entries import SeatsOrdered, encoder
from hatbox.tables.log.store import START, StoreFailed, TableCode, Version
from tests.tables.house import Guest, House, Seen, device, plain, plays, plays_on

OFFER = {"move": "offer", "object": "hat"}


class FlakyStore(MemoryStore):
    """Fails when told to: before the write, or after it (nobody can know)."""

    def __init__(self) -> None:
        super().__init__()
        self.fails: str | None = None
        self.can_read = True
        self.why = "disk"
        self.gate: asyncio.Event | None = None

    async def append(
        self,
        table: TableCode,
        after: Version,
        entries: Sequence[bytes],
        at_ms: int,
        *,
        record: bytes | None = None,
    ) -> None:
        if self.gate is not None:
            await self.gate.wait()
        if self.fails == "before":
            raise StoreFailed("disk")
        await super().append(table, after, entries, at_ms, record=record)
        if self.fails == "after":
            raise StoreFailed("disk")

    async def probe(self) -> None:
        if self.fails or not self.can_read:
            raise StoreFailed("disk")

    async def read(self, table: TableCode, after: Version = START) -> list[bytes]:
        if not self.can_read:
            raise StoreFailed(self.why)
        return await super().read(table, after)


async def started(house: House) -> list[Guest]:
    guests = await house.table("Ana", "Bo")
    await guests[0].does(ask.PickStarter(seat=0))
    await guests[0].starts()
    return guests


def events_told(guest: Guest) -> list[str]:
    told = [news for news in guest.inbox if isinstance(news, TableNow)]
    return [plain(event)["event"] for now in told for event in now.public.value.events]


@plays
async def test_a_move_that_was_not_stored_did_not_happen() -> None:
    store = FlakyStore()
    async with House(store) as house:
        ana, bo = await started(house)
        store.fails = "before"
        move = ask.Move(version=ana.sees.version, move=OFFER)
        with pytest.raises(TableError, match="not-stored"):
            await ana.does(move)
        assert "offered" not in events_told(ana) + events_told(bo)
        assert bo.sees.view.now.phase == "giving"
        store.fails = None
        await ana.does(move)
        assert bo.events == ["offered"]


@plays
async def test_a_move_that_was_stored_after_all_is_taken_from_the_store() -> None:
    store = FlakyStore()
    async with House(store) as house:
        ana, bo = await started(house)
        store.fails = "after"
        with pytest.raises(TableError, match="not-stored"):
            await ana.offers("hat")
        store.fails = None
        assert bo.sees.view.now.phase == "answering"
        await bo.accepts()
        assert bo.table.version == len(await store.read(bo.table.code))


@plays
async def test_where_another_writer_came_first_the_command_is_judged_again() -> None:
    store = FlakyStore()
    async with House(store) as house:
        ana, bo = await house.table("Ana", "Bo")
        swapped = encoder.encode(SeatsOrdered(at=house.clock.now, seats=[1, 0]))
        version = Version(ana.table.version)
        await store.append(ana.table.code, version, [swapped], house.clock.now)
        await ana.does(ask.AddMind(mind="elephant"))
        assert [seat.name for seat in bo.sees.seats][:2] == ["Bo", "Ana"]
        assert len(bo.sees.seats) == 3
        assert bo.table.version == len(await store.read(bo.table.code))


@plays
async def test_a_store_that_is_away_for_a_while_does_not_lose_the_table() -> None:
    store = FlakyStore()
    async with House(store) as house:
        ana, bo = await started(house)
        store.fails, store.can_read = "before", False
        for _ in range(2):
            with pytest.raises(TableError, match="not-stored"):
                await ana.offers("hat")
        with pytest.raises(TableError, match="not-stored"):
            await bo.comes_in()
        store.fails, store.can_read = None, True
        await ana.offers("hat")
        assert bo.events == ["offered"]


@plays
async def test_minds_try_again_when_the_store_is_back() -> None:
    store = FlakyStore()
    async with House(store, beats=1.0) as house:
        ana = await with_a_mind_to_move(house)
        store.fails, store.can_read = "before", False
        await house.wait(30)
        assert ana.sees.view.now.phase == "giving"
        store.fails, store.can_read = None, True
        await house.wait(30)
        assert ana.sees.view.now.phase == "answering"


async def with_a_mind_to_move(house: House) -> Guest:
    ana = await house.opens("Ana")
    await ana.does(ask.AddMind(mind="elephant"))
    await ana.does(ask.PickStarter(seat=1))
    await ana.starts()
    return ana


@plays
async def test_a_mind_s_move_that_was_stored_after_all_is_told() -> None:
    store = FlakyStore()
    async with House(store, beats=1.0) as house:
        ana = await with_a_mind_to_move(house)
        store.fails = "after"
        await house.wait(30)
        assert ana.table.seat_to_move == 0
        assert ana.sees.view.now.phase == "answering"
        assert ana.sees.you.may


@plays
async def test_a_mind_s_move_tells_what_another_writer_stored_before_it() -> None:
    store = FlakyStore()
    async with House(store, beats=1.0) as house:
        ana = await with_a_mind_to_move(house)
        other = House(store, clock=house.clock)
        room = await other.hall.room(ana.table.code)
        await Guest(other, room, "Ana").does(ask.SetOptions(talk=False))
        await house.wait(30)
        assert ana.sees.view.now.phase == "answering"
        assert not ana.sees.talk


@plays
async def test_a_hand_over_that_was_not_stored_changes_nothing() -> None:
    store = FlakyStore()
    async with House(store) as house:
        room, _ = await house.hall.create(device("tablet"), "magic-hat")
        for name in ("Ana", "Bo"):
            await room.sit(device("tablet"), name, together=True)
        tablet = await Guest(house, room, "tablet", "together").comes_in()
        await tablet.starts()
        await tablet.does(ask.HandOver(seat=0))
        await tablet.does(ask.HandToStandIn(seat=1))
        store.fails = "before"
        with pytest.raises(TableError, match="not-stored"):
            await tablet.does(ask.HandOver(seat=1))
        assert tablet.sees.you.seat == 0


@plays
async def test_whoever_is_at_a_table_that_another_writer_ended_is_sent_away() -> None:
    store = FlakyStore()
    async with House(store) as house:
        ana, bo = await started(house)
        await store.end(ana.table.code)
        with pytest.raises(TableError, match="closed"):
            await ana.offers("hat")
        assert ana.farewell == bo.farewell == "closed"


@plays
async def test_nobody_sees_a_move_while_it_is_being_stored() -> None:
    store = FlakyStore()
    async with House(store) as house:
        ana, bo = await started(house)
        store.gate = asyncio.Event()
        moving = asyncio.create_task(
            ana.room.act(ana.visitor, ask.Move(version=ana.sees.version, move=OFFER))
        )
        await asyncio.sleep(0)
        told = len(bo.inbox)
        bo.room.leave(ana.visitor)
        looking = asyncio.create_task(bo.room.state_for(bo.visitor))
        entering = asyncio.create_task(ana.shows("Olga"))
        for _ in range(5):
            await asyncio.sleep(0)
        assert len(bo.inbox) == told
        assert not looking.done()
        assert not entering.done()
        store.gate.set()
        await moving
        assert Seen(await looking).view.now.phase == "answering"
        await entering
        await house.settle()


@plays
async def test_a_mover_who_hangs_up_has_moved_all_the_same() -> None:
    store = FlakyStore()
    async with House(store) as house:
        ana, bo = await started(house)
        store.gate = asyncio.Event()
        moving = asyncio.create_task(
            ana.room.act(ana.visitor, ask.Move(version=ana.sees.version, move=OFFER))
        )
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        moving.cancel()
        store.gate.set()
        await house.settle()
        assert bo.events == ["offered"]


@plays
async def test_the_record_is_stored_with_the_last_move_or_not_at_all() -> None:
    store = FlakyStore()
    async with House(store) as house:
        guests = await started(house)
        versions = []
        while guests[0].sees.phase == "playing":
            versions.append(len(await store.read(guests[0].table.code)))
            assert await store.records(guests[0].table.code) == []
            await plays_on(guests, decisions=1)
        assert len(await store.records(guests[0].table.code)) == 1


@plays
async def test_a_broken_mind_does_not_stop_the_table(caplog: pytest.LogCaptureFixture) -> None:
    class Broken:
        def __init__(self, **_: object) -> None:
            pass

        def watch(self, *_: object) -> None:
            raise ValueError("broccoli")

        def decide(self, *_: object) -> None:
            raise ValueError("broccoli")

        def thoughts(self) -> list[dict[str, object]]:
            raise ValueError("broccoli")

    minds = {"broken": Broken, "random": Broken}
    async with House(minds=minds) as house:  # type: ignore[arg-type]
        ana, bo = await house.table("Ana", "Bo")
        await ana.does(ask.AddMind(mind="broken"))
        await ana.starts()
        await plays_on([ana, bo])
        assert ana.sees.phase == "over"
    assert "broccoli" not in caplog.text
    assert "ValueError" in caplog.text


def saving(guest: Guest) -> list[bool]:
    return [news.ok for news in guest.inbox if isinstance(news, Saving)]


@plays
async def test_everybody_is_told_while_nothing_can_be_stored_and_when_it_can_again() -> None:
    """Also at tables at which nobody tried, and who comes in meanwhile."""
    store = FlakyStore()
    async with House(store) as house:
        ana, bo = await started(house)
        cy = await house.opens("Cy")
        store.fails = "before"
        with pytest.raises(TableError, match="not-stored"):
            await ana.offers("hat")
        late = await Guest(house, cy.room, "Late", "onlooker").comes_in()
        assert [saving(guest) for guest in (ana, bo, cy, late)] == [[False]] * 4
        await house.wait(5)
        assert saving(ana) == [False]
        store.fails = None
        await house.wait(2)
        assert [saving(guest) for guest in (ana, bo, cy, late)] == [[False, True]] * 4
        await ana.offers("hat")
        assert saving(ana) == [False, True]


@plays
async def test_a_mind_goes_on_by_itself_when_the_store_works_again() -> None:
    store = FlakyStore()
    async with House(store, beats=1.0) as house:
        ana = await with_a_mind_to_move(house)
        store.fails, store.can_read = "before", False
        await house.wait(30)
        version, told = ana.sees.version, saving(ana)
        store.fails, store.can_read = None, True
        await house.wait(10)
        assert ana.sees.version > version
        assert (told, saving(ana)) == ([False], [False, True])


@plays
async def test_the_time_that_the_store_was_away_is_nobodys_loss() -> None:
    store = FlakyStore()
    async with House(store) as house:
        ana, _ = await house.table("Ana", "Bo", clock=20)
        await ana.does(ask.PickStarter(seat=0))
        await ana.starts()
        store.fails = "before"
        with pytest.raises(TableError, match="not-stored"):
            await ana.offers("hat")
        await house.wait(60)
        store.fails = None
        await house.wait(2)
        assert (ana.sees.deadline_ms or 0) > 17_000
        await house.wait(15)
        await ana.offers("hat")


@plays
async def test_a_damaged_log_is_the_trouble_of_its_table_alone() -> None:
    store = FlakyStore()
    async with House(store) as house:
        ana, _ = await started(house)
        cy = await house.opens("Cy")
        store.can_read, store.why = False, "broken-log"
        ana.room._journal.is_stale = True
        with pytest.raises(TableError, match="not-stored"):
            await ana.offers("hat")
        assert saving(cy) == []
