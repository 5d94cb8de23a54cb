from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hatbox.games.catalogue import GIFT_IDS
from hatbox.games.fairness import Stream, stream_for_round
from hatbox.games.not_a_hat.deck import (
    ARROWS,
    LEFT,
    RIGHT,
    Card,
    card_from_text,
    card_text,
    shuffled,
)

SECRET = bytes(range(32))
keys = st.binary(min_size=32, max_size=32)


def decks(rounds: int) -> list[list[Card]]:
    return [
        shuffled(stream_for_round(SECRET, [], "not-a-hat", index), "both")
        for index in range(rounds)
    ]


@given(keys)
def test_h1_110_gifts_and_55_arrows_of_each_colour(key: bytes) -> None:
    deck = shuffled(Stream(key), "both")
    assert sorted(card.gift for card in deck) == list(range(110))
    assert Counter(card.arrow for card in deck) == {LEFT: 55, RIGHT: 55}


@given(keys)
@pytest.mark.parametrize(("arrows", "arrow"), [("black", LEFT), ("white", RIGHT)])
def test_h16_one_colour_is_55_different_gifts_the_same_way_round(
    arrows: str, arrow: int, key: bytes
) -> None:
    deck = shuffled(Stream(key), arrows)
    assert len(deck) == len({card.gift for card in deck}) == 55
    assert all(card.gift in range(110) and card.arrow == arrow for card in deck)


def test_the_same_stream_gives_the_same_deck() -> None:
    assert decks(1) == decks(1)


def test_every_round_is_another_deck() -> None:
    first, second = decks(2)
    assert first != second
    assert dict(first) != dict(second)


def test_a_gift_tells_nothing_about_its_arrow() -> None:
    rounds = 800
    lefts = Counter(card.gift for deck in decks(rounds) for card in deck if card.arrow == LEFT)
    deviation = (rounds / 4) ** 0.5
    assert all(abs(lefts[gift] - rounds / 2) < 4.5 * deviation for gift in range(110))
    chi_square = sum((lefts[gift] - rounds / 2) ** 2 / (rounds / 4) for gift in range(110))
    assert 70 < chi_square < 155


def test_a_place_in_the_deck_tells_nothing_about_its_arrow() -> None:
    rounds = 800
    lefts = Counter(
        place for deck in decks(rounds) for place, card in enumerate(deck) if card.arrow == LEFT
    )
    assert all(abs(lefts[place] - rounds / 2) < 4.5 * (rounds / 4) ** 0.5 for place in range(110))


@pytest.mark.parametrize("arrows", ["", "red", "Both", "bot"])
def test_other_arrows_are_refused(arrows: str) -> None:
    with pytest.raises(ValueError, match=f"one of {', '.join(ARROWS)}, not '{arrows}'"):
        shuffled(Stream(SECRET), arrows)


def test_cards_are_written_as_in_records() -> None:
    assert card_text(Card(GIFT_IDS.index("guitar"), LEFT)) == "guitar:left:black"
    assert card_text(Card(GIFT_IDS.index("alarm-clock"), RIGHT)) == "alarm-clock:right:white"


def test_every_card_can_be_written_and_read() -> None:
    cards = [Card(gift, arrow) for gift in range(110) for arrow in (LEFT, RIGHT)]
    assert [card_from_text(card_text(card)) for card in cards] == cards


@pytest.mark.parametrize(
    "text", ["", "unicorn:left:black", "Guitar:left:black", " guitar:left:black", "0:left:black"]
)
def test_a_card_with_an_unknown_gift_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match=f"'{text}' is no card: there is no gift"):
        card_from_text(text)


@pytest.mark.parametrize(
    "back", ["", ":", ":left", ":left:white", ":right:black", ":left:black:", ":left:black\n"]
)
def test_a_card_with_an_impossible_back_is_refused(back: str) -> None:
    with pytest.raises(ValueError, match="is no card: a back is left:black or right:white"):
        card_from_text(f"guitar{back}")
