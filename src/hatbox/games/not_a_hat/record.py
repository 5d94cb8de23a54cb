"""That's Not a Hat as it stands in a record: the deck, the moves, the minus points."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from reprlib import repr as shortened
from typing import Any

from ..base import BrokenRecord, IllegalMove, Standing
from . import rules
from .deck import CARDS_OF_A_COLOUR as HALF
from .deck import LEFT, Card, card_from_text, card_text
from .moves import Move, Offer, move_from_json, move_to_json
from .series import Options, Result

# Black and white arrows in the deck.
DUE = {"both": (HALF, HALF), "black": (HALF, 0), "white": (0, HALF)}


def options_to_json(options: Options) -> dict[str, Any]:
    return {"gifts": options.gifts, "arrows": options.arrows, "rounds": options.rounds}


def deck_to_json(deck: Sequence[Card]) -> dict[str, Any]:
    return {"deck": [card_text(card) for card in deck]}


def deck_from_json(options: Options, data: Mapping[str, object]) -> list[Card]:
    texts = data.get("deck")
    if not isinstance(texts, list):
        raise BrokenRecord("a round needs its deck, a list of cards", rule="H1")
    deck = [read_card(text) for text in texts]
    check_deck(options, deck)
    return deck


def read_card(text: object) -> Card:
    try:
        return card_from_text(text if isinstance(text, str) else shortened(text))
    except ValueError as error:
        raise BrokenRecord(str(error), rule="H1") from None


def check_deck(options: Options, deck: Sequence[Card]) -> None:
    """H1, H16: 55 cards of each colour that is played with, and no gift twice."""
    if len({card.gift for card in deck}) != len(deck):
        raise BrokenRecord("a gift is in the deck twice", rule="H1")
    left = sum(card.arrow == LEFT for card in deck)
    due = DUE[options.arrows]
    if (left, len(deck) - left) != due:
        counts = f"{left} black and {len(deck) - left} white"
        sentence = f"the deck has {counts} arrows, not {due[0]} and {due[1]}"
        raise BrokenRecord(sentence, rule="H1" if options.arrows == "both" else "H16")


def entry(g: rules.Round, seat: int, move: Move) -> dict[str, Any]:
    """A move as the record lists it; written while the gift is still on its way."""
    if isinstance(move, Offer):
        said = {"seat": seat, "move": "offer", "object": move.object, "to": g.receiver}
        return said | {"tone": move.tone}
    return {"seat": seat} | move_to_json(move)


def move_of_entry(g: rules.Round, entry: Mapping[str, object]) -> Move:
    """H5: an offer's `to` must be the neighbour that the arrow points to."""
    move = move_from_json(entry)
    if isinstance(move, Offer) and g.phase == rules.OFFERING:
        to = entry.get("to")
        if type(to) is not int or to != g.receiver:
            raise IllegalMove("wrong-receiver", "H5")
    return move


def result_to_json(result: Result) -> dict[str, Any]:
    return {"penalties": list(result.penalties)}


def standing_to_json(standing: Standing) -> dict[str, Any]:
    return {"totals": list(standing.points)}
