"""Nothing but the store survives, and nobody notices: the same table, the same decisions."""

from typing import Any

import pytest

from hatbox.minds import MINDS
from hatbox.tables.audience.visitor import Visitor
from hatbox.tables.commands import structs as ask
from hatbox.tables.log.entries import Moved, RoundBegan, decoder
from hatbox.tables.log.rebuild import rebuild
from hatbox.tables.settings import Settings
from tests.tables.house import Guest, House, device, plain, plays, plays_on


async def back(guest: Guest, house: House) -> Guest:
    """The same person, after a restart."""
    room = await house.hall.room(guest.table.code)
    return await Guest(house, room, guest.name, guest.role).comes_in()


def sight(guest: Guest) -> dict[str, object]:
    """All that is told but for the events."""
    now = plain(guest.sees)
    return {part: {**now[part], "events": []} for part in ("public", "you")}


@pytest.mark.parametrize("game", ["not-a-hat", "magic-hat"])
@pytest.mark.parametrize("decisions", [0, 1, 5, 14])
@plays
async def test_a_table_is_the_same_after_a_restart(game: str, decisions: int) -> None:
    async with House() as house:
        guests = await house.table("Ana", "Bo", game=game, clock="brisk")
        await guests[0].does(ask.AddMind(mind="elephant"))
        await guests[0].starts()
        await plays_on(guests, decisions=decisions)
        before = [sight(guest) for guest in guests]
        again = await house.restarted()
        returned = [await back(guest, again) for guest in guests]
        assert [sight(guest) for guest in returned] == before
        await plays_on(returned)
        assert returned[0].sees.phase == "over"


@plays
async def test_seats_options_removals_and_links_survive() -> None:
    async with House() as house:
        ana, bo = await house.table("Ana", "Bo")
        cy = await ana.brings("Cy")
        await ana.does(ask.OrderSeats(seats=[2, 1, 0]))
        await ana.does(ask.RemoveSeat(seat=1))
        await ana.does(ask.SetOptions(clock=30, onlookers=False, options={"gifts": 2}))
        await ana.does(ask.PickStarter(seat=1))
        link = await cy.does(ask.InviteDevice(seat=0))
        before = sight(ana)
        again = await house.restarted()
        ana, cy = await back(ana, again), await back(cy, again)
        assert sight(ana) == before
        assert ana.room.table.removed == {bo.device}
        assert link is not None
        assert await ana.room.claim(device("phone"), link.token) == 0


@plays
async def test_a_pause_outlasts_a_restart() -> None:
    async with House() as house:
        ana, _bo = await house.table("Ana", "Bo")
        await ana.starts()
        await ana.does(ask.Pause())
        again = await house.restarted()
        ana = await back(ana, again)
        await again.wait(500)
        assert ana.sees.paused


@plays
async def test_a_clock_goes_on_when_somebody_is_back() -> None:
    async with House() as house:
        guests = await house.table("Ana", "Bo")
        await guests[0].starts()
        again = await house.restarted()
        await again.wait(1000)
        ana = await back(guests[0], again)
        assert ana.sees.deadline_ms == 60_000
        before = ana.sees.version
        await again.wait(61)
        assert ana.sees.version > before


@pytest.mark.parametrize("mind", sorted(MINDS))
@pytest.mark.parametrize("game", ["not-a-hat", "magic-hat"])
@plays
async def test_minds_and_stand_ins_rebuilt_at_any_moment_decide_the_same(
    mind: str, game: str
) -> None:
    """At every step of a game that was played, from nothing but the log until there."""
    async with House(beats=1.0, stand_in="fox") as house:
        ana = await house.opens("Ana", game, clock=5)
        for _ in range(2):
            await ana.does(ask.AddMind(mind=mind))
        await ana.starts()
        await house.wait(90)
        raw = await house.store.read(ana.table.code)
        code = ana.table.code
    checked = 0
    settings = Settings(beats=1.0, stand_in="fox")
    for version, entry in enumerate(map(decoder.decode, raw)):
        if isinstance(entry, Moved):
            table, thinkers = rebuild(code, raw[:version], settings, MINDS, also=[0])
            decided = thinkers.decide(table, entry.seat)
            assert table.game.move_to_json(decided.move) == entry.move
            checked += 1
    assert checked >= 5


@plays
async def test_a_game_that_stops_and_starts_is_the_same_as_one_that_runs_through() -> None:
    """Minds only, so that everything they do is their own; one server crashes again and again."""

    async def game(*, crashes: bool) -> list[Any]:
        house = House(beats=1.0, seed="same")
        room, _ = await house.hall.create(b"screen")
        screen = await Guest(house, room, "screen", "onlooker").comes_in()
        for mind in ("fox", "raven", "elephant"):
            await room.act(Visitor(b"screen"), ask.AddMind(mind=mind))
        await room.act(Visitor(b"screen"), ask.Start())
        for _ in range(12):
            await house.wait(10)
            if crashes:
                house = await house.restarted()
                screen = await back(screen, house)
        log = [decoder.decode(raw) for raw in await house.store.read(screen.table.code)]
        return [entry.move for entry in log if isinstance(entry, Moved)][:10]

    assert await game(crashes=False) == await game(crashes=True)


@plays
async def test_games_that_are_over_cost_nothing_when_a_table_is_loaded() -> None:
    async with House() as house:
        guests = await house.table("Ana", "Bo", options={"rounds": 2})
        for _ in range(3):
            await guests[0].starts()
            await plays_on(guests)
            await guests[0].does(ask.Rematch())
        await guests[0].starts()
        await plays_on(guests, decisions=3)
        before = sight(guests[0])
        raw = await house.store.read(guests[0].table.code)
        entries = [decoder.decode(entry) for entry in raw]
        assert sum(isinstance(entry, RoundBegan) for entry in entries) == 3
        again = await house.restarted()
        ana = await back(guests[0], again)
        await back(guests[1], again)
        assert sight(ana) == before
        assert len(ana.table.running.record()["rounds"][0]["moves"]) == 3
