"""Composition root: wires stores and minds into tables. Only `commands` imports it."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Mapping, Sequence
from contextlib import AbstractContextManager, nullcontext
from pathlib import Path
from typing import Any, Protocol
from urllib.parse import urlsplit, urlunsplit

from hatbox.games import Game
from hatbox.games import register as register_game
from hatbox.games.verify import verify
from hatbox.locales import add_words, not_names
from hatbox.minds import MINDS, RENAMED, STAND_IN, SeatMaker
from hatbox.minds import register as register_mind
from hatbox.stores import data_folder
from hatbox.stores.archive import Archive, Moved, move
from hatbox.stores.backup import backup as copy_data
from hatbox.stores.check import Findings
from hatbox.stores.check import check as check_data
from hatbox.stores.postgres import PostgresStore
from hatbox.stores.postgres.archive import PostgresArchive
from hatbox.stores.sqlite import SqliteStore
from hatbox.stores.sqlite_archive import SqliteArchive
from hatbox.tables import DAY, Hall, Services, WordList
from hatbox.tables import Settings as TableSettings
from hatbox.tables.log.rebuild import rebuild
from hatbox.tables.log.store import Store, StoreFailed, TableCode

__all__ = [
    "MINDS",
    "add_game",
    "backup",
    "check",
    "data_file",
    "hall",
    "in_use",
    "make_ready",
    "move_data",
]

FILE = "hatbox.db"
# Who keeps somebody company at a table of strangers until people come.
COMPANY = ("squirrel", "fox")


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
    def store(self) -> str: ...
    @property
    def idle_days(self) -> int: ...
    @property
    def record_days(self) -> int: ...
    @property
    def beats(self) -> float: ...
    @property
    def public(self) -> bool: ...
    @property
    def name_words(self) -> Path | None: ...


def hall(settings: Settings) -> Hall:
    """All tables of one server."""
    store = store_of(settings)
    others: dict[str, Any] = {}
    if isinstance(store, PostgresStore):
        others = {"changes": store.changes, "clock": store.clock}
    return Hall(
        Services(
            store=store,
            **others,
            minds=MINDS,
            settings=TableSettings(
                beats=settings.beats,
                idle_table=settings.idle_days * DAY,
                keep_records=settings.record_days * DAY,
                stand_in=STAND_IN,
                renamed_minds=RENAMED,
                is_public=settings.public,
                company=COMPANY,
            ),
            words=WordList(lines_of(settings.name_words)),
        )
    )


def lines_of(file: Path | None) -> list[str]:
    """Words that no name may be: the file of whoever runs the server, or ours in all languages."""
    files = not_names() if file is None else [file]
    return [line for one in files for line in one.read_text(encoding="utf-8").splitlines()]


def data_file(folder: Path) -> Path:
    return folder / FILE


def store_of(settings: Settings) -> Store:
    """PostgreSQL where its address is given, otherwise the SQLite file in the data folder."""
    if settings.store:
        return PostgresStore(settings.store)
    return SqliteStore(data_file(settings.data))


def in_use(settings: Settings) -> AbstractContextManager[None]:
    """Hold the data for one server; `StoreFailed` says who or what is in the way.

    Servers on PostgreSQL share their data.
    """
    if settings.store:
        return nullcontext()
    return data_folder.in_use(settings.data, data_file(settings.data))


def make_ready(settings: Settings) -> None:
    """Migrate the data, or raise `StoreFailed` if it cannot be used."""

    async def try_out() -> None:
        store = store_of(settings)
        try:
            await store.open()
        finally:
            await store.close()

    asyncio.run(try_out())


def check(folder: Path) -> Findings:
    """Read everything that a server would read: the file, the open tables, the records."""
    settings = TableSettings(stand_in=STAND_IN, renamed_minds=RENAMED)

    def read_log(code: str, raw: Sequence[bytes]) -> object:
        return rebuild(TableCode(code), raw, settings, MINDS)

    return check_data(data_file(folder), read_log, lambda raw: verify(json.loads(raw)))


def backup(settings: Settings, target: Path) -> None:
    """A consistent copy of the data, also while the server runs."""
    if settings.store:
        command = f"pg_dump --format=custom --file={target} {without_password(settings.store)}"
        raise StoreFailed("use-pg-dump", command=command)
    copy_data(data_file(settings.data), target)


def without_password(url: str) -> str:
    parts = urlsplit(url)
    user, at, host = parts.netloc.rpartition("@")
    return urlunsplit(parts._replace(netloc=f"{user.partition(':')[0]}{at}{host}"))


def move_data(source: str, target: str) -> Moved:
    """Copy all data from one store to another; each is a folder or the address of PostgreSQL."""
    return asyncio.run(move(archive(source), archive(target)))


def archive(place: str) -> Archive:
    if is_postgres(place):
        return PostgresArchive(place)
    return SqliteArchive(data_file(Path(place)))


def is_postgres(place: str) -> bool:
    return place.startswith(("postgresql://", "postgres://"))
