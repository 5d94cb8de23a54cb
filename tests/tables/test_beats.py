"""Beats: the table holds the next move, the minds and the clock while something is being seen."""

import pytest

from hatbox.tables.commands import structs as ask
from tests.tables.house import House, plays

OFFER = {"move": "offer", "object": "hat"}
FETCHED = 1400 + 420 + 650


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
        assert ana.sees.beat_ms == round(650 * times)


@plays
async def test_a_refusal_and_the_next_fetch_are_seen_one_after_the_other() -> None:
    async with House(beats=1.0) as house:
        ana, bo = await house.table("Ana", "Bo")
        await ana.does(ask.PickStarter(seat=0))
        await ana.starts()
        await house.wait(3)
        await ana.offers("hat")
        await house.wait(1)
        await bo.refuses()
        assert bo.events == ["refused", "fetched"]
        assert bo.sees.beat_ms == 420 + 900 + 600 + FETCHED


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
        box = ana.table.game.opened(ana.table.running.round).box
        await ana.moves({"move": "call", "animal": box})
        assert ana.sees.phase == "between"
        assert await ana.is_refused(ask.GoOn()) == "beat-running"
        await house.wait(2)
        await ana.does(ask.GoOn())
