"""What is written in one turn of the event loop leaves together, and nothing of it is lost."""

from __future__ import annotations

import asyncio

import pytest

from hatbox.server.write_batch import WriteBatch


class Socket:
    def __init__(self) -> None:
        self.written: list[bytes] = []
        self.closing = False

    def is_closing(self) -> bool:
        return self.closing

    def write(self, data: bytes) -> None:
        if data == b"lost":
            raise RuntimeError("a teapot for a closed socket")
        self.written.append(data)


def test_messages_leave_together_and_in_order() -> None:
    async def trial() -> None:
        batch, ana, bo = WriteBatch(), Socket(), Socket()
        for text in (b"one", b"two"):
            batch.add(ana, text)
            batch.add(bo, text)
        assert ana.written == bo.written == []
        await asyncio.sleep(0)
        assert ana.written == bo.written == [b"one", b"two"]
        batch.add(ana, b"three")
        batch.flush()
        assert ana.written == [b"one", b"two", b"three"]
        batch.add(bo, b"four")
        bo.closing = True
        batch.flush()
        assert bo.written == [b"one", b"two"]

    asyncio.run(trial())


def test_a_message_that_cannot_be_sent_holds_up_no_other(
    caplog: pytest.LogCaptureFixture,
) -> None:
    async def trial() -> None:
        batch, ana, bo = WriteBatch(), Socket(), Socket()
        batch.add(ana, b"lost")
        batch.add(bo, b"sent")
        await asyncio.sleep(0)
        assert bo.written == [b"sent"]

    asyncio.run(trial())
    assert "RuntimeError" in caplog.text
    assert "teapot" not in caplog.text
