"""Who plays: the same results from one process, two, or a cluster, and workers may die."""

from __future__ import annotations

import json
import os
import signal
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from hatbox.lab.tournament.crews import NoWorkers, alone, on_cluster, on_processes
from hatbox.lab.tournament.plan import Plan, Unit

PLAN = Plan("magic-hat", ("random", "goldfish"), deals=12)
UNITS = list(PLAN.units())

KILLS = """
import os, signal
def make(*, game, players, seed):
    def act(observation, mask):
        if FLAG and not os.path.exists(FLAG):
            open(FLAG, "w").close()
            os.kill(os.getpid(), signal.SIGKILL)
        if not FLAG:
            os.kill(os.getpid(), signal.SIGKILL)
        return int(mask.argmax())
    return act
"""


def lines(results: Iterator[Any]) -> list[str]:
    return sorted(json.dumps(result) for result in results)


def silent(code: str) -> None:
    raise AssertionError(code)


def test_two_processes_play_the_same_games_as_one() -> None:
    assert lines(on_processes(PLAN, UNITS, 2, silent)) == lines(alone(PLAN, UNITS))


def killer(folder: Path, flag: str) -> tuple[Plan, list[Unit]]:
    file = folder / "killer.py"
    file.write_text(KILLS.replace("FLAG", repr(flag)))
    plan = Plan("magic-hat", ("goldfish", f"{file}:make"), deals=6)
    return plan, list(plan.units())


def test_the_games_of_a_process_that_died_are_played_again(tmp_path: Path) -> None:
    plan, units = killer(tmp_path, str(tmp_path / "flag"))
    told: list[str] = []
    played = list(on_processes(plan, units, 2, told.append))
    assert sorted((one["deal"], *one["seats"]) for one in played) == sorted(
        (unit.deal, *unit.seats) for unit in units
    )
    assert told == ["worker-lost"]


def test_processes_that_die_again_and_again_are_given_up(tmp_path: Path) -> None:
    plan, units = killer(tmp_path, "")
    told: list[str] = []
    with pytest.raises(NoWorkers, match="workers-die"):
        list(on_processes(plan, units, 2, told.append))
    assert told == ["worker-lost"] * 2


def test_nobody_at_the_address_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("hatbox.lab.tournament.crews.SECONDS_TO_CONNECT", 0.2)
    for address in ("tcp://127.0.0.1:9", "nonsense://here"):
        with pytest.raises(NoWorkers, match="no-cluster"):
            list(on_cluster(PLAN, UNITS, address))


def close_after_three(cluster: Any, played: list[Any]) -> None:
    for result in on_cluster(PLAN, UNITS, cluster.scheduler_address):
        played.append(result)
        if len(played) == 3:
            cluster.close()


def test_a_scheduler_that_goes_is_named_and_what_is_finished_was_told() -> None:
    from distributed import LocalCluster

    played: list[Any] = []
    with (
        LocalCluster(n_workers=1, processes=False, dashboard_address=None) as cluster,
        pytest.raises(NoWorkers, match="cluster-gone"),
    ):
        close_after_three(cluster, played)
    assert len(played) >= 3


def test_a_cluster_plays_the_same_games_though_a_worker_is_killed() -> None:
    from distributed import LocalCluster

    with LocalCluster(
        n_workers=2, threads_per_worker=1, dashboard_address=None, host="127.0.0.1"
    ) as cluster:
        played = []
        for result in on_cluster(PLAN, UNITS, cluster.scheduler_address):
            played.append(result)
            if len(played) == 3:
                os.kill(cluster.workers[0].pid, signal.SIGKILL)
    assert lines(iter(played)) == lines(alone(PLAN, UNITS))
