"""How a game of Thimbles is told."""

from __future__ import annotations

from collections.abc import Iterator
from typing import assert_never

from hatbox.games.base import Standing
from hatbox.games.story import Line, Names
from tests.third_game.events import Event, Lifted, Peeked, RoundBegan, SeenBeneath
from tests.third_game.rules import Round


def tell_deal(g: Round, names: Names) -> Iterator[Line]:
    yield Line("thimbles-pea", {"cup": g.pea + 1})


def tell_event(g: Round, event: Event, names: Names) -> Iterator[Line]:
    match event:
        case RoundBegan():
            yield Line("replay-begins", {"player": names[event.starter]})
        case Lifted():
            found = "thimbles-found" if event.pea else "thimbles-empty"
            yield Line(found, {"player": names[event.seat], "cup": event.cup + 1})
        case Peeked():
            yield Line("thimbles-peeked", {"player": names[event.seat], "cup": event.cup + 1})
        case SeenBeneath():
            return
        case _:
            assert_never(event)


def tell_standing(standing: Standing, names: Names) -> Iterator[Line]:
    for name, wins in zip(names, standing.points, strict=True):
        yield Line("thimbles-wins", {"player": name, "wins": wins})


def tell_winner(name: str, *, is_cut: bool) -> Line:
    return Line("replay-winner", {"player": name})
