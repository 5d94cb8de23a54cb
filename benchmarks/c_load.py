"""CPU of the server a move, loaded by a program in C (load.c); beside it in turn the bare stack
and one flat path (flat.py).

It needs a C compiler, so it is no part of `make bench`.

python -m benchmarks.c_load [runs] [seconds]
"""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

from .server import BARE, HATBOX, HIGH_LIMITS, Cpu
from .server import Load as Loaded
from .server_load import Load

SOURCE = Path(__file__).parent / "load.c"
FLAT = (sys.executable, "-m", "benchmarks.flat")
TABLES = 250
RUNS, SECONDS = 4, 5.0


def build(folder: Path) -> Path:
    program = folder / "load"
    subprocess.run([os.environ.get("CC", "cc"), "-O2", "-o", program, SOURCE], check=True)
    return program


def full_load(program: Path, command: Sequence[str], seconds: float) -> Loaded:
    with tempfile.TemporaryDirectory() as data:
        environment = os.environ | HIGH_LIMITS
        server = subprocess.Popen(
            [*command, data], env=environment, stdout=subprocess.PIPE, text=True
        )
        try:
            return loaded(program, server, seconds)
        finally:
            server.terminate()
            server.communicate(timeout=30)


def loaded(program: Path, server: subprocess.Popen[str], seconds: float) -> Loaded:
    assert server.stdout is not None
    port = int(server.stdout.readline().rpartition(":")[2])
    lobby = Load([port], TABLES)
    asyncio.run(lobby.set_up())
    words = [str(program), str(port), str(TABLES), str(seconds), str(server.pid)]
    cores = sorted(os.sched_getaffinity(0))
    pin(server.pid, cores[0])
    load = subprocess.Popen(words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
    pin(load.pid, cores[-1])
    codes = " ".join(table.code for table in lobby.tables)
    printed, _ = load.communicate(codes, timeout=60 + 2 * seconds)
    assert load.returncode == 0
    *ticks, moves = map(int, printed.split())
    second = os.sysconf("SC_CLK_TCK")
    before, after = (Cpu(user / second, system / second) for user, system in pairs(ticks))
    return Loaded(moves / seconds, after.since(before).a_move(moves))


def pin(pid: int, core: int) -> None:
    """All threads of a process to one core."""
    for thread in Path(f"/proc/{pid}/task").iterdir():
        os.sched_setaffinity(int(thread.name), [core])


def pairs(ticks: Sequence[int]) -> list[tuple[int, int]]:
    return list(zip(ticks[::2], ticks[1::2], strict=True))


def main(runs: int = RUNS, seconds: float = SECONDS) -> None:
    with tempfile.TemporaryDirectory() as folder:
        program = build(Path(folder))
        for _ in range(runs):
            print("hatbox        ", full_load(program, HATBOX, seconds), flush=True)
            print("the bare stack", full_load(program, BARE, seconds), flush=True)
            print("one flat path ", full_load(program, FLAT, seconds), flush=True)


if __name__ == "__main__":
    main(*(kind(word) for kind, word in zip((int, float), sys.argv[1:], strict=False)))
