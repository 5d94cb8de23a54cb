"""The deck of That's Not a Hat (H1): a gift on the front, an arrow on the back."""

from reprlib import repr as shortened
from typing import Final, NamedTuple

from hatbox.games.catalogue import GIFT_IDS, GIFT_NUMBER
from hatbox.games.fairness import Stream

LEFT: Final = 0
RIGHT: Final = 1
ARROWS: Final = ("both", "black", "white")
CARDS_OF_A_COLOUR: Final = len(GIFT_IDS) // 2

_BACKS: Final = ("left:black", "right:white")
_ARROW_OF_COLOUR: Final = {"black": LEFT, "white": RIGHT}


class Card(NamedTuple):
    gift: int
    arrow: int


def shuffled(stream: Stream, arrows: str) -> list[Card]:
    """A round's deck: first the cards dealt, then the shop from the top (H3, H16)."""
    if arrows not in ARROWS:
        raise ValueError(f"The arrows are one of {', '.join(ARROWS)}, not {arrows!r}.")
    gifts = list(range(len(GIFT_IDS)))
    stream.shuffle(gifts)
    # Backs are drawn apart from the gifts, so that neither tells anything about the other.
    return [Card(gift, arrow) for gift, arrow in zip(gifts, _backs(stream, arrows), strict=False)]


def _backs(stream: Stream, arrows: str) -> list[int]:
    if arrows != "both":
        return [_ARROW_OF_COLOUR[arrows]] * CARDS_OF_A_COLOUR
    backs = [LEFT] * CARDS_OF_A_COLOUR + [RIGHT] * CARDS_OF_A_COLOUR
    stream.shuffle(backs)
    return backs


def card_text(card: Card) -> str:
    """A card as records write it: guitar:left:black."""
    return f"{GIFT_IDS[card.gift]}:{_BACKS[card.arrow]}"


def card_from_text(text: str) -> Card:
    gift, _, back = text.partition(":")
    if gift not in GIFT_NUMBER:
        raise ValueError(f"{shortened(text)} is no card: there is no gift {shortened(gift)}.")
    if back not in _BACKS:
        raise ValueError(f"{shortened(text)} is no card: a back is {' or '.join(_BACKS)}.")
    return Card(GIFT_NUMBER[gift], _BACKS.index(back))
