"""What went wrong with the data, as codes that have a text: what is full or broken, and where."""

from __future__ import annotations

import errno
import shutil
import sqlite3
from pathlib import Path

from hatbox.tables.log.store import StoreFailed

# Extended names begin with these: SQLITE_IOERR_WRITE, SQLITE_READONLY_DIRECTORY.
OF_SQLITE = {
    "SQLITE_FULL": "disk-full",
    "SQLITE_READONLY": "read-only",
    "SQLITE_CORRUPT": "damaged-data",
    "SQLITE_NOTADB": "damaged-data",
    "SQLITE_CANTOPEN": "cannot-open",
    "SQLITE_IOERR": "disk-error",
}
OF_THE_SYSTEM = {
    errno.ENOSPC: "disk-full",
    errno.EDQUOT: "disk-full",
    errno.EROFS: "read-only",
    errno.EACCES: "read-only",
    errno.EPERM: "read-only",
    errno.EIO: "disk-error",
}
LEAST_ROOM = 64 * 1024


def failure(error: Exception, path: Path) -> StoreFailed:
    code = code_of(error)
    if code == "disk-error" and has_no_room(path):
        # SQLite says so of its index of the journal, which has 32 KB, on a disk that is full.
        code = "disk-full"
    return StoreFailed(code, file=str(path)) if code else StoreFailed(type(error).__name__)


def has_no_room(path: Path) -> bool:
    try:
        return shutil.disk_usage(path.parent).free < LEAST_ROOM
    except OSError:
        return False


def code_of(error: Exception) -> str | None:
    if isinstance(error, OSError):
        return OF_THE_SYSTEM.get(error.errno or 0)
    name = str(getattr(error, "sqlite_errorname", ""))
    known = (code for start, code in OF_SQLITE.items() if name.startswith(start))
    # Python raises some errors of a damaged file without SQLite's name.
    is_broken = type(error) is sqlite3.DatabaseError
    return next(known, "damaged-data" if is_broken else None)
