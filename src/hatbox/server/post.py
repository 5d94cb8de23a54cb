"""What is said in one turn of the event loop leaves together at its end.

Writes that follow each other at once take a third less of the system's time than the same writes
between other work (docs/decisions.md); presumably they wake their readers less often.
"""

from __future__ import annotations

import asyncio
import logging
from typing import Protocol
from weakref import WeakKeyDictionary

logger = logging.getLogger(__name__)


class Receiver(Protocol):
    @property
    def loop(self) -> asyncio.AbstractEventLoop: ...
    def write_now(self, text: bytes) -> None: ...


class Post:
    """Letters of many, in the order in which they were given."""

    __slots__ = ("_letters",)

    def __init__(self) -> None:
        self._letters: list[tuple[Receiver, bytes]] = []

    def take(self, receiver: Receiver, text: bytes) -> None:
        if not self._letters:
            receiver.loop.call_soon(self.leave)
        self._letters.append((receiver, text))

    def leave(self) -> None:
        letters, self._letters = self._letters, []
        for receiver, text in letters:
            try:
                receiver.write_now(text)
            except Exception as error:
                # One that cannot be reached must not keep the letters of the others.
                logger.error("a letter was not sent: %s", type(error).__name__)


_posts: WeakKeyDictionary[asyncio.AbstractEventLoop, Post] = WeakKeyDictionary()


def post_of(loop: asyncio.AbstractEventLoop) -> Post:
    post = _posts.get(loop)
    if post is None:
        post = _posts[loop] = Post()
    return post
