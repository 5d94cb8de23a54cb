"""The server under load: moves a second, CPU a move, latency, memory, and what a long game costs.

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
from statistics import median
from typing import Any, NamedTuple

from . import calibration
from .server_load import SEATS

SERVE = ("serve", "--host", "127.0.0.1", "--port", "0", "--data")
HATBOX = (sys.executable, "-m", "hatbox.cli", *SERVE)
BARE = (sys.executable, "-m", "benchmarks.bare")
TABLES = (50, 250, 1000)
CPU_A_MOVE = "µs of CPU a move"
STEADY = 500
EARLY, LATE = 50, 400
# Repetitions, Hatbox and the bare stack in turn: the machine is never quiet for long.
TRIES = 4
# Far above the load, but counted: the limits are part of what a move costs.
HIGH_LIMITS = {
    "HATBOX_TABLES_PER_ADDRESS": "1000000",
    "HATBOX_SOCKETS_PER_ADDRESS": "1000000",
    "HATBOX_LIMITS": "beats=0,messages_per_second=10000,device_messages_per_second=10000,"
    "requests_per_second=0,tables_at_once=1000000",
}


class Cpu(NamedTuple):
    """CPU seconds that a process has used, all of its threads included."""

    user: float
    system: float

    @property
    def total(self) -> float:
        return self.user + self.system

    def since(self, before: Cpu) -> Cpu:
        return Cpu(self.user - before.user, self.system - before.system)

    def a_move(self, moves: int) -> Cpu:
        """The same in microseconds for each of so many moves."""
        return Cpu(self.user / moves * 1e6, self.system / moves * 1e6)

    def __str__(self) -> str:
        return f"{self.total:.0f} µs (user {self.user:.0f}, system {self.system:.0f})"


class ServerUnderLoad:
    """A server and a load generator, each a process on its own core; SQLite in a fresh folder."""

    def __init__(self, tables: int, command: Sequence[str] = HATBOX) -> None:
        self.folder = tempfile.TemporaryDirectory()
        self.server = subprocess.Popen(
            [*command, self.folder.name],
            env=os.environ | HIGH_LIMITS,
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

    def start_games(self) -> int:
        """Open tables, connect sockets, start games; the bytes of memory that a socket took."""
        self.do("set_up")
        before = memory_of(self.server.pid)
        self.do("connect")
        taken = memory_of(self.server.pid) - before
        self.do("start")
        return taken // (self.tables * SEATS)

    def cpu(self) -> Cpu:
        return cpu_of(self.server.pid)

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


def cpu_of(pid: int) -> Cpu:
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    ticks = os.sysconf("SC_CLK_TCK")
    return Cpu(int(fields[11]) / ticks, int(fields[12]) / ticks)


def measure(tables: int, seconds: float) -> dict[str, float]:
    server = ServerUnderLoad(tables)
    a_socket = server.start_games()
    steady = server.do("steady", STEADY, seconds)
    full = saturate(server, seconds)
    server.end()
    return {
        "moves/s": full.moves_per_second,
        CPU_A_MOVE: full.cpu.total,
        "p50 ms": steady["p50_ms"],
        "p99 ms": steady["p99_ms"],
        "KB a socket": a_socket / 1024,
    }


def measure_stalled(seconds: float) -> tuple[dict[str, Any], dict[str, Any]]:
    """Latency without and with an onlooker at every table who never reads."""
    server = ServerUnderLoad(TABLES[0])
    server.start_games()
    without = server.do("steady", STEADY, seconds)
    server.do("stall")
    stalled = server.do("steady", STEADY, seconds)
    server.end()
    return without, stalled


class Load(NamedTuple):
    """What a server did at full load."""

    moves_per_second: float
    cpu: Cpu

    def __str__(self) -> str:
        return f"{self.moves_per_second:6.0f} moves/s, CPU of the server a move {self.cpu}"


Pair = tuple[Load, Load]


def measure_beside_bare(seconds: float) -> list[Pair]:
    """Hatbox at full load, and the same stack with toy rules, in turn."""
    return [(full_load(HATBOX, seconds), full_load(BARE, seconds)) for _ in range(TRIES)]


def full_load(command: Sequence[str], seconds: float) -> Load:
    server = ServerUnderLoad(TABLES[1], command)
    server.start_games()
    load = saturate(server, seconds)
    server.end()
    return load


def saturate(server: ServerUnderLoad, seconds: float) -> Load:
    before = server.cpu()
    answer = server.do("saturate", seconds)
    cpu = server.cpu().since(before).a_move(answer["moves"])
    return Load(answer["moves_per_second"], cpu)


def measure_long_games() -> tuple[float, float]:
    """Microseconds of the server's CPU a move: in the first fifty of a game, and in the last."""
    tries = [measure_long_game() for _ in range(TRIES)]
    return min(early for early, _ in tries), min(late for _, late in tries)


def measure_long_game() -> tuple[float, float]:
    server = ServerUnderLoad(TABLES[0])
    server.start_games()
    early = cpu_until(server, EARLY, EARLY)
    server.do("run_to", LATE - EARLY)
    late = cpu_until(server, LATE, EARLY)
    server.end()
    return early, late


def cpu_until(server: ServerUnderLoad, until: int, moves: int) -> float:
    before = server.cpu()
    server.do("run_to", until)
    return server.cpu().since(before).a_move(moves * server.tables).total


def report_sizes(seconds: float) -> None:
    results = {tables: measure(tables, seconds) for tables in TABLES}
    columns = list(results[TABLES[0]])
    print("tables  " + "  ".join(f"{column:>18}" for column in columns))
    for tables, found in results.items():
        print(f"{tables:6}  " + "  ".join(f"{found[column]:18.1f}" for column in columns))
    few, many = (results[tables][CPU_A_MOVE] for tables in (TABLES[0], TABLES[-1]))
    print(f"CPU of a move at {TABLES[-1]} tables against {TABLES[0]}: {many / few:.2f}")


def report_stalled(seconds: float) -> None:
    for who, found in zip(
        ("everybody reads", "one never reads"), measure_stalled(seconds), strict=True
    ):
        waits = f"p50 {found['p50_ms']:.1f} ms, p99 {found['p99_ms']:.1f} ms"
        print(f"{TABLES[0]} tables at {STEADY} moves/s, {who}: {waits}")


def report_beside_bare(seconds: float) -> None:
    pairs = measure_beside_bare(seconds)
    print(f"{TABLES[1]} tables at full load, beside the bare stack with toy rules, in turn:")
    for ours, bare in pairs:
        print(f"  hatbox {ours}\n  bare   {bare}")
    moves = [ours.moves_per_second / bare.moves_per_second for ours, bare in pairs]
    cpu = [ours.cpu.total / bare.cpu.total for ours, bare in pairs]
    print(f"  moves/s of hatbox against bare: {spread(moves)}; CPU a move: {spread(cpu)}")


def spread(ratios: list[float]) -> str:
    return f"{median(ratios):.2f} ({min(ratios):.2f} to {max(ratios):.2f})"


def main(seconds: float = 8.0) -> None:
    empty = calibration.best_of(calibration.seconds_per_empty_call)
    print(f"server: {SEATS} sockets a table, every move durable; latency at {STEADY} moves/s")
    print(f"on a machine where an empty method call takes {empty * 1e9:.0f} ns")
    report_sizes(seconds)
    report_stalled(seconds)
    report_beside_bare(seconds / 2)
    early, late = measure_long_games()
    print(f"CPU of a move late in a game of {LATE} against early: {late / early:.2f}")


if __name__ == "__main__":
    main(*map(float, sys.argv[1:]))
