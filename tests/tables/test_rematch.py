"""After a game anybody may ask for another one; the host decides."""

from hatbox.tables.commands import structs as ask
from tests.tables.house import Guest, House, plays, plays_on
from tests.tables.test_restart import back


async def after_a_game(house: House) -> list[Guest]:
    guests = await house.table("Ana", "Bo", "Cleo")
    await guests[0].starts()
    await plays_on(guests)
    return guests


@plays
async def test_everybody_sees_who_asks_for_a_rematch() -> None:
    async with House() as house:
        ana, bo, cleo = await after_a_game(house)
        await cleo.does(ask.AskRematch())
        await bo.does(ask.AskRematch())
        assert [one.sees.rematch_asked for one in (ana, bo, cleo)] == [[1, 2]] * 3
        version = ana.sees.version
        await bo.does(ask.AskRematch())
        assert ana.sees.version == version
        await bo.does(ask.AskRematch(ask=False))
        assert ana.sees.rematch_asked == [2]
        await ana.does(ask.Rematch())
        assert (ana.sees.phase, ana.sees.rematch_asked) == ("open", [])


@plays
async def test_a_rematch_is_asked_for_after_a_game_and_by_those_who_sit() -> None:
    async with House() as house:
        ana, _bo = await house.table("Ana", "Bo")
        assert await ana.is_refused(ask.AskRematch()) == "not-now"
        await ana.starts()
        assert await ana.is_refused(ask.AskRematch()) == "not-now"
    async with House() as house:
        ana, *_ = await after_a_game(house)
        onlooker = await ana.shows("Olga")
        assert await onlooker.is_refused(ask.AskRematch()) == "not-seated"
        assert ana.sees.rematch_asked == []


@plays
async def test_who_asked_is_known_after_a_crash() -> None:
    async with House() as house:
        ana, bo, _cleo = await after_a_game(house)
        await bo.does(ask.AskRematch())
        again = await house.restarted()
        returned = await back(ana, again)
        assert returned.sees.rematch_asked == [1]
