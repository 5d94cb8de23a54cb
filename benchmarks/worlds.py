"""Turns a second of the environments, beside PettingZoo's leduc and OpenSpiel's leduc and kuhn.

PettingZoo's own benchmark measures its environments and ours, by CPU time. Its leduc needs
`pip install rlcard pygame`, which nothing else here does; without them it is left out.
"""

from __future__ import annotations

import contextlib
import io
import random
import sys
import time
from types import SimpleNamespace
from typing import Any

import pettingzoo.test.performance_benchmark  # noqa: F401  # The package hides its module.
import pyspiel

import hatbox.lab.spiel
from hatbox.games import GAMES
from hatbox.lab import zoo

TURNS = 2
SECONDS = 2.0
BENCHMARK: Any = sys.modules["pettingzoo.test.performance_benchmark"]


class CpuClock:
    """The CPU's clock, asked seldom: to ask costs more than a turn."""

    def __init__(self) -> None:
        self.asked = 0
        self.told = time.process_time()

    def time(self) -> float:
        self.asked += 1
        if self.asked % 64 == 0:
            self.told = time.process_time()
        return self.told


def zoo_turns(env: Any) -> float:
    """By `performance_benchmark`, which prints its result; the first run compiles."""
    env.reset(seed=1)
    BENCHMARK.time = SimpleNamespace(time=CpuClock().time)
    with contextlib.redirect_stdout(io.StringIO()) as told:
        BENCHMARK.performance_benchmark(env)
    return float(told.getvalue().splitlines()[1].split()[0])


def spiel_turns(name: str) -> float:
    """Random play, chance included."""
    game, luck, turns = pyspiel.load_game(name), random.Random(1), 0
    begun = time.process_time()
    while (spent := time.process_time() - begun) < SECONDS:
        state = game.new_initial_state()
        while not state.is_terminal():
            state.apply_action(luck.choice(state.legal_actions()))
            turns += 1
    return turns / spent


def zoo_environments() -> dict[str, Any]:
    ours = {f"PettingZoo, {game}": zoo.env(game) for game in GAMES}
    for env in ours.values():
        env.reset(seed=1)
        env.step(int(env.observe(env.agent_selection)["action_mask"].argmax()))
    try:
        from pettingzoo.classic import leduc_holdem_v4
    except ImportError:
        print("PettingZoo's leduc is left out: pip install rlcard pygame")
        return ours
    return {"PettingZoo, its leduc": leduc_holdem_v4.env(), **ours}


def main() -> None:
    """The best of a few runs each, taken in turn."""
    environments = zoo_environments()
    ours = [hatbox.lab.spiel.name_of(game) for game in GAMES]
    games = {f"OpenSpiel, {name}": name for name in ("leduc_poker", "kuhn_poker", *ours)}
    best: dict[str, float] = {}
    for _ in range(TURNS):
        for what, env in environments.items():
            best[what] = max(best.get(what, 0.0), zoo_turns(env))
        for what, name in games.items():
            best[what] = max(best.get(what, 0.0), spiel_turns(name))
    for what, turns in best.items():
        print(f"{what:30} {turns / 1e3:8.1f} thousand turns a second")


if __name__ == "__main__":
    main()
