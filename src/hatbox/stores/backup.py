"""A consistent copy of the data while the server goes on writing."""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing
from pathlib import Path

from hatbox.tables.store import StoreFailed


def backup(source_path: Path | str, target_path: Path | str) -> None:
    """The copy is one moment of the source; it appears under its name when it is whole."""
    source, target = Path(source_path), Path(target_path)
    if not source.is_file():
        raise StoreFailed("There is no data to copy.")
    unfinished = target.with_name(f"{target.name}.unfinished")
    unfinished.unlink(missing_ok=True)
    try:
        copy(source, unfinished)
        unfinished.replace(target)
    except (sqlite3.Error, OSError) as error:
        raise StoreFailed(f"The copy {target} cannot be written: {error}.") from None
    finally:
        unfinished.unlink(missing_ok=True)


def copy(source: Path, target: Path) -> None:
    """All pages in one step: a reader of one moment, which in WAL holds up no writer."""
    with closing(sqlite3.connect(source)) as here, closing(sqlite3.connect(target)) as there:
        here.backup(there)
        # One file is easier to carry than three.
        there.execute("PRAGMA journal_mode = DELETE")
    with target.open("rb+") as file:
        os.fsync(file.fileno())
