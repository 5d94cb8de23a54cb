"""What a mind remembers of the gifts: traces that bind an object to a card in its place.

Seeing a face, hearing a name said and accepted, and thinking of one's own gift each leave a trace.
A trace grows weaker with what happens afterwards (interference), and a little with the seconds.
"""

from __future__ import annotations

from typing import NamedTuple

MOST_PRESENTATIONS = 6
MOST_OBJECTS = 5
SECONDS_LIKE_AN_EVENT = 20.0


class Presentation(NamedTuple):
    """One moment that bound an object to a card: when it was, and how deep it went."""

    clock: float
    weight: float


class Trace:
    """One object bound to one card; source memory keeps apart what was seen and what was said."""

    __slots__ = ("seen", "told")

    def __init__(self) -> None:
        self.seen: list[Presentation] = []
        self.told: list[Presentation] = []

    def latest(self) -> float:
        return max(moment.clock for moment in (*self.seen, *self.told))


class Card:
    """A gift as a mind follows it; `face` is its object as long as it lies face up."""

    __slots__ = ("face", "last_told", "traces")

    def __init__(self, face: str | None = None) -> None:
        self.face = face
        self.last_told: str | None = None
        self.traces: dict[str, Trace] = {}

    def see(self, object: str, moment: Presentation) -> None:
        lay(self.trace(object).seen, moment)

    def hear(self, object: str, moment: Presentation) -> None:
        lay(self.trace(object).told, moment)
        self.last_told = object

    def trace(self, object: str) -> Trace:
        if object not in self.traces:
            self.make_room()
            self.traces[object] = Trace()
        return self.traces[object]

    def make_room(self) -> None:
        """Of the objects that were bound to this card, the one met longest ago is lost."""
        if len(self.traces) >= MOST_OBJECTS:
            del self.traces[min(self.traces, key=lambda gift: self.traces[gift].latest())]

    def trade_traces(self, other: Card) -> None:
        """A binding moved wrongly: what was known of one card is now known of the other."""
        self.traces, other.traces = other.traces, self.traces
        self.last_told, other.last_told = other.last_told, self.last_told


def lay(moments: list[Presentation], moment: Presentation) -> None:
    """The oldest moment gives way: it is the weakest, and memory stays bounded."""
    moments.append(moment)
    if len(moments) > MOST_PRESENTATIONS:
        del moments[0]


def strength(moments: list[Presentation], clock: float, decay: float) -> float:
    """Σ w·t^(−d), the inside of the base level ln Σ t^(−d); an event ago counts as one."""
    total = 0.0
    for then, weight in moments:
        age = clock - then
        total += weight * (age if age > 1.0 else 1.0) ** -decay
    return total
