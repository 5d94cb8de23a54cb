"""The public part after moves, built on the last one, is what would be built from nothing."""

from __future__ import annotations

import msgspec
import pytest

from hatbox.games import magic_hat
from hatbox.tables.audience.snapshot import public
from hatbox.tables.commands import structs as ask
from tests.tables.house import House, plays, plays_on


@pytest.mark.parametrize("game", ["not-a-hat", "magic-hat"])
@plays
async def test_what_is_cached_of_a_table_is_what_would_be_built_again(game: str) -> None:
    async with House() as house:
        guests = await house.table("Ana", "Bo", "Cy", game=game)
        await guests[0].starts()
        for step in range(120):
            if guests[0].table.phase in ("over", "closed"):
                break
            if step % 40 == 20:
                await guests[0].does(ask.HandToStandIn(seat=1))
            await plays_on(guests, seed=step, decisions=1)
            for guest in guests:
                told = guest.sees.public
                broadcast = guest.room._broadcast
                context = broadcast.context(guest.table)
                onlookers = broadcast.presence.onlookers
                again = public(guest.table, context, onlookers, told.events)
                assert msgspec.json.encode(told) == msgspec.json.encode(again)


@plays
async def test_what_is_cached_of_a_table_keeps_nothing_of_what_happened() -> None:
    async with House() as house:
        ana, _bo = await house.table("Ana", "Bo")
        await ana.starts()
        assert "fetched" in ana.events
        last = ana.room._broadcast._last
        assert last is not None
        assert last.events == []


@plays
async def test_who_sees_something_alone_is_told_so_whoever_is_to_move(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(magic_hat, "sees", lambda _, seat: "secret" if seat else None)
    async with House() as house:
        ana, bo, cy = await house.table("Ana", "Bo", "Cy", game="magic-hat")
        await ana.does(ask.PickStarter(seat=0))
        await ana.starts()
        await ana.does(ask.Move(version=ana.sees.version, move={"move": "look", "hat": 2}))
        assert [guest.sees.you.sees for guest in (ana, bo, cy)] == [
            None,
            "secret",
            "secret",
        ]


@plays
async def test_only_a_move_that_changes_who_plays_a_seat_has_all_of_the_table_told_anew() -> None:
    async with House() as house:
        ana, bo = await house.table("Ana", "Bo")
        await ana.does(ask.AddMind(mind="random"))
        await ana.does(ask.PickStarter(seat=0))
        await ana.starts()
        await plays_on([ana, bo], decisions=6)
        assert bo.table.phase == "playing"
        assert bo.table.sitters_version == 0
        while not bo.table.sitters_version and bo.table.phase == "playing":
            await house.wait(60)
        assert bo.table.sitters_version
