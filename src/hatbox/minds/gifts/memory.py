"""What a mind remembers of the gifts: traces that bind an object to a card.

Seeing a face, hearing a name said and accepted, and thinking of one's own gift each leave a trace.
A trace grows weaker with what happens afterwards (interference), and a little with the seconds.
Only about four bindings are held well at a time: each card draws a rank when it is bound, and is
held well while its rank is below capacity / number of gifts face down (`Card.rank`).
"""

from __future__ import annotations

from collections.abc import Sequence

MOST_MOMENTS = 4
MOST_OBJECTS = 5
SECONDS_LIKE_AN_EVENT = 20.0

# Strength of a binding that is not among those held well.
OUTSIDE_FOCUS = 0.01


# One moment that bound an object to a card: when it was by the clock, and how deep it went. A plain
# tuple, since every mind makes one for nearly every event.
Moment = tuple[float, float]


class Trace:
    """One object bound to one card; source memory keeps apart what was seen and what was said."""

    __slots__ = ("seen", "told")

    def __init__(self) -> None:
        self.seen: list[Moment] = []
        self.told: list[Moment] = []

    def latest(self) -> float:
        return max(when for when, _ in (*self.seen, *self.told))


class Card:
    """A gift as a mind follows it; `face` is its object as long as it lies face up."""

    __slots__ = (
        "face",
        "is_dealt",
        "last_told",
        "lie",
        "missed",
        "named",
        "passed",
        "rank",
        "slipped",
        "thought",
        "traces",
        "witnesses",
    )

    def __init__(self, face: str | None = None, *, is_dealt: bool = False) -> None:
        self.face = face
        self.is_dealt = is_dealt
        self.rank = 1.0
        self.last_told: str | None = None
        # Under which false name one gave it away oneself.
        self.lie: str | None = None
        self.traces: dict[str, Trace] = {}
        # What one goes on thinking of it, until something new is seen or heard.
        self.thought: list[Moment] | None = None
        # When the table last heard or saw what this is, and who gave and got it then.
        self.named = -1.0
        self.witnesses: tuple[int, ...] = ()
        # How often it was passed on since its face was seen.
        self.passed = 0
        # Did the eye miss that, and was the card mixed up with another? For the thoughts.
        self.missed = False
        self.slipped = False

    def see(self, object: str, moment: Moment) -> None:
        lay(self.trace(object).seen, moment)

    def hear(self, object: str, moment: Moment) -> None:
        lay(self.trace(object).told, moment)
        self.last_told = object
        if object != self.lie:
            self.lie = None

    def trace(self, object: str) -> Trace:
        self.thought = None
        trace = self.traces.get(object)
        if trace is None:
            self.make_room()
            trace = self.traces[object] = Trace()
        return trace

    def make_room(self) -> None:
        """Of the objects that were bound to this card, the one met longest ago is lost."""
        if len(self.traces) >= MOST_OBJECTS:
            del self.traces[min(self.traces, key=lambda gift: self.traces[gift].latest())]

    def trade_traces(self, other: Card) -> None:
        """A binding moved wrongly: what was known of one card is now known of the other."""
        self.traces, other.traces = other.traces, self.traces
        self.last_told, other.last_told = other.last_told, self.last_told
        self.lie, other.lie = other.lie, self.lie
        self.thought, other.thought = other.thought, self.thought
        self.slipped = other.slipped = True


def lay(moments: list[Moment], moment: Moment) -> None:
    """The oldest moments give way: they are the weakest, and memory stays bounded.

    Two at once, where a thought had been added at the end (`Following.rehearse`).
    """
    moments.append(moment)
    if len(moments) > MOST_MOMENTS:
        del moments[:-MOST_MOMENTS]


def strength(moments: Sequence[Moment], clock: float, decay: float) -> float:
    """Σ w·t^(−d), the inside of the base level ln Σ t^(−d); an event ago counts as one."""
    total, slower = 0.0, -decay
    for then, weight in moments:
        age = clock - then
        total += weight * age**slower if age > 1.0 else weight
    return total


# Each object that is bound to a card: the strength seen and the strength told.
Bound = list[tuple[str, float, float]]


def bound_to(card: Card, clock: float, decay: float, room: float) -> Bound:
    """What is bound to the card, how strongly; `room` is capacity / number of gifts face down."""
    share = 1.0 if card.rank < room else OUTSIDE_FOCUS
    return [
        (
            object,
            share * strength(trace.seen, clock, decay),
            share * strength(trace.told, clock, decay),
        )
        for object, trace in card.traces.items()
    ]
