"""Rate limits and places, by connection, device, table or address."""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Callable, Hashable

Clock = Callable[[], float]

BURST_SECONDS = 4
# Of a sum of times; far below what anything takes.
ROUNDING = 1e-6
SECONDS_AN_HOUR = 3600.0
MOST_REMEMBERED = 50_000
BYTES_PER_TOKEN = 200


def cost_of(message: str) -> int:
    """A long message costs more: what it asks for may be stored."""
    return cost_of_length(len(message) if message.isascii() else len(message.encode()))


def cost_of_length(count: int) -> int:
    return 1 + count // BYTES_PER_TOKEN


class Allowance:
    """So many a second over time, and a few seconds' worth at once (a token bucket).

    Kept as one number, the time at which the bucket is full again: what is taken moves it ahead.
    """

    __slots__ = ("_clock", "_each", "_full_at", "_span")

    def __init__(self, rate: float, clock: Clock, burst: float = BURST_SECONDS) -> None:
        self._clock = clock
        # Seconds that one takes, and all that may be taken at once; none is without limit.
        self._each = 1 / rate if rate else 0.0
        self._span = max(1.0, rate * burst) * self._each + ROUNDING
        self._full_at = clock()

    def take(self, cost: float = 1) -> bool:
        now = self._clock()
        full_at = (self._full_at if self._full_at > now else now) + cost * self._each
        if full_at - now > self._span:
            return False
        self._full_at = full_at
        return True

    def reserve(self, most_seconds: float) -> float | None:
        """Take one that may not be there yet: the seconds to wait for it, None if too many."""
        now = self._clock()
        full_at = max(now, self._full_at) + self._each
        wait = full_at - now - self._span
        if wait > most_seconds:
            return None
        self._full_at = full_at
        return max(0.0, wait)

    @property
    def is_empty(self) -> bool:
        return self._full_at + self._each - self._clock() > self._span

    @property
    def is_full(self) -> bool:
        return self._full_at <= self._clock()


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
        if not self._rate:
            return True
        return (self._of.get(one) or self.of(one)).take(cost)

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
