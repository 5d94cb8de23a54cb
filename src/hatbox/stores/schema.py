"""Migrations of the SQLite store, in order. A step that was released is never edited."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence

from hatbox.tables.log.store import StoreFailed

# 1: the log of each table, and the records, which outlive it.
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

# 2: issued device secrets, by hash.
DEVICES = (
    """CREATE TABLE devices (
        hash BLOB PRIMARY KEY,
        at INTEGER NOT NULL
    ) WITHOUT ROWID""",
)

# 3: no reader needed them; the log of a table has the devices of its seats.
NO_DEVICES = ("DROP TABLE devices",)

# 4: entries in the order of their arrival, each with a link to the one before it.
IN_ORDER = (
    "ALTER TABLE tables RENAME TO old_tables",
    "ALTER TABLE entries RENAME TO old_entries",
    """CREATE TABLE tables (
        id INTEGER PRIMARY KEY,
        code TEXT NOT NULL UNIQUE,
        visited INTEGER NOT NULL,
        ended INTEGER NOT NULL DEFAULT 0,
        version INTEGER NOT NULL DEFAULT 0,
        last INTEGER,
        at INTEGER NOT NULL DEFAULT 0
    )""",
    """CREATE TABLE entries (
        id INTEGER PRIMARY KEY,
        table_id INTEGER NOT NULL,
        version INTEGER NOT NULL,
        before INTEGER,
        at INTEGER NOT NULL,
        entry BLOB NOT NULL
    )""",
    """CREATE TRIGGER appended AFTER INSERT ON entries BEGIN
        SELECT raise(ABORT, 'an entry must follow the last one of its table')
        WHERE new.version != (SELECT version + 1 FROM tables WHERE id = new.table_id);
        UPDATE tables SET version = new.version, last = new.id, at = new.at
        WHERE id = new.table_id;
    END""",
    "INSERT INTO tables (code, visited, ended) SELECT code, visited, ended FROM old_tables",
    """INSERT INTO entries (id, table_id, version, before, at, entry)
        SELECT id, table_id, version, lag(id) OVER (PARTITION BY table_id ORDER BY id), at, entry
        FROM (
            SELECT row_number() OVER (ORDER BY tables.id, old.version) AS id,
                tables.id AS table_id, old.version, old.at, old.entry
            FROM old_entries AS old JOIN tables USING (code)
        )
        ORDER BY id""",
    "DROP TABLE old_entries",
    "DROP TABLE old_tables",
)

# 5: back to a primary key (table, version), which is the lock for appends.
KEYED = (
    "ALTER TABLE tables RENAME TO old_tables",
    "ALTER TABLE entries RENAME TO old_entries",
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
    )""",
    "INSERT INTO tables SELECT code, visited, ended FROM old_tables",
    """INSERT INTO entries (code, version, at, entry)
        SELECT code, entries.version, entries.at, entry
        FROM old_entries AS entries JOIN old_tables ON old_tables.id = table_id
        ORDER BY entries.id""",
    "DROP TABLE old_entries",
    "DROP TABLE old_tables",
)

STEPS: tuple[Sequence[str], ...] = (FIRST, DEVICES, NO_DEVICES, IN_ORDER, KEYED)


def migrate(db: sqlite3.Connection, steps: Sequence[Sequence[str]] = STEPS) -> None:
    """Bring the schema forward from any earlier version, in one transaction."""
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
