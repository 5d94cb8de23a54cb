"""Rate limits and places, by connection, device, table or address."""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Callable, Hashable

Clock = Callable[[], float]

BURST_SECONDS = 4
SECONDS_AN_HOUR = 3600.0
MOST_REMEMBERED = 50_000
BYTES_PER_TOKEN = 200


def cost_of(message: str) -> int:
    """A long message costs more: what it asks for may be stored."""
    return cost_of_length(len(message) if message.isascii() else len(message.encode()))


def cost_of_length(count: int) -> int:
    return 1 + count // BYTES_PER_TOKEN


class Allowance:
    """So many a second over time, and a few seconds' worth at once (a token bucket)."""

    __slots__ = ("_at", "_clock", "_left", "_most", "_rate")

    def __init__(self, rate: float, clock: Clock, burst: float = BURST_SECONDS) -> None:
        self._rate = rate
        self._most = max(1.0, rate * burst)
        self._left = self._most
        self._clock = clock
        self._at = clock()

    def take(self, cost: float = 1) -> bool:
        if not self._rate:
            return True
        if self._refill() < cost:
            return False
        self._left -= cost
        return True

    def reserve(self, most_seconds: float) -> float | None:
        """Take one that may not be there yet: the seconds to wait for it, None if too many."""
        if not self._rate:
            return 0.0
        wait = (1 - self._refill()) / self._rate
        if wait > most_seconds:
            return None
        self._left -= 1
        return max(0.0, wait)

    @property
    def is_empty(self) -> bool:
        return bool(self._rate) and self._refill() < 1

    @property
    def is_full(self) -> bool:
        return self._refill() >= self._most

    def _refill(self) -> float:
        now = self._clock()
        self._left = min(self._most, self._left + (now - self._at) * self._rate)
        self._at = now
        return self._left


class Allowances:
    """An allowance for each of many; those that are full again are forgotten."""

    def __init__(self, rate: float, clock: Clock, burst: float = BURST_SECONDS) -> None:
        self._rate = rate
        self._clock = clock
        self._burst = burst
        self._of: dict[Hashable, Allowance] = {}

    def of(self, one: Hashable) -> Allowance:
        allowance = self._of.get(one)
        if allowance is None:
            if len(self._of) >= MOST_REMEMBERED:
                self.forget_the_full()
            allowance = self._of[one] = Allowance(self._rate, self._clock, self._burst)
        return allowance

    def take(self, one: Hashable, cost: float = 1) -> bool:
        return not self._rate or self.of(one).take(cost)

    def forget_the_full(self) -> None:
        self._of = {one: kept for one, kept in self._of.items() if not kept.is_full}

    def __len__(self) -> int:
        return len(self._of)


class PerHour:
    """At most so many in any hour for each address."""

    def __init__(self, most: int, clock: Clock) -> None:
        self._most = most
        self._clock = clock
        self._times: dict[Hashable, deque[float]] = {}

    def take(self, one: Hashable) -> bool:
        now = self._clock()
        times = self._times.setdefault(one, deque())
        while times and times[0] <= now - SECONDS_AN_HOUR:
            times.popleft()
        if len(times) >= self._most:
            return False
        times.append(now)
        if len(self._times) > MOST_REMEMBERED:
            self.forget_the_old(now)
        return True

    def forget_the_old(self, now: float) -> None:
        recent = {k: t for k, t in self._times.items() if t and t[-1] > now - SECONDS_AN_HOUR}
        self._times = recent


class Places:
    """At most so many at a time for each of many (sockets of an address, of a table)."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._taken: Counter[Hashable] = Counter()

    def take(self, one: Hashable) -> bool:
        if self._taken[one] >= self._most:
            return False
        self._taken[one] += 1
        return True

    def give_back(self, one: Hashable) -> None:
        self._taken[one] -= 1
        if not self._taken[one]:
            del self._taken[one]

    @property
    def total(self) -> int:
        return self._taken.total()


class Distinct:
    """At most so many different things at a time for each of many (tables of an address)."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._of: dict[Hashable, Counter[Hashable]] = {}

    def take(self, one: Hashable, thing: Hashable) -> bool:
        things = self._of.setdefault(one, Counter())
        if thing not in things and len(things) >= self._most:
            return False
        things[thing] += 1
        return True

    def give_back(self, one: Hashable, thing: Hashable) -> None:
        things = self._of.get(one, Counter())
        things[thing] -= 1
        if things[thing] <= 0:
            del things[thing]
        if not things:
            self._of.pop(one, None)
