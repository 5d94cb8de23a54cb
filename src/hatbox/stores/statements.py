"""What the SQLite store does inside a transaction, and what it reads."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from typing import NamedTuple

from hatbox.tables.store import CodeTaken, VersionConflict

# The version before must be there, this one must not, and the table must not have ended.
APPEND = """
    INSERT INTO entries (code, version, at, entry)
    SELECT column1, column2, column3, column4 FROM (VALUES {rows})
    CROSS JOIN entries AS last ON last.code = column1 AND last.version = column2 - 1
    WHERE true
    ON CONFLICT DO NOTHING
"""
# So few different statements that SQLite keeps all of them ready.
ROWS_AT_ONCE = (64, 16, 4, 1)
APPENDS = {rows: APPEND.format(rows=", ".join(["(?, ?, ?, ?)"] * rows)) for rows in ROWS_AT_ONCE}
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


class Row(NamedTuple):
    table: str
    version: int
    at_ms: int
    entry: bytes


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
        append_row(db, Row(table, version, at_ms, entry))
    if record is not None:
        db.execute(KEEP_RECORD, (table, at_ms, record))


def append_row(db: sqlite3.Connection, row: Row) -> None:
    if not append_rows(db, [row]):
        raise VersionConflict(row.table, row.version - 1)


def append_rows(db: sqlite3.Connection, rows: Sequence[Row]) -> bool:
    """Entries of many tables in a few statements; whether every one of them could be stored.

    Each statement gives Python's lock away once and must wait to have it back.
    """
    at = stored = 0
    for size in ROWS_AT_ONCE:
        while len(rows) - at >= size:
            values = [value for row in rows[at : at + size] for value in row]
            stored += db.execute(APPENDS[size], values).rowcount
            at += size
    return stored == len(rows)


def visit(db: sqlite3.Connection, table: str, at_ms: int) -> None:
    db.execute("UPDATE tables SET visited = max(visited, ?) WHERE code = ?", (at_ms, table))


def end(db: sqlite3.Connection, table: str) -> None:
    db.execute("UPDATE tables SET ended = 1 WHERE code = ?", (table,))
    db.execute("DELETE FROM entries WHERE code = ?", (table,))


def delete(db: sqlite3.Connection, table: str) -> None:
    for name in ("entries", "records", "tables"):
        db.execute(f"DELETE FROM {name} WHERE code = ?", (table,))


def drop_records(db: sqlite3.Connection, before_ms: int) -> None:
    db.execute("DELETE FROM records WHERE at < ?", (before_ms,))
    db.execute("DELETE FROM tables WHERE ended AND code NOT IN (SELECT code FROM records)")
