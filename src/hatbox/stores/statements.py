"""What the SQLite store does inside a transaction, and what it reads."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from itertools import chain
from typing import NamedTuple

from hatbox.tables.log.store import CodeTaken, VersionConflict

# An entry that does not follow its table's last one has no version, and all of the statement fails.
APPEND = """
    INSERT INTO entries (table_id, version, before, at, entry)
    SELECT id, version + 1, last, column3, column4 FROM (VALUES {rows})
    LEFT JOIN tables ON code = column1 AND version = column2 - 1 AND NOT ended
    WHERE column1 IS NOT NULL
"""
# So few different statements that SQLite keeps all of them ready; the shortest that is long enough
# is filled up with rows that are none.
ROWS_AT_ONCE = tuple(1 << power for power in range(10))
APPENDS = {rows: APPEND.format(rows=", ".join(["(?, ?, ?, ?)"] * rows)) for rows in ROWS_AT_ONCE}
MOST_ROWS = ROWS_AT_ONCE[-1]
NO_ROW = (None, None, None, None)
# From the last entry back to the first.
LOG = """
    WITH RECURSIVE log (id, version, before, entry) AS (
        SELECT entries.id, entries.version, before, entry
        FROM tables JOIN entries ON entries.id = last WHERE code = ?
        UNION ALL
        SELECT entries.id, entries.version, entries.before, entries.entry
        FROM log JOIN entries ON entries.id = log.before
    )
"""
READ = f"{LOG} SELECT version, entry FROM log ORDER BY id"
FORGET = f"{LOG} DELETE FROM entries WHERE id IN (SELECT id FROM log)"
KEEP_RECORD = """
    INSERT INTO records (code, number, at, record)
    SELECT ?1, coalesce(max(number), 0) + 1, ?2, ?3 FROM records WHERE code = ?1
"""
IDLE = "SELECT code FROM tables WHERE NOT ended AND max(visited, at) < ? ORDER BY code"


def create(db: sqlite3.Connection, table: str, entry: bytes, at_ms: int) -> None:
    new = "INSERT INTO tables (code, visited) VALUES (?, ?) ON CONFLICT DO NOTHING"
    if db.execute(new, (table, at_ms)).rowcount == 0:
        raise CodeTaken(table)
    append_row(db, Row(table, 1, at_ms, entry))


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
    try:
        append_rows(db, [row])
    except sqlite3.IntegrityError:
        raise VersionConflict(row.table, row.version - 1) from None


def append_rows(db: sqlite3.Connection, rows: Sequence[Row]) -> None:
    """Entries of at most `MOST_ROWS` tables: all of them, or an `IntegrityError` and none.

    One statement gives Python's lock away once, and must wait to have it back only once.
    """
    if not rows:
        return
    size = next(size for size in ROWS_AT_ONCE if size >= len(rows))
    filled = [*rows, *[NO_ROW] * (size - len(rows))]
    db.execute(APPENDS[size], [*chain.from_iterable(filled)])


def visit(db: sqlite3.Connection, table: str, at_ms: int) -> None:
    db.execute("UPDATE tables SET visited = max(visited, ?) WHERE code = ?", (at_ms, table))


def end(db: sqlite3.Connection, table: str) -> None:
    db.execute(FORGET, (table,))
    db.execute("UPDATE tables SET ended = 1, last = NULL WHERE code = ?", (table,))


def delete(db: sqlite3.Connection, table: str) -> None:
    db.execute(FORGET, (table,))
    for name in ("records", "tables"):
        db.execute(f"DELETE FROM {name} WHERE code = ?", (table,))


def drop_records(db: sqlite3.Connection, before_ms: int) -> None:
    db.execute("DELETE FROM records WHERE at < ?", (before_ms,))
    db.execute("DELETE FROM tables WHERE ended AND code NOT IN (SELECT code FROM records)")
