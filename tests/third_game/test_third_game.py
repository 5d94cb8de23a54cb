"""A game is a folder: this one is simulated, verified, replayed and played over a real socket.

No file outside the folder knows of it; each test runs a process that registers it.
"""

import asyncio
import json
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from hatbox.client import Client, SeatAtTable
from tests.server.house import House
from tests.third_game.options import NAME

COMMAND = [sys.executable, "-m", "tests.third_game"]
ROOT = Path(__file__).parents[2]


def run(*words: object) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [*COMMAND, *map(str, words)], cwd=ROOT, capture_output=True, text=True, check=False
    )


@pytest.fixture(scope="module")
def records(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("thimbles") / "games.jsonl"
    options = ("--wins", 2, "--cups", 4)
    done = run("simulate", NAME, "--players", 3, "--games", 5, *options, "--out", path)
    assert (done.returncode, done.stderr) == (0, "")
    return path


def test_it_is_simulated_with_its_options(records: Path) -> None:
    games = [json.loads(line) for line in records.read_text().splitlines()]
    assert len(games) == 5
    for game in games:
        assert game["options"] == {"cups": 4, "peeking": False, "wins": 2}
        assert max(game["wins"]) == 2


def test_its_records_hold_and_a_broken_one_is_refused_with_its_own_rule(
    records: Path, tmp_path: Path
) -> None:
    assert run("verify", records).returncode == 0
    game = json.loads(records.read_text().splitlines()[0])
    game["rounds"][1]["starter"] = (game["rounds"][1]["starter"] + 1) % 3
    broken = tmp_path / "broken.jsonl"
    broken.write_text(json.dumps(game))
    done = run("verify", broken)
    assert done.returncode == 1
    assert "other-starter, rule T4" in done.stderr


def test_it_is_replayed_in_its_own_words(records: Path) -> None:
    done = run("replay", records, "--language", "de")
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.startswith("Thimbles, 3 players\n\nRunde 1\n  The pea is beneath cup ")
    assert done.stdout.rstrip().endswith("gewinnt!")


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("--players", 6), "thimbles is for 2 to 5 players"),
        (("--players", 3, "--cups", 7), "the option cups can be 3, 4 or 5"),
        (("--players", 5, "--cups", 3), "five players need five cups"),
        (("--players", 3, "--seats", "raven"), "there is no bot raven, only random and fox"),
    ],
)
def test_a_wrong_wish_is_refused_with_a_sentence(words: tuple[object, ...], sentence: str) -> None:
    done = run("simulate", NAME, *words)
    assert (done.returncode, done.stdout, done.stderr) == (2, "", f"hatbox: {sentence}\n")


# Over a real socket


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    house = House(tmp_path_factory.mktemp("house"))
    house.command = [*COMMAND, "serve"]
    with house:
        yield house


async def play(seat: SeatAtTable) -> list[dict[str, Any]]:
    """A person who peeks first, if they may, and then lifts one cup after another; all they got."""
    got, tried = [], 0
    await seat.send("start")
    async for table in seat.tables():
        got.append(table)
        public, you = table["public"], table["you"]
        moves = [choice["move"] for choice in you["may"]]
        if public["phase"] == "over":
            return got
        if public["phase"] == "between" or you["sees"]:
            await seat.send("go-on")
        elif public["phase"] == "playing" and moves and not public["beat_ms"]:
            await seat.move({"move": moves[-1] if tried == 0 else "lift", "cup": tried % 3})
            tried += 1
    raise AssertionError("the game did not end")


async def play_one(client: Client, **options: Any) -> tuple[str, list[dict[str, Any]]]:
    code = await client.open_table(NAME, name="Ana", minds=["random"], options=options)
    async with client.sit(code) as seat:
        return code, await asyncio.wait_for(play(seat), 60)


def test_a_mind_and_a_person_play_it(house: House) -> None:
    client = house.client()
    code, told = asyncio.run(play_one(client, wins=2))
    assert told[-1]["public"]["standing"]["winners"] is not None
    events = [event["event"] for table in told for event in table["public"]["events"]]
    assert {"round-began", "lifted"} == {*events}
    [record] = asyncio.run(client.records(code))
    assert (record["game"], record["options"]["wins"]) == (NAME, 2)


async def peek_first(house: House) -> tuple[dict[str, Any], dict[str, Any], int]:
    """What the one who peeks and the other get while the table waits, and the cup."""
    ana, bo = house.client(), house.client()
    code = await ana.open_table(NAME, name="Ana", options={"peeking": True})
    await bo.take_seat(code, "Bo")
    async with ana.sit(code) as one, bo.sit(code) as other:
        await until(one, "open")
        await one.send("pick-starter", seat=0)
        await one.send("start")
        await until(one, "playing")
        await one.move({"move": "peek", "cup": 1})
        for seat in (one, other):
            while seat.public.get("looking") is None:
                await asyncio.wait_for(seat.receive(), 30)
        return one.table, other.table, 1


async def until(seat: SeatAtTable, phase: str) -> None:
    while seat.public.get("phase") != phase:
        await asyncio.wait_for(seat.receive(), 30)


def test_who_peeks_sees_it_alone_and_is_waited_for(tmp_path: Path) -> None:
    house = House(tmp_path, beats=1)
    house.command = [*COMMAND, "serve"]
    with house:
        mine, others, cup = asyncio.run(peek_first(house))
    assert (mine["you"]["sees"]["place"], mine["you"]["sees"]["cup"]) == ("cup", cup)
    assert mine["public"]["looking"] == others["public"]["looking"] == 0
    assert others["you"]["sees"] is None
    assert "pea" not in json.dumps(others)
    assert [own["event"]["event"] for own in mine["you"]["events"]] == ["seen-beneath"]


def test_a_mind_that_does_not_play_it_cannot_sit_down_to_it(house: House) -> None:
    async def start(client: Client) -> str:
        code = await client.open_table(NAME, name="Ana", minds=["raven"])
        async with client.sit(code) as seat:
            await seat.send("start")
            async for message in seat.messages():
                if message["type"] == "error":
                    return str(message["code"])
        raise AssertionError("nothing was refused")

    assert asyncio.run(start(house.client())) == "unknown-mind"


def test_no_file_outside_its_folder_knows_it() -> None:
    """But tests of the laboratory may ask what it does with a game from elsewhere."""
    folder, laboratory = Path(__file__).parent, ROOT / "tests" / "lab"
    for place in ("src", "web/src", "tests"):
        for file in (ROOT / place).rglob("*"):
            is_apart = folder in file.parents or laboratory in file.parents
            if file.suffix in {".py", ".ts", ".svelte", ".ftl"} and not is_apart:
                assert not re.search(r"thimble|third_game", file.read_text("utf-8")), file
