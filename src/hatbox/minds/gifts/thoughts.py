"""What a mind believed at each of its decisions: the whole table, in a small form.

A thought is a JSON object. docs/minds.md ("Thoughts") says what its fields mean. It is kept as the
decision saw it and put into words only when the game is over, because most games are never read.
"""

from __future__ import annotations

from typing import Any

from .following import Following
from .memory import Bound
from .recall import Recollection

MOST_LIKELY = 3
MOST_OF_OTHERS = 2
DIGITS = 3


class Thoughts:
    """The thoughts of one mind, one for each decision."""

    __slots__ = ("kept", "words")

    def __init__(self) -> None:
        self.kept: list[tuple[int, Recollection, Any, dict[str, Any]]] = []
        self.words: list[dict[str, Any]] = []

    def keep(self, following: Following, recollection: Recollection, **why: Any) -> None:
        """Who is asked again thinks the same again, so the thought before is replaced."""
        if self.kept and self.kept[-1][0] == following.heard:
            self.kept.pop()
            del self.words[len(self.kept) :]
        card = following.flying
        state = (following.clock - card.named, card.slipped, card.missed) if card else None
        self.kept.append((following.heard, recollection, state, why))

    def told(self) -> list[dict[str, Any]]:
        """Each is put into words once, however often they are asked for."""
        self.words += [told(*thought) for thought in self.kept[len(self.words) :]]
        return list(self.words)


def told(heard: int, recollection: Recollection, state: Any, why: dict[str, Any]) -> dict[str, Any]:
    return (
        {"heard": heard}
        | of_the_gift(recollection, state)
        | {"down": [of_a_card(*row) for row in recollection.around]}
        | {name: rounded(value) for name, value in why.items()}
    )


def of_the_gift(recollection: Recollection, state: Any) -> dict[str, Any]:
    """The gift on its way: what comes to mind, since how many events, and what went wrong."""
    likely = sorted(recollection.belief.items(), key=lambda pair: -pair[1])[:MOST_LIKELY]
    told: dict[str, Any] = {
        "gift": {object: rounded(belief) for object, belief in likely},
        "unknown": rounded(recollection.unknown),
    }
    if state is not None:
        ago, slipped, missed = state
        told |= {"ago": round(ago)}
        told |= {"slipped": True} if slipped else {}
        told |= {"missed": True} if missed else {}
    return told


def of_a_card(seat: int, place: int, bound: Bound) -> list[Any]:
    """[seat, place, {object: strength}] of a gift that lies face down."""
    strengths = [(object, seen + told) for object, seen, told in bound]
    best = sorted(strengths, key=lambda pair: -pair[1])[:MOST_OF_OTHERS]
    return [seat, place, {object: rounded(strength) for object, strength in best}]


def rounded(value: Any) -> Any:
    return round(value, DIGITS) if isinstance(value, float) else value
