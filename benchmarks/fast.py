"""Steps a second of the compiled rules, beside the same game in C where the yardstick is at hand.

The yardstick is hat.c of the folder that YARDSTICK names; without it, or without a C compiler, only
our own figures are printed. It plays a fixed policy; ours plays the same, game by game: the sums of
both must be equal.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import tempfile
import time
from pathlib import Path
from typing import Any

import numpy as np

from hatbox.games.not_a_hat import rules
from hatbox.lab.fast import FastGames
from hatbox.lab.fast.compiling import compiled

from . import worlds, yardstick

ROOT = Path(__file__).parent.parent
YARDSTICK = Path(os.environ.get("YARDSTICK", ROOT.parent / "shared" / "limits")) / "hat.c"
GAMES = 100_000
BATCH, STEPS = 4096, 400
TURNS = 3
# The yardstick repeats its run as often.
RUNS = 5


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        program = built(Path(folder))
        for mode, what in MODES.items():
            report(mode, what, program)
    worlds.main()


MODES = {
    "r": "games run to their end",
    "v": "a batch stepped",
    "m": "stepped and masked",
    "o": "stepped, masked and observed",
}


def report(mode: str, what: str, program: Path | None) -> None:
    """The best of as many runs each, taken in turn."""
    pairs = [(max(ours(mode) for _ in range(RUNS)), theirs(mode, program)) for _ in range(TURNS)]
    mine, yours = max(pair[0] for pair in pairs), max(pair[1] for pair in pairs)
    beside = f", {mine / yours:.2f} of C" if yours else ""
    print(f"{what:30} {mine / 1e6:6.1f} million steps a second{beside}")


def built(folder: Path) -> Path | None:
    compiler = shutil.which("gcc") or shutil.which("cc")
    if compiler is None or not YARDSTICK.exists():
        return None
    program = folder / "hat"
    flags = ["-O3", "-march=native", "-o", str(program)]
    subprocess.run([compiler, *flags, str(YARDSTICK)], check=True)
    return program


def theirs(mode: str, program: Path | None) -> float:
    if program is None:
        return 0.0
    many = GAMES if mode == "r" else STEPS
    told = subprocess.run(
        [str(program), mode, str(many)], check=True, capture_output=True, text=True
    )
    lines = told.stdout.splitlines()
    if mode == "r":
        assert f"sum={yardstick_sum()}" in lines[0], "The yardstick plays another game."
    return max(1e6 * float(line.split(" Msteps/s")[0].split()[-1]) for line in lines)


def ours(mode: str) -> float:
    return run_to_end() if mode == "r" else stepped(mode)


def run_to_end() -> float:
    records = FastGames("not-a-hat", 1).rounds
    LOOPS.run(records, 1, 4, 1)
    start = time.process_time()
    steps, _ = LOOPS.run(records, GAMES, 4, 1)
    return float(steps / (time.process_time() - start))


def yardstick_sum() -> int:
    return int(LOOPS.run(FastGames("not-a-hat", 1).rounds, GAMES, 4, 1)[1])


def stepped(mode: str) -> float:
    games = FastGames("not-a-hat", BATCH, 1)
    luck = np.arange(1, BATCH + 1) * 2654435761 % 2**32
    actions = np.empty(BATCH, np.int64)

    def step(times: int) -> None:
        for _ in range(times):
            LOOPS.choose(games.rounds, luck, actions)
            if mode == "o":
                games.advance(actions)
                continue
            games.step(actions)
            if mode == "m":
                games.legal_mask()

    step(2)
    start = time.process_time()
    step(STEPS)
    return BATCH * STEPS / (time.process_time() - start)


LOOPS: Any = compiled([rules, yardstick], {"rules": rules})[-1]

if __name__ == "__main__":
    main()
