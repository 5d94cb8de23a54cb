"""An online backup of the SQLite file: consistent while the server keeps writing."""

from __future__ import annotations

import errno
import os
import sqlite3
from contextlib import closing
from pathlib import Path

from hatbox.tables.log.store import StoreFailed


def backup(source_path: Path | str, target_path: Path | str) -> None:
    """Copy a single snapshot; the target gets its name only after the copy is complete."""
    source, target = Path(source_path), Path(target_path)
    if not source.is_file():
        raise StoreFailed("no-data", file=str(source))
    if is_part_of(source, target):
        raise StoreFailed("same-file", file=str(target))
    unfinished = target.with_name(f"{target.name}.unfinished")
    unfinished.unlink(missing_ok=True)
    try:
        copy(source, unfinished)
        unfinished.replace(target)
    except (sqlite3.Error, OSError) as error:
        raise StoreFailed("no-copy", file=str(target), reason=reason(error)) from None
    finally:
        unfinished.unlink(missing_ok=True)


def is_part_of(source: Path, target: Path) -> bool:
    """Whether the target is the database or one of the files that WAL mode keeps beside it."""
    parts = [source.with_name(f"{source.name}{end}") for end in ("", "-wal", "-shm")]
    return target.resolve() in [part.resolve() for part in parts] or (
        target.exists() and any(part.exists() and target.samefile(part) for part in parts)
    )


def reason(error: sqlite3.Error | OSError) -> str:
    """The symbolic name, which needs no translation: SQLITE_FULL, ENOSPC."""
    if isinstance(error, OSError):
        return errno.errorcode.get(error.errno or 0, type(error).__name__)
    return str(getattr(error, "sqlite_errorname", type(error).__name__))


def copy(source: Path, target: Path) -> None:
    """All pages in one step, as a reader; in WAL mode readers do not block the writer."""
    # It holds the same names and secrets as the source, so only the owner may read it.
    target.touch(mode=0o600)
    with closing(sqlite3.connect(source)) as here, closing(sqlite3.connect(target)) as there:
        here.backup(there)
        # Leave WAL mode, so that the copy is a single file.
        there.execute("PRAGMA journal_mode = DELETE")
    with target.open("rb+") as file:
        os.fsync(file.fileno())
