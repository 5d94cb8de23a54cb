"""Prizes after a game: what somebody did, how often, and with which cards.

An award says only what the record shows. Who gets which of those that were earned is decided
elsewhere (`analysis.awards`), the same way for every game.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Protocol, TypeVar

from .base import Seat

# As many as fit beside a sentence.
MOST_CARDS = 3

Round_contra = TypeVar("Round_contra", contravariant=True)
Event_contra = TypeVar("Event_contra", contravariant=True)


@dataclass(frozen=True, slots=True)
class Award:
    """Its text is the message `award-<award>`; `count` and `cards` are its reason."""

    award: str
    seat: Seat
    count: int
    cards: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Prize:
    """How an award is earned: with so many at least, by whoever has the most or by anybody.

    Of several that somebody has earned the one with the greater worth is likelier to be given.
    """

    award: str
    worth: float
    least: int = 1
    only_most: bool = True


@dataclass(frozen=True, slots=True)
class Earned:
    award: Award
    worth: float


class Honours(Protocol[Round_contra, Event_contra]):
    """Watches a whole game, round after round, with everything open."""

    def watch(self, round: Round_contra, events: Iterable[Event_contra]) -> None:
        """The round just after the events; the first of a round are its opening."""

    def earned(self) -> Iterator[Earned]: ...


class Tally:
    """Who did what how often."""

    def __init__(self, players: int) -> None:
        self._players = players
        self._counts: dict[str, list[int]] = defaultdict(lambda: [0] * players)
        self._cards: dict[tuple[str, int], tuple[str, ...]] = {}

    def add(self, award: str, seat: int, *cards: str) -> None:
        """Once more; the latest cards are kept."""
        self._counts[award][seat] += 1
        known = self._cards.get((award, seat), ())
        fresh = tuple(card for card in cards if card not in known)
        self._cards[award, seat] = (*known, *fresh)[-MOST_CARDS:]

    def top(self, award: str, seat: int, count: int, *cards: str) -> None:
        """The greatest count of one time."""
        if count > self._counts[award][seat]:
            self._counts[award][seat] = count
            self._cards[award, seat] = cards[-MOST_CARDS:]

    def count(self, award: str, seat: int) -> int:
        return self._counts[award][seat]

    def earned(self, prizes: Iterable[Prize]) -> Iterator[Earned]:
        for prize in prizes:
            for seat in range(self._players):
                if self._has_earned(prize, seat):
                    count = self._counts[prize.award][seat]
                    cards = self._cards.get((prize.award, seat), ())
                    award = Award(prize.award, Seat(seat), count, cards)
                    yield Earned(award, prize.worth)

    def _has_earned(self, prize: Prize, seat: int) -> bool:
        counts = self._counts[prize.award]
        return counts[seat] >= (max(counts) if prize.only_most else prize.least) >= prize.least
