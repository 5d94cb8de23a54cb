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
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Protocol

from tests.server.asking import ask
from tests.server.house import House, cpu_seconds_of, memory_of

from .attacks import ATTACKS
from .echo import EchoHouse, HonestEcho
from .honest import HonestTable, Wait, percentile

TABLES = 6
CROWDS = (1, 100)
# Attacks that ask nothing of the server but to accept: beside them, a server that does no more.
COST_THE_MACHINE = ("connections", "silence")
MEGABYTE = 1 << 20
MEMORY = Path("/dev/shm")
STAT = Path("/proc/stat")
SECONDS_A_TICK = 0.01
# The aim: under attack the p99 of honest tables at most doubles.
MOST_TIMES = 2
# A row above it is measured again, so many times as long: of few moves a p99 is the worst but one.
LONGER = 4
# The rests of all attacks count together.
REST_SHARE = 0.5
# As a host would run it; only beats are off, which would make moves wait.
DEFAULTS = {
    "messages_per_second": 10,
    "device_messages_per_second": 20,
    "requests_per_second": 40,
    "guesses_per_minute": 20,
    "tables_per_address": 120,
    "sockets_per_address": 400,
    "public": "yes",
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
    log_lines: int = 0

    @property
    def stolen(self) -> float:
        """The share of moves that do not count."""
        return 1 - len(self.under) / self.moves

    def row(self) -> str:
        rest, under = p99_ms(self.rest), p99_ms(self.under)
        median = percentile(self.under, 0.5) * 1000
        memory = self.bytes_above_rest / MEGABYTE
        return (
            f"| {self.attack} | {self.connections} | {self.moves} | {median:.1f} | {rest:.1f} "
            f"| {under:.1f} | {under / rest:.1f} | {self.cpu_share:.0%} | {memory:.0f} "
            f"| {self.stolen:.0%} |"
        )


def p99_ms(waits: list[float]) -> float:
    return percentile(waits, 0.99) * 1000


HEADINGS = (
    "| attack | connections | moves | p50 ms | p99 ms at rest | p99 ms under attack | times "
    "| CPU of the server | MB above rest | moves not counted |",
    "|---|---|---|---|---|---|---|---|---|---|",
)


class Thefts(threading.Thread):
    """When the hypervisor gave a core of this machine to somebody else (`steal` of /proc/stat).

    It takes cores for 5 to 50 ms, at rest as well: a p99 would tell of nothing else.
    """

    def __init__(self) -> None:
        super().__init__(daemon=True)
        self._is_over = threading.Event()
        self._times: list[float] = []
        self.start()

    def run(self) -> None:
        stolen = ticks_stolen()
        while not self._is_over.wait(SECONDS_A_TICK / 2):
            before, stolen = stolen, ticks_stolen()
            if stolen > before:
                self._times.append(time.perf_counter())

    def stop(self) -> None:
        self._is_over.set()
        self.join()

    def hit(self, wait: Wait) -> bool:
        """Counted in ticks, a theft is seen up to two of them after it began."""
        return any(wait.began <= at <= wait.ended + 2 * SECONDS_A_TICK for at in self._times)


def ticks_stolen() -> int:
    return int(STAT.read_text().split(maxsplit=9)[8]) if STAT.is_file() else 0


class Memory(threading.Thread):
    """The most that a server had while somebody looked."""

    def __init__(self, process: int) -> None:
        super().__init__(daemon=True)
        self._process = process
        self._is_over = threading.Event()
        self.most = memory_of(process)

    def run(self) -> None:
        while not self._is_over.wait(0.05):
            self.most = max(self.most, memory_of(self._process))

    def stop(self) -> int:
        self._is_over.set()
        self.join()
        return self.most


def in_memory() -> str | None:
    """Where there is a file system without a disk: a disk pauses for longer than any attack."""
    return str(MEMORY) if MEMORY.is_dir() else None


def besiege(attack: str, connections: int, seconds: float) -> Outcome:
    with (
        tempfile.TemporaryDirectory(dir=in_memory()) as folder,
        House(Path(folder), **DEFAULTS) as house,
    ):
        tables = [HonestTable(house, number) for number in range(TABLES)]
        target = ask(house, "POST", "/api/tables", {"game": "not-a-hat"}).json["code"]
        front = Siege(house.process.pid, house.port, attack, connections, target)
        outcome = asyncio.run(front.against(tables, seconds))
        outcome.log_lines = house.log.read_text().count("\n")
        return outcome


def besiege_echo(attack: str, connections: int, seconds: float) -> Outcome:
    """The same for a server that does nothing: what it costs the machine itself."""
    with EchoHouse() as house:
        people = [HonestEcho(house, number) for number in range(TABLES)]
        front = Siege(house.process.pid, house.port, attack, connections)
        outcome = asyncio.run(front.against(people, seconds))
    outcome.attack += ", a bare echo server"
    return outcome


class Honest(Protocol):
    waits: list[Wait]

    async def open(self) -> None: ...
    async def play(self, seconds: float) -> None: ...
    async def close(self) -> None: ...


@dataclass
class Siege:
    """One attack on the server with this process and port."""

    process: int
    port: str
    attack: str
    connections: int
    table: str = ""

    async def against(self, tables: Sequence[Honest], seconds: float) -> Outcome:
        thefts = Thefts()
        for table in tables:
            await table.open()
        await play(tables, seconds * REST_SHARE)
        rest = taken(tables, thefts)
        calm = memory_of(self.process)
        memory = Memory(self.process)
        memory.start()
        attackers = self._begin(seconds)
        began, worked = time.monotonic(), cpu_seconds_of(self.process)
        await play(tables, seconds)
        share = (cpu_seconds_of(self.process) - worked) / (time.monotonic() - began)
        moves = sum(len(table.waits) for table in tables)
        under = taken(tables, thefts)
        attackers.wait(timeout=seconds + 30)
        for table in tables:
            await table.close()
        thefts.stop()
        above = memory.stop() - calm
        return Outcome(self.attack, self.connections, moves, rest, under, above, share)

    def _begin(self, seconds: float) -> subprocess.Popen[bytes]:
        words = [self.attack, self.port, str(seconds), str(self.connections), self.table]
        process = subprocess.Popen([sys.executable, "-m", "tests.server.siege.attacks", *words])
        # Until it has started.
        time.sleep(0.3)
        return process


async def play(tables: Sequence[Honest], seconds: float) -> None:
    await asyncio.gather(*(table.play(seconds) for table in tables))


def taken(tables: Sequence[Honest], thefts: Thefts) -> list[float]:
    """The seconds that moves took, those aside during which the machine itself stood still."""
    # Until the last theft was seen.
    time.sleep(2 * SECONDS_A_TICK)
    waits = [wait for table in tables for wait in table.waits]
    for table in tables:
        table.waits = []
    return [wait.seconds for wait in waits if not thefts.hit(wait)]


def main(seconds: str = "8", *wanted: str) -> None:
    print(*HEADINGS, sep="\n", flush=True)
    outcomes = []
    for attack in wanted or ATTACKS:
        for connections in CROWDS:
            outcomes.append(besiege(attack, connections, float(seconds)))
            print(outcomes[-1].row(), flush=True)
            if attack in COST_THE_MACHINE and connections > 1:
                print(besiege_echo(attack, connections, float(seconds)).row(), flush=True)
    again = []
    for outcome in above_the_aim(outcomes, rest_of(outcomes)):
        again.append(besiege(outcome.attack, outcome.connections, LONGER * float(seconds)))
        print(again[-1].row(), flush=True)
    print(*summary(outcomes, again), sep="\n")


def rest_of(outcomes: Sequence[Outcome]) -> float:
    """All times at rest together: the p99 of one short rest is a matter of chance."""
    return p99_ms([wait for outcome in outcomes for wait in outcome.rest])


def above_the_aim(outcomes: Sequence[Outcome], rest: float) -> list[Outcome]:
    return [outcome for outcome in outcomes if p99_ms(outcome.under) > MOST_TIMES * rest]


def summary(outcomes: Sequence[Outcome], again: Sequence[Outcome]) -> Iterator[str]:
    both = [*outcomes, *again]
    rest = rest_of(both)
    most = max(outcome.bytes_above_rest for outcome in both) / MEGABYTE
    yield f"at rest, over all of them: p99 {rest:.1f} ms; the most memory above rest: {most:.0f} MB"
    yield f"measured again, {LONGER} times as long: {len(again)}"
    for outcome in above_the_aim(again, rest):
        times = p99_ms(outcome.under) / rest
        yield f"above {MOST_TIMES} times: {outcome.attack}, {outcome.connections}: {times:.1f}"


if __name__ == "__main__":
    main(*sys.argv[1:])
