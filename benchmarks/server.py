"""The server under load: moves a second, waiting times, memory, and what a long game costs.

python -m benchmarks.server [seconds]
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple

from . import calibration
from .server_load import SEATS

SERVE = ("serve", "--host", "127.0.0.1", "--port", "0", "--data")
HATBOX = (sys.executable, "-m", "hatbox.cli", *SERVE)
BARE = (sys.executable, "-m", "benchmarks.bare")
TABLES = (50, 250, 1000)
STEADY = 500
EARLY, LATE = 50, 400
# The best of so many tries in turn: the machine is never quiet for long.
TRIES = 4
NO_LIMITS = {
    "HATBOX_BEATS": "0",
    "HATBOX_TABLES_PER_ADDRESS": "1000000",
    "HATBOX_SOCKETS_PER_ADDRESS": "1000000",
    "HATBOX_MESSAGES_PER_SECOND": "0",
    "HATBOX_DEVICE_MESSAGES_PER_SECOND": "0",
    "HATBOX_REQUESTS_PER_SECOND": "0",
}


class ServerUnderLoad:
    """A server on its own core, with SQLite in a fresh folder, and a load on another core."""

    def __init__(self, tables: int, command: Sequence[str] = HATBOX) -> None:
        self.folder = tempfile.TemporaryDirectory()
        self.server = subprocess.Popen(
            [*command, self.folder.name],
            env=os.environ | NO_LIMITS,
            stdout=subprocess.PIPE,
            text=True,
        )
        assert self.server.stdout is not None
        port = self.server.stdout.readline().rpartition(":")[2].strip()
        self.load = subprocess.Popen(
            [sys.executable, "-m", "benchmarks.server_load", port, str(tables)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        self.tables = tables
        self.give_each_a_core()

    def give_each_a_core(self) -> None:
        cores = sorted(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else []
        if len(cores) > 1:
            os.sched_setaffinity(self.server.pid, cores[:1])
            os.sched_setaffinity(self.load.pid, cores[1:2])

    def do(self, *words: object) -> dict[str, Any]:
        assert self.load.stdin is not None
        assert self.load.stdout is not None
        print(*words, file=self.load.stdin, flush=True)
        answer: dict[str, Any] = json.loads(self.load.stdout.readline())
        assert answer["errors"] == 0, answer
        assert answer["lost"] == 0, answer
        return answer

    def lay_tables(self) -> int:
        """Tables, sockets, games; the bytes of memory that a socket took."""
        self.do("set_up")
        before = memory_of(self.server.pid)
        self.do("connect")
        taken = memory_of(self.server.pid) - before
        self.do("start")
        return taken // (self.tables * SEATS)

    def seconds_of_work(self) -> float:
        return cpu_seconds_of(self.server.pid)

    def end(self) -> None:
        assert self.load.stdin is not None
        self.load.stdin.close()
        self.load.wait()
        self.server.terminate()
        assert self.server.wait(timeout=30) == 0
        for stream in (self.load.stdout, self.server.stdout):
            assert stream is not None
            stream.close()
        self.folder.cleanup()


def memory_of(pid: int) -> int:
    return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")


def cpu_seconds_of(pid: int) -> float:
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def measure(tables: int, seconds: float) -> dict[str, float]:
    house = ServerUnderLoad(tables)
    a_socket = house.lay_tables()
    steady = house.do("steady", STEADY, seconds)
    full = saturate(house, seconds)
    house.end()
    return {
        "moves/s": full.moves_per_second,
        "µs of work a move": full.work,
        "p50 ms": steady["p50_ms"],
        "p99 ms": steady["p99_ms"],
        "KB a socket": a_socket / 1024,
    }


def measure_stalled(seconds: float) -> tuple[dict[str, Any], dict[str, Any]]:
    """Waiting times without and with somebody at every table who never reads."""
    house = ServerUnderLoad(TABLES[0])
    house.lay_tables()
    without = house.do("steady", STEADY, seconds)
    house.do("stall")
    stalled = house.do("steady", STEADY, seconds)
    house.end()
    return without, stalled


class Load(NamedTuple):
    """What a server did at full load."""

    moves_per_second: float
    work: float

    def __str__(self) -> str:
        return f"{self.moves_per_second:.0f} moves/s, {self.work:.0f} µs of work each"


def measure_against_bare(seconds: float) -> tuple[Load, Load]:
    """This server at full load, and the same stack with toy rules: the best of tries in turn."""
    pairs = [(full_load(HATBOX, seconds), full_load(BARE, seconds)) for _ in range(TRIES)]
    return best_of([ours for ours, _ in pairs]), best_of([bare for _, bare in pairs])


def best_of(loads: list[Load]) -> Load:
    return Load(max(load.moves_per_second for load in loads), min(load.work for load in loads))


def full_load(command: Sequence[str], seconds: float) -> Load:
    house = ServerUnderLoad(TABLES[1], command)
    house.lay_tables()
    load = saturate(house, seconds)
    house.end()
    return load


def saturate(house: ServerUnderLoad, seconds: float) -> Load:
    before = house.seconds_of_work()
    rate: float = house.do("saturate", seconds)["moves_per_second"]
    # The load runs a quarter longer than it counts.
    moves = rate * seconds * 1.25
    return Load(rate, (house.seconds_of_work() - before) / moves * 1e6)


def measure_long_games() -> tuple[float, float]:
    """Microseconds of the server's work for a move: the first fifty of a game, and the last."""
    tries = [measure_long_game() for _ in range(TRIES)]
    return min(early for early, _ in tries), min(late for _, late in tries)


def measure_long_game() -> tuple[float, float]:
    house = ServerUnderLoad(TABLES[0])
    house.lay_tables()
    early = work_of(house, EARLY, EARLY)
    house.do("run_to", LATE - EARLY)
    late = work_of(house, LATE, EARLY)
    house.end()
    return early, late


def work_of(house: ServerUnderLoad, until: int, moves: int) -> float:
    before = house.seconds_of_work()
    house.do("run_to", until)
    return (house.seconds_of_work() - before) / (moves * house.tables) * 1e6


def main(seconds: float = 8.0) -> None:
    results = {tables: measure(tables, seconds) for tables in TABLES}
    columns = list(results[TABLES[0]])
    empty = calibration.best_of(calibration.seconds_per_empty_call)
    print(f"server: {SEATS} sockets a table, every move durable; waiting times at {STEADY} moves/s")
    print(f"on a machine where an empty method call takes {empty * 1e9:.0f} ns")
    print("tables  " + "  ".join(f"{column:>18}" for column in columns))
    for tables, found in results.items():
        print(f"{tables:6}  " + "  ".join(f"{found[column]:18.1f}" for column in columns))
    few, many = (results[tables]["µs of work a move"] for tables in (TABLES[0], TABLES[-1]))
    print(f"a move at {TABLES[-1]} tables against {TABLES[0]}: {many / few:.2f} times the work")
    for who, found in zip(
        ("everybody reads", "one never reads"), measure_stalled(seconds), strict=True
    ):
        waits = f"p50 {found['p50_ms']:.1f} ms, p99 {found['p99_ms']:.1f} ms"
        print(f"{TABLES[0]} tables at {STEADY} moves/s, {who}: {waits}")
    ours, bare = measure_against_bare(seconds / 2)
    print(f"{TABLES[1]} tables: {ours}; the bare stack with toy rules: {bare}")
    share = ours.moves_per_second / bare.moves_per_second
    print(f"{share:.2f} of its moves, {ours.work / bare.work:.2f} times its work")
    early, late = measure_long_games()
    print(f"a move late in a game of {LATE} against early: {late / early:.2f} times the work")


if __name__ == "__main__":
    main(*map(float, sys.argv[1:]))
