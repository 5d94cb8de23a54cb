"""The tables of the SQLite store, one step after the other; a step is never changed again."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence

from hatbox.tables.store import StoreFailed

# 1: every table's log, and the records that outlive it.
FIRST = (
    """CREATE TABLE tables (
        code TEXT PRIMARY KEY,
        visited INTEGER NOT NULL,
        ended INTEGER NOT NULL DEFAULT 0
    ) WITHOUT ROWID""",
    """CREATE TABLE entries (
        code TEXT NOT NULL,
        version INTEGER NOT NULL,
        at INTEGER NOT NULL,
        entry BLOB NOT NULL,
        PRIMARY KEY (code, version)
    ) WITHOUT ROWID""",
    """CREATE TABLE records (
        code TEXT NOT NULL,
        number INTEGER NOT NULL,
        at INTEGER NOT NULL,
        record BLOB NOT NULL,
        PRIMARY KEY (code, number)
    )""",
)

# 2: the devices that were given a secret, by its hash.
DEVICES = (
    """CREATE TABLE devices (
        hash BLOB PRIMARY KEY,
        at INTEGER NOT NULL
    ) WITHOUT ROWID""",
)

# 3: nobody asked for them; the log of a table knows the devices of its seats.
NO_DEVICES = ("DROP TABLE devices",)

STEPS: tuple[Sequence[str], ...] = (FIRST, DEVICES, NO_DEVICES)


def migrate(db: sqlite3.Connection, steps: Sequence[Sequence[str]] = STEPS) -> None:
    """Forward from whatever version the file has, all of it or nothing."""
    db.execute("BEGIN IMMEDIATE")
    try:
        version = version_of(db)
        if version > len(steps):
            raise StoreFailed("newer-data")
        for statement in (statement for step in steps[version:] for statement in step):
            db.execute(statement)
        db.execute(f"PRAGMA user_version = {len(steps)}")
        db.execute("COMMIT")
    except BaseException:
        db.execute("ROLLBACK")
        raise


def version_of(db: sqlite3.Connection) -> int:
    return int(db.execute("PRAGMA user_version").fetchone()[0])
