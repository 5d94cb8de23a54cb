"""Kill the server again and again under load: `python -m tests.server.soak [kills] [tables]`."""

from __future__ import annotations

import asyncio
import sys
import tempfile
from pathlib import Path

from tests.server.house import House
from tests.server.kills import survive

KILLS = 50
TABLES = 40


def main(kills: int = KILLS, tables: int = TABLES) -> None:
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(survive(House(Path(folder)), kills=kills, tables=tables, seed=3))
    print(f"killed {kills} times at {tables} tables: nothing that was promised is missing")


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
