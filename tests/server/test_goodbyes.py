"""A server that closes says goodbye in waves."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from hatbox.server import service as module
from hatbox.server.service import Service
from hatbox.server.settings import settings_from
from tests.tables.house import House


def test_goodbyes_come_in_waves_and_none_is_left_out(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    said: list[str] = []
    waves: list[int] = []

    async def between(seconds: float) -> None:
        waves.append(len(said))

    monkeypatch.setattr(module, "GOODBYES_AT_ONCE", 10)
    monkeypatch.setattr(asyncio, "sleep", between)
    house = House()
    service = Service(house.hall, settings_from({"data": str(tmp_path)}, {}), "http://here")
    guests: Any = {Guest(said) for _ in range(25)}
    service.connections = guests
    asyncio.run(service.say_goodbye())
    assert said == ["shutting-down"] * 25
    assert waves == [10, 20]
    assert service.readiness.status == "closing"


class Guest:
    def __init__(self, said: list[str]) -> None:
        self.hang_up = said.append
