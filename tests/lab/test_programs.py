"""Programs of one's own at the table: good ones play, bad ones do not stop the game."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import pytest

from hatbox.games.verify import verify
from hatbox.lab.lines import Lines
from hatbox.lab.matches import is_command, names_in, play_matches

GOOD = """
import json, sys
for line in sys.stdin:
    told = json.loads(line)
    if told["type"] in ("decide", "refused"):
        print(json.dumps(told["legal"][0]), flush=True)
"""
GARBAGE = """
import sys
for line in sys.stdin:
    print("I think\\x00 a torch?", flush=True)
    print("[" * 50000, flush=True)
"""
SILENT = """
import sys
for line in sys.stdin:
    pass
"""
DIES = """
import sys
sys.stdin.readline()
sys.exit(3)
"""
STUBBORN = """
import signal, sys, time
signal.signal(signal.SIGTERM, signal.SIG_IGN)
while True:
    time.sleep(60)
"""
# What a pipe holds on Linux.
PIPE = 65_536
# Its child holds the pipe open when it is gone.
HAS_A_CHILD = """
import subprocess, sys
subprocess.Popen([sys.executable, "-c", "import time; time.sleep(600)"])
print(open(sys.argv[1], "w").write("begun"), flush=True)
"""
FLOODS = """
while True:
    print("x" * 1000)
"""
HEARS = """
import json, sys
heard = open(sys.argv[1], "a")
for line in sys.stdin:
    heard.write(line)
    heard.flush()
    told = json.loads(line)
    if told["type"] == "decide":
        print(json.dumps(told["legal"][-1]), flush=True)
"""

WORDS = """
import json, sys
for line in sys.stdin:
    told = json.loads(line)
    if told["type"] == "decide":
        assert told["text"] and len(told["words"]) == len(told["legal"])
        print(json.dumps("Well... " + told["words"][-1]), flush=True)
    elif told["type"] == "events":
        assert all(told["text"])
"""


def command(folder: Path, source: str, *words: object) -> str:
    file = folder / "bot.py"
    file.write_text(source)
    return " ".join([sys.executable, str(file), *map(str, words)])


def played(who: str, game: str = "magic-hat", seconds: float = 5.0, games: int = 1) -> Any:
    records = play_matches(game, [who, "squirrel"], games=games, seed="1", seconds=seconds)
    told = list(records)
    for record in told:
        assert verify(record) == "proven"
        assert record["winners"] is not None
    return told[0]["programs"]["0"]


@pytest.mark.parametrize("game", ["not-a-hat", "magic-hat"])
def test_a_good_program_plays_whole_games(tmp_path: Path, game: str) -> None:
    counts = played(command(tmp_path, GOOD), game, games=2)
    assert counts == {"illegal": 0, "late": 0, "crashed": False}


@pytest.mark.parametrize(("game", "language"), [("not-a-hat", "fr"), ("magic-hat", "uk")])
def test_a_program_that_reads_sentences_answers_in_words(
    tmp_path: Path, game: str, language: str
) -> None:
    seats = [command(tmp_path, WORDS), "squirrel", "squirrel"]
    [record] = play_matches(game, seats, games=1, seed="2", language=language)
    assert verify(record) == "proven"
    assert record["programs"]["0"] == {"illegal": 0, "late": 0, "crashed": False}


def test_names_are_those_that_people_read() -> None:
    assert names_in("de", ["fox", "python bot.py", "fox"]) == ["Fuchs", "Gast", "Fuchs 2"]


def test_garbage_is_refused_counted_and_survived(tmp_path: Path) -> None:
    counts = played(command(tmp_path, GARBAGE))
    assert counts["illegal"] >= 3
    assert not counts["crashed"]


def test_a_silent_program_is_late(tmp_path: Path) -> None:
    assert played(command(tmp_path, SILENT), seconds=0.05)["late"] > 0


def test_a_program_that_dies_is_played_for(tmp_path: Path) -> None:
    assert played(command(tmp_path, DIES))["crashed"]


def test_a_program_that_will_not_leave_is_ended(tmp_path: Path) -> None:
    assert played(command(tmp_path, STUBBORN), seconds=0.05)["late"] > 0


def test_a_program_that_never_reads_does_not_stop_a_long_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[int] = []
    put = Lines.put

    def counting(self: Lines, line: str) -> None:
        told.append(len(line))
        put(self, line)

    monkeypatch.setattr(Lines, "put", counting)
    seats = [command(tmp_path, STUBBORN), "squirrel"]
    wishes = {"rounds": 10}
    [record] = play_matches("not-a-hat", seats, games=1, seed="3", wishes=wishes, seconds=0.01)
    assert sum(told) > 2 * PIPE
    assert record["programs"]["0"]["late"] > 5


def test_a_program_that_floods_us_is_survived(tmp_path: Path) -> None:
    assert played(command(tmp_path, FLOODS))["illegal"] >= 3


def test_what_a_program_started_ends_with_it(tmp_path: Path) -> None:
    assert played(command(tmp_path, HAS_A_CHILD, tmp_path / "flag"), seconds=0.2)["illegal"] == 1
    assert (tmp_path / "flag").read_text() == "begun"


def test_a_program_hears_what_its_seat_hears(tmp_path: Path) -> None:
    """M6: of the looks of the other, no animal."""
    heard = tmp_path / "heard"
    played(command(tmp_path, HEARS, heard))
    told = [json.loads(line) for line in heard.read_text().splitlines()]
    assert [message["type"] for message in told[:2]] == ["begin", "events"]
    assert told[-1]["type"] == "end"
    seen = [event for message in told for event in message.get("events", ())]
    assert 1 in {event["seat"] for event in seen if event["event"] == "looked-into"}
    assert {event["seat"] for event in seen if event["event"] == "animal-seen"} <= {0}


def test_names_of_minds_are_not_run() -> None:
    assert not is_command("raven")
    assert not is_command("ravn")
    assert is_command("python bot.py")
    assert is_command("./bot")
