"""What the SQLite store does inside a transaction, and what it reads."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence

from hatbox.tables.store import CodeTaken, VersionConflict

# The version before must be there, this one must not, and the table must not have ended.
APPEND = """
    INSERT INTO entries (code, version, at, entry)
    SELECT ?1, ?2, ?3, ?4 FROM entries
    WHERE code = ?1 AND version = ?2 - 1
    ON CONFLICT DO NOTHING
"""
KEEP_RECORD = """
    INSERT INTO records (code, number, at, record)
    SELECT ?1, coalesce(max(number), 0) + 1, ?2, ?3 FROM records WHERE code = ?1
"""
IDLE = """
    SELECT code FROM tables WHERE NOT ended AND visited < ?1
    AND (SELECT at FROM entries WHERE entries.code = tables.code ORDER BY version DESC LIMIT 1) < ?1
    ORDER BY code
"""


def create(db: sqlite3.Connection, table: str, entry: bytes, at_ms: int) -> None:
    new = "INSERT INTO tables (code, visited) VALUES (?, ?) ON CONFLICT DO NOTHING"
    if db.execute(new, (table, at_ms)).rowcount == 0:
        raise CodeTaken(table)
    db.execute("INSERT INTO entries VALUES (?, 1, ?, ?)", (table, at_ms, entry))


def append(
    db: sqlite3.Connection,
    table: str,
    after: int,
    entries: Sequence[bytes],
    at_ms: int,
    record: bytes | None,
) -> None:
    """Only the first entry can meet with another writer's; the rest follow it at once."""
    for version, entry in enumerate(entries, after + 1):
        if db.execute(APPEND, (table, version, at_ms, entry)).rowcount == 0:
            raise VersionConflict(table, after)
    if record is not None:
        db.execute(KEEP_RECORD, (table, at_ms, record))


def visit(db: sqlite3.Connection, table: str, at_ms: int) -> None:
    db.execute("UPDATE tables SET visited = max(visited, ?) WHERE code = ?", (at_ms, table))


def end(db: sqlite3.Connection, table: str) -> None:
    db.execute("UPDATE tables SET ended = 1 WHERE code = ?", (table,))
    db.execute("DELETE FROM entries WHERE code = ?", (table,))


def delete(db: sqlite3.Connection, table: str) -> None:
    for name in ("entries", "records", "tables"):
        db.execute(f"DELETE FROM {name} WHERE code = ?", (table,))


def put_device(db: sqlite3.Connection, hash: bytes, at_ms: int) -> None:
    db.execute("INSERT INTO devices VALUES (?, ?) ON CONFLICT DO NOTHING", (hash, at_ms))


def drop_records(db: sqlite3.Connection, before_ms: int) -> None:
    db.execute("DELETE FROM records WHERE at < ?", (before_ms,))
    db.execute("DELETE FROM tables WHERE ended AND code NOT IN (SELECT code FROM records)")
