"""That's Not a Hat laid open, for replays."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field, replace
from typing import Literal, assert_never

from ..base import Seat
from ..catalogue import GIFT_IDS, GIFT_NUMBER
from ..replay import Journey, Mark, Stop, Thought, share
from . import rules
from .events import Accepted, Event, Fetched, Offered, Refused, RoundBegan, RoundEnded, TookOldest
from .view import ARROWS, Answering, Arrow, Ended, Giving, Shop, now, penalties, shop


@dataclass(frozen=True, slots=True)
class OpenGift:
    """Both sides of a card; `known` if a perfect memory has seen its face."""

    object: str
    arrow: Arrow
    face_up: bool
    known: bool


@dataclass(frozen=True, slots=True)
class OpenPlace:
    gifts: tuple[OpenGift, ...]
    penalties: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Guess:
    """What a mind took a gift for, and how surely, where it said so; "" if nothing came to mind."""

    gift: str
    object: str
    sure: float | None


@dataclass(frozen=True, slots=True)
class Belief:
    """What a mind believed at this decision; of the gifts not named here, what it did before."""

    seat: Seat
    guesses: tuple[Guess, ...]
    bluff: bool


@dataclass(frozen=True, slots=True)
class Frame:
    game: Literal["not-a-hat"] = field(default="not-a-hat", init=False)
    places: tuple[OpenPlace, ...]
    gift: OpenGift | None
    shop: Shop
    now: Giving | Answering | Ended
    belief: Belief | None


class Frames:
    def __init__(self, players: int) -> None:
        self._step = -1
        self._gift = ""
        self._known: set[str] = set()
        self._belief: Belief | None = None
        self._stops: dict[str, list[Stop]] = {}

    def think(self, g: rules.Round, seat: int, thought: Thought) -> None:
        guesses = tuple(guesses_of(g, thought))
        self._belief = Belief(Seat(seat), guesses, bluff=thought.get("bluff") is True)

    def watch(self, g: rules.Round, events: Iterable[Event]) -> Mark:
        self._step += 1
        mark: Mark = ""
        for event in events:
            mark = self._see(g, event) or mark
        self._gift = GIFT_IDS[g.gift]
        return mark

    def _see(self, g: rules.Round, event: Event) -> Mark:
        match event:
            case RoundBegan():
                self._deal(g)
            case Fetched():
                self._known.add(event.object)
                self._stop(event.object, Stop(self._step, "fetched", event.seat))
            case Offered():
                about = Stop(self._step, "offered", event.seat, event.to, event.object)
                self._stop(self._gift, about)
            case Accepted():
                return self._answered(is_believed=True)
            case Refused():
                self._answered(is_believed=False)
                self._stop(event.object, Stop(self._step, "kept", event.wrong))
                return "reveal"
            case RoundEnded():
                return "end"
            case TookOldest():
                # The offer that follows is the stop.
                return ""
            case _:
                assert_never(event)
        return ""

    def _deal(self, g: rules.Round) -> None:
        for seat in range(g.players):
            for gift in g.held[seat][: g.gifts_each]:
                self._known.add(GIFT_IDS[gift])
                self._stop(GIFT_IDS[gift], Stop(self._step, "dealt", Seat(seat)))

    def _stop(self, gift: str, stop: Stop) -> None:
        self._stops.setdefault(gift, []).append(stop)

    def _answered(self, *, is_believed: bool) -> Mark:
        stops = self._stops[self._gift]
        stops[-1] = replace(stops[-1], believed=is_believed)
        return "believed" if is_believed and stops[-1].claim != self._gift else ""

    def frame(self, g: rules.Round) -> Frame:
        belief, self._belief = self._belief, None
        flying = None if rules.is_over(g) else self._open(g, g.gift)
        places = tuple(self._place(g, seat) for seat in range(g.players))
        return Frame(places, flying, shop(g), now(g), belief)

    def _place(self, g: rules.Round, seat: int) -> OpenPlace:
        held = g.held[seat][: g.gifts_each]
        return OpenPlace(tuple(self._open(g, gift) for gift in held), penalties(g, seat))

    def _open(self, g: rules.Round, gift: int) -> OpenGift:
        name = GIFT_IDS[gift]
        return OpenGift(name, ARROWS[g.arrow[gift]], bool(g.face_up[gift]), name in self._known)

    def journeys(self) -> tuple[Journey, ...]:
        return tuple(Journey(gift, tuple(stops)) for gift, stops in self._stops.items())


def guesses_of(g: rules.Round, thought: Thought) -> Iterator[Guess]:
    """Of the gift on its way, and of those that lie face down."""
    yield guess(g.gift, thought.get("gift"), is_share=True)
    down = thought.get("down")
    for row in down if isinstance(down, list) else ():
        match row:
            case [int(seat), int(place), dict(likely)] if (
                0 <= seat < g.players and 0 <= place < g.gifts_each
            ):
                yield guess(g.held[seat][place], likely, is_share=False)


def guess(gift: int, likely: object, *, is_share: bool) -> Guess:
    """The first of a list that has the likeliest first."""
    known = likely if isinstance(likely, dict) else {}
    object, sure = next(iter(known.items()), ("", None))
    is_gift = object in GIFT_NUMBER
    return Guess(
        GIFT_IDS[gift], object if is_gift else "", share(sure) if is_gift and is_share else None
    )
