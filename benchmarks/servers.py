"""Servers on PostgreSQL beside one on SQLite: moves a second, CPU a move, delay to another server.

python -m benchmarks.servers [seconds]
"""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import NamedTuple

from hatbox.client import Client, SeatAtTable
from tests.postgres import PostgresServer, children_of

from .server import HATBOX, HIGH_LIMITS, TABLES, Cpu, ServerUnderLoad, cpu_of, spread

# Durable: with fsync, as by default.
SAFE: dict[str, str] = {}
TRIES = 3
MOVES = 400


class Servers(ServerUnderLoad):
    """Several servers on one store, each table at one of them."""

    def __init__(self, tables: int, servers: int, store: Sequence[str]) -> None:
        self.folder = tempfile.TemporaryDirectory()
        self.servers = [self._serve(number, store) for number in range(servers)]
        self.ports = [port_of(server) for server in self.servers]
        self.server = self.servers[0]
        self.load = subprocess.Popen(
            [sys.executable, "-m", "benchmarks.server_load", ",".join(self.ports), str(tables)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        self.tables = tables

    def _serve(self, number: int, store: Sequence[str]) -> subprocess.Popen[str]:
        return subprocess.Popen(
            [*HATBOX, str(Path(self.folder.name) / str(number)), *store],
            env=os.environ | HIGH_LIMITS,
            stdout=subprocess.PIPE,
            text=True,
        )

    def cpu(self) -> Cpu:
        return total(cpu_of(server.pid) for server in self.servers)

    def end(self) -> None:
        for other in self.servers[1:]:
            other.terminate()
            other.wait(timeout=30)
            assert other.stdout is not None
            other.stdout.close()
        super().end()


def total(parts: Iterable[Cpu]) -> Cpu:
    found = list(parts)
    return Cpu(sum(cpu.user for cpu in found), sum(cpu.system for cpu in found))


def port_of(server: subprocess.Popen[str]) -> str:
    assert server.stdout is not None
    return server.stdout.readline().rpartition(":")[2].strip()


def cpu_of_database(postgres: PostgresServer) -> float:
    assert postgres.process is not None
    pids = [postgres.process.pid, *children_of(postgres.process.pid)]
    return sum(cpu_of(pid).total for pid in pids)


class Found(NamedTuple):
    """Moves a second, and µs of CPU a move: of the servers, and of PostgreSQL."""

    rate: float
    cpu: float
    database: float

    def __str__(self) -> str:
        database = f", of PostgreSQL {self.database:.0f} µs" if self.database else ""
        return f"{self.rate:6.0f} moves/s, CPU of a move {self.cpu:.0f} µs{database}"


def full_load(servers: int, seconds: float, postgres: PostgresServer | None) -> Found:
    store = ["--store", postgres.new_database()] if postgres else []
    under = Servers(TABLES[1], servers, store)
    under.start_games()
    before, database = under.cpu(), cpu_of_database(postgres) if postgres else 0.0
    answer = under.do("saturate", seconds)
    spent = cpu_of_database(postgres) - database if postgres else 0.0
    cpu = under.cpu().since(before).a_move(answer["moves"]).total
    under.end()
    return Found(answer["moves_per_second"], cpu, spent / answer["moves"] * 1e6)


def report_full_load(seconds: float, postgres: PostgresServer) -> None:
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count()
    print(f"{TABLES[1]} tables at full load on {cores} cores, load and database included, in turn:")
    tries = []
    for _ in range(TRIES):
        found = [
            full_load(1, seconds, None),
            full_load(1, seconds, postgres),
            full_load(2, seconds, postgres),
        ]
        tries.append(found)
        for name, result in zip(("SQLite", "PostgreSQL", "two servers"), found, strict=True):
            print(f"  {name:12}{result}")
    one = [on_postgres.rate / sqlite.rate for sqlite, on_postgres, _ in tries]
    two = [both.rate / on_postgres.rate for _, on_postgres, both in tries]
    cpu = [on_postgres.cpu / sqlite.cpu for sqlite, on_postgres, _ in tries]
    print(f"  one server, PostgreSQL against SQLite: moves/s {spread(one)}, CPU {spread(cpu)}")
    work = [sqlite.cpu / (there.cpu + there.database) for sqlite, there, _ in tries]
    print(f"  moves for a second of CPU, the database's included, of SQLite's: {spread(work)}")
    print(f"  two servers against one: moves/s {spread(two)}")


async def delays(ports: Sequence[str]) -> list[float]:
    """Seconds from the acknowledgement at one server to the view at another, for many moves."""
    ana, bo = (Client(f"http://127.0.0.1:{port}") for port in ports)
    code = await ana.open_table("not-a-hat", name="Ana")
    await bo.take_seat(code, "Bo")
    done: dict[int, float] = {}
    seen: dict[int, float] = {}
    async with ana.sit(code) as one, bo.sit(code) as two:
        await one.send("start")
        playing = [asyncio.create_task(play(seat, done, seen)) for seat in (one, two)]
        while len(done) < MOVES:
            await asyncio.sleep(0.1)
        for task in playing:
            task.cancel()
    return sorted(seen[version] - done[version] for version in done.keys() & seen.keys())


async def play(seat: SeatAtTable, done: dict[int, float], seen: dict[int, float]) -> None:
    """Accept every offer, so that the round does not end; note when what was known where."""
    asked = 0
    async for message in seat.messages():
        now = time.perf_counter()
        if message["type"] == "ok":
            done[message["id"]] = now
        elif message["type"] == "table":
            version = message["public"]["version"]
            if version != asked:
                seen[version] = now
            if message["you"]["may"]:
                asked = version + 1
                await seat.move(answer_to(message), id=asked)


def answer_to(table: dict[str, dict[str, list[dict[str, str]]]]) -> dict[str, str]:
    if table["you"]["may"][0]["move"] == "offer":
        return {"move": "offer", "object": "hat", "tone": "sure"}
    return {"move": "accept"}


def report_delay(postgres: PostgresServer) -> None:
    under = Servers(1, 2, ["--store", postgres.new_database()])
    took = [seconds * 1000 for seconds in asyncio.run(delays(under.ports))]
    under.end()
    p50, p99 = took[len(took) // 2], took[len(took) * 99 // 100]
    print(
        f"from the commit at one server to the view at another: p50 {p50:.1f} ms, "
        f"p99 {p99:.1f} ms ({len(took)} moves; below 0: the view came before the answer)"
    )


def main(seconds: float = 6.0) -> None:
    postgres = PostgresServer(SAFE)
    postgres.start()
    report_full_load(seconds, postgres)
    report_delay(postgres)
    postgres.stop()


if __name__ == "__main__":
    main(*map(float, sys.argv[1:]))
