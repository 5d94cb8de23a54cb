"""What a decision and an event cost a mind, beside an empty method call."""

from __future__ import annotations

import time
from collections.abc import Sequence
from statistics import median
from typing import Any

from hatbox.games import GAMES, Match
from hatbox.lab.arena import seated, secret_of
from hatbox.lab.simulate import play_out
from hatbox.minds import LADDER, Decision, Mind

from .calibration import best_of, seconds_per_empty_call

PLAYERS = 4
ROUNDS = 30


class Timed:
    """Wraps a mind and times its calls."""

    def __init__(self, inside: Mind, decisions: list[float], events: list[float]) -> None:
        self.inside, self.decisions, self.events = inside, decisions, events

    def watch(self, view: Any, events: Sequence[Any], at: float) -> str | None:
        start = time.perf_counter()
        reaction = self.inside.watch(view, events, at)
        self.events.append(time.perf_counter() - start)
        return reaction

    def decide(self, view: Any, at: float) -> Decision:
        start = time.perf_counter()
        decision = self.inside.decide(view, at)
        self.decisions.append(time.perf_counter() - start)
        return decision

    def thoughts(self) -> list[dict[str, Any]]:
        return self.inside.thoughts()


def measure(game: str, name: str) -> tuple[float, float]:
    """Median seconds of a decision, and of watching what happened."""
    decisions: list[float] = []
    events: list[float] = []
    for number in range(ROUNDS):
        secret = secret_of("bench", number)
        match = Match(GAMES[game], [name] * PLAYERS, secret=secret)
        minds = seated([name] * PLAYERS, GAMES[game], secret)
        play_out(match, [Timed(mind, decisions, events) for mind in minds])
    return median(decisions), median(events)


def main() -> None:
    empty = best_of(seconds_per_empty_call)
    for game in GAMES:
        for name in LADDER:
            deciding, watching = measure(game, name)
            print(
                f"{game}: {name:9} {deciding * 1e6:6.0f} µs a decision "
                f"({deciding / empty:6.0f} empty calls), {watching * 1e6:5.0f} µs to watch a move"
            )


if __name__ == "__main__":
    main()
