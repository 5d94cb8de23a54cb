"""How much one connection may send: bytes and frames, counted before and after the hello."""

from __future__ import annotations

from collections.abc import Callable

from .limits import Allowance

Clock = Callable[[], float]

# A message has at most 4 KB and is about 100 bytes long; a client sends a few in a minute.
BYTES_PER_MESSAGE = 1024
FRAMES_PER_MESSAGE = 2


class Budget:
    """Token buckets for the bytes and the frames of one connection.

    Both are derived from the rate of messages, far above what that many messages need, because
    whoever exceeds them is not answered but disconnected.
    """

    __slots__ = ("_bytes", "_frames")

    def __init__(self, messages_per_second: float, clock: Clock) -> None:
        self._bytes = Allowance(messages_per_second * BYTES_PER_MESSAGE, clock)
        self._frames = Allowance(messages_per_second * FRAMES_PER_MESSAGE, clock)

    def take_bytes(self, count: int) -> bool:
        return self._bytes.take(count)

    def take_frames(self, count: int) -> bool:
        return self._frames.take(count)
