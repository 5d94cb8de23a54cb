"""Thimbles laid open."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Literal

from hatbox.games.replay import Journey, Mark, Thought
from tests.third_game.events import Event, Lifted
from tests.third_game.rules import Round


@dataclass(frozen=True, slots=True)
class Frame:
    game: Literal["thimbles"] = field(default="thimbles", init=False)
    pea: int


class Frames:
    def __init__(self, players: int) -> None:
        """Nothing moves: there is nothing to follow."""

    def think(self, g: Round, seat: int, thought: Thought) -> None:
        """Its minds keep no thoughts."""

    def watch(self, g: Round, events: Iterable[Event]) -> Mark:
        return "end" if any(isinstance(event, Lifted) and event.pea for event in events) else ""

    def frame(self, g: Round) -> Frame:
        return Frame(g.pea)

    def journeys(self) -> tuple[Journey, ...]:
        return ()
