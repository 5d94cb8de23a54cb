"""Reactions: now and then one that fits, never more often than a person would."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from hatbox.games.magic_hat import events as hat_events
from hatbox.games.not_a_hat import events as gift_events

from .luck import drops

EVENTS_BETWEEN = 15


class Reactions:
    def __init__(self, seat: int, seed: bytes) -> None:
        self.seat = seat
        self.seed = b"reactions" + seed
        self.last = -EVENTS_BETWEEN

    def to_gifts(self, events: Sequence[Any], heard: int) -> str | None:
        for event in events:
            match event:
                case gift_events.Refused():
                    mine = event.wrong == self.seat
                    return self.perhaps(heard, *(("oops", 0.2) if mine else ("laugh", 0.06)))
                case gift_events.RoundEnded():
                    won = self.seat in event.winners
                    return self.perhaps(heard, "heart" if won else "clap", 0.12)
        return None

    def to_hats(self, events: Sequence[Any], heard: int) -> str | None:
        for event in events:
            match event:
                case hat_events.RoundWon():
                    won = self.seat == event.seat
                    return self.perhaps(heard, "heart" if won else "clap", 0.12)
                case hat_events.WentOut():
                    mine = event.seat == self.seat
                    return self.perhaps(heard, *(("oops", 0.2) if mine else ("gasp", 0.05)))
        return None

    def perhaps(self, heard: int, reaction: str, share: float) -> str | None:
        if heard - self.last < EVENTS_BETWEEN or drops(self.seed, heard)[0] >= share:
            return None
        self.last = heard
        return reaction
