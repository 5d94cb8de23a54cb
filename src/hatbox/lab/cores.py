"""Runs independent jobs on several processes; the results come in order, so the bytes are the same.

The library uses one process unless told otherwise with `on_cores`. Workers are forked: makers of
minds are closures, which cannot be pickled. Where the system cannot fork, one process does it all.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from threading import Thread
from typing import Any, TypeVar

from .lines import kill_all

Item = TypeVar("Item")
Result = TypeVar("Result")

# Fewer jobs than this are done before the workers have started.
LEAST_JOBS = 16
JOBS_AT_A_TIME = 4

_cores: ContextVar[int] = ContextVar("cores", default=1)
# The job stands here when the workers are forked, so that they inherit it.
_jobs: list[Callable[[Any], Any]] = []


@contextmanager
def on_cores(cores: int | None = None) -> Iterator[None]:
    """Inside, `in_order` uses so many processes; by default as many as there are cores."""
    token = _cores.set(cores or os.cpu_count() or 1)
    try:
        yield
    finally:
        _cores.reset(token)


def in_order(job: Callable[[Item], Result], items: Sequence[Item]) -> Iterator[Result]:
    """The results of all jobs, in the order of the items, as they become ready."""
    cores = _cores.get()
    can_fork = "fork" in multiprocessing.get_all_start_methods()
    if cores < 2 or len(items) < LEAST_JOBS or not can_fork:
        yield from map(job, items)
        return
    _jobs.append(job)
    try:
        with multiprocessing.get_context("fork").Pool(cores, end_with_parent) as pool:
            yield from pool.imap(_run, items, JOBS_AT_A_TIME)
    finally:
        _jobs.pop()


def ready_worker() -> None:
    """Ctrl-C is for the process that writes the results, and none plays on without it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    end_with_parent()


def end_with_parent() -> None:
    """A parent that is killed cannot end its workers: they would wait for work for ever."""
    Thread(target=_outlive_no_parent, daemon=True).start()


def _outlive_no_parent() -> None:
    parent = multiprocessing.parent_process()
    assert parent is not None
    parent.join()
    kill_all()
    os._exit(1)


def _run(item: Any) -> Any:
    return _jobs[-1](item)
