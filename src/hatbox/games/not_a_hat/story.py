"""How a finished game of That's Not a Hat is told, event by event."""

from __future__ import annotations

from collections.abc import Iterator
from typing import assert_never

from ..base import Standing
from ..catalogue import GIFT_IDS
from ..story import Line, Names, said
from .events import (
    Accepted,
    Event,
    Fetched,
    Offered,
    Refused,
    RoundBegan,
    RoundEnded,
    TookOldest,
)
from .rules import Round


def tell_deal(g: Round, names: Names) -> Iterator[Line]:
    for seat, name in enumerate(names):
        for gift in g.held[seat][: g.gifts_each]:
            yield Line("replay-dealt", {"player": name, "object": GIFT_IDS[gift]})


def tell_event(g: Round, event: Event, names: Names) -> Iterator[Line]:
    """`g` is the round just after the event."""
    match event:
        case RoundBegan():
            yield Line("replay-begins", {"player": names[event.starter]})
        case Fetched():
            yield Line("told-fetch", {"name": names[event.seat], "object": event.object})
            yield Line(f"replay-to-{event.arrow}", {"to": names[event.to]})
        case TookOldest():
            gift = GIFT_IDS[g.gift]
            yield Line("replay-passes-on", {"player": names[event.seat], "object": gift})
            yield Line(f"replay-to-{event.arrow}", {"to": names[event.to]})
        case Offered():
            yield from tell_offer(g, event, names)
        case Accepted():
            yield said(names[event.seat], "thanks-for", GIFT_IDS[g.claim])
        case Refused():
            yield from tell_refusal(g, event, names)
        case RoundEnded():
            yield Line("replay-round-ended")
        case _:
            assert_never(event)


def tell_offer(g: Round, event: Offered, names: Names) -> Iterator[Line]:
    yield said(names[event.seat], f"offer-{event.tone}", event.object)
    gift = GIFT_IDS[g.gift]
    if event.object != gift:
        yield Line("in-truth", {"object": gift})


def tell_refusal(g: Round, event: Refused, names: Names) -> Iterator[Line]:
    yield said(names[event.seat], "refusal", event.claim)
    was_true = event.object == event.claim
    yield Line("reveal-true" if was_true else "reveal", {"object": event.object})
    points = g.penalties[event.wrong]
    yield Line("replay-points", {"player": names[event.wrong], "points": points})


def tell_standing(standing: Standing, names: Names) -> Iterator[Line]:
    for name, points in zip(names, standing.points, strict=True):
        yield Line("replay-total", {"player": name, "points": points})


def tell_winner(name: str, *, is_cut: bool) -> Line:
    return Line("replay-winner", {"player": name})
