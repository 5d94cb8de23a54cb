"""The event loop's time is shared between addresses."""

import asyncio
import time
from collections.abc import Callable
from functools import partial

import uvloop

from hatbox.server.http_protocol import DEAR_SECONDS, REQUEST_SECONDS
from hatbox.server.loop_time import LoopTime
from hatbox.server.openapi import page


class Slow:
    """A clock, and work that takes a while by it."""

    def __init__(self, seconds: float = 0.003) -> None:
        self.seconds = seconds
        self.ahead = 0.0
        self.asked = 0
        self.done: list[str] = []

    def now(self) -> float:
        self.asked += 1
        return time.monotonic() + self.ahead

    def work(self, name: str) -> Callable[[], None]:
        return partial(self._work, name)

    def _work(self, name: str) -> None:
        self.ahead += self.seconds
        self.done.append(name)


def test_work_beyond_the_share_of_an_address_waits_in_its_order() -> None:
    async def trial() -> None:
        slow = Slow()
        shares = LoopTime(slow.now)
        assert shares.run("here", slow.work("one"))
        assert not shares.run("here", slow.work("two"))
        assert not shares.run("here", slow.work("three"))
        assert slow.done == ["one"]
        assert shares.run("elsewhere", slow.work("other"))
        while len(slow.done) < 4:
            await asyncio.sleep(0.001)
        assert slow.done == ["one", "other", "two", "three"]

    asyncio.run(asyncio.wait_for(trial(), 20))


def test_nobody_asks_again_and_again_whether_there_is_time() -> None:
    async def trial() -> None:
        """Each piece costs half a millisecond of waiting, below what timers can tell apart."""
        slow = Slow(0.00005)
        shares = LoopTime(slow.now)
        for _ in range(400):
            shares.run("here", slow.work(""))
        while len(slow.done) < 400:
            await asyncio.sleep(0.01)
        assert slow.asked < 4000

    uvloop.run(asyncio.wait_for(trial(), 20))


def test_what_follows_later_counts_too() -> None:
    async def trial() -> None:
        slow = Slow(0.0)
        shares = LoopTime(slow.now)
        assert shares.run("here", slow.work("one"))
        shares.charge("here", 0.01)
        shares.charge("nobody", 0.01)
        assert not shares.run("here", slow.work("two"))
        assert shares.run("elsewhere", slow.work("other"))
        while len(slow.done) < 3:
            await asyncio.sleep(0.001)
        assert slow.done == ["one", "other", "two"]

    asyncio.run(asyncio.wait_for(trial(), 20))


def test_after_a_rest_an_address_may_begin_at_once() -> None:
    async def trial() -> None:
        slow = Slow()
        shares = LoopTime(slow.now)
        shares.run("here", slow.work("one"))
        slow.ahead += 10
        assert shares.run("here", slow.work("two"))

    asyncio.run(trial())


def test_proxies_and_servers_without_limits_share_nothing() -> None:
    slow = Slow()
    assert all(LoopTime(slow.now).run("", slow.work("")) for _ in range(100))
    free = LoopTime(slow.now, 0)
    assert all(free.run("here", slow.work("")) for _ in range(100))


def test_requests_that_cost_much_are_requests_of_the_api() -> None:
    assert {path.decode() for path in DEAR_SECONDS} <= page()["paths"].keys()
    assert min(DEAR_SECONDS.values()) > REQUEST_SECONDS
