"""Moves as objects, numbers and JSON, and invalid moves."""

from typing import Any

import pytest

from hatbox.games import IllegalMove
from hatbox.games.catalogue import GIFT_IDS
from hatbox.games.not_a_hat import Accept, Move, Offer, Refuse, rules
from hatbox.games.not_a_hat.moves import (
    TONE_NUMBER,
    TONES,
    Tone,
    move_from_json,
    move_from_number,
    move_to_json,
    move_to_number,
)

ALL: list[Move] = [*map(Offer, GIFT_IDS), Accept(), Refuse()]


def test_every_number_is_a_move_and_every_move_a_number() -> None:
    assert [move_from_number(number) for number in range(rules.MOVES)] == ALL
    assert [move_to_number(move) for move in ALL] == list(range(rules.MOVES))


@pytest.mark.parametrize("number", [-1, rules.MOVES, 10**30])
def test_other_numbers_are_no_moves(number: int) -> None:
    with pytest.raises(IllegalMove, match=r"unknown-move \(rule H7\)"):
        move_from_number(number)


def test_every_move_can_be_written_and_read() -> None:
    assert [move_from_json(move_to_json(move)) for move in ALL] == ALL


@pytest.mark.parametrize("tone", TONES)
def test_h17_a_tone_is_written_and_read(tone: Tone) -> None:
    offer = Offer("hat", tone)
    assert move_to_json(offer) == {"move": "offer", "object": "hat", "tone": tone}
    assert move_from_json(move_to_json(offer)) == offer
    assert move_to_number(offer) == move_to_number(Offer("hat"))
    assert TONES[TONE_NUMBER[tone]] == tone


def test_h17_an_offer_without_a_tone_is_plain() -> None:
    assert move_from_json({"move": "offer", "object": "hat"}) == Offer("hat", "plain")


def test_keys_of_others_are_ignored() -> None:
    assert move_from_json({"move": "accept", "seat": 1, "ms": 900, "tone": "loud"}) == Accept()


@pytest.mark.parametrize(
    "data",
    [
        None,
        True,
        7,
        "offer",
        b"offer",
        [],
        ["offer", "hat"],
        {},
        {"object": "hat"},
        {"move": None},
        {"move": 110},
        {"move": ["offer"]},
        {"move": {"offer": "hat"}},
        {"move": "Offer", "object": "hat"},
        {"move": "look", "hat": 1},
        {"move": ""},
    ],
    ids=repr,
)
def test_json_that_is_no_move_is_refused(data: object) -> None:
    with pytest.raises(IllegalMove) as caught:
        move_from_json(data)
    assert (caught.value.code, caught.value.rule) == ("unknown-move", "H7")


@pytest.mark.parametrize(
    "object", [None, 33, True, "", "unicorn", "Hat", " hat", ["hat"], {"id": "hat"}, b"hat"]
)
def test_h6_json_that_names_no_gift_is_refused(object: object) -> None:
    for data in ({"move": "offer", "object": object}, {"move": "offer"}):
        with pytest.raises(IllegalMove) as caught:
            move_from_json(data)
        assert (caught.value.code, caught.value.rule) == ("unknown-gift", "H6")


@pytest.mark.parametrize("tone", [None, 0, True, "", "loud", "Plain", ["plain"], {}])
def test_h17_json_in_an_unknown_tone_is_refused(tone: Any) -> None:
    with pytest.raises(IllegalMove) as caught:
        move_from_json({"move": "offer", "object": "hat", "tone": tone})
    assert (caught.value.code, caught.value.rule) == ("unknown-tone", "H17")


def test_h6_h17_an_offer_that_cannot_be_said_cannot_be_made() -> None:
    with pytest.raises(IllegalMove, match=r"unknown-gift \(rule H6\)"):
        Offer("unicorn")
    with pytest.raises(IllegalMove, match=r"unknown-tone \(rule H17\)"):
        Offer("hat", "loud")  # type: ignore[arg-type]
