"""What minds thought is in the record of a game, also of one that was rebuilt on the way."""

import json
from typing import Any

import pytest

from hatbox.tables.audience.visitor import Visitor
from hatbox.tables.commands import structs as ask
from tests.minds.watching import Watched
from tests.tables.house import Guest, House, plays

SCREEN = Visitor(b"screen")
LONGEST = 60


async def record_of(game: str, *, crashes: bool) -> dict[str, Any]:
    """Minds alone play before a screen; one server crashes again and again."""
    house = House(beats=1.0, seed="same")
    room, _ = await house.hall.create(b"screen", game)
    screen = await Guest(house, room, "screen", "onlooker").comes_in()
    for mind in ("squirrel", "raven", "elephant"):
        await room.act(SCREEN, ask.AddMind(mind=mind))
    await room.act(SCREEN, ask.Start())
    for _ in range(LONGEST):
        await house.wait(20)
        if screen.sees.phase == "over":
            break
        if crashes:
            house = await house.restarted()
            room = await house.hall.room(screen.table.code)
            screen = await Guest(house, room, "screen", "onlooker").comes_in()
    [record] = await house.hall.records(screen.table.code)
    return dict(json.loads(record))


@pytest.mark.parametrize("game", ["not-a-hat", "magic-hat"])
@plays
async def test_the_record_has_the_thoughts_of_every_decision_whatever_crashed(game: str) -> None:
    for crashes in (False, True):
        record = await record_of(game, crashes=crashes)
        moves = [move["seat"] for round in record["rounds"] for move in round["moves"]]
        assert [len(kept) for kept in record["thoughts"]] == [
            moves.count(seat) for seat in range(3)
        ]


def test_to_be_asked_again_is_one_thought() -> None:
    table = Watched("kite< muffin< guitar< | piano< hat<")
    once = table.decides()
    assert table.decides() == once
    assert len(table.mind.thoughts()) == 1
