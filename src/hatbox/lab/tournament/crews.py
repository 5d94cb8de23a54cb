"""Who plays the games: this process, several processes, or a Dask cluster.

Results come as they are ready. A worker that dies takes only the games with it that it was playing;
they are played again.
"""

from __future__ import annotations

import multiprocessing
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, CancelledError, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from itertools import islice
from typing import Any

from hatbox.extras import require
from hatbox.games.base import Json

from ..cores import ready_worker
from .plan import Plan, Unit
from .play import play_unit

# Games that are handed out at a time, for each worker.
IN_HAND = 4
# Workers that may die one after the other without a single game being finished.
MOST_LOST = 3
SECONDS_TO_CONNECT = 10
SECONDS_WITHOUT_WORKERS = 60
PATIENCE = 5

Tell = Callable[[str], None]


class NoWorkers(Exception):
    """Nobody is left who could play, or nobody was ever reached."""

    def __init__(self, code: str) -> None:
        super().__init__(code)
        self.code = code


def alone(plan: Plan, units: Iterable[Unit]) -> Iterator[Json]:
    return map(partial(play_unit, plan), units)


def on_processes(plan: Plan, units: Iterable[Unit], cores: int, tell: Tell) -> Iterator[Json]:
    left = dict.fromkeys(units)
    lost = 0
    while left:
        try:
            for unit, result in with_pool(plan, list(left), cores):
                del left[unit]
                lost = 0
                yield result
        except BrokenProcessPool:
            lost += 1
            if lost == MOST_LOST:
                raise NoWorkers("workers-die") from None
            tell("worker-lost")


def with_pool(plan: Plan, units: list[Unit], cores: int) -> Iterator[tuple[Unit, Json]]:
    """Forked where that is possible: games that were registered here are known there, too."""
    can_fork = "fork" in multiprocessing.get_all_start_methods()
    context = multiprocessing.get_context("fork" if can_fork else None)
    pool = ProcessPoolExecutor(cores, context, ready_worker)
    first_done = partial(wait, return_when=FIRST_COMPLETED)
    try:
        yield from flowing(
            lambda unit: pool.submit(play_unit, plan, unit), first_done, units, cores * IN_HAND
        )
    finally:
        pool.shutdown(cancel_futures=True)


def flowing(
    submit: Callable[[Unit], Any], first_done: Callable[[Any], Any], units: list[Unit], width: int
) -> Iterator[tuple[Unit, Json]]:
    """Only so many games are in hand at a time. What is finished is told before what failed."""
    todo = iter(units)
    playing: dict[Any, Unit] = {}
    while True:
        playing |= {submit(unit): unit for unit in islice(todo, width - len(playing))}
        if not playing:
            return
        done = first_done(playing).done
        for future in sorted(done, key=lambda one: one.exception() is not None):
            yield playing.pop(future), future.result()


def on_cluster(plan: Plan, units: Iterable[Unit], address: str) -> Iterator[Json]:
    """The scheduler gives a lost worker's games to the others, unless it is a game that kills."""
    require("distributed", "cluster")
    from distributed import Client, KilledWorker
    from distributed.comm import CommClosedError

    try:
        client = Client(address, timeout=SECONDS_TO_CONNECT)
    except (OSError, ValueError):
        raise NoWorkers("no-cluster") from None
    with client:
        submit = partial(client.submit, play_unit, plan, pure=False)
        width = max(2, sum(client.nthreads().values())) * IN_HAND
        try:
            for _, result in flowing(submit, partial(first_on_cluster, client), list(units), width):
                yield result
        except KilledWorker:
            raise NoWorkers("workers-die") from None
        except (CancelledError, CommClosedError):
            raise NoWorkers("cluster-gone") from None


def first_on_cluster(client: Any, futures: Any) -> Any:
    """Waits as long as there is anybody to wait for."""
    from distributed import wait as wait_for

    waited = 0
    while True:
        try:
            return wait_for(list(futures), PATIENCE, "FIRST_COMPLETED")
        except TimeoutError:
            waited = 0 if client.nthreads() else waited + PATIENCE
            if waited >= SECONDS_WITHOUT_WORKERS:
                raise NoWorkers("workers-gone") from None
