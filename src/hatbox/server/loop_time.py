"""How long the clients of one address may keep the event loop busy: a share of the time.

Limits of bytes, frames and requests bound what one client costs; a hundred that begin at once
would still stand between an honest player and the event loop for as long as all of them take.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable

from .limits import MOST_REMEMBERED, Clock

Work = Callable[[], None]

SHARE = 0.2
# At once: a page with what belongs to it.
BURST_SECONDS = 0.005
# The tasks that follow from what was read take about as long again.
FOLLOWS = 2
# The resolution of uvloop's timers: a shorter wait is none, and the event loop would spin.
LEAST_WAIT = 0.001


class Line:
    """The work of one address; `left` are seconds, and below zero after a long piece of work."""

    __slots__ = ("at", "left", "waiting")

    def __init__(self, now: float) -> None:
        self.at = now
        self.left = BURST_SECONDS
        self.waiting: deque[Work] = deque()


class LoopTime:
    """Work that exceeds the share of its address waits, in its order."""

    def __init__(self, clock: Clock, share: float = SHARE) -> None:
        self._clock = clock
        self._share = share
        self._lines: dict[str, Line] = {}

    def run(self, address: str, work: Work) -> bool:
        """Do it now, if the address has time left (or there is no share); else later: False."""
        if not (self._share and address):
            work()
            return True
        line = self._lines.get(address) or self._new_line(address)
        if line.waiting or self._left(line) <= 0:
            if not line.waiting:
                self._go_on_later(line)
            line.waiting.append(work)
            return False
        self._do(line, work)
        return True

    def charge(self, address: str, seconds: float) -> None:
        """For work that follows later, in a task of its own."""
        if address in self._lines:
            self._lines[address].left -= seconds

    def _new_line(self, address: str) -> Line:
        if len(self._lines) >= MOST_REMEMBERED:
            self._forget_the_idle()
        line = self._lines[address] = Line(self._clock())
        return line

    def _forget_the_idle(self) -> None:
        kept = (
            (address, line)
            for address, line in self._lines.items()
            if line.waiting or self._left(line) < BURST_SECONDS
        )
        self._lines = dict(kept)

    def _left(self, line: Line) -> float:
        now = self._clock()
        line.left = min(BURST_SECONDS, line.left + (now - line.at) * self._share)
        line.at = now
        return line.left

    def _do(self, line: Line, work: Work) -> None:
        began = self._clock()
        work()
        line.left -= (self._clock() - began) * FOLLOWS

    def _go_on_later(self, line: Line) -> None:
        wait = max(LEAST_WAIT, -line.left / self._share)
        asyncio.get_running_loop().call_later(wait, self._go_on, line)

    def _go_on(self, line: Line) -> None:
        """What the share of the time since then allows: at most a piece more than that."""
        while line.waiting and self._left(line) >= 0:
            self._do(line, line.waiting.popleft())
        if line.waiting:
            self._go_on_later(line)
