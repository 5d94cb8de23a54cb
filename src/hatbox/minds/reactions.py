"""Reactions, and a few words: now and then what fits, never more often than a person would.

Words are lines that stand in the locale files (`say-<mind>-<moment>` in lines.ftl): the mind names
one, and every reader hears it in their own language.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from hatbox.games.magic_hat import events as hat_events
from hatbox.games.not_a_hat.events import Refused, RoundEnded

from .luck import drops

EVENTS_BETWEEN = 15
# Who has words of their own, and for what: I was wrong, I was right.
SPEAKERS = ("goldfish", "squirrel", "fox", "raven", "elephant")
MOMENTS = ("wrong", "right")
LINES = tuple(f"say-{mind}-{moment}" for mind in SPEAKERS for moment in MOMENTS)
SHARE_OF_WORDS = 0.4


class Reactions:
    def __init__(self, mind: str, seat: int, seed: bytes) -> None:
        self.mind = mind
        self.seat = seat
        self.seed = b"reactions" + seed
        self.last = -EVENTS_BETWEEN

    def to_gifts(self, events: Sequence[Any], heard: int) -> str | None:
        for event in events:
            if isinstance(event, Refused):
                return self.to_refusal(event, heard)
            if isinstance(event, RoundEnded):
                won = self.seat in event.winners
                return self.perhaps(heard, 0.12, "heart" if won else "clap")
        return None

    def to_refusal(self, event: Refused, heard: int) -> str | None:
        if event.wrong == self.seat:
            return self.perhaps(heard, 0.2, "oops", "wrong")
        if self.seat in (event.seat, event.giver):
            return self.perhaps(heard, 0.1, "wink", "right")
        return self.perhaps(heard, 0.06, "laugh")

    def to_hats(self, events: Sequence[Any], heard: int) -> str | None:
        for event in events:
            match event:
                case hat_events.RoundWon():
                    won = self.seat == event.seat
                    return self.perhaps(heard, 0.12, *(("heart", "right") if won else ("clap",)))
                case hat_events.WentOut():
                    if event.seat == self.seat:
                        return self.perhaps(heard, 0.2, "oops", "wrong")
                    return self.perhaps(heard, 0.05, "gasp")
        return None

    def perhaps(self, heard: int, share: float, reaction: str, moment: str = "") -> str | None:
        luck = drops(self.seed, heard)
        if heard - self.last < EVENTS_BETWEEN or luck[0] >= share:
            return None
        self.last = heard
        line = f"say-{self.mind}-{moment}"
        return line if line in LINES and luck[1] < SHARE_OF_WORDS else reaction
