"""The SQL of the SQLite store: what a write does inside its transaction, and the queries."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence

from hatbox.tables.log.store import CodeTaken, VersionConflict

NEW_TABLE = "INSERT INTO tables (code, visited) VALUES (?, ?) ON CONFLICT DO NOTHING"
FIRST_ENTRY = "INSERT INTO entries (code, version, at, entry) VALUES (?, 1, ?, ?)"
# The primary key is the lock: whoever comes second finds the version taken. The entry before it
# must be there (else its version is null), so nothing follows a gap or a table that has ended.
APPEND = """
    INSERT OR IGNORE INTO entries (code, version, at, entry)
    VALUES (?1, (SELECT version + 1 FROM entries WHERE code = ?1 AND version = ?2), ?3, ?4)
"""
READ = "SELECT version, entry FROM entries WHERE code = ? AND version > ? ORDER BY version"
KEEP_RECORD = """
    INSERT INTO records (code, number, at, record)
    SELECT ?1, coalesce(max(number), 0) + 1, ?2, ?3 FROM records WHERE code = ?1
"""
RECORD = """
    SELECT number, record FROM records WHERE code = ?1 AND (?2 IS NULL OR number = ?2)
    ORDER BY number DESC LIMIT 1
"""
LAST_ENTRY_AT = "SELECT at FROM entries WHERE code = tables.code ORDER BY version DESC LIMIT 1"
IDLE = f"""
    SELECT code FROM tables
    WHERE NOT ended AND max(visited, coalesce(({LAST_ENTRY_AT}), 0)) < ? ORDER BY code
"""

# Entries lie in the order in which they came.
NEWEST = """
    SELECT max(coalesce((SELECT max(visited) FROM tables), 0),
               coalesce((SELECT at FROM entries ORDER BY rowid DESC LIMIT 1), 0))
"""


def create(db: sqlite3.Connection, table: str, entry: bytes, at_ms: int) -> None:
    if db.execute(NEW_TABLE, (table, at_ms)).rowcount == 0:
        raise CodeTaken(table)
    db.execute(FIRST_ENTRY, (table, at_ms, entry))


def append(
    db: sqlite3.Connection,
    table: str,
    after: int,
    entries: Sequence[bytes],
    at_ms: int,
    record: bytes | None = None,
) -> None:
    """Only the first entry can conflict; once it is in, the others of this append follow it."""
    for before, entry in enumerate(entries, after):
        if db.execute(APPEND, (table, before, at_ms, entry)).rowcount == 0:
            raise VersionConflict(table, after)
    if record is not None:
        db.execute(KEEP_RECORD, (table, at_ms, record))


def visit(db: sqlite3.Connection, table: str, at_ms: int) -> None:
    db.execute("UPDATE tables SET visited = max(visited, ?) WHERE code = ?", (at_ms, table))


def end(db: sqlite3.Connection, table: str) -> None:
    db.execute("DELETE FROM entries WHERE code = ?", (table,))
    db.execute("UPDATE tables SET ended = 1 WHERE code = ?", (table,))


def delete(db: sqlite3.Connection, table: str) -> None:
    for name in ("entries", "records", "tables"):
        db.execute(f"DELETE FROM {name} WHERE code = ?", (table,))


def drop_records(db: sqlite3.Connection, before_ms: int) -> None:
    db.execute("DELETE FROM records WHERE at < ?", (before_ms,))
    db.execute("DELETE FROM tables WHERE ended AND code NOT IN (SELECT code FROM records)")


def probe(db: sqlite3.Connection) -> None:
    """Set the version of the schema to what it is: a page is written to the journal."""
    [version] = db.execute("PRAGMA user_version").fetchone()
    db.execute(f"PRAGMA user_version = {version}")
