"""Silly calls: naming as vanished what one saw in a hat oneself, in the same round."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from hatbox.games import Match, game_named
from hatbox.games.magic_hat import NAME
from hatbox.games.magic_hat import events as hat_events
from hatbox.games.magic_hat.moves import Call
from hatbox.lab.arena import seated, secret_of
from hatbox.lab.cores import in_order
from hatbox.lab.simulate import play_out
from hatbox.minds import Decision, Mind


@dataclass(slots=True)
class Calls:
    """What one seat called, and how many of these animals it had seen in a hat."""

    inside: Mind
    made: int = 0
    of_seen: int = 0
    seen: set[str] = field(default_factory=set)

    def watch(self, view: Any, events: Sequence[Any], at: float) -> str | None:
        for event in events:
            if isinstance(event, hat_events.RoundBegan):
                self.seen.clear()
            elif isinstance(event, hat_events.AnimalSeen):
                self.seen.add(event.animal)
        return self.inside.watch(view, events, at)

    def decide(self, view: Any, at: float) -> Decision:
        decision = self.inside.decide(view, at)
        if isinstance(decision.move, Call):
            self.made += 1
            self.of_seen += decision.move.animal in self.seen
        return decision

    def thoughts(self) -> list[dict[str, Any]]:
        return self.inside.thoughts()


def calls_of_seen(name: str, players: int, *, games: int, seed: str) -> tuple[int, int]:
    """How many calls minds of one kind make, and how many of them name what they have seen."""

    def play(number: int) -> tuple[int, int]:
        rules, secret = game_named(NAME), secret_of(f"{seed} {players}", number)
        watched = [Calls(mind) for mind in seated([name] * players, rules, secret)]
        play_out(Match(rules, ["x"] * players, secret=secret), watched)
        return sum(one.made for one in watched), sum(one.of_seen for one in watched)

    counted = list(in_order(play, range(games)))
    return sum(made for made, _ in counted), sum(of_seen for _, of_seen in counted)
