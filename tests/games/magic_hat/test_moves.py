"""Moves as objects, numbers and JSON, and invalid moves."""

from collections.abc import Callable
from typing import Any

import pytest

from hatbox.games import IllegalMove
from hatbox.games.base import May
from hatbox.games.catalogue import ANIMAL_IDS
from hatbox.games.magic_hat import Call, Extra, Look, Move, Skip, Swap, rules
from hatbox.games.magic_hat.moves import (
    PAIRS,
    move_from_json,
    move_from_number,
    move_to_json,
    move_to_number,
    moves_among,
)

ALL: list[Move] = [
    *map(Look, range(5)),
    *map(Swap, range(5)),
    *map(Call, ANIMAL_IDS),
    *map(Extra, PAIRS),
    Skip(),
]


def test_m11_a_view_may_allow_any_two_hats_or_none() -> None:
    assert moves_among((May("extra", "two hats"), May("skip"))) == [*map(Extra, PAIRS), Skip()]


def code(data: object) -> tuple[str, str]:
    with pytest.raises(IllegalMove) as caught:
        move_from_json(data)
    return caught.value.code, caught.value.rule


def test_every_number_is_a_move_and_every_move_a_number() -> None:
    assert [move_from_number(number) for number in range(rules.MOVES)] == ALL
    assert [move_to_number(move) for move in ALL] == list(range(rules.MOVES))


def test_m11_the_pairs_are_the_ten_of_five_hats() -> None:
    assert [(one, other) for one in range(5) for other in range(one + 1, 5)] == list(PAIRS)


@pytest.mark.parametrize("number", [-1, rules.MOVES, 10**30])
def test_other_numbers_are_no_moves(number: int) -> None:
    with pytest.raises(IllegalMove, match=r"unknown-move \(rule M5\)"):
        move_from_number(number)


def test_every_move_can_be_written_and_read() -> None:
    assert [move_from_json(move_to_json(move)) for move in ALL] == ALL


def test_moves_are_written_as_in_records() -> None:
    assert [
        move_to_json(move) for move in (Look(2), Swap(4), Extra((3, 1)), Skip(), Call("owl"))
    ] == [
        {"move": "look", "hat": 2},
        {"move": "swap", "with": 4},
        {"move": "extra", "hats": [1, 3]},
        {"move": "skip"},
        {"move": "call", "animal": "owl"},
    ]


def test_keys_of_others_are_ignored() -> None:
    assert move_from_json({"move": "skip", "seat": 1, "ms": 900, "hats": "?"}) == Skip()


@pytest.mark.parametrize(
    "data",
    [
        None,
        True,
        7,
        "skip",
        b"skip",
        [],
        ["look", 1],
        {},
        {"hat": 1},
        {"move": None},
        {"move": 0},
        {"move": ["look"]},
        {"move": "Look", "hat": 1},
        {"move": "offer", "object": "hat"},
        {"move": "pass"},
    ],
    ids=repr,
)
def test_json_that_is_no_move_is_refused(data: object) -> None:
    assert code(data) == ("unknown-move", "M5")


@pytest.mark.parametrize("hat", [None, True, False, 1.0, -1, 5, 10**30, "1", [1], {}], ids=repr)
def test_m6_json_that_points_at_no_hat_is_refused(hat: Any) -> None:
    assert code({"move": "look", "hat": hat}) == ("unknown-hat", "M6")
    assert code({"move": "swap", "with": hat}) == ("unknown-hat", "M6")
    assert code({"move": "extra", "hats": [0, hat]}) == ("unknown-hat", "M6")
    assert code({"move": "extra", "hats": [hat, 0]}) == ("unknown-hat", "M6")


@pytest.mark.parametrize("word", ["look", "swap", "extra"])
def test_m6_json_without_a_hat_is_refused(word: str) -> None:
    assert code({"move": word}) == ("unknown-hat", "M6")


@pytest.mark.parametrize("hats", [None, 1, "01", {}, [], [1], [0, 1, 2], {"0": 1}], ids=repr)
def test_m11_json_that_is_no_pair_of_hats_is_refused(hats: Any) -> None:
    assert code({"move": "extra", "hats": hats}) == ("unknown-hat", "M6")


def test_m11_json_with_the_same_hat_twice_is_refused() -> None:
    assert code({"move": "extra", "hats": [3, 3]}) == ("same-hat", "M11")


@pytest.mark.parametrize("animal", [None, 0, True, "", "unicorn", "Owl", ["owl"], {}], ids=repr)
def test_m7_json_that_names_no_animal_is_refused(animal: Any) -> None:
    assert code({"move": "call", "animal": animal}) == ("unknown-animal", "M7")
    assert code({"move": "call"}) == ("unknown-animal", "M7")


@pytest.mark.parametrize("make", [Look, Swap, lambda hat: Extra((0, hat))])
@pytest.mark.parametrize("hat", [-1, 5])
def test_m6_a_move_of_no_hat_cannot_be_made(make: Callable[[int], Move], hat: int) -> None:
    with pytest.raises(IllegalMove, match=r"unknown-hat \(rule M6\)"):
        make(hat)


def test_m7_m11_no_animal_can_be_called_and_no_hat_swapped_with_itself() -> None:
    with pytest.raises(IllegalMove, match=r"unknown-animal \(rule M7\)"):
        Call("unicorn")
    with pytest.raises(IllegalMove, match=r"same-hat \(rule M11\)"):
        Extra((3, 3))
