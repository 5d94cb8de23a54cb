"""Shutdown at any moment, by signal or by kill."""

import asyncio
import signal
import subprocess
import time
from pathlib import Path

from tests.server import house as houses
from tests.server.house import House
from tests.server.kills import Crowd, survive
from tests.server.players import Party
from tests.server.raw import raw


def test_sigterm_tells_everybody_and_exits_with_0_within_five_seconds(tmp_path: Path) -> None:
    async def trial() -> None:
        party = Party(house, 3)
        await party.sit_down("not-a-hat")
        async with party.clients[0].sit(party.code) as ana, party.clients[1].sit(party.code) as bo:
            await ana.receive()
            began = time.monotonic()
            house.process.send_signal(signal.SIGTERM)
            for seat in (ana, bo):
                heard = [message async for message in seat.messages()]
                assert heard[-1] == {"type": "bye", "code": "shutting-down"}
                assert seat.socket.close_code == 1001
        assert await asyncio.to_thread(house.end) == 0
        assert time.monotonic() - began < 5

    house = House(tmp_path).open()
    asyncio.run(trial())


def test_sigterm_finishes_the_moves_that_were_acknowledged(tmp_path: Path) -> None:
    async def trial() -> None:
        crowd = Crowd(house, tables=4, seed=2)
        await crowd.sit_down()
        playing = asyncio.create_task(crowd.play())
        await asyncio.sleep(0.5)
        code = await asyncio.to_thread(house.signal, signal.SIGTERM)
        assert code == 0
        await playing
        house.open()
        await crowd.check()
        await crowd.finish()

    house = House(tmp_path).open()
    asyncio.run(trial())
    house.close()


def test_a_stalled_client_does_not_hold_up_the_end(tmp_path: Path) -> None:
    async def trial() -> None:
        party = Party(house, 2)
        await party.sit_down("not-a-hat")
        _, writer = await asyncio.open_connection("127.0.0.1", int(house.port))
        writer.write(b"GET /socket HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\n")
        await writer.drain()
        began = time.monotonic()
        assert await asyncio.to_thread(house.signal, signal.SIGTERM) == 0
        assert time.monotonic() - began < 5
        writer.close()

    house = House(tmp_path).open()
    asyncio.run(trial())


def test_requests_that_nobody_waits_for_do_not_hold_up_the_end(tmp_path: Path) -> None:
    house = House(tmp_path).open()
    with raw(house) as connection:
        connection.flood(b"GET /x.js HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n" * 1000, 10 << 20)
        assert house.signal(signal.SIGTERM) == 0


def test_nothing_acknowledged_is_lost_when_the_server_is_killed(tmp_path: Path) -> None:
    asyncio.run(survive(House(tmp_path), kills=3, tables=12, seed=1))


def test_the_log_says_nothing_of_cards_or_secrets(tmp_path: Path) -> None:
    async def trial() -> str:
        party = Party(house, 3)
        await party.sit_down("not-a-hat")
        await party.play()
        return party.host.secret

    with House(tmp_path, log_level="debug") as house:
        secret = asyncio.run(trial())
    log = house.log.read_text()
    assert "room for" in log
    for word in (secret, "offer", "guitar", "object", "Person 0"):
        assert word not in log


def test_the_server_says_when_its_port_is_taken(tmp_path: Path) -> None:
    with House(tmp_path) as house:
        command = [*houses.HATBOX, "serve", "--host", "127.0.0.1", "--port", house.port]
        second = subprocess.run(
            [*command, "--data", str(tmp_path / "other")],
            capture_output=True,
            text=True,
            check=False,
        )
    assert second.returncode == 1
    assert "Traceback" not in second.stderr


def test_a_backup_of_a_running_house_is_a_house(tmp_path: Path) -> None:
    async def open_a_table() -> str:
        return await house.client("host".ljust(32, "-")).open_table("not-a-hat", name="Ana")

    async def comes_back() -> None:
        async with copy.client("host".ljust(32, "-")).sit(code) as seat:
            assert (await seat.receive())["public"]["seats"][0]["name"] == "Ana"

    with House(tmp_path / "house") as house:
        code = asyncio.run(open_a_table())
        target = tmp_path / "copy" / "hatbox.db"
        target.parent.mkdir()
        command = [*houses.HATBOX, "backup", str(target), "--data", str(house.data)]
        subprocess.run(command, check=True)
    with House(target.parent) as copy:
        asyncio.run(comes_back())


def test_a_backup_of_nothing_says_so(tmp_path: Path) -> None:
    command = [*houses.HATBOX, "backup", str(tmp_path / "x.db"), "--data", str(tmp_path)]
    failed = subprocess.run(command, capture_output=True, text=True, check=False)
    assert failed.returncode == 1
    assert "no data" in failed.stderr
    assert not (tmp_path / "x.db").exists()
