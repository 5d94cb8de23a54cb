"""The folder of the data: one server at a time, and nothing of it missing without a word."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import IO

from hatbox.tables.log.store import StoreFailed

from .failures import failure

try:
    import fcntl
except ImportError:  # Windows
    import msvcrt

STATE = "hatbox.state"
OPEN, CLOSED = "open", "closed"
# A quick check reads the whole file: a second or two for this much.
MOST_FOR_A_CHECK = 256 * 1024 * 1024


@contextmanager
def in_use(folder: Path, file: Path) -> Iterator[None]:
    """Hold the folder for one server; `StoreFailed` if another has it or the data is not whole.

    The state file is the lock, and says whether the last server closed the data in peace. The
    system gives up the lock of a process that was killed.
    """
    folder.mkdir(parents=True, exist_ok=True)
    with opened(folder / STATE) as state:
        lock(state, folder)
        check_nothing_is_missing(state, file)
        check_quickly(file)
        was_empty = is_empty(file)
        note(state, OPEN)
        try:
            yield
        except BaseException:
            if was_empty and is_empty(file):
                # Nothing was ever stored, so that nothing will be missing.
                state.truncate(0)
            raise
        note(state, CLOSED)


def opened(path: Path) -> IO[str]:
    """To be read and overwritten; made if it is not there."""
    return open(path, "r+", opener=lambda name, flags: os.open(name, flags | os.O_CREAT, 0o666))


def is_empty(file: Path) -> bool:
    return not file.exists() or not file.stat().st_size


def lock(state: IO[str], folder: Path) -> None:
    try:
        try_lock(state)
    except OSError:
        raise StoreFailed("data-in-use", file=str(folder)) from None


def try_lock(state: IO[str]) -> None:
    if "fcntl" in globals():
        fcntl.flock(state, fcntl.LOCK_EX | fcntl.LOCK_NB)
    else:
        state.seek(0)
        msvcrt.locking(state.fileno(), msvcrt.LK_NBLCK, 1)  # type: ignore[attr-defined]


def note(state: IO[str], word: str) -> None:
    """In the place of the last word, so that a full disk does not lose it."""
    try:
        state.seek(0)
        state.write(word.ljust(len(CLOSED)))
        state.flush()
    except OSError as error:
        raise failure(error, Path(state.name)) from None


def check_nothing_is_missing(state: IO[str], file: Path) -> None:
    """A folder that had data must still have it: an empty file is not a new beginning."""
    state.seek(0)
    before = state.read().strip()
    if not before:
        return
    if is_empty(file):
        raise StoreFailed("missing-data", file=str(file), state=state.name)
    journal = file.with_name(f"{file.name}-wal")
    if before == OPEN and not journal.exists():
        raise StoreFailed("missing-journal", file=str(journal), state=state.name)


def check_quickly(file: Path) -> None:
    if file.exists() and 0 < file.stat().st_size <= MOST_FOR_A_CHECK:
        problems = problems_of(file, "quick_check(1)")
        if problems:
            raise StoreFailed("damaged-data", file=str(file))


def problems_of(file: Path, check: str = "integrity_check(20)") -> list[str]:
    """What SQLite finds wrong with its file, in its own words."""
    try:
        with closing(sqlite3.connect(f"{file.resolve().as_uri()}?mode=ro", uri=True)) as db:
            found = [str(row[0]) for row in db.execute(f"PRAGMA {check}")]
    except sqlite3.DatabaseError as error:
        failed = failure(error, file)
        if failed.code != "damaged-data":
            raise failed from None
        return [str(error)]
    return [] if found == ["ok"] else found
