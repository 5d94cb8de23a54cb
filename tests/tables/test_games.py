"""Whole games of both kinds with every option, people and minds mixed, through the same door."""

import pytest

from hatbox.games.verify import verify
from hatbox.minds import MINDS
from hatbox.tables.commands import structs as ask
from hatbox.tables.log.entries import Moved, decoder
from tests.games.play import ALL, Setting
from tests.tables.house import Guest, House, plays, plays_on, record_of

NAMES = ("Ana", "Bo", "Cy", "Di")


async def seated(house: House, setting: Setting, people: int, **wishes: object) -> list[Guest]:
    options = dict(setting.wishes)
    guests = await house.table(*NAMES[:people], game=setting.name, options=options, **wishes)
    minds = sorted(MINDS)
    for number in range(setting.players - people):
        await guests[0].does(ask.AddMind(mind=minds[number % len(minds)]))
    return guests


@pytest.mark.parametrize("setting", ALL, ids=str)
@plays
async def test_people_and_minds_play_to_a_record_that_holds(setting: Setting) -> None:
    async with House() as house:
        guests = await seated(house, setting, people=min(2, setting.players - 1))
        await guests[0].starts()
        await plays_on(guests, seed=setting.players)
        assert guests[0].sees.phase == "over"
        record = await record_of(guests[0])
        verify(record)
        assert record["players"][: len(guests)] == list(NAMES[: len(guests)])


@pytest.mark.parametrize("mind", sorted(MINDS))
@pytest.mark.parametrize("game", ["not-a-hat", "magic-hat"])
@plays
async def test_every_mind_plays_with_a_person_at_a_real_pace(mind: str, game: str) -> None:
    async with House(beats=1.0) as house:
        ana = await house.opens("Ana", game, clock="brisk")
        for _ in range(2):
            await ana.does(ask.AddMind(mind=mind))
        await ana.starts()
        await house.wait(120)
        log = [decoder.decode(raw) for raw in await house.store.read(ana.table.code)]
        moves = [entry for entry in log if isinstance(entry, Moved)]
        assert {"mind", "stand-in"} <= {move.by for move in moves}
        assert all(move.by == "mind" for move in moves if move.seat in (1, 2))


@plays
async def test_a_series_of_as_many_rounds_as_players() -> None:
    async with House() as house:
        setting = Setting("not-a-hat", 3, {"rounds": "players"})
        guests = await seated(house, setting, people=2)
        await guests[0].starts()
        assert guests[0].sees.rounds == 3
        await plays_on(guests)
        record = await record_of(guests[0])
        assert len(record["rounds"]) == 3
        verify(record)


@plays
async def test_all_seats_handed_to_stand_ins_are_played_to_the_end() -> None:
    async with House(stand_in="fox") as house:
        guests = await house.table("Ana", "Bo", "Cy")
        await guests[0].starts()
        for seat in (2, 1, 0):
            await guests[0].does(ask.HandToStandIn(seat=seat))
        await house.wait(20_000)
        assert guests[0].sees.phase == "over"
        record = await record_of(guests[0])
        assert {move.get("by") for move in record["rounds"][0]["moves"]} == {"stand-in"}
        assert all(thoughts is not None for thoughts in record["thoughts"])
        verify(record)
