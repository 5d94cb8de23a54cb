"""A server whose deck, clock and chance are handed in: `python -m tests.server.rigged DECK`.

On a signal its one table replaces hidden state by what a file says, without telling anybody.
"""

from __future__ import annotations

import json
import random
import signal
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any
from unittest.mock import patch

from hatbox.games import GAMES
from hatbox.games.not_a_hat import Card
from hatbox.minds import MINDS
from hatbox.server.run import run
from hatbox.server.settings import settings_from
from hatbox.stores.memory import MemoryStore
from hatbox.tables.hall import Hall
from hatbox.tables.services import Services
from hatbox.tables.settings import Settings as TableSettings

EXCHANGE = "exchange.json"


class FrozenClock:
    """A clock that never advances."""

    def now_ms(self) -> int:
        return 1_000_000

    def wall_ms(self) -> int:
        return self.now_ms()

    def not_before(self, ms: int) -> None:
        """It never advances."""

    def call_later(self, delay_ms: int, callback: Callable[[], None]) -> Silence:
        return Silence()


class Silence:
    """A timer that never fires."""

    def cancel(self) -> None:
        pass


def deck_of(game: str, listed: list[Any]) -> list[Any]:
    return [Card(*card) for card in listed] if game == "not-a-hat" else listed


def exchange(hall: Hall, wished: Path) -> None:
    """Replace the round by the file's content, then delete the file."""
    [room] = hall.rooms
    assert room.table.match is not None
    for name, value in json.loads(wished.read_bytes()).items():
        setattr(room.table.match.round, name, value)
    wished.unlink()


def opened(here: str, for_guests: str) -> None:
    print(f"Hatbox is open at {here}", flush=True)
    print(f"Guests find it at {for_guests}", flush=True)


def main(game: str, listed: str) -> None:
    deck = deck_of(game, json.loads(listed))
    services = Services(
        store=MemoryStore(),
        minds=MINDS,
        clock=FrozenClock(),
        draw=random.Random(7).randbytes,
        settings=TableSettings(beats=0, is_public=True),
    )
    hall, settings = Hall(services), settings_from({})
    signal.signal(signal.SIGUSR1, lambda *_: exchange(hall, settings.data / EXCHANGE))
    with patch.object(GAMES[game], "shuffle", lambda stream, options: deck):
        run(hall, settings, opened)


if __name__ == "__main__":
    main(*sys.argv[1:])
