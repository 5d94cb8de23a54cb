"""`hatbox replay --thoughts` tells what the bots believed at each decision."""

from pathlib import Path

import pytest

from hatbox.locales import LANGUAGES
from tests.commands.conftest import Run


def told(hatbox: Run, file: Path, *arguments: object) -> list[str]:
    status, out, _ = hatbox("replay", file, *arguments)
    assert status == 0
    return str(out).splitlines()


@pytest.mark.parametrize("game", ["not-a-hat", "magic-hat"])
def test_a_line_for_each_decision(hatbox: Run, tmp_path: Path, game: str) -> None:
    file = tmp_path / "games.jsonl"
    seats = ("--players", 3, "--seats", "fox,raven,elephant")
    hatbox("simulate", game, *seats, "--thoughts", "--out", file)
    plain, thoughtful = told(hatbox, file), told(hatbox, file, "--thoughts")
    thoughts = thoughtful[len(plain) + 1 :]
    assert thoughtful[: len(plain)] == plain
    assert thoughts
    assert all(line[0].isdigit() for line in thoughts)
    expected = ("to mind",) if game == "not-a-hat" else ("in the box", "Calling now")
    assert all(any(words in line for words in expected) for line in thoughts)


@pytest.mark.parametrize("language", LANGUAGES)
def test_thoughts_are_told_in_every_language(hatbox: Run, tmp_path: Path, language: str) -> None:
    """Nothing stays in English, and every message finds what it needs."""
    for game in ("not-a-hat", "magic-hat"):
        file = tmp_path / f"{game}.jsonl"
        hatbox("simulate", game, "--players", 3, "--seats", "fox", "--thoughts", "--out", file)
        plain = told(hatbox, file, "--language", language)
        told_too = told(hatbox, file, "--thoughts", "--language", language)[len(plain) + 1 :]
        assert told_too
        assert not any("thought-" in line or "{" in line for line in told_too)
        is_english = any("Comes to mind" in line or "in the box" in line for line in told_too)
        assert is_english == (language == "en")


def test_a_record_without_thoughts_is_told_as_ever(hatbox: Run, tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    hatbox("simulate", "not-a-hat", "--players", 3, "--out", file)
    assert told(hatbox, file, "--thoughts") == [*told(hatbox, file), ""]
