"""The mind that is like its opponent: as strong as what that one has won says, game by game."""

import pytest

from hatbox.minds import LIKE_ME, MINDS
from hatbox.minds.gifts.mind import GiftMind
from hatbox.minds.like_me import character_at, level_after
from hatbox.tables.commands import structs as ask
from hatbox.tables.log.rebuild import rebuild
from hatbox.tables.mind_port import TunedMaker
from tests.tables.house import Guest, House, plays, plays_on

STRONG = [1.0] * 6


def bindings_of(guest: Guest, seat: int) -> float:
    mind = guest.room._journal.bots.seated[seat]
    assert isinstance(mind, GiftMind)
    return mind.character.span.bindings


@pytest.mark.parametrize("results", [[], STRONG, [0.0, 0.0]])
@plays
async def test_it_is_as_strong_as_its_opponent(results: list[float]) -> None:
    async with House() as house:
        ana = await house.opens("Ana")
        await ana.does(ask.AddMind(mind=LIKE_ME, results=results))
        await ana.starts()
        expected = character_at(level_after(results)).span.bindings
        assert bindings_of(ana, 1) == expected


@plays
async def test_it_learns_from_each_game_at_the_table() -> None:
    async with House() as house:
        ana = await house.opens("Ana")
        await ana.does(ask.AddMind(mind=LIKE_ME, results=[0.5]))
        await ana.starts()
        await plays_on([ana])
        winners = ana.sees.standing.winners if ana.sees.standing else None
        await ana.does(ask.Rematch())
        results = ana.table.sitters[1].results
        assert results == [0.5, {(0,): 1.0, (1,): 0.0}.get(tuple(winners or ()), 0.5)]
        await ana.starts()
        assert bindings_of(ana, 1) == character_at(level_after(results)).span.bindings


@plays
async def test_it_is_the_same_when_the_table_is_read_from_its_log() -> None:
    async with House() as house:
        ana = await house.opens("Ana")
        await ana.does(ask.AddMind(mind=LIKE_ME, results=STRONG))
        await ana.starts()
        raw = list(await house.store.read(ana.table.code))
        table, bots = rebuild(ana.table.code, raw, house.settings, MINDS)
        assert table.sitters[1].results == STRONG
        mind = bots.seated[1]
        assert isinstance(mind, GiftMind)
        assert mind.character.span.bindings == bindings_of(ana, 1)


@plays
async def test_others_have_no_use_for_results() -> None:
    async with House() as house:
        ana = await house.opens("Ana")
        await ana.does(ask.AddMind(mind="fox", results=STRONG))
        assert ana.table.sitters[1].results is None
        assert [name for name, maker in MINDS.items() if isinstance(maker, TunedMaker)] == [LIKE_ME]
