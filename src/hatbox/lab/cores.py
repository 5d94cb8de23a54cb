"""Runs independent jobs on several processes; the results come in order, so the bytes are the same.

The library uses one process unless told otherwise with `on_cores`. Workers are forked: makers of
minds are closures, which cannot be pickled. Where the system cannot fork, one process does it all.
"""

from __future__ import annotations

import multiprocessing
import os
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from typing import Any, TypeVar

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
        with multiprocessing.get_context("fork").Pool(cores) as pool:
            yield from pool.imap(_run, items, JOBS_AT_A_TIME)
    finally:
        _jobs.pop()


def _run(item: Any) -> Any:
    return _jobs[-1](item)
