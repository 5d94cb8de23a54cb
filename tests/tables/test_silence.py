"""A line that falls silent: its person is away for the others, and back with the next word."""

from hatbox.tables.commands import structs as ask
from tests.tables.house import House, mover_among, plays


@plays
async def test_whose_line_is_silent_is_away_until_it_is_heard() -> None:
    async with House() as house:
        ana, bo = await house.table("Ana", "Bo")
        await ana.starts()
        bo.room.note_silence(bo.visitor, is_silent=True)
        await house.settle()
        assert [seat.here for seat in ana.sees.seats] == [True, False]
        bo.room.note_silence(bo.visitor, is_silent=False)
        await house.settle()
        assert [seat.here for seat in ana.sees.seats] == [True, True]


@plays
async def test_a_silent_line_is_told_everything_and_may_still_act() -> None:
    async with House() as house:
        ana, bo = await house.table("Ana", "Bo")
        await ana.starts()
        mover = mover_among([ana, bo])
        assert mover is not None
        other = ana if mover is bo else bo
        mover.room.note_silence(mover.visitor, is_silent=True)
        other.room.note_silence(other.visitor, is_silent=True)
        await house.settle()
        assert ana.sees.paused, "with nobody here the game sleeps"
        mover.room.note_silence(mover.visitor, is_silent=False)
        await house.settle()
        assert not ana.sees.paused
        await mover.offers("hat")
        assert other.sees.view.now.phase == "answering"


@plays
async def test_another_becomes_host_when_the_line_of_the_host_stays_silent_in_a_pause() -> None:
    async with House() as house:
        ana, bo = await house.table("Ana", "Bo")
        await ana.starts()
        await ana.does(ask.Pause())
        ana.room.note_silence(ana.visitor, is_silent=True)
        await house.wait(59)
        assert [seat.host for seat in bo.sees.seats] == [True, False]
        await house.wait(2)
        assert [seat.host for seat in bo.sees.seats] == [False, True]
        assert (bo.sees.paused, bo.sees.paused_by) == (True, 0)
        await bo.does(ask.Resume())
        assert not bo.sees.paused


@plays
async def test_an_onlooker_is_not_missed() -> None:
    async with House() as house:
        ana, _ = await house.table("Ana", "Bo")
        olga = await ana.shows("Olga")
        version = len(ana.inbox)
        olga.room.note_silence(olga.visitor, is_silent=True)
        await house.settle()
        assert len(ana.inbox) == version
