"""Attack after attack on a server of its own, with honest tables beside it; prints the table.

python -m tests.server.siege [SECONDS [ATTACK…]]
"""

from __future__ import annotations

import asyncio
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from tests.server.asking import ask
from tests.server.house import House

from .attacks import ATTACKS
from .honest import HonestTable, percentile

TABLES = 6
CROWDS = (1, 100)
MEGABYTE = 1 << 20
# As a host would run it; only beats are off, which would make moves wait.
DEFAULTS = {
    "messages_per_second": 10,
    "device_messages_per_second": 20,
    "requests_per_second": 40,
    "guesses_per_minute": 20,
    "tables_per_address": 120,
    "sockets_per_address": 400,
}


@dataclass
class Outcome:
    attack: str
    connections: int
    moves: int
    rest: list[float]
    under: list[float]
    bytes_above_rest: int
    cpu_share: float
    log_lines: int

    def row(self) -> str:
        rest, under = (percentile(waits, 0.99) * 1000 for waits in (self.rest, self.under))
        median = percentile(self.under, 0.5) * 1000
        memory = self.bytes_above_rest / MEGABYTE
        return (
            f"| {self.attack} | {self.connections} | {self.moves} | {median:.1f} | {rest:.1f} "
            f"| {under:.1f} | {under / rest:.1f} | {self.cpu_share:.0%} | {memory:.0f} |"
        )


HEADINGS = (
    "| attack | connections | moves | p50 ms | p99 ms at rest | p99 ms under attack | times "
    "| CPU of the server | MB above rest |",
    "|---|---|---|---|---|---|---|---|---|",
)


class Memory(threading.Thread):
    """The most that a server had while somebody looked."""

    def __init__(self, house: House) -> None:
        super().__init__(daemon=True)
        self._house = house
        self._is_over = threading.Event()
        self.most = house.memory()

    def run(self) -> None:
        while not self._is_over.wait(0.05):
            self.most = max(self.most, self._house.memory())

    def stop(self) -> int:
        self._is_over.set()
        self.join()
        return self.most


def besiege(attack: str, connections: int, seconds: float) -> Outcome:
    with (
        tempfile.TemporaryDirectory() as folder,
        House(Path(folder), **DEFAULTS) as house,
    ):
        return asyncio.run(with_honest_tables(house, attack, connections, seconds))


async def with_honest_tables(
    house: House, attack: str, connections: int, seconds: float
) -> Outcome:
    tables = [HonestTable(house, number) for number in range(TABLES)]
    for table in tables:
        await table.open()
    target = ask(house, "POST", "/api/tables", {"game": "not-a-hat"}).json["code"]
    await play(tables, seconds)
    rest = taken(tables)
    calm = house.memory()
    memory = Memory(house)
    memory.start()
    attackers = attack_with(house, attack, connections, seconds, target)
    began, worked = time.monotonic(), house.cpu_seconds()
    await play(tables, seconds)
    share = (house.cpu_seconds() - worked) / (time.monotonic() - began)
    under = taken(tables)
    attackers.wait(timeout=seconds + 30)
    for table in tables:
        await table.close()
    lines = house.log.read_text().count("\n")
    above = memory.stop() - calm
    return Outcome(attack, connections, len(under), rest, under, above, share, lines)


async def play(tables: Sequence[HonestTable], seconds: float) -> None:
    await asyncio.gather(*(table.play(seconds) for table in tables))


def taken(tables: Sequence[HonestTable]) -> list[float]:
    waits = [wait for table in tables for wait in table.waits]
    for table in tables:
        table.waits = []
    return waits


def attack_with(
    house: House, attack: str, connections: int, seconds: float, code: str
) -> subprocess.Popen[bytes]:
    words = [attack, house.port, str(seconds), str(connections), code]
    process = subprocess.Popen([sys.executable, "-m", "tests.server.siege.attacks", *words])
    # Until it has started.
    time.sleep(0.3)
    return process


def main(seconds: str = "6", *wanted: str) -> None:
    print(*HEADINGS, sep="\n", flush=True)
    for attack in wanted or ATTACKS:
        for connections in CROWDS:
            print(besiege(attack, connections, float(seconds)).row(), flush=True)


if __name__ == "__main__":
    main(*sys.argv[1:])
