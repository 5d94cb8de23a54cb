"""`hatbox lab play`: bots and programs of one's own."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.commands.conftest import Run
from tests.lab.test_programs import GARBAGE, GOOD, command


def test_the_command(hatbox: Run, tmp_path: Path) -> None:
    who = command(tmp_path, GARBAGE)
    code, out, err = hatbox("lab", "play", "magic-hat", "--seat", f"2={who}", "--seat", "1=fox")
    assert code == 0
    assert "seat 2" in err
    record = json.loads(out)
    assert (record["minds"], [*record["programs"]]) == (["fox", who], ["1"])


def test_without_a_game_it_is_not_a_hat(hatbox: Run, tmp_path: Path) -> None:
    who = command(tmp_path, GOOD)
    code, out, _ = hatbox("lab", "play", "--seat", f"1={who}", "--seat", "2=fox")
    assert code == 0
    assert json.loads(out)["game"] == "not-a-hat"


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("magic-hat", "--seat", "1=fox", "--seat", "3=fox"), "numbered from 1 to 2"),
        (("magic-hat", "--seat", "1=fox", "--seat", "1=fox"), "numbered from 1 to 2"),
        (("magic-hat", "--seat", "1=fox", "--seat", "2="), "numbered from 1 to 2"),
        (("magic-hat", "--seat", "1=fox", "--seat", "2=wolf"), "no bot wolf"),
        (("magic-hat", "--seat", "1=fox"), "2 to 4 players"),
        (("chess", "--seat", "1=fox", "--seat", "2=fox"), "no game chess"),
    ],
)
def test_bad_words_are_named(hatbox: Run, words: tuple[str, ...], said: str) -> None:
    code, out, err = hatbox("lab", "play", *words)
    assert (code, out) == (2, "")
    assert said in err


@pytest.mark.parametrize("who", ["wolf", "./no-such-bot", "no_such_module:make", "python '"])
def test_who_is_not_there_is_named_and_earlier_games_are_kept(
    hatbox: Run, tmp_path: Path, who: str
) -> None:
    file = tmp_path / "games.jsonl"
    file.write_text("earlier games")
    words = ("lab", "play", "--seat", "1=fox", "--seat", f"2={who}", "--out", file)
    code, out, err = hatbox(*words)
    assert (code, out) == (2, "")
    assert who in err
    assert file.read_text() == "earlier games"
