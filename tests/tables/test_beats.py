"""Beats: the table holds the next move, the minds and the clock while something is being seen."""

import pytest

from hatbox.tables.commands import structs as ask
from tests.tables.house import Guest, House, plays

OFFER = {"move": "offer", "object": "hat"}
FETCHED = 1400 + 420 + 650
OFFERED = 500 + 650
# Words, a breath, the turn; then what is read, and the penalty on its way.
TURNED = 700 + 400 + 420
READ = 700 + 1800
REFUSED = TURNED + READ + 600


@pytest.mark.parametrize(("pace", "times"), [("calm", 1.4), ("normal", 1.0), ("quick", 0.7)])
@plays
async def test_a_fetched_gift_is_shown_before_it_is_offered(pace: str, times: float) -> None:
    async with House(beats=1.0) as house:
        ana, _bo = await house.table("Ana", "Bo", pace=pace)
        await ana.does(ask.PickStarter(seat=0))
        await ana.starts()
        length = round(FETCHED * times)
        assert ana.sees.beat_ms == length
        assert ana.sees.deadline_ms == length + 60_000
        early = ask.Move(version=ana.sees.version, move=OFFER)
        await house.wait((length - 1) / 1000)
        assert await ana.is_refused(early) == "beat-running"
        await house.wait(0.001)
        await ana.does(early)
        assert ana.sees.beat_ms == round(OFFERED * times)


@plays
async def test_a_refusal_and_the_next_fetch_are_seen_one_after_the_other() -> None:
    async with House(beats=1.0) as house:
        ana, bo = await house.table("Ana", "Bo")
        await ana.does(ask.PickStarter(seat=0))
        await ana.starts()
        await refused(house, ana, bo)
        assert bo.events == ["refused", "fetched"]
        assert bo.sees.beat_ms == REFUSED + FETCHED


@plays
async def test_minds_wait_for_the_beat_and_then_think() -> None:
    async with House(beats=1.0) as house:
        ana = await house.opens("Ana")
        await ana.does(ask.AddMind(mind="elephant"))
        await ana.does(ask.PickStarter(seat=1))
        await ana.starts()
        await house.wait(FETCHED / 1000 - 0.01)
        assert ana.sees.view.now.phase == "giving"
        await house.wait(5)
        assert ana.sees.view.now.phase == "answering"


@plays
async def test_the_clock_starts_when_the_beat_is_over() -> None:
    async with House(beats=1.0) as house:
        ana, bo = await house.table("Ana", "Bo", clock=5)
        await ana.does(ask.PickStarter(seat=0))
        await ana.starts()
        await house.wait((FETCHED + 4990) / 1000)
        assert bo.sees.view.now.phase == "giving"
        await house.wait(0.02)
        assert bo.sees.view.now.phase == "answering"


@plays
async def test_nobody_goes_on_before_the_last_reveal_has_been_seen() -> None:
    async with House(beats=1.0) as house:
        ana, _bo = await house.table("Ana", "Bo", game="magic-hat")
        await ana.does(ask.PickStarter(seat=0))
        await ana.starts()
        await house.wait(1.9)
        box = ana.table.game.opened(ana.table.running.round).box
        await ana.moves({"move": "call", "animal": box})
        assert ana.sees.phase == "between"
        assert await ana.is_refused(ask.GoOn()) == "beat-running"
        await house.wait(4.6)
        await ana.does(ask.GoOn())
        assert ana.sees.waiting_for == [1]


async def refused(house: House, ana: Guest, bo: Guest) -> None:
    """Ana offers something that is hardly ever true, and Bo turns it over."""
    await house.wait(FETCHED / 1000)
    await ana.offers("hat")
    await house.wait(OFFERED / 1000)
    await bo.refuses()


async def reveal(house: House, *names: str) -> list[Guest]:
    guests = await house.table("Ana", "Bo", *names)
    await guests[0].does(ask.SetOptions(options={"arrows": "black"}))
    await guests[0].does(ask.PickStarter(seat=0))
    await guests[0].starts()
    await refused(house, guests[0], guests[1])
    return guests


@pytest.mark.parametrize("who", [0, 1])
@plays
async def test_whoever_a_reveal_concerns_may_end_it_once_the_card_has_turned(who: int) -> None:
    async with House(beats=1.0) as house:
        guests = await reveal(house, "Cy")
        await house.wait((TURNED - 1) / 1000)
        assert await guests[who].is_refused(ask.GoOn()) == "not-now"
        await house.wait(0.001)
        await guests[who].does(ask.GoOn())
        assert [guest.sees.beat_ms for guest in guests] == [600 + FETCHED] * 3
        assert guests[2].sees.events == []
        assert await guests[who].is_refused(ask.GoOn()) == "not-now"


@plays
async def test_a_reveal_is_ended_by_nobody_else_but_the_host() -> None:
    async with House(beats=1.0) as house:
        ana, _bo, cy, _dan = await reveal(house, "Cy", "Dan")
        await house.wait((TURNED + 300) / 1000)
        assert await cy.is_refused(ask.GoOn()) == "not-now"
        onlooker = await ana.shows("Olga")
        assert await onlooker.is_refused(ask.GoOn()) == "not-seated"
        assert cy.sees.beat_ms > FETCHED + 600


@plays
async def test_the_host_ends_the_reveal_of_others() -> None:
    async with House(beats=1.0) as house:
        ana, bo, cy = await house.table("Ana", "Bo", "Cy")
        await ana.does(ask.SetOptions(options={"arrows": "black"}))
        await ana.does(ask.PickStarter(seat=1))
        await ana.starts()
        await refused(house, bo, cy)
        await house.wait((TURNED + READ - 1) / 1000)
        await ana.does(ask.GoOn())
        assert cy.sees.beat_ms == 600 + FETCHED


@plays
async def test_what_a_pause_interrupts_can_be_ended_after_it() -> None:
    async with House(beats=1.0) as house:
        ana, bo, _cy = await reveal(house, "Cy")
        await house.wait((TURNED + 100) / 1000)
        await ana.does(ask.Pause())
        assert await bo.is_refused(ask.GoOn()) == "not-now"
        await house.wait(60)
        await ana.does(ask.Resume())
        await bo.does(ask.GoOn())
        assert bo.sees.beat_ms == 600 + FETCHED


@plays
async def test_a_beat_that_was_ended_early_stays_ended_after_a_restart() -> None:
    async with House(beats=1.0) as house:
        ana, bo, _cy = await reveal(house, "Cy")
        await house.wait((TURNED + 100) / 1000)
        await bo.does(ask.GoOn())
        free_at = ana.table.free_at
        again = await house.restarted()
        assert (await again.hall.room(ana.table.code)).table.free_at == free_at
