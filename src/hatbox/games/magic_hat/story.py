"""How a finished game of Magic Hat is told, event by event."""

from __future__ import annotations

from collections.abc import Iterator
from typing import assert_never

from ..base import Standing
from ..catalogue import ANIMAL_IDS
from ..story import About, Line, Names, said
from .events import (
    AnimalSeen,
    BoxSeen,
    Called,
    Event,
    LookedInto,
    RoundBegan,
    RoundWon,
    Skipped,
    Swapped,
    WentOut,
)
from .rules import Round


def tell_deal(g: Round, names: Names) -> Iterator[Line]:
    yield Line("replay-box", {"object": ANIMAL_IDS[g.box]})
    for place, animal in enumerate(g.hats):
        yield Line("replay-hat", {"hat": place + 1, "object": ANIMAL_IDS[animal]})


def tell_event(g: Round, event: Event, names: Names) -> Iterator[Line]:
    """`g` is the round just after the event."""
    match event:
        case RoundBegan():
            yield Line("replay-begins", {"player": names[event.starter]})
        case AnimalSeen():
            yield tell_look(event, names)
        case Swapped():
            yield tell_swap(event, names)
        case Skipped():
            yield Line("replay-skipped", {"player": names[event.seat]})
        case Called():
            yield said(names[event.seat], "call", event.animal)
        case WentOut():
            yield Line("replay-out", {"player": names[event.seat]})
        case RoundWon():
            yield Line("box-opened", {"object": event.box})
            yield Line(f"replay-won-by-{event.by}", {"player": names[event.seat]})
        case LookedInto() | BoxSeen():
            # Told by what is seen, and by the box that the deal has opened already.
            return
        case _:
            assert_never(event)


def tell_look(event: AnimalSeen, names: Names) -> Line:
    about: About = {"player": names[event.seat], "hat": event.hat + 1, "object": event.animal}
    return Line("replay-looked", about)


def tell_swap(event: Swapped, names: Names) -> Line:
    one, other = sorted(event.hats)
    word = "replay-extra" if event.extra else "replay-swapped"
    return Line(word, {"player": names[event.seat], "one": one + 1, "other": other + 1})


def tell_standing(standing: Standing, names: Names) -> Iterator[Line]:
    """M9: the winner's line says it all."""
    return iter(())


def tell_winner(name: str, *, is_cut: bool) -> Line:
    """M9: the wand goes to whoever wins a second round; a game that was cut short has none."""
    return Line("replay-winner" if is_cut else "replay-winner-wand", {"player": name})
