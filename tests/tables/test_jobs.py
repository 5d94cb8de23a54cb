"""One act at a time at a table: the lock, which a move takes without a task."""

from __future__ import annotations

import asyncio

import pytest

from hatbox.tables.commands import structs as ask
from hatbox.tables.jobs import Jobs, Lock
from tests.tables.house import House, plays
from tests.tables.test_not_stored import OFFER, FlakyStore, events_told, started


@plays
async def test_the_lock_is_handed_over_in_the_order_in_which_it_was_asked_for() -> None:
    lock, order = Lock(), list[int]()

    async def hold(number: int) -> None:
        async with lock:
            order.append(number)
            await asyncio.sleep(0)

    assert lock.take()
    assert not lock.take()
    waiting = [asyncio.create_task(hold(number)) for number in range(4)]
    await asyncio.sleep(0)
    lock.release()
    # Nobody overtakes those who wait.
    assert not lock.take()
    await asyncio.gather(*waiting)
    assert order == [0, 1, 2, 3]
    assert lock.take()


@plays
async def test_whoever_is_cancelled_while_waiting_never_keeps_the_lock() -> None:
    lock = Lock()
    for is_handed_over in (False, True):
        assert lock.take()
        waiting = asyncio.create_task(lock.acquire())
        await asyncio.sleep(0)
        if is_handed_over:
            lock.release()
        waiting.cancel()
        if not is_handed_over:
            lock.release()
        with pytest.raises(asyncio.CancelledError):
            await waiting
        assert not lock.is_held


@plays
async def test_a_job_that_goes_on_gives_the_lock_back_whatever_happens() -> None:
    told: list[BaseException] = []
    jobs = Jobs(told.append)

    async def breaks() -> None:
        raise RuntimeError

    assert jobs.lock.take()
    with pytest.raises(RuntimeError):
        await jobs.go_on(breaks())
    assert not jobs.lock.is_held
    assert [type(error) for error in told] == [RuntimeError]
    await jobs.settle()


@plays
async def test_a_move_goes_on_when_whoever_waits_for_it_is_cancelled() -> None:
    store = FlakyStore()
    async with House(store) as house:
        ana, bo = await started(house)
        store.gate = asyncio.Event()
        move = ask.Move(version=ana.sees.version, move=OFFER)
        waiting = asyncio.create_task(ana.does(move))
        await asyncio.sleep(0)
        waiting.cancel()
        with pytest.raises(asyncio.CancelledError):
            await waiting
        assert "offered" not in events_told(bo)
        store.gate.set()
        await house.settle()
        assert events_told(bo).count("offered") == 1
        assert bo.sees.view.now.phase == "answering"


@plays
async def test_a_second_move_waits_for_the_first_and_is_judged_on_what_it_left() -> None:
    store = FlakyStore()
    async with House(store) as house:
        ana, bo = await started(house)
        store.gate = asyncio.Event()
        version = ana.sees.version
        moves = [
            asyncio.create_task(ana.does(ask.Move(version=version, move=OFFER))) for _ in range(2)
        ]
        await asyncio.sleep(0)
        store.gate.set()
        first, second = await asyncio.gather(*moves, return_exceptions=True)
        assert not isinstance(first, Exception)
        assert getattr(second, "code", "") == "stale-version"
        assert events_told(bo).count("offered") == 1
