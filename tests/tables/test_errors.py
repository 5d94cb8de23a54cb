"""Everything a table refuses: a stable code to whoever asked, nothing changed, nobody told."""

import re
from pathlib import Path

import pytest

from hatbox.tables.commands import structs as ask
from hatbox.tables.errors import CODES, GOODBYES, TableError
from tests.stores.stores import alive
from tests.tables.house import Guest, House, device, plays, plays_on

TESTS = Path(__file__).parent
GUIDE = TESTS.parent.parent / "docs" / "tables.md"
OFFER = {"move": "offer", "object": "hat"}


async def started(house: House, *names: str, game: str = "not-a-hat") -> list[Guest]:
    guests = await house.table(*names, game=game)
    await guests[0].does(ask.PickStarter(seat=0))
    await guests[0].starts()
    return guests


@pytest.mark.parametrize(
    ("move", "code"),
    [
        ({"move": "accept"}, "not-now"),
        ({"move": "offer", "object": "elephant"}, "unknown-gift"),
        ({"move": "offer"}, "unknown-gift"),
        ({"move": "offer", "object": "hat", "tone": "loud"}, "unknown-tone"),
        ({"move": "dance"}, "unknown-move"),
        ({}, "unknown-move"),
    ],
    ids=str,
)
@plays
async def test_a_move_that_the_rules_refuse(move: dict[str, object], code: str) -> None:
    async with House() as house:
        ana, _ = await started(house, "Ana", "Bo")
        assert await ana.is_refused(ask.Move(version=ana.sees.version, move=move)) == code


@pytest.mark.parametrize(
    ("move", "code"),
    [
        ({"move": "look", "hat": 5}, "unknown-hat"),
        ({"move": "look", "hat": True}, "unknown-hat"),
        ({"move": "swap", "with": 0}, "not-now"),
        ({"move": "call", "animal": "cow"}, "unknown-animal"),
        ({"move": "extra", "hats": [1, 1]}, "same-hat"),
    ],
    ids=str,
)
@plays
async def test_a_move_that_the_rules_of_magic_hat_refuse(
    move: dict[str, object], code: str
) -> None:
    async with House() as house:
        ana, _ = await started(house, "Ana", "Bo", game="magic-hat")
        assert await ana.is_refused(ask.Move(version=ana.sees.version, move=move)) == code


@plays
async def test_a_move_out_of_turn_or_for_another_seat() -> None:
    async with House() as house:
        ana, bo = await started(house, "Ana", "Bo")
        version = bo.sees.version
        assert await bo.is_refused(ask.Move(version=version, move=OFFER)) == "not-your-turn"
        for_ana = ask.Move(version=version, move=OFFER, seat=0)
        assert await bo.is_refused(for_ana) == "not-handed-over"
        olga = await ana.shows("Olga")
        assert await olga.is_refused(ask.Move(version=version, move=OFFER)) == "not-seated"


@plays
async def test_a_move_at_an_old_version_or_twice() -> None:
    async with House() as house:
        ana, bo = await started(house, "Ana", "Bo")
        move = ask.Move(version=ana.sees.version, move=OFFER)
        await ana.does(move)
        assert await ana.is_refused(move) == "stale-version"
        answer = {"move": "accept"}
        for version in (0, -1, bo.sees.version + 1, 10**30):
            assert await bo.is_refused(ask.Move(version=version, move=answer)) == "stale-version"


@plays
async def test_what_does_not_change_the_game_does_not_make_a_move_stale() -> None:
    async with House() as house:
        ana, bo = await started(house, "Ana", "Bo")
        move = ask.Move(version=ana.sees.version, move=OFFER)
        await ana.does(ask.SetOptions(pace="calm"))
        await ana.does(move)
        assert bo.sees.view.now.phase == "answering"


@plays
async def test_two_tabs_race_for_one_move_and_exactly_one_wins() -> None:
    import asyncio

    async with House() as house:
        ana, bo = await started(house, "Ana", "Bo")
        tab = await Guest(house, ana.room, "Ana").comes_in()
        move = ask.Move(version=ana.sees.version, move=OFFER)
        tries = (ana.room.act(ana.visitor, move), ana.room.act(tab.visitor, move))
        results = await asyncio.gather(*tries, return_exceptions=True)
        assert [str(error) for error in results if error] == ["stale-version"]
        assert ana.sees.version == tab.sees.version == bo.sees.version


@plays
async def test_moves_in_the_wrong_phase() -> None:
    async with House() as house:
        guests = await house.table("Ana", "Bo")
        ana, _bo = guests
        for command in (
            ask.Move(version=ana.sees.version, move=OFFER),
            ask.GoOn(),
            ask.AgreeToEnd(agree=True),
            ask.CallStandIn(seat=1),
        ):
            assert await ana.is_refused(command) == "not-now"
        await ana.starts()
        await plays_on(guests)
        assert ana.sees.phase == "over"
        late = ask.Move(version=ana.sees.version, move=OFFER)
        assert await ana.is_refused(late) == "not-now"
        assert await ana.is_refused(ask.AddMind(mind="elephant")) == "game-started"
        assert await ana.is_refused(ask.Rematch(game="chess")) == "unknown-game"


@plays
async def test_sitting_down() -> None:
    async with House() as house:
        ana, bo = await house.table("Ana", "Bo", game="magic-hat")
        room = ana.room
        for name, code in (("ana", "name-taken"), ("\u202ex", "bad-name")):
            with pytest.raises(TableError, match=code):
                await room.sit(device("Cy"), name)
        assert await bo.is_refused(ask.Sit(name="Bobby")) == "seat-taken"
        for name in ("Cy", "Di"):
            await room.sit(device(name), name)
        with pytest.raises(TableError, match="table-full"):
            await room.sit(device("Ed"), "Ed")
        assert await ana.is_refused(ask.AddMind(mind="elephant")) == "table-full"
        await ana.starts()
        with pytest.raises(TableError, match="game-started"):
            await room.sit(device("Ed"), "Ed")


@plays
async def test_coming_in() -> None:
    async with House() as house:
        ana, bo = await house.table("Ana", "Bo")
        cy = Guest(house, ana.room, "Cy")
        for seat, code in ((None, "not-seated"), (0, "seat-taken"), (5, "unknown-seat")):
            with pytest.raises(TableError, match=code):
                await cy.comes_in(seat)
        with pytest.raises(TableError, match="seat-taken"):
            await bo.comes_in(0)
        await ana.starts()
        with pytest.raises(TableError, match="not-seated"):
            await Guest(house, ana.room, "Cy", "together").comes_in()


@plays
async def test_finding_a_table() -> None:
    async with House() as house:
        await house.opens("Ana")
        for code in ("", "nonsense", "CDF347"):
            with pytest.raises(TableError, match="unknown-table"):
                await house.hall.room(code)
            with pytest.raises(TableError, match="unknown-table"):
                await house.hall.records(code)


@pytest.mark.parametrize(
    ("wishes", "code"),
    [
        ({"game": "chess"}, "unknown-game"),
        ({"options": {"gifts": 5}}, "wrong-option"),
        ({"clock": 1}, "wrong-clock"),
        ({"pace": "slow"}, "wrong-pace"),
        ({"host": "\u202e"}, "bad-name"),
    ],
    ids=str,
)
@plays
async def test_opening_a_table_that_cannot_be(wishes: dict[str, object], code: str) -> None:
    async with House() as house:
        with pytest.raises(TableError, match=code):
            await house.opens(**wishes)  # type: ignore[arg-type]
        assert await alive(house.store) == []


@pytest.mark.parametrize("given", ["xyz", "0", "00" * 65, "é"])
@plays
async def test_a_contribution_is_at_most_64_bytes_in_hex(given: str) -> None:
    async with House() as house:
        ana = await house.opens("Ana")
        assert await ana.is_refused(ask.Contribute(bytes=given)) == "wrong-contribution"


@plays
async def test_after_the_end_everything_is_closed() -> None:
    async with House() as house:
        ana, bo = await house.table("Ana", "Bo")
        await ana.does(ask.Close())
        assert await bo.is_refused(ask.React(reaction="laugh")) == "closed"
        assert await ana.is_refused(ask.Start()) == "closed"
        with pytest.raises(TableError, match="closed"):
            await bo.comes_in()
        with pytest.raises(TableError, match="closed"):
            await ana.room.sit(device("Cy"), "Cy")


def words_in(text: str) -> set[str]:
    return set(re.findall(r"[a-z]+(?:-[a-z]+)*", text))


def test_every_code_is_tested_and_explained() -> None:
    tested = {word for file in TESTS.glob("test_*.py") for word in words_in(file.read_text())}
    explained = set(re.findall(r"`([a-z-]+)`", GUIDE.read_text()))
    for code in (*CODES, *GOODBYES):
        assert code in tested
        assert code in explained


def test_every_code_that_is_raised_is_listed() -> None:
    source = TESTS.parent.parent / "src" / "hatbox" / "tables"
    raised = {
        code
        for file in source.rglob("*.py")
        for code in re.findall(r"TableError\(\"([a-z-]+)\"", file.read_text())
    }
    assert raised <= set(CODES)
    assert set(CODES) - raised <= {
        "bad-name",
        "bad-text",
        "closed",
        "not-handed-over",
        "not-seated",
        "removed",
        "voted-out",
    }
