"""The heartbeat over real sockets: answered without the table, and missed by the others."""

import asyncio
import json
import time
from collections.abc import Callable
from typing import Any

from hatbox.server.heartbeat import SILENT_SECONDS, Pulse
from tests.server.house import House
from tests.server.players import Party

THREE = 3.0


def test_a_pulse_that_never_beat_is_not_missed() -> None:
    assert not Pulse().falls_silent(1e9)


def test_a_pulse_is_missed_once_and_found_once() -> None:
    pulse = Pulse()
    assert not pulse.beat(10.0)
    assert not pulse.falls_silent(10.0 + SILENT_SECONDS / 2)
    assert pulse.falls_silent(10.0 + SILENT_SECONDS)
    assert not pulse.falls_silent(20.0)
    assert pulse.beat(21.0)
    assert not pulse.beat(22.0)


def test_a_pulse_at_rest_is_not_missed() -> None:
    pulse = Pulse()
    pulse.beat(1.0)
    assert not pulse.rest()
    assert not pulse.falls_silent(100.0)
    pulse.beat(101.0)
    assert pulse.falls_silent(200.0)
    assert pulse.rest()


async def heard(socket: Any, wanted: Callable[[Any], bool]) -> Any:
    """The first message that is wanted."""
    async with asyncio.timeout(20):
        while True:
            text = await socket.recv()
            message = text if text == "pong" else json.loads(text)
            if wanted(message):
                return message


def is_here(seat: int, here: bool) -> Callable[[Any], bool]:
    def is_so(message: Any) -> bool:
        if message == "pong" or message["type"] != "table":
            return False
        return bool(message["public"]["seats"][seat]["here"] is here)

    return is_so


def test_who_falls_silent_is_away_within_three_seconds_and_back_with_a_ping(house: House) -> None:
    async def trial() -> None:
        party = Party(house, 2)
        await party.sit_down("not-a-hat")
        async with party.host.sit(party.code) as one, party.clients[1].sit(party.code) as other:
            await other.socket.send("ping")
            await heard(other.socket, lambda message: message == "pong")
            await heard(one.socket, is_here(1, here=True))
            began = time.monotonic()
            await heard(one.socket, is_here(1, here=False))
            assert time.monotonic() - began > SILENT_SECONDS - 0.5
            await other.socket.send("ping")
            await heard(one.socket, is_here(1, here=True))
            await other.socket.send("rest")
            await asyncio.sleep(THREE)
            await one.send("set-options", talk=False)
            told = await heard(one.socket, lambda m: m != "pong" and m["type"] == "table")
            assert told["public"]["seats"][1]["here"]

    asyncio.run(trial())
