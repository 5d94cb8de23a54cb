"""Kill −9 in the middle of writing: nothing that was acknowledged is lost."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from hatbox.stores.sqlite import SqliteStore
from hatbox.tables.log.store import TableCode
from tests.stores.stores import opened

WRITER = """
import asyncio, sys
from hatbox.stores.sqlite import SqliteStore
from hatbox.tables.log.store import TableCode, Version

async def write(store, table):
    await store.create(table, b"1", 0)
    version = 1
    while True:
        print(table, version, flush=True)
        await store.append(table, Version(version), [b"%d" % (version + 1)], version)
        version += 1

async def main():
    store = SqliteStore(sys.argv[1])
    await store.open()
    await asyncio.gather(*[write(store, TableCode(f"T{n}")) for n in range(8)])

asyncio.run(main())
"""

ACKNOWLEDGED_BEFORE_THE_END = (50, 400, 1500)


@pytest.mark.parametrize("lines", ACKNOWLEDGED_BEFORE_THE_END)
def test_no_acknowledged_append_is_lost(tmp_path: Path, lines: int) -> None:
    path = tmp_path / "hatbox.db"
    acknowledged = killed_after(path, lines)
    assert acknowledged

    async def main() -> None:
        async with opened(SqliteStore(path)) as store:
            for table, version in acknowledged.items():
                log = await store.read(TableCode(table))
                assert len(log) >= version
                assert log == [str(n).encode() for n in range(1, len(log) + 1)]

    asyncio.run(main())


def killed_after(path: Path, lines: int) -> dict[str, int]:
    """The newest version of each table that the writer said was stored."""
    acknowledged: dict[str, int] = {}
    command = [sys.executable, "-c", WRITER, str(path)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as child:
        assert child.stdout is not None
        for number, line in enumerate(child.stdout):
            note(line, acknowledged)
            if number == lines:
                os.kill(child.pid, signal.SIGKILL)
                break
        for line in child.stdout:
            note(line, acknowledged)
    return acknowledged


def note(line: str, acknowledged: dict[str, int]) -> None:
    if line.endswith("\n"):
        table, version = line.split()
        acknowledged[table] = int(version)
