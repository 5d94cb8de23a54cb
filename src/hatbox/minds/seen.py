"""What somebody knows of the gifts who forgets nothing that they were shown."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from hatbox.games.not_a_hat import events as gift_events
from hatbox.games.not_a_hat.view import FaceUp


class GiftsSeen:
    """That's Not a Hat: the gift on its way and those of each seat, as far as they were seen."""

    def __init__(self) -> None:
        self.heard = 0
        self.gift: str | None = None
        self.held: list[list[str | None]] = []

    def watch(self, view: Any, events: Sequence[gift_events.Event]) -> None:
        is_late = not self.held
        if is_late:
            self.look_round(view)
        for event in events:
            self.heard += 1
            match event:
                case gift_events.RoundBegan():
                    self.look_round(view)
                case gift_events.Fetched():
                    self.gift = event.object
                case gift_events.Accepted() if not is_late:
                    self.held[event.seat].append(self.gift)
                    self.gift = self.held[event.seat].pop(0)
                case gift_events.Refused():
                    self.gift = None

    def look_round(self, view: Any) -> None:
        self.gift = None
        self.held = [
            [card.object if isinstance(card, FaceUp) else None for card in place.gifts]
            for place in view.places
        ]
