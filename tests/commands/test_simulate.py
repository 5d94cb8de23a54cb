"""`hatbox simulate`: the same arguments give the same bytes, and every record holds."""

import itertools
import json
from pathlib import Path
from typing import Any

import pytest

from hatbox.games.verify import verify
from hatbox.minds import MINDS
from tests.commands.conftest import Run

OPTIONS_OF_NOT_A_HAT = [
    ("--players", players, "--gifts", gifts, "--arrows", arrows, "--rounds", rounds)
    for players, gifts in [(2, 2), (3, 1), (5, 2), (8, 1), (8, 2)]
    for arrows in ("both", "black", "white")
    for rounds in (1, "players")
]
OPTIONS_OF_MAGIC_HAT = [
    ("--players", players, *expert)
    for players, expert in itertools.product((2, 3, 4), ((), ("--expert",)))
]


def records(text: str) -> list[dict[str, Any]]:
    return [json.loads(line) for line in text.splitlines()]


@pytest.mark.parametrize("options", OPTIONS_OF_NOT_A_HAT)
def test_not_a_hat_with_every_option_gives_records_that_hold(
    hatbox: Run, options: tuple[object, ...]
) -> None:
    code, out, _ = hatbox("simulate", "not-a-hat", "--games", 3, *options)
    assert code == 0
    assert len(records(out)) == 3
    for record in records(out):
        verify(record)


@pytest.mark.parametrize("options", OPTIONS_OF_MAGIC_HAT)
def test_magic_hat_with_every_option_gives_records_that_hold(
    hatbox: Run, options: tuple[object, ...]
) -> None:
    code, out, _ = hatbox("simulate", "magic-hat", "--games", 3, *options)
    assert code == 0
    for record in records(out):
        verify(record)


@pytest.mark.parametrize("game", ["not-a-hat", "magic-hat"])
def test_the_same_arguments_give_the_same_bytes(hatbox: Run, game: str) -> None:
    words = ("simulate", game, "--players", 3, "--games", 5, "--seed")
    first, again, other = hatbox(*words, "a"), hatbox(*words, "a"), hatbox(*words, "b")
    assert first == again
    assert first != other


def test_a_short_list_of_seats_repeats(hatbox: Run) -> None:
    _, out, _ = hatbox("simulate", "not-a-hat", "--players", 5, "--seats", "elephant,random")
    seats = ["elephant", "random", "elephant", "random", "elephant"]
    assert records(out)[0]["minds"] == seats


def test_elephants_never_end_a_round_and_the_record_says_so(hatbox: Run) -> None:
    _, out, _ = hatbox("simulate", "not-a-hat", "--players", 4, "--seats", "elephant")
    (record,) = records(out)
    assert record["rounds"][0]["truncated"] == "cap"
    assert len(record["rounds"][0]["moves"]) == 400
    assert record["rounds"][0]["penalties"] == [0, 0, 0, 0]
    assert record["winners"] == [0, 1, 2, 3]
    verify(record)


def test_thoughts_are_written_on_demand(hatbox: Run) -> None:
    """One for each decision of each bot, with the whole table; small enough for a record."""
    arguments = ("simulate", "not-a-hat", "--players", 3, "--seats", "fox", "--thoughts")
    (record,) = records(hatbox(*arguments)[1])
    moves = [move["seat"] for move in record["rounds"][0]["moves"]]
    assert [len(kept) for kept in record["thoughts"]] == [moves.count(seat) for seat in range(3)]
    verify(record)
    (without,) = records(hatbox(*arguments[:-1])[1])
    assert "thoughts" not in without
    assert len(json.dumps(record)) < 500 * len(moves)


def test_random_thanks_refuses_and_tells_the_truth_in_fair_shares(hatbox: Run) -> None:
    _, out, _ = hatbox("simulate", "not-a-hat", "--players", 4, "--games", 200)
    words = [move["move"] for r in records(out) for round in r["rounds"] for move in round["moves"]]
    answers = [word for word in words if word != "offer"]
    assert 0.6 < answers.count("accept") / len(answers) < 0.8


def test_the_records_go_into_a_file(hatbox: Run, tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    code, out, _ = hatbox("simulate", "magic-hat", "--players", 2, "--games", 4, "--out", path)
    assert (code, out) == (0, "")
    assert len(path.read_text().splitlines()) == 4


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("chess", "--players", 2), "there is no game chess, only not-a-hat and magic-hat"),
        (("not-a-hat", "--players", 9), "not-a-hat is for 2 to 8 players"),
        (("not-a-hat", "--players", 1), "not-a-hat is for 2 to 8 players"),
        (("magic-hat", "--players", 5), "magic-hat is for 2 to 4 players"),
        (("not-a-hat", "--players", 2, "--gifts", 1), "two players need two gifts each"),
        (("not-a-hat", "--players", 3, "--gifts", 3), "the option gifts can be 1 or 2"),
        (
            ("not-a-hat", "--players", 3, "--arrows", "green"),
            "the option arrows can be both, black or white",
        ),
        (
            ("not-a-hat", "--players", 3, "--rounds", "0"),
            "the option rounds can be 1, 2, 3, … or players",
        ),
        (
            ("not-a-hat", "--players", 3, "--rounds", "some"),
            "the option rounds can be 1, 2, 3, … or players",
        ),
        (
            ("not-a-hat", "--players", 3, "--expert"),
            "not-a-hat has no option expert, only gifts, arrows and rounds",
        ),
        (
            ("magic-hat", "--players", 3, "--gifts", 2),
            "magic-hat has no option gifts, only expert",
        ),
    ],
)
def test_a_wrong_option_is_refused_with_a_sentence(
    hatbox: Run, words: tuple[object, ...], sentence: str
) -> None:
    code, out, err = hatbox("simulate", *words)
    assert (code, out, err) == (2, "", f"hatbox: {sentence}\n")


def test_an_unknown_mind_is_refused_by_name(hatbox: Run) -> None:
    code, _, err = hatbox("simulate", "not-a-hat", "--players", 3, "--seats", "random,hal")
    assert code == 2
    assert "there is no bot hal, only " in err
    assert all(name in err for name in MINDS)


def test_no_games_at_all_are_refused(hatbox: Run) -> None:
    code, _, err = hatbox("simulate", "not-a-hat", "--players", 3, "--games", 0)
    assert code == 2
    assert "--games: must be 1 or more" in err


def test_a_file_that_cannot_be_written_is_named(hatbox: Run, tmp_path: Path) -> None:
    path = tmp_path / "missing" / "games.jsonl"
    code, _, err = hatbox("simulate", "not-a-hat", "--players", 3, "--out", path)
    assert code == 1
    assert err == f"hatbox: {path}: there is no such file or folder\n"
