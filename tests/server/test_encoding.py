"""The bytes of a table message: the public part is encoded once, and says the same as the whole."""

from __future__ import annotations

import msgspec
import pytest

from hatbox.server.messages import encode
from hatbox.tables.audience.messages import TableNow
from tests.tables.house import House, plain, plays, plays_on


@pytest.mark.parametrize("game", ["not-a-hat", "magic-hat"])
@plays
async def test_every_message_of_a_game_is_encoded_as_if_it_were_the_only_one(game: str) -> None:
    async with House() as house:
        guests = await house.table("Ana", "Bo", "Cy", game=game)
        guests.append(await guests[0].shows("Di"))
        await guests[0].starts()
        await plays_on(guests[:3], decisions=150)
        since = len(guests[-1].inbox)
        for told in zip(*(guest.inbox[-since:] for guest in guests), strict=True):
            parts = set()
            for now in told:
                assert isinstance(now, TableNow)
                assert msgspec.json.decode(encode(now)) == plain(now)
                parts.add(bytes(now.public.bytes))
            assert len(parts) == 1
