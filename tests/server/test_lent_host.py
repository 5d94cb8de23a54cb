"""The role of the host on a big screen, over real sockets."""

from __future__ import annotations

import asyncio
from pathlib import Path

from hatbox.client import SeatAtTable
from tests.server.house import House
from tests.server.test_strangers import does


async def until_may(seat: SeatAtTable, hosting: str | None) -> None:
    """Until the device is told that it may do this with the role."""
    async with asyncio.timeout(30):
        while not seat.table or seat.you.get("hosting") != hosting:
            await seat.receive()


async def is_refused(seat: SeatAtTable, kind: str) -> str:
    return str((await does(seat, kind))["code"])


def test_a_screen_runs_a_table_until_its_role_is_taken_back(tmp_path: Path) -> None:
    async def main(house: House) -> None:
        ana, bo, tele = (house.client() for _ in range(3))
        code = await ana.open_table("not-a-hat", name="Ana")
        await bo.take_seat(code, "Bo")
        async with (
            ana.sit(code) as host,
            bo.sit(code) as guest,
            tele.sit(code, **{"as": "screen"}) as screen,
        ):
            await until_may(host, "lend")
            assert await is_refused(guest, "lend-host") == "not-host"
            assert await is_refused(screen, "return-host") == "not-host"
            assert (await does(host, "lend-host"))["type"] == "ok"
            await until_may(screen, "return")
            for kind in ("start", "pause", "resume"):
                assert await is_refused(host, kind) == "not-host"
                assert (await does(screen, kind))["type"] == "ok"
            assert screen.you["sees"] is None
            assert (await does(host, "return-host"))["type"] == "ok"
            await until_may(host, "lend")
            await until_may(screen, None)
            assert await is_refused(screen, "pause") == "not-host"

    with House(tmp_path) as house:
        asyncio.run(main(house))
