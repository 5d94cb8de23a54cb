"""Composition root: wires stores and minds into tables. Only `commands` imports it."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from pathlib import Path
from typing import Protocol

from hatbox.games import Game
from hatbox.games import register as register_game
from hatbox.locales import add_words
from hatbox.minds import MINDS, STAND_IN, SeatMaker
from hatbox.minds import register as register_mind
from hatbox.stores.backup import backup as copy_data
from hatbox.stores.sqlite import SqliteStore
from hatbox.tables import DAY, Hall, Services
from hatbox.tables import Settings as TableSettings

__all__ = ["MINDS", "add_game", "backup", "data_file", "hall", "make_ready"]

FILE = "hatbox.db"


def add_game(game: Game, *, minds: Mapping[str, SeatMaker], words: Path | None = None) -> None:
    """Register a game from elsewhere, the minds that play it, and its texts.

    Somebody must play on for people who leave, so `minds` has to include the stand-in.
    """
    if STAND_IN not in minds:
        raise ValueError(f"A game needs a stand-in: a mind called {STAND_IN}.")
    register_game(game)
    for mind, maker in minds.items():
        register_mind(mind, game.NAME, maker)
    if words is not None:
        add_words(words)


class Settings(Protocol):
    """The server settings that tables and stores need."""

    @property
    def data(self) -> Path: ...
    @property
    def idle_days(self) -> int: ...
    @property
    def record_days(self) -> int: ...
    @property
    def beats(self) -> float: ...


def hall(settings: Settings) -> Hall:
    """All tables of one server, on the SQLite file in its data folder."""
    return Hall(
        Services(
            store=SqliteStore(data_file(settings.data)),
            minds=MINDS,
            settings=TableSettings(
                beats=settings.beats,
                idle_table=settings.idle_days * DAY,
                keep_records=settings.record_days * DAY,
                stand_in=STAND_IN,
            ),
        )
    )


def data_file(folder: Path) -> Path:
    return folder / FILE


def make_ready(folder: Path) -> None:
    """Migrate the data, or raise `StoreFailed` if it cannot be used."""

    async def try_out() -> None:
        store = SqliteStore(data_file(folder))
        await store.open()
        await store.close()

    asyncio.run(try_out())


def backup(folder: Path, target: Path) -> None:
    """A consistent copy of the data, also while the server runs."""
    copy_data(data_file(folder), target)
