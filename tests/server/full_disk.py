"""`hatbox` on a disk that is full while there is a file `full` beside the data.

With a file `broken` nothing at all can be written.
"""

from __future__ import annotations

import sqlite3
import sys
from pathlib import Path
from typing import Any

from hatbox.stores import writer

real = writer.transaction


def transaction(db: sqlite3.Connection) -> Any:
    """SQLite refuses to grow the file beyond its present size, with its own SQLITE_FULL."""
    [file] = [row[2] for row in db.execute("PRAGMA database_list") if row[1] == "main"]
    if Path(file).with_name("broken").exists():
        raise sqlite3.OperationalError("disk I/O error")
    is_full = Path(file).with_name("full").exists()
    pages = db.execute("PRAGMA page_count").fetchone()[0]
    db.execute(f"PRAGMA max_page_count = {pages if is_full else 1_000_000}")
    return real(db)


if __name__ == "__main__":
    writer.transaction = transaction
    from hatbox.cli import main

    sys.exit(main())
