"""A table at two servers: the store decides, and everybody sees the same."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from unittest.mock import patch

import pytest

from hatbox.games.verify import verify
from hatbox.stores.memory import MemoryStore
from hatbox.tables.audience.messages import TableNow
from hatbox.tables.commands import structs as ask
from hatbox.tables.errors import TableError
from hatbox.tables.log.entries import SeatsOrdered, encoder
from hatbox.tables.log.store import StoreFailed, TableCode, Version
from hatbox.tables.others import FREE_TRIES
from tests.tables.house import Guest, House, device, mover_among, plays, plays_on, record_of, sent
from tests.tables.servers import three_servers, two_servers


def told(guest: Guest) -> list[bytes]:
    return [sent(news) for news in guest.inbox if isinstance(news, TableNow)]


def events_told(guest: Guest) -> list[str]:
    views = [news for news in guest.inbox if isinstance(news, TableNow)]
    return [event.event for now in views for event in now.public.value.events]  # type: ignore[attr-defined]


@pytest.mark.parametrize("game", ["not-a-hat", "magic-hat"])
@plays
async def test_people_at_two_servers_and_a_mind_play_a_whole_game(game: str) -> None:
    async with two_servers() as (one, other):
        ana = await one.opens("Ana", game)
        bo = await other.brings(ana, "Bo")
        await ana.does(ask.AddMind(mind="fox"))
        await bo.house.settle()
        assert [seat.name for seat in bo.sees.seats][:2] == ["Ana", "Bo"]
        await ana.starts()
        assert bo.sees.phase == "playing"
        await plays_on([ana, bo])
        assert ana.sees.phase == bo.sees.phase == "over"
        assert events_told(ana) == events_told(bo)
        assert await record_of(bo) == await record_of(ana)
        verify(await record_of(bo))
        assert one.hall.services.tally.conflicts + other.hall.services.tally.conflicts == 0


@plays
async def test_two_tabs_of_one_person_at_two_servers_get_the_same_bytes() -> None:
    async with two_servers() as (one, other):
        ana = await one.opens("Ana")
        bo = await other.brings(ana, "Bo")
        tabs = [await server.lets_in(ana, "Ana") for server in (one, other)]
        await ana.starts()
        for tab in tabs:
            tab.inbox.clear()
        await plays_on([ana, bo], decisions=30)
        first, second = (told(tab) for tab in tabs)
        assert len(first) > 10
        assert first == second


@plays
async def test_who_is_here_is_known_everywhere() -> None:
    async with two_servers() as (one, other):
        ana = await one.opens("Ana")
        bo = await other.brings(ana, "Bo")
        assert [seat.here for seat in ana.sees.seats] == [True, True]
        assert [seat.here for seat in bo.sees.seats] == [True, True]
        cy = await other.lets_in(ana, "Cy", "onlooker")
        assert ana.sees.watching == 1
        await cy.goes()
        assert ana.sees.watching == 0
        await bo.goes()
        assert [seat.here for seat in ana.sees.seats] == [True, False]
        await other.lets_in(ana, "Bo")
        assert [seat.here for seat in ana.sees.seats] == [True, True]


@plays
async def test_talk_is_heard_everywhere_once() -> None:
    async with two_servers() as (one, other):
        ana = await one.opens("Ana")
        bo = await other.brings(ana, "Bo")
        await bo.does(ask.Say(text="hello"))
        assert [talk.text for talk in ana.heard] == [talk.text for talk in bo.heard] == ["hello"]


@plays
async def test_a_command_that_lost_a_race_is_judged_again() -> None:
    """Both hosts' tabs add a mind at once; both are stored, and both servers have both."""
    async with two_servers() as (one, other):
        ana = await one.opens("Ana")
        tab = await other.lets_in(ana, "Ana")
        await asyncio.gather(
            ana.room.act(ana.visitor, ask.AddMind(mind="fox")),
            tab.room.act(tab.visitor, ask.AddMind(mind="raven")),
        )
        await one.settle()
        assert sorted(seat.mind for seat in ana.sees.seats[1:]) == ["fox", "raven"]
        assert [seat.mind for seat in ana.sees.seats] == [seat.mind for seat in tab.sees.seats]
        assert one.hall.services.tally.conflicts + other.hall.services.tally.conflicts == 1


@plays
async def test_nothing_is_refused_on_a_state_that_is_not_the_newest() -> None:
    """The other server's change is stored, and not heard yet."""
    async with two_servers() as (one, other):
        ana = await one.opens("Ana")
        bo = await other.brings(ana, "Bo")
        other.member.is_connected = False
        await ana.does(ask.AddMind(mind="elephant"))
        assert len(bo.sees.seats) == 2
        token = (await ana.room.act(ana.visitor, ask.InviteDevice(seat=0))).token  # type: ignore[union-attr]
        assert await bo.room.claim(device("phone"), token) == 0
        assert len(bo.sees.seats) == 3


class Stormy(MemoryStore):
    """Before every append but those in a turn somebody else writes to the table."""

    is_stormy = False

    async def append(
        self,
        table: TableCode,
        after: Version,
        entries: Sequence[bytes],
        at_ms: int,
        *,
        record: bytes | None = None,
    ) -> None:
        if self.is_stormy:
            swapped = encoder.encode(SeatsOrdered(at=at_ms, seats=[1, 0]))
            await super().append(table, after, [swapped], at_ms)
        await super().append(table, after, entries, at_ms, record=record)


@plays
async def test_who_loses_race_after_race_waits_in_line_and_gets_through() -> None:
    store = Stormy()
    async with House(store) as house:
        ana, bo = await house.table("Ana", "Bo")
        store.is_stormy = True
        await ana.does(ask.AddMind(mind="elephant"))
        store.is_stormy = False
        assert house.hall.services.tally.conflicts == FREE_TRIES
        assert [seat.name for seat in bo.sees.seats][:2] == ["Bo", "Ana"]
        assert len(bo.sees.seats) == 3
        await bo.does(ask.Leave())
        assert bo.table.version == len(await store.read(bo.table.code))


@plays
async def test_of_two_who_take_the_same_name_at_once_one_is_refused() -> None:
    async with two_servers() as (one, other):
        ana = await one.opens("Ana")
        there = await other.hall.room(ana.table.code)
        results = await asyncio.gather(
            ana.room.sit(device("one Bo"), "Bo"),
            there.sit(device("other Bo"), "Bo"),
            return_exceptions=True,
        )
        refused = [result for result in results if isinstance(result, TableError)]
        assert [error.code for error in refused] == ["name-taken"]
        await one.settle()
        assert [seat.name for seat in ana.sees.seats] == ["Ana", "Bo"]


@plays
async def test_nine_people_for_six_free_seats_fill_the_table() -> None:
    async with two_servers() as (one, other):
        ana = await one.opens("Ana")
        await other.brings(ana, "Bo")
        rooms = [ana.room, await other.hall.room(ana.table.code)]
        sits = [rooms[number % 2].sit(device(f"N{number}"), f"N{number}") for number in range(9)]
        results = await asyncio.gather(*sits, return_exceptions=True)
        codes = [result.code for result in results if isinstance(result, TableError)]
        assert codes == ["table-full"] * 3
        await one.settle()
        assert len(ana.sees.seats) == 8


@plays
async def test_a_link_claimed_at_two_servers_moves_the_seat_once() -> None:
    async with two_servers() as (one, other):
        ana = await one.opens("Ana")
        bo = await other.brings(ana, "Bo")
        invitation = await bo.does(ask.InviteDevice(seat=1))
        assert invitation is not None
        claims = [
            (await server.hall.room_of_token(invitation.token)).claim(
                device(server.seed), invitation.token
            )
            for server in (one, other)
        ]
        results = await asyncio.gather(*claims, return_exceptions=True)
        assert sum(result == 1 for result in results) == 1
        refused = [result.code for result in results if isinstance(result, TableError)]
        assert refused == ["bad-token"]
        await one.settle()
        assert bo.farewell == "replaced"


@plays
async def test_a_move_made_twice_at_once_counts_once() -> None:
    async with two_servers() as (one, other):
        ana = await one.opens("Ana")
        bo = await other.brings(ana, "Bo")
        tab = await other.lets_in(ana, "Ana")
        await ana.does(ask.PickStarter(seat=0))
        await ana.starts()
        move = ask.Move(version=ana.sees.version, move={"move": "offer", "object": "hat"})
        acts = [guest.room.act(guest.visitor, move) for guest in (ana, tab)]
        results = await asyncio.gather(*acts, return_exceptions=True)
        refused = [result.code for result in results if isinstance(result, TableError)]
        assert refused == ["stale-version"]
        await one.settle()
        assert events_told(bo).count("offered") == events_told(ana).count("offered") == 1


@plays
async def test_what_changes_no_game_takes_no_move_back() -> None:
    """The other server wrote in between, but somebody's talk setting is no reason to ask again."""
    async with two_servers() as (one, other):
        ana = await one.opens("Ana")
        bo = await other.brings(ana, "Bo")
        await ana.starts()
        mover, second = (ana, bo) if mover_among([ana, bo]) is ana else (bo, ana)
        move = ask.Move(version=mover.sees.version, move={"move": "offer", "object": "hat"})
        invite = ask.InviteDevice(seat=second.seat)
        acts = [second.room.act(second.visitor, invite), mover.room.act(mover.visitor, move)]
        results = await asyncio.gather(*acts, return_exceptions=True)
        assert not [result for result in results if isinstance(result, BaseException)]
        await one.settle()
        assert ana.events == bo.events == ["offered"]


@plays
async def test_a_mind_moves_once_and_by_the_server_that_wrote_last() -> None:
    async with two_servers() as (one, other):
        ana = await one.opens("Ana")
        bo = await other.brings(ana, "Bo")
        for _ in range(2):
            await ana.does(ask.AddMind(mind="raven"))
        await ana.starts()
        await plays_on([ana, bo], decisions=40)
        assert events_told(ana) == events_told(bo)
        conflicts = [server.hall.services.tally.conflicts for server in (one, other)]
        assert conflicts == [0, 0]


@plays
async def test_if_a_server_dies_the_other_acts_a_grace_later() -> None:
    async with two_servers() as (one, other):
        ana = await one.opens("Ana")
        bo = await other.brings(ana, "Bo")
        for _ in range(2):
            await ana.does(ask.AddMind(mind="raven"))
        await bo.house.settle()
        await ana.does(ask.PickStarter(seat=2))
        await ana.starts()
        before = bo.table.version
        await one.dies()
        await other.wait(15)
        assert bo.table.version > before
        assert [seat.here for seat in bo.sees.seats][:2] == [False, True]


@plays
async def test_if_the_hosts_server_dies_the_table_is_handed_over_at_the_other() -> None:
    async with two_servers() as (one, other):
        ana = await one.opens("Ana")
        bo = await other.brings(ana, "Bo")
        await one.dies()
        await other.wait(59)
        assert [seat.host for seat in bo.sees.seats] == [True, False]
        await other.wait(3)
        assert [seat.host for seat in bo.sees.seats] == [False, True]
        await bo.does(ask.SetOptions(game="magic-hat"))


@plays
async def test_deadlines_are_the_same_at_both_servers() -> None:
    async with two_servers() as (one, other):
        ana = await one.opens("Ana")
        await ana.brings("Bo")
        await ana.starts()
        await one.wait(20)
        bo = await other.lets_in(ana, "Bo")
        assert ana.sees.deadline_ms == bo.sees.deadline_ms


@plays
async def test_who_is_removed_and_what_is_closed_is_told_everywhere() -> None:
    async with two_servers() as (one, other):
        ana = await one.opens("Ana")
        bo = await other.brings(ana, "Bo")
        await ana.does(ask.RemoveSeat(seat=1))
        assert bo.farewell == "removed"
        cy = await other.brings(ana, "Cy")
        await ana.does(ask.Close())
        assert cy.farewell == "closed"


@plays
async def test_a_table_that_is_deleted_is_gone_everywhere() -> None:
    async with two_servers() as (one, other):
        ana = await one.opens("Ana")
        bo = await other.brings(ana, "Bo")
        await ana.does(ask.Delete())
        assert bo.farewell == "closed"
        with pytest.raises(TableError, match="unknown-table"):
            await other.hall.room(ana.table.code)


@plays
async def test_what_was_lost_on_the_way_is_made_good_by_the_next_command() -> None:
    async with two_servers() as (one, other):
        ana = await one.opens("Ana")
        bo = await other.brings(ana, "Bo")
        other.member.is_connected = False
        await ana.does(ask.AddMind(mind="fox"))
        assert len(bo.sees.seats) == 2
        await bo.does(ask.InviteDevice(seat=1))
        assert len(bo.sees.seats) == 3


@plays
async def test_what_a_server_stored_and_could_not_tell_is_read_when_it_is_gone() -> None:
    async with two_servers() as (one, other):
        ana = await one.opens("Ana")
        bo = await other.brings(ana, "Bo")
        other.member.is_connected = False
        await ana.does(ask.AddMind(mind="elephant"))
        other.member.is_connected = True
        assert len(bo.sees.seats) == 2
        await one.dies()
        await other.settle()
        assert len(bo.sees.seats) == 3


@plays
async def test_who_comes_from_a_server_that_died_does_not_see_an_older_table() -> None:
    """It stored and answered, and was killed before it told the server of the others."""
    async with two_servers() as (one, other):
        ana = await one.opens("Ana")
        bo = await other.brings(ana, "Bo")
        other.member.is_connected = False
        await ana.does(ask.AddMind(mind="elephant"))
        assert len(bo.sees.seats) == 2
        again = await other.lets_in(ana, "Ana")
        assert len(again.sees.seats) == len(bo.sees.seats) == 3


@plays
async def test_while_the_store_is_away_people_come_back_to_a_table_at_two_servers() -> None:
    async with two_servers() as (one, other):
        ana = await one.opens("Ana")
        bo = await other.brings(ana, "Bo")
        with patch.object(MemoryStore, "read", side_effect=StoreFailed("away")):
            again = await other.lets_in(bo, "Bo")
        assert len(again.sees.seats) == 2


@plays
async def test_what_a_server_stored_and_could_not_tell_is_told_by_who_reads_it() -> None:
    """Three servers: one is cut off after an append, and its guest comes to the third."""
    async with three_servers() as (one, two, three):
        ana = await one.opens("Ana")
        bo = await two.brings(ana, "Bo")
        two.member.is_connected = False
        await ana.does(ask.AddMind(mind="elephant"))
        two.member.is_connected = True
        assert len(bo.sees.seats) == 2
        again = await three.lets_in(ana, "Ana")
        assert len(again.sees.seats) == 3
        assert len(bo.sees.seats) == 3


@plays
async def test_after_a_gap_the_versions_are_compared() -> None:
    async with two_servers() as (one, other):
        ana = await one.opens("Ana")
        bo = await other.brings(ana, "Bo")
        other.member.is_connected = False
        await ana.does(ask.AddMind(mind="fox"))
        await ana.does(ask.AddMind(mind="raven"))
        other.member.is_connected = True
        other.hall.on_gap()
        await other.settle()
        assert len(bo.sees.seats) == 4
        await ana.does(ask.AddMind(mind="elephant"))
        assert len(bo.sees.seats) == 5


@plays
async def test_a_room_that_nobody_is_in_shows_what_happened_elsewhere() -> None:
    async with two_servers() as (one, other):
        ana = await one.opens("Ana")
        there = await other.hall.room(ana.table.code)
        await ana.does(ask.AddMind(mind="fox"))
        assert len((await there.face()).seats) == 2


@plays
async def test_a_stand_in_that_played_elsewhere_is_known_here() -> None:
    """Its thoughts are in the record, whichever server ends the game."""
    async with two_servers() as (one, other):
        ana = await one.opens("Ana", clock=5)
        bo = await other.brings(ana, "Bo")
        await ana.starts()
        await one.wait(12)
        await plays_on([ana, bo])
        assert ana.sees.phase == bo.sees.phase == "over"
        record = await record_of(bo)
        verify(record)
        assert any(thoughts is not None for thoughts in record["thoughts"])


@plays
async def test_a_table_that_was_closed_elsewhere_is_closed_here() -> None:
    async with two_servers() as (one, other):
        ana = await one.opens("Ana")
        bo = await other.brings(ana, "Bo")
        await bo.goes()
        await ana.does(ask.Close())
        assert (await bo.room.face()).phase == "closed"
        with pytest.raises(TableError, match="closed"):
            await bo.comes_in()


@plays
async def test_whoever_hangs_up_before_the_others_have_answered_was_never_here(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async with two_servers() as (one, other):
        ana = await one.opens("Ana")
        room = await other.hall.room(ana.table.code)
        with monkeypatch.context() as patched:
            patched.setattr(other.member, "presence", lambda _: asyncio.sleep(1000))
            entering = asyncio.create_task(Guest(other, room, "Ana").comes_in())
            while not room.visitors:
                await asyncio.sleep(0)
            assert one.member.has_others(ana.table.code)
            entering.cancel()
            with pytest.raises(asyncio.CancelledError):
                await entering
        await other.settle()
        assert room.visitors == []
        assert not one.member.has_others(ana.table.code)
