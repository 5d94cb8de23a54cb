"""`hatbox replay` and `hatbox play`: a game in words, in any of our languages."""

import json
from pathlib import Path

import pytest

from hatbox.games import new_match
from hatbox.lab.simulate import simulate
from hatbox.locales import LANGUAGES
from tests.commands.conftest import Run


@pytest.fixture
def games(tmp_path: Path) -> Path:
    path = tmp_path / "games.jsonl"
    records = [
        *simulate("not-a-hat", players=3, games=2, seed="replay", wishes={"rounds": "players"}),
        *simulate("magic-hat", players=3, games=1, seed="replay", wishes={"expert": True}),
        *simulate("not-a-hat", players=3, games=1, seed="replay", seats=["elephant"]),
    ]
    path.write_text("".join(json.dumps(record) + "\n" for record in records))
    return path


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_every_game_is_told_in_every_language(
    hatbox: Run, games: Path, number: int, language: str
) -> None:
    code, out, err = hatbox("replay", games, "--number", number, "--language", language)
    assert (code, err) == (0, "")
    assert len(out.splitlines()) > 20


def test_a_game_reads_like_a_story(hatbox: Run, games: Path) -> None:
    _, out, _ = hatbox("replay", games, "--language", "en")
    assert out.startswith("That’s Not a Hat, 3 players\n\nRound 1\n")
    assert out.count("starts.") == 3
    assert out.count("The round is over.") == 3
    assert out.rstrip().endswith("wins!")


def test_a_game_that_was_cut_counts_as_it_stood(hatbox: Run, games: Path) -> None:
    _, out, _ = hatbox("replay", games, "--number", 4, "--language", "en")
    assert "The round was ended here and counts as it stood.\n" in out
    assert out.rstrip().endswith("Elephant 3 wins!")


def test_a_game_that_was_abandoned_has_no_winner(hatbox: Run, tmp_path: Path) -> None:
    path = tmp_path / "abandoned.json"
    path.write_text(json.dumps(new_match("magic-hat", ["Ana", "Bo"], secret=bytes(32)).record()))
    _, out, _ = hatbox("replay", path, "--language", "en")
    assert out.rstrip().endswith("Nobody has won: the game ended undecided.")


@pytest.mark.parametrize("number", [0, 5, -1])
def test_a_number_that_is_not_there(hatbox: Run, games: Path, number: int) -> None:
    code, out, err = hatbox("replay", games, "--number", number)
    assert (code, out) == (1, "")
    assert err == f"hatbox: {games}: there are 4 records, so no number {number}\n"


def test_a_file_without_a_record(hatbox: Run, tmp_path: Path) -> None:
    empty = tmp_path / "empty.jsonl"
    empty.write_bytes(b"")
    assert hatbox("replay", empty) == (
        1,
        "",
        f"hatbox: {empty}: there is no record in this file\n",
    )


def test_a_record_that_does_not_hold_is_not_told(hatbox: Run, games: Path) -> None:
    games.write_text(games.read_text().replace('"accept"', '"refuse"'))
    code, out, err = hatbox("replay", games)
    assert (code, out) == (1, "")
    assert err.startswith(f"hatbox: {games}, line 1: round 1, move ")


def test_a_file_that_is_not_there(hatbox: Run, tmp_path: Path) -> None:
    code, _, err = hatbox("replay", tmp_path / "nowhere")
    assert code == 1
    assert err == f"hatbox: {tmp_path / 'nowhere'}: there is no such file or folder\n"


@pytest.mark.parametrize("game", ["not-a-hat", "magic-hat"])
def test_play_tells_a_game_of_programs(hatbox: Run, game: str) -> None:
    code, out, _ = hatbox("play", game, "--seed", "x", "--language", "en")
    assert code == 0
    assert "wins!" in out


def test_play_is_a_new_game_every_time(hatbox: Run) -> None:
    assert hatbox("play") != hatbox("play")
