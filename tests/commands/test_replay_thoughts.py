"""`hatbox replay --thoughts` tells what the bots believed at each decision."""

from pathlib import Path

import pytest

from tests.commands.conftest import Run


def told(hatbox: Run, file: Path, *arguments: object) -> list[str]:
    status, out, _ = hatbox("replay", file, *arguments)
    assert status == 0
    return str(out).splitlines()


@pytest.mark.parametrize("game", ["not-a-hat", "magic-hat"])
def test_a_line_for_each_decision(hatbox: Run, tmp_path: Path, game: str) -> None:
    file = tmp_path / "games.jsonl"
    seats = ("--players", 3, "--seats", "fox,owl,elephant")
    hatbox("simulate", game, *seats, "--thoughts", "--out", file)
    plain, thoughtful = told(hatbox, file), told(hatbox, file, "--thoughts")
    thoughts = thoughtful[len(plain) + 1 :]
    assert thoughtful[: len(plain)] == plain
    assert thoughts
    assert all(line[0].isdigit() for line in thoughts)
    expected = "Comes to mind" if game == "not-a-hat" else "The box"
    assert all(expected in line for line in thoughts)


def test_a_record_without_thoughts_is_told_as_ever(hatbox: Run, tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    hatbox("simulate", "not-a-hat", "--players", 3, "--out", file)
    assert told(hatbox, file, "--thoughts") == [*told(hatbox, file), ""]
