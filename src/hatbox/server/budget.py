"""How much one connection may send: bytes and frames, counted before and after the hello."""

from __future__ import annotations

from collections.abc import Callable

from .limits import Allowance

Clock = Callable[[], float]

# A message has at most 4 KB and is about 100 bytes long; a client sends a few in a minute.
BYTES_PER_MESSAGE = 1024
# Each frame counts as so many bytes more than it has: two empty ones are a message.
BYTES_PER_FRAME = 512


class Budget(Allowance):
    """A token bucket for what one connection sends, in bytes.

    It is derived from the rate of messages, above what that many messages need, because whoever
    exceeds it is not answered but disconnected.
    """

    __slots__ = ()

    def __init__(self, messages_per_second: float, clock: Clock) -> None:
        super().__init__(messages_per_second * BYTES_PER_MESSAGE, clock)
