"""The lesson of That's Not a Hat: take, pass on, doubt, be wrong, say something untrue.

If the learner follows the hand, everything happens once. Otherwise an idea comes a second time,
and then the lesson goes on without it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from typing import Final, Literal

from ..base import Seat
from ..catalogue import GIFT_IDS, GIFT_NUMBER
from ..lesson import END, LEARNER, Guide, Lesson, Reply, Step, read
from .deck import LEFT, RIGHT, Card
from .events import Accepted, Event, Fetched, Offered, Refused, RoundBegan, RoundEnded, TookOldest
from .moves import Accept, Offer
from .view import Answering, FaceUp, View

NEIGHBOURS: Final = ("raven", "fox")
STARTER: Final = Seat(2)
# What lies before the learner, the raven and the fox, then the shop from the top.
PREPARED: Final = (
    ("teapot", LEFT), ("guitar", LEFT), ("crown", LEFT),
    ("hat", LEFT), ("cactus", LEFT), ("robot", RIGHT),
)  # fmt: skip
# What the fox says when it does not tell the truth.
UNTRUE: Final = "trumpet"

# How the learner is to answer, one after the other.
Idea = Literal["thanks", "doubt", "once-more"]
IDEAS: Final[tuple[Idea, ...]] = ("thanks", "doubt", "once-more")
TRIES: Final = 2
GIFTS_TO_GIVE: Final = 2
BEFORE_OFFER: Final = 1.4
BEFORE_ANSWER: Final = 1.2


def deck() -> list[Card]:
    """The prepared cards, then all the others with their arrows in turn."""
    first = [Card(GIFT_NUMBER[gift], arrow) for gift, arrow in PREPARED]
    known = {card.gift for card in first}
    rest = (number for number in range(len(GIFT_IDS)) if number not in known)
    return first + [Card(gift, (LEFT, RIGHT)[place % 2]) for place, gift in enumerate(rest)]


class Course:
    """How far the learner is, from what everybody saw: guide and neighbours agree on it."""

    def __init__(self) -> None:
        self.learnt: set[Idea] = set()
        self.tries: Counter[Idea] = Counter()
        self.given = 0

    @property
    def idea(self) -> Idea | None:
        """What the next offer to the learner is about."""
        return next((idea for idea in IDEAS if not self._is_over(idea)), None)

    @property
    def is_over(self) -> bool:
        return self.idea is None and self.given >= GIFTS_TO_GIVE

    def _is_over(self, idea: Idea) -> bool:
        return idea in self.learnt or self.tries[idea] >= TRIES

    def watch(self, event: Event) -> None:
        match event:
            case Offered(seat=seat) if seat == LEARNER:
                self.given += 1
            case Accepted(seat=seat) if seat == LEARNER:
                self._answered("thanks")
            case Refused(wrong=wrong) if wrong == LEARNER:
                self._answered("once-more")
            case Refused(seat=seat) if seat == LEARNER:
                self._answered("doubt")

    def _answered(self, what: Idea) -> None:
        self.tries[self.idea or what] += 1
        self.learnt.add(what)


class GiftGuide(Guide):
    def __init__(self) -> None:
        super().__init__()
        self._course = Course()
        self._said: set[str] = set()

    def steps_after(self, events: list[Event]) -> Iterator[Step]:
        for event in events:
            self._course.watch(event)
            yield from self._steps_of(event)
            if isinstance(event, RoundEnded) or self._is_over_after(event):
                yield END
                return

    def _is_over_after(self, event: Event) -> bool:
        """The learner's own offer is answered first."""
        return self._course.is_over and isinstance(event, Accepted | Refused)

    def _steps_of(self, event: Event) -> Iterable[Step]:
        match event:
            case RoundBegan():
                return [read("gifts", "place", LEARNER)]
            case Fetched(seat=seat) if seat == LEARNER:
                return [*self._once(read("fetch", "gift")), Step("untrue", "name")]
            case Fetched(seat=seat, to=to) if to == LEARNER:
                return self._once(read("fetched", "gift", about=seat), read("arrow", "gift"))
            case TookOldest(seat=seat) if seat == LEARNER:
                return self._once(Step("oldest", "name")) or [Step("again", "name")]
            case Offered(to=to) if to == LEARNER:
                return [self._answer()]
            case Accepted(seat=seat, giver=giver) if giver == LEARNER:
                is_first = self._course.given < GIFTS_TO_GIVE
                return [] if is_first else [read("taken", "place", seat, about=seat)]
            case Refused(wrong=wrong):
                word = "wrong" if wrong == LEARNER else "caught"
                return [read(word, "penalties", wrong, about=wrong)]
        return []

    def _answer(self) -> Step:
        """In this lesson an offer is untrue exactly when it is there to be doubted."""
        idea = self._course.idea or "thanks"
        return Step(idea, "accept" if idea == "thanks" else "refuse")

    def _once(self, *steps: Step) -> list[Step]:
        fresh = [step for step in steps if step.step not in self._said]
        self._said |= {step.step for step in fresh}
        return fresh


class GiftNeighbour:
    """Believes everything, and tells the learner what the lesson needs: the truth, or not."""

    def __init__(self) -> None:
        self._course = Course()
        self._held: list[str] = []
        self._on_its_way = ""

    def watch(self, view: View, events: Sequence[Event], at: float) -> None:
        if not self._held:
            cards = [place.gifts[0] for place in view.places]
            self._held = [card.object if isinstance(card, FaceUp) else "" for card in cards]
        for event in events:
            self._course.watch(event)
            self._follow(event)

    def _follow(self, event: Event) -> None:
        match event:
            case Fetched():
                self._on_its_way = event.object
            case Accepted():
                oldest = self._held[event.seat]
                self._held[event.seat], self._on_its_way = self._on_its_way, oldest

    def decide(self, view: View, at: float) -> Reply:
        if isinstance(view.now, Answering):
            return Reply(Accept(), BEFORE_ANSWER)
        is_for_learner = view.now.phase == "giving" and view.now.receiver == LEARNER
        is_untrue = is_for_learner and self._course.idea == "doubt"
        return Reply(Offer(UNTRUE if is_untrue else self._on_its_way), BEFORE_OFFER)

    def thoughts(self) -> list[dict[str, object]]:
        return []


LESSON: Final = Lesson(
    neighbours=NEIGHBOURS,
    starter=STARTER,
    deck=deck(),
    neighbour=lambda seat: GiftNeighbour(),
    guide=GiftGuide,
)
