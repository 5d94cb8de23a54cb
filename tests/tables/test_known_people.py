"""Minds know the people of the last game again: what they have learnt goes with the rematch."""

from functools import partial
from typing import Any

import msgspec
import pytest

from hatbox.minds import MINDS
from hatbox.minds.characters import RAVEN
from hatbox.minds.gifts.mind import GiftMind
from hatbox.tables.commands import structs as ask
from hatbox.tables.log import entries as log
from hatbox.tables.log.rebuild import rebuild
from tests.tables.house import Guest, House, plays, plays_on


def mind_of(guest: Guest, seat: int) -> GiftMind:
    mind = guest.room._journal.bots.seated[seat]
    assert isinstance(mind, GiftMind)
    return mind


async def after_a_game(house: House, mind: str = "raven") -> Guest:
    """Ana and a raven have played, and are asked to play again."""
    ana = await house.opens("Ana")
    await ana.does(ask.AddMind(mind=mind))
    await ana.starts()
    await plays_on([ana])
    return ana


@plays
async def test_a_mind_knows_in_the_next_game_what_it_learnt_in_the_last() -> None:
    async with House() as house:
        ana = await after_a_game(house)
        learnt = mind_of(ana, 1).known(0)
        await ana.does(ask.Rematch())
        await ana.starts()
        newcomer = GiftMind(mind_of(ana, 1).character, 1, 2, b"newcomer")
        assert mind_of(ana, 1).known(0) == learnt != newcomer.known(0)


@plays
async def test_it_knows_the_same_when_the_table_is_read_from_its_log() -> None:
    async with House() as house:
        ana = await after_a_game(house)
        await ana.does(ask.Rematch())
        await ana.starts()
        raw = list(await house.store.read(ana.table.code))
        _, bots = rebuild(ana.table.code, raw, house.settings, MINDS)
        mind = bots.seated[1]
        assert isinstance(mind, GiftMind)
        assert mind.known(0) == mind_of(ana, 1).known(0)


@plays
async def test_whom_it_knows_it_knows_at_another_seat_too() -> None:
    async with House() as house:
        ana = await after_a_game(house)
        learnt = mind_of(ana, 1).known(0)
        await ana.does(ask.Rematch())
        await ana.does(ask.OrderSeats(seats=[1, 0]))
        await ana.starts()
        assert mind_of(ana, 0).known(1) == learnt


@plays
async def test_who_sits_down_for_the_next_game_is_a_stranger() -> None:
    async with House() as house:
        ana = await after_a_game(house)
        await ana.does(ask.Rematch())
        await ana.brings("Bo")
        await ana.starts()
        newcomer = GiftMind(mind_of(ana, 1).character, 1, 3, b"newcomer")
        assert mind_of(ana, 1).known(2) == newcomer.known(2)


@plays
async def test_a_game_of_hats_between_is_no_reason_to_forget_people() -> None:
    async with House() as house:
        ana = await after_a_game(house)
        learnt = mind_of(ana, 1).known(0)
        for game in ("magic-hat", "not-a-hat"):
            await ana.does(ask.Rematch(game=game))
            await ana.starts()
            if game == "magic-hat":
                await plays_on([ana])
        assert mind_of(ana, 1).known(0) == learnt


class Stranger(GiftMind):
    """A mind of somebody else: it tells of people what it likes, and fails to meet them."""

    def __init__(self, tells: Any, *, game: str, **place: Any) -> None:
        super().__init__(RAVEN, **place)
        self.tells = tells

    def known(self, seat: int) -> Any:
        return self.tells[0]

    def meet(self, seat: int, known: list[float]) -> None:
        raise ValueError("I know nobody")


@pytest.mark.parametrize("tells", [[], [None], ["many"], [[float("nan")]], [[1.0]]])
@plays
async def test_a_mind_that_fails_to_know_people_stops_no_rematch(tells: list[Any]) -> None:
    minds = {**MINDS, "stranger": partial(Stranger, tells)}
    async with House(minds=minds) as house:
        ana = await after_a_game(house, "stranger")
        await ana.does(ask.Rematch())
        await ana.starts()
        raw = list(await house.store.read(ana.table.code))
        table, _ = rebuild(ana.table.code, raw, house.settings, minds)
        assert table.version == ana.table.version


def test_a_log_from_before_is_read_and_knows_nobody() -> None:
    then = {"entry": "rematched", "at": 1, "game": "not-a-hat", "secret": b"secret"}
    entry = log.decoder.decode(msgspec.msgpack.encode(then))
    assert isinstance(entry, log.Rematched)
    assert entry.known == {}
    assert msgspec.msgpack.decode(log.encoder.encode(entry)) == then
