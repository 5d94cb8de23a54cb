"""Whole games over real sockets: both games, all options, people and minds mixed."""

import asyncio
from typing import Any

import pytest

from hatbox.games.verify import verify
from tests.server.house import House
from tests.server.players import Party

GIFTS: list[tuple[int, list[str], dict[str, Any]]] = [
    (2, [], {"gifts": 2}),
    (1, ["random", "elephant"], {}),
    (3, [], {"arrows": "black"}),
    (2, ["random", "random"], {"arrows": "white", "gifts": 2}),
    (4, ["elephant"], {"rounds": 2}),
    (3, [], {"rounds": "players", "gifts": 2, "arrows": "black"}),
    (8, [], {}),
]
HATS: list[tuple[int, list[str], dict[str, Any]]] = [
    (2, [], {}),
    (3, [], {"expert": True}),
    (4, [], {}),
    (1, ["random"], {"expert": True}),
    (1, ["elephant", "random", "random"], {}),
]


async def records_of_a_game(
    house: House, game: str, people: int, minds: list[str], options: dict[str, Any]
) -> list[dict[str, Any]]:
    party = Party(house, people, seed=people)
    await party.sit_down(game, minds=minds, options=options)
    last = await party.play()
    assert all(table["public"]["standing"]["winners"] for table in last)
    records = await party.host.records(party.code)
    assert records[0]["winners"] == last[0]["public"]["standing"]["winners"]
    return records


@pytest.mark.parametrize(("people", "minds", "options"), GIFTS, ids=str)
def test_thats_not_a_hat_is_played_to_a_true_record(
    house: House, people: int, minds: list[str], options: dict[str, Any]
) -> None:
    [record] = asyncio.run(records_of_a_game(house, "not-a-hat", people, minds, options))
    verify(record)
    assert record["options"] == {"gifts": 1, "arrows": "both", "rounds": 1} | options
    assert len(record["players"]) == people + len(minds)


@pytest.mark.parametrize(("people", "minds", "options"), HATS, ids=str)
def test_magic_hat_is_played_to_a_true_record(
    house: House, people: int, minds: list[str], options: dict[str, Any]
) -> None:
    [record] = asyncio.run(records_of_a_game(house, "magic-hat", people, minds, options))
    verify(record)
    assert record["options"] == {"expert": False} | options


def test_a_rematch_of_the_other_game_makes_a_second_record(house: House) -> None:
    async def evening() -> list[dict[str, Any]]:
        party = Party(house, 3, seed=1)
        await party.sit_down("not-a-hat")
        await party.play()
        async with party.host.sit(party.code) as seat:
            await seat.receive()
            await seat.send("rematch", game="magic-hat", id=1)
            while (await seat.receive())["type"] != "ok":
                pass
        await party.play()
        return await party.host.records(party.code)

    first, second = asyncio.run(evening())
    verify(first)
    verify(second)
    assert (first["game"], second["game"]) == ("not-a-hat", "magic-hat")


def test_tones_and_think_times_stand_in_the_record(house: House) -> None:
    [record] = asyncio.run(records_of_a_game(house, "not-a-hat", 3, [], {}))
    offers = [move for move in record["rounds"][0]["moves"] if move["move"] == "offer"]
    assert {offer["tone"] for offer in offers} <= {"plain", "sure", "unsure"}
    assert all("ms" in offer for offer in offers)


def test_a_device_passed_around_plays_for_all_of_its_people(house: House) -> None:
    async def evening() -> list[dict[str, Any]]:
        from tests.server.players import any_move

        party = Party(house, 1)
        await party.sit_down("not-a-hat")
        async with party.host.sit(party.code, **{"as": "together"}) as device:
            for name in ("Grandma", "Grandpa"):
                await device.send("sit", name=name)
            await device.send("start")
            answered = -1
            async for table in device.tables():
                if table["public"]["phase"] == "over":
                    return await party.host.records(party.code)
                if table["public"]["phase"] != "playing" or table["public"]["version"] == answered:
                    continue
                now = table["public"]["view"]["now"]
                seat = now["giver"] if now["phase"] == "giving" else now["receiver"]
                if table["you"]["seat"] != seat:
                    await device.send("hand-over", seat=seat)
                else:
                    answered = table["public"]["version"]
                    await device.move(any_move(table, party.chance))
        raise AssertionError("the device was shown out")

    [record] = asyncio.run(evening())
    verify(record)
    assert record["players"] == ["Person 0", "Grandma", "Grandpa"]
