"""What a mind believed at each of its decisions: the whole table, in a small form.

A thought is a JSON object. docs/minds.md ("Thoughts") says what its fields mean. It is kept as the
decision saw it and put into words only when the game is over, because most games are never read.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from .following import Following
from .recall import NOTHING, Around, Recollection

MOST_LIKELY = 3
MOST_OF_OTHERS = 2
DIGITS = 3

# What a thought says of the decision itself.
OF_AN_ANSWER = ("answer", "claim", "believed", "least", "honesty")
OF_AN_OFFER = ("offer", "tone", "belief", "other", "share", "bluff")

# How much was heard, belief and what is unknown, the gifts around, the state of the gift, and the
# names and values of the rest. Not the whole recollection: thoughts stay until the game is over,
# and memory that is used again at once is faster than new.
Thought = tuple[
    int, dict[str, float], float, Sequence[Around], Any, tuple[str, ...], tuple[Any, ...]
]


class Thoughts:
    """The thoughts of one mind, one for each decision."""

    __slots__ = ("kept", "words")

    def __init__(self) -> None:
        self.kept: list[Thought] = []
        self.words: list[dict[str, Any]] = []

    def keep(
        self,
        following: Following,
        recollection: Recollection,
        names: tuple[str, ...],
        why: tuple[Any, ...],
    ) -> None:
        """Who is asked again thinks the same again, so the thought before is replaced."""
        if self.kept and self.kept[-1][0] == following.heard:
            self.kept.pop()
            del self.words[len(self.kept) :]
        card = following.flying
        state = (following.clock - card.named, card.slipped, card.missed) if card else None
        belief, unknown, around = recollection.belief, recollection.unknown, recollection.around
        self.kept.append((following.heard, belief, unknown, around, state, names, why))

    def told(self) -> list[dict[str, Any]]:
        """Each is put into words once, however often they are asked for."""
        self.words += [told(*thought) for thought in self.kept[len(self.words) :]]
        return list(self.words)


def told(
    heard: int,
    belief: dict[str, float],
    unknown: float,
    around: Sequence[Around],
    state: Any,
    names: tuple[str, ...],
    why: tuple[Any, ...],
) -> dict[str, Any]:
    return (
        {"heard": heard}
        | of_the_gift(belief, unknown, state)
        | {"down": of_the_others(around)}
        | {name: rounded(value) for name, value in zip(names, why, strict=True)}
    )


def of_the_gift(belief: dict[str, float], unknown: float, state: Any) -> dict[str, Any]:
    """The gift on its way: what comes to mind, since how many events, and what went wrong."""
    likely = sorted(belief.items(), key=lambda pair: -pair[1])[:MOST_LIKELY]
    told: dict[str, Any] = {
        "gift": {object: rounded(share) for object, share in likely},
        "unknown": rounded(unknown),
    }
    if state is not None:
        ago, slipped, missed = state
        told |= {"ago": round(ago)}
        told |= {"slipped": True} if slipped else {}
        told |= {"missed": True} if missed else {}
    return told


def of_the_others(around: Sequence[Around]) -> list[list[Any]]:
    """[seat, place, {object: strength}] of each gift that lies face down."""
    cards: dict[tuple[int, int], list[tuple[str, float]]] = {}
    for seat, place, object, seen, told in around:
        bound = cards.setdefault((seat, place), [])
        if object != NOTHING:
            bound.append((object, seen + told))
    return [[seat, place, strongest(bound)] for (seat, place), bound in cards.items()]


def strongest(bound: list[tuple[str, float]]) -> dict[str, float]:
    best = sorted(bound, key=lambda pair: -pair[1])[:MOST_OF_OTHERS]
    return {object: rounded(strength) for object, strength in best}


def rounded(value: Any) -> Any:
    return round(value, DIGITS) if isinstance(value, float) else value
