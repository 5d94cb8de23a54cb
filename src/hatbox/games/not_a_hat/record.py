"""That's Not a Hat as it stands in a record: the deck, the moves, the minus points."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from reprlib import repr as shortened

from ..base import BrokenRecord, IllegalMove, Json, Standing
from . import rules
from .deck import CARDS_OF_A_COLOUR as HALF
from .deck import LEFT, Card, card_from_text, card_text
from .moves import Move, Offer, move_from_json, move_to_json
from .options import Options
from .series import Result, result

# Black and white arrows in the deck.
DUE = {"both": (HALF, HALF), "black": (HALF, 0), "white": (0, HALF)}


def deck_to_json(deck: Sequence[Card]) -> Json:
    return {"deck": [card_text(card) for card in deck]}


def deck_from_json(options: Options, data: Mapping[str, object]) -> list[Card]:
    texts = data.get("deck")
    if not isinstance(texts, list):
        raise BrokenRecord("no-deck", "H1")
    deck = [read_card(text) for text in texts]
    check_deck(options, deck)
    return deck


def read_card(text: object) -> Card:
    try:
        return card_from_text(text if isinstance(text, str) else "")
    except ValueError:
        raise BrokenRecord("no-card", "H1", card=shortened(text)) from None


def check_deck(options: Options, deck: Sequence[Card]) -> None:
    """H1, H16: 55 cards of each colour that is played with, and no gift twice."""
    if len({card.gift for card in deck}) != len(deck):
        raise BrokenRecord("twin-gift", "H1")
    black = sum(card.arrow == LEFT for card in deck)
    white = len(deck) - black
    if (black, white) != DUE[options.arrows]:
        rule = "H1" if options.arrows == "both" else "H16"
        due_black, due_white = DUE[options.arrows]
        due = {"due_black": due_black, "due_white": due_white}
        raise BrokenRecord("miscounted-arrows", rule, black=black, white=white, **due)


def entry(g: rules.Round, seat: int, move: Move) -> Json:
    """A move as the record lists it; written while the gift is still on its way."""
    if isinstance(move, Offer):
        to, tone = g.receiver, move.tone
        return {"seat": seat, "move": "offer", "object": move.object, "to": to, "tone": tone}
    return {"seat": seat, **move_to_json(move)}


def move_of_entry(g: rules.Round, entry: Mapping[str, object]) -> Move:
    """H5: an offer's `to` must be the neighbour that the arrow points to."""
    move = move_from_json(entry)
    if isinstance(move, Offer) and g.phase == rules.GIVING:
        to = entry.get("to")
        if type(to) is not int or to != g.receiver:
            raise IllegalMove("wrong-receiver", "H5")
    return move


def result_to_json(result: Result) -> Json:
    return {"penalties": list(result.penalties)}


def cut_to_json(g: rules.Round) -> Json:
    """A round that was cut short has the minus points that it had then."""
    return result_to_json(result(g))


def standing_to_json(standing: Standing) -> Json:
    return {"totals": list(standing.points)}
