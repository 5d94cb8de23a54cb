"""Clocks, stand-ins, sleep and the cap: a game is never stuck."""

import time

import pytest

from hatbox.games.verify import verify
from hatbox.tables.audience.visitor import Visitor
from hatbox.tables.commands import structs as ask
from hatbox.tables.schedule.clock import LoopClock
from tests.tables.house import Guest, House, mover_among, plays, plays_on, record_of


async def started(house: House, *names: str, **wishes: object) -> list[Guest]:
    guests = await house.table(*names, **wishes)  # type: ignore[arg-type]
    await guests[0].does(ask.PickStarter(seat=0))
    await guests[0].starts()
    return guests


@pytest.mark.parametrize(("clock", "seconds"), [("relaxed", 60), ("brisk", 20), (7, 7)])
@plays
async def test_when_time_is_up_a_stand_in_makes_the_move(clock: str | int, seconds: int) -> None:
    async with House() as house:
        ana, bo = await started(house, "Ana", "Bo", clock=clock)
        assert ana.sees.deadline_ms == seconds * 1000
        await house.wait(seconds - 0.1)
        assert ana.sees.view.now.phase == "giving"
        await house.wait(0.2)
        assert bo.sees.view.now.phase == "answering"
        assert not bo.sees.seats[0].stand_in
        assert (ana.sees.you.missed, bo.sees.you.missed) == (1, 0)
        await plays_on([ana, bo])
        record = await record_of(ana)
        assert record["rounds"][0]["moves"][0]["by"] == "stand-in"
        verify(record)


@plays
async def test_after_two_in_a_row_the_stand_in_plays_until_the_person_does_anything() -> None:
    async with House() as house:
        ana, bo = await started(house, "Ana", "Bo")
        while not bo.sees.seats[0].stand_in and bo.sees.phase == "playing":
            if bo.table.seat_to_move == 0:
                await house.wait(60)
            else:
                await bo.accepts() if bo.sees.view.now.phase == "answering" else await bo.offers(
                    "hat"
                )
        assert bo.table.sitters[0].misses == 2
        while bo.table.seat_to_move != 0:
            await bo.accepts() if bo.sees.view.now.phase == "answering" else await bo.offers("hat")
        before = bo.sees.version
        await house.wait(20)
        assert bo.sees.version > before
        await ana.does(ask.TakeBack())
        assert not bo.sees.seats[0].stand_in
        assert bo.table.sitters[0].misses == 0


@plays
async def test_a_move_in_time_forgives_a_miss() -> None:
    async with House() as house:
        ana, bo = await started(house, "Ana", "Bo")
        await house.wait(60)
        assert ana.table.sitters[0].misses == 1
        while ana.table.seat_to_move != 0:
            await plays_on([bo], decisions=1)
        await plays_on([ana], decisions=1)
        assert ana.table.sitters[0].misses == 0


@plays
async def test_the_move_of_a_returning_person_counts_as_theirs() -> None:
    async with House() as house:
        ana, bo = await started(house, "Ana", "Bo")
        await ana.does(ask.HandToStandIn(seat=0))
        await ana.offers("hat")
        assert not bo.sees.seats[0].stand_in
        assert bo.sees.view.now.claim == "hat"


@plays
async def test_with_the_clock_off_anybody_may_call_a_stand_in_after_a_minute() -> None:
    async with House() as house:
        ana, bo, cy = await started(house, "Ana", "Bo", "Cy", clock="off")
        onlooker = await ana.shows("Olga")
        assert (bo.sees.deadline_ms, bo.sees.call_ms) == (None, 60_000)
        await house.wait(59)
        assert await cy.is_refused(ask.CallStandIn(seat=0)) == "not-yet"
        await house.wait(1)
        assert await onlooker.is_refused(ask.CallStandIn(seat=0)) == "not-seated"
        assert await cy.is_refused(ask.CallStandIn(seat=1)) == "not-now"
        await cy.does(ask.CallStandIn(seat=0))
        assert bo.sees.view.now.phase == "answering"


@plays
async def test_with_a_clock_nobody_calls() -> None:
    async with House() as house:
        _, bo = await started(house, "Ana", "Bo", clock=600)
        await house.wait(300)
        assert bo.sees.call_ms is None
        assert await bo.is_refused(ask.CallStandIn(seat=0)) == "not-yet"


@plays
async def test_with_no_person_connected_the_game_sleeps() -> None:
    async with House() as house:
        ana, bo = await started(house, "Ana", "Bo")
        olga = await ana.shows("Olga")
        await bo.goes()
        await ana.goes()
        before = ana.table.version
        assert olga.sees.paused
        await house.wait(10_000)
        assert ana.table.version == before
        await ana.comes_in()
        assert not olga.sees.paused
        assert ana.sees.deadline_ms == 60_000
        await house.wait(60)
        assert ana.table.version > before


@plays
async def test_minds_alone_play_for_an_onlooker_to_the_end() -> None:
    async with House() as house:
        room, _ = await house.hall.create(b"screen", options={"rounds": 2})
        screen = await Guest(house, room, "screen", "onlooker").comes_in()
        for command in (ask.AddMind(mind="random"), ask.AddMind(mind="random"), ask.Start()):
            await room.act(Visitor(b"screen"), command)
        await house.wait(5000)
        assert screen.sees.phase == "over"
        verify(await record_of(screen))


@plays
async def test_elephants_among_themselves_are_stopped_at_the_cap() -> None:
    async with House() as house:
        room, _ = await house.hall.create(b"screen")
        screen = await Guest(house, room, "screen", "onlooker").comes_in()
        for _ in range(3):
            await room.act(Visitor(b"screen"), ask.AddMind(mind="elephant"))
        await room.act(Visitor(b"screen"), ask.Start())
        await house.wait(20_000)
        assert screen.sees.phase == "over"
        record = await record_of(screen)
        assert record["rounds"][-1]["truncated"] == "cap"
        assert (record["winners"], len(record["rounds"][-1]["moves"])) == ([0, 1, 2], 400)
        verify(record)


async def passes_on(guests: list[Guest], decisions: int) -> None:
    """People who never doubt: the round goes on for ever."""
    for _ in range(decisions):
        mover = mover_among(guests)
        assert mover is not None
        if mover.sees.view.now.phase == "answering":
            await mover.accepts()
        else:
            await mover.offers("hat")


@plays
async def test_after_the_cap_the_people_may_agree_to_end_it() -> None:
    async with House() as house:
        guests = await started(house, "Ana", "Bo")
        ana, bo = guests
        assert await ana.is_refused(ask.AgreeToEnd(agree=True)) == "not-yet"
        await passes_on(guests, 400)
        assert ana.sees.can_end
        await ana.does(ask.AgreeToEnd(agree=True))
        assert bo.sees.agreed == [0]
        await passes_on(guests, 2)
        await ana.does(ask.AgreeToEnd(agree=False))
        await bo.does(ask.AgreeToEnd(agree=True))
        assert (bo.sees.phase, bo.sees.agreed) == ("playing", [1])
        await ana.does(ask.AgreeToEnd(agree=True))
        assert bo.sees.phase == "over"
        assert bo.sees.opened is not None
        record = await record_of(ana)
        assert record["rounds"][0]["truncated"] == "agreed"
        assert (record["totals"], record["winners"]) == ([0, 0], [0, 1])
        verify(record)


async def looks_and_swaps(guests: list[Guest]) -> None:
    for move in ({"move": "look", "hat": 0}, {"move": "swap", "with": 1}):
        mover = mover_among(guests)
        assert mover is not None
        await mover.moves(move)


@plays
async def test_magic_hat_may_end_after_sixty_turns() -> None:
    async with House() as house:
        guests = await started(house, "Ana", "Bo", game="magic-hat")
        for _ in range(60):
            assert not guests[0].sees.can_end
            await looks_and_swaps(guests)
        assert guests[0].sees.can_end


@plays
async def test_in_a_game_that_was_cut_short_nobody_may_move_or_sees_anything_alone() -> None:
    async with House() as house:
        guests = await started(house, "Ana", "Bo", game="magic-hat")
        for _ in range(60):
            await looks_and_swaps(guests)
        looker = mover_among(guests) or guests[0]
        await looker.moves({"move": "look", "hat": 0})
        assert looker.sees.sees
        for guest in guests:
            await guest.does(ask.AgreeToEnd(agree=True))
        assert (looker.sees.phase, looker.sees.you.may, looker.sees.sees) == ("over", (), None)


@plays
async def test_a_position_that_came_three_times_may_be_the_last() -> None:
    async with House() as house:
        guests = await started(house, "Ana", "Bo", "Cy", options={"arrows": "black"})
        ana, bo, cy = guests
        await passes_on(guests, 2 * (3 + 2 * 12) - 2)
        assert await ana.is_refused(ask.AgreeToEnd(agree=True)) == "not-yet"
        await passes_on(guests, 2)
        assert ana.sees.can_end
        for guest in (ana, bo):
            await guest.does(ask.AgreeToEnd(agree=True))
        assert cy.sees.agreed == [0, 1]
        mover = mover_among(guests)
        assert mover is not None
        await mover.offers("hat")
        receiver = mover_among(guests)
        assert receiver is not None
        await receiver.refuses()
        assert (ana.sees.can_end, ana.sees.agreed) == (False, [])
        assert await cy.is_refused(ask.AgreeToEnd(agree=True)) == "not-yet"


@plays
async def test_who_leaves_a_game_may_come_back_to_it() -> None:
    async with House() as house:
        ana, bo, _cy = await started(house, "Ana", "Bo", "Cy")
        await bo.does(ask.Leave())
        assert bo.farewell == "left"
        assert ana.sees.seats[1].stand_in
        await bo.comes_in()
        await house.settle()
        assert not ana.sees.seats[1].stand_in
        assert (bo.sees.seats[1].here, bo.sees.you.seat) == (True, 1)


@plays
async def test_who_left_a_game_is_not_at_the_next_one() -> None:
    async with House() as house:
        ana, bo, cy = await started(house, "Ana", "Bo", "Cy")
        await bo.does(ask.Leave())
        await plays_on([ana, cy])
        await ana.does(ask.Rematch())
        assert [seat.name for seat in ana.sees.seats] == ["Ana", "Cy"]


@plays
async def test_a_new_clock_gives_all_of_its_time() -> None:
    async with House() as house:
        ana, bo = await started(house, "Ana", "Bo", clock="off")
        await house.wait(35)
        await ana.does(ask.SetOptions(clock="brisk"))
        assert bo.sees.deadline_ms == 20_000
        await house.wait(19)
        assert bo.sees.view.now.phase == "giving"
        await house.wait(2)
        assert bo.sees.view.now.phase == "answering"


@plays
async def test_other_options_leave_the_clock_alone() -> None:
    async with House() as house:
        ana, _ = await started(house, "Ana", "Bo", clock=30)
        await house.wait(20)
        await ana.does(ask.SetOptions(talk=False))
        assert ana.sees.deadline_ms == 10_000


@plays
async def test_after_a_pause_a_decision_has_the_time_that_was_left() -> None:
    async with House() as house:
        ana, bo = await started(house, "Ana", "Bo", clock=30)
        await house.wait(20)
        await ana.does(ask.Pause())
        await house.wait(500)
        await ana.does(ask.Resume())
        assert bo.sees.deadline_ms == 10_000
        await house.wait(9)
        assert bo.sees.view.now.phase == "giving"
        await house.wait(2)
        assert bo.sees.view.now.phase == "answering"


def test_setting_the_clock_of_the_machine_changes_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = LoopClock()
    before = clock.now_ms()
    assert abs(before - time.time() * 1000) < 60_000
    monkeypatch.setattr(time, "time_ns", lambda: 0)
    assert clock.now_ms() >= before
