"""Honest tables: people who play on while the server is under attack, and how long they wait."""

from __future__ import annotations

import asyncio
import random
import time
from contextlib import AsyncExitStack
from typing import Any, NamedTuple

from hatbox.client import SeatAtTable
from tests.server.house import House
from tests.server.players import Party

# Together 40 moves a second: a few seconds are enough for a p99 that is not its worst move.
SECONDS_BETWEEN_MOVES = 0.15
OFFER = {"move": "offer", "object": "hat", "tone": "plain"}


class Wait(NamedTuple):
    """When somebody began to wait for a move, and when it was there."""

    began: float
    ended: float

    @property
    def seconds(self) -> float:
        return self.ended - self.began


class HonestTable:
    """Two people who accept everything, so that no round ends.

    A move is timed from sending it until both have seen it.
    """

    def __init__(self, house: House, seed: int) -> None:
        self.party = Party(house, 2, seed)
        self.chance = random.Random(seed)
        self.waits: list[Wait] = []
        self._sockets = AsyncExitStack()
        self._seats: list[SeatAtTable] = []

    async def open(self) -> None:
        await self.party.sit_down("not-a-hat", clock="off")
        for client in self.party.clients:
            self._seats.append(await self._sockets.enter_async_context(client.sit(self.party.code)))
            await self._seats[-1].receive()
        await self._seats[0].send("start")
        for seat in self._seats:
            while public(seat)["view"] is None:
                await seat.receive()

    async def play(self, seconds: float) -> None:
        """Moves at their pace, until the time is over; every move must arrive."""
        until = time.monotonic() + seconds
        while time.monotonic() < until:
            await asyncio.sleep(SECONDS_BETWEEN_MOVES * self.chance.uniform(0.5, 1.5))
            await self._move_once()

    async def _move_once(self) -> None:
        latest = max(version_of(seat) for seat in self._seats)
        await self._hear(latest)
        [mover] = [seat for seat in self._seats if may(seat)]
        is_offer = any(choice["move"] == "offer" for choice in may(mover))
        began = time.perf_counter()
        await mover.move(OFFER if is_offer else {"move": "accept"})
        await self._hear(latest + 1)
        self.waits.append(Wait(began, time.perf_counter()))

    async def _hear(self, version: int) -> None:
        for seat in self._seats:
            while version_of(seat) < version:
                message = await seat.receive()
                assert message["type"] not in ("error", "bye"), message

    async def close(self) -> None:
        await self._sockets.aclose()


def public(seat: SeatAtTable) -> Any:
    return seat.table.get("public") or seat.table


def version_of(seat: SeatAtTable) -> int:
    return int(public(seat)["version"])


def may(seat: SeatAtTable) -> Any:
    return seat.table["you"]["may"] if "public" in seat.table else seat.table["view"]["may"]


def percentile(waits: list[float], share: float) -> float:
    ordered = sorted(waits)
    return ordered[min(len(ordered) - 1, int(len(ordered) * share))] if ordered else float("nan")
