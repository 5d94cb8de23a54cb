"""What is said in one turn of the event loop leaves together, and nothing of it is lost."""

from __future__ import annotations

import asyncio

import pytest

from hatbox.server.post import post_of


class Receiver:
    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self.loop = loop
        self.letters: list[bytes] = []

    def write_now(self, text: bytes) -> None:
        if text == b"lost":
            raise RuntimeError("a teapot for a closed socket")
        self.letters.append(text)


def test_letters_leave_together_and_in_order() -> None:
    async def trial() -> None:
        loop = asyncio.get_running_loop()
        post, ana, bo = post_of(loop), Receiver(loop), Receiver(loop)
        for text in (b"one", b"two"):
            post.take(ana, text)
            post.take(bo, text)
        assert ana.letters == bo.letters == []
        await asyncio.sleep(0)
        assert ana.letters == bo.letters == [b"one", b"two"]
        post.take(ana, b"three")
        post.leave()
        assert ana.letters == [b"one", b"two", b"three"]

    asyncio.run(trial())


def test_a_letter_that_cannot_be_sent_keeps_no_other(caplog: pytest.LogCaptureFixture) -> None:
    async def trial() -> None:
        loop = asyncio.get_running_loop()
        post, ana, bo = post_of(loop), Receiver(loop), Receiver(loop)
        post.take(ana, b"lost")
        post.take(bo, b"sent")
        await asyncio.sleep(0)
        assert bo.letters == [b"sent"]

    asyncio.run(trial())
    assert "RuntimeError" in caplog.text
    assert "teapot" not in caplog.text
