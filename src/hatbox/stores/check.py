"""A check of a whole SQLite file, also while a server uses it: SQLite's own, logs, records."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path

from hatbox.tables.log.store import StoreFailed

from .data_folder import problems_of
from .failures import failure

LOGS = """SELECT code, version, entry FROM entries
    WHERE code IN (SELECT code FROM tables WHERE NOT ended) ORDER BY code, version"""
RECORDS = "SELECT code, number, record FROM records ORDER BY code, number"

# Raises an exception for a log, or a record, that cannot be read.
ReadLog = Callable[[str, Sequence[bytes]], object]
ReadRecord = Callable[[bytes], object]


@dataclass
class Findings:
    """What is wrong; `of_the_file` in SQLite's own words."""

    file: Path
    of_the_file: list[str] = field(default_factory=list)
    tables: list[str] = field(default_factory=list)
    records: list[tuple[str, int]] = field(default_factory=list)
    count_tables: int = 0
    count_records: int = 0

    @property
    def is_whole(self) -> bool:
        return not (self.of_the_file or self.tables or self.records)


def check(file: Path, read_log: ReadLog, read_record: ReadRecord) -> Findings:
    if not file.is_file():
        raise StoreFailed("cannot-open", file=str(file))
    found = Findings(file, problems_of(file))
    try:
        with closing(sqlite3.connect(f"{file.resolve().as_uri()}?mode=ro", uri=True)) as db:
            check_logs(db, found, read_log)
            check_records(db, found, read_record)
    except sqlite3.Error as error:
        if not found.of_the_file:
            raise failure(error, file) from None
    return found


def check_logs(db: sqlite3.Connection, found: Findings, read_log: ReadLog) -> None:
    for code, entries in logs(db):
        found.count_tables += 1
        versions = [version for version, _ in entries]
        is_gapless = versions == list(range(1, len(versions) + 1))
        raw = [entry for _, entry in entries]
        if not is_gapless or not is_readable(read_log, code, raw):
            found.tables.append(code)


def logs(db: sqlite3.Connection) -> Iterator[tuple[str, list[tuple[int, bytes]]]]:
    """The log of each open table, one after the other: not all of them in memory."""
    code, entries = "", list[tuple[int, bytes]]()
    for of_code, version, entry in db.execute(LOGS):
        if of_code != code and entries:
            yield code, entries
            entries = []
        code = of_code
        entries.append((version, entry))
    if entries:
        yield code, entries


def check_records(db: sqlite3.Connection, found: Findings, read_record: ReadRecord) -> None:
    for code, number, record in db.execute(RECORDS):
        found.count_records += 1
        if not is_readable(read_record, record):
            found.records.append((code, number))


def is_readable(read: Callable[..., object], *what: object) -> bool:
    try:
        read(*what)
    except Exception:
        return False
    return True
