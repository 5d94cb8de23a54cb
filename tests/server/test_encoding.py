"""The short ways of telling a table say the same as the long ones, at every move of a game."""

from __future__ import annotations

import msgspec
import pytest

from hatbox.server.encoding import TableEncoder
from hatbox.tables.audience.admission import you_of
from hatbox.tables.audience.messages import Sight
from hatbox.tables.audience.snapshot import Snapshot, shared
from hatbox.tables.commands import structs as ask
from tests.tables.house import Guest, House, plain, plays, plays_on


def as_if_told_anew(guest: Guest) -> Sight:
    """Nothing that was worked out before is used."""
    crowd, table = guest.room._crowd, guest.table
    moment = crowd.moment(table)
    still = shared(table, moment, crowd.presence.watching)
    return Snapshot(table, moment, still).of(you_of(table, guest.visitor))


@pytest.mark.parametrize("game", ["not-a-hat", "magic-hat"])
@plays
async def test_every_view_of_a_game_is_encoded_as_if_it_were_the_only_one(game: str) -> None:
    async with House() as house:
        guests = await house.table("Ana", "Bo", "Cy", game=game)
        guests.append(await guests[0].shows("Di"))
        await guests[0].starts()
        await plays_on(guests[:3], decisions=150)
        encoder = TableEncoder()
        since = len(guests[-1].inbox)
        for told in zip(*(guest.inbox[-since:] for guest in guests), strict=True):
            for sight in told:
                assert isinstance(sight, Sight)
                assert msgspec.json.decode(encoder.encode(sight)) == plain(sight)


@pytest.mark.parametrize("game", ["not-a-hat", "magic-hat"])
@plays
async def test_what_is_remembered_of_a_table_is_what_would_be_found_out_again(game: str) -> None:
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
                told = msgspec.structs.replace(guest.sees, events=[])
                assert plain(told) == plain(as_if_told_anew(guest))
