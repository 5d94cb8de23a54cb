"""The same as `worlds`, over real sockets to a server of its own."""

from __future__ import annotations

import asyncio
import json
import re
import signal
import sys
import time
from collections.abc import Coroutine
from contextlib import AsyncExitStack
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, TypeVar

from hatbox.client import Client, SeatAtTable
from tests.games.play import Setting
from tests.games.twins import Viewer, World
from tests.server.asking import ask
from tests.server.house import House
from tests.server.rigged import EXCHANGE

T = TypeVar("T")
PASSED = (0, 1)


class RiggedHouse(House):
    def __init__(self, data: Path, game: str, deck: Any) -> None:
        super().__init__(data, errors=100_000, log_level="info", public="yes")
        self.command = [sys.executable, "-m", "tests.server.rigged", game, json.dumps(deck)]


class WiredWorld:
    """A game at a table on the network; `shadow` is the same game without one."""

    def __init__(self, setting: Setting, deck: Any = None) -> None:
        self.setting = setting
        self.shadow = World(setting, deck)
        self.folder = TemporaryDirectory()
        self.house = RiggedHouse(Path(self.folder.name), setting.name, deck or setting.deck).open()
        self.loop = asyncio.new_event_loop()
        self.sockets = AsyncExitStack()
        self.lines: dict[Any, Line] = {}
        self.do(self.begin())

    def do(self, work: Coroutine[Any, Any, T]) -> T:
        return self.loop.run_until_complete(work)

    def client(self, seat: int) -> Client:
        """Seats 0 and 1 share a device that is passed around."""
        return self.house.client(f"device-{0 if seat in PASSED else seat}-".ljust(32, "x"))

    async def begin(self) -> None:
        setting, host = self.setting, self.client(0)
        options = dict(setting.wishes)
        self.code_ = await host.open_table(
            setting.name, name="Seat 0", options=options, clock="off"
        )
        for seat in range(1, setting.players):
            body = {"name": f"Seat {seat}", "together": seat in PASSED}
            await self.client(seat).ask("POST", f"/api/tables/{self.code_}/seats", body)
        for seat in range(setting.players):
            await self.connect(seat, self.client(seat), seat=seat)
        await self.connect(None, self.house.client("o" * 32), **{"as": "onlooker"})
        await self.connect("together", host, **{"as": "together"})
        laid = await self.connect("in view", host, **{"as": "together"})
        await laid.seat.send("hand-over", seat=0, in_view=True)
        await self.lines[0].seat.send("pick-starter", seat=setting.starter)
        await self.lines[0].seat.send("list-table", listed=True, language="en")
        await self.lines[0].seat.send("start")
        await self.lines[0].heard()
        await self.hear_all()

    async def connect(self, name: Any, client: Client, **hello: Any) -> Line:
        seat = await self.sockets.enter_async_context(client.sit(self.code_, **hello))
        self.lines[name] = Line(seat)
        await self.lines[name].heard()
        return self.lines[name]

    async def hear_all(self) -> None:
        for line in self.lines.values():
            await line.heard()

    @property
    def round(self) -> Any:
        return self.shadow.round

    @property
    def is_playing(self) -> bool:
        return self.setting.game.seat_to_move(self.round) is not None

    async def wait(self) -> None:
        """Nothing to wait for: beats are off."""

    def play(self, seat: int, move: Any) -> None:
        self.shadow.play(seat, move)
        self.do(self.play_on_the_wire(seat, self.setting.game.move_to_json(move)))

    async def play_on_the_wire(self, seat: int, move: Any) -> None:
        await self.hear_all()
        line = self.lines[seat]
        version = json.loads(line.last_table)["public"]["version"]
        await line.seat.send("move", version=version, move=move)
        # Whoever moved hears of it first or last, but before the answer to what comes next.
        heard = await line.heard()
        await self.hear_all()
        line.frames = heard

    def exchange(self) -> None:
        """The server's round becomes as the shadow's is now."""
        wished = self.house.data / EXCHANGE
        wished.write_text(json.dumps({name: getattr(self.round, name) for name in slots_of(self)}))
        self.house.process.send_signal(signal.SIGUSR1)
        # A request to ask would count in the metrics that are compared.
        while wished.exists():
            time.sleep(0.01)

    def code(self, seat: int, move: Any) -> str:
        return self.do(self.error_for(seat, self.setting.game.move_to_json(move)))

    async def error_for(self, seat: int, move: Any) -> str:
        line = self.lines[seat]
        version = json.loads(line.last_table)["public"]["version"]
        await line.seat.send("move", version=version, move=move)
        heard = await line.heard()
        return b"".join(frame for frame in heard if b'"error"' in frame).decode()

    def live(self, viewer: Viewer) -> list[bytes]:
        shared = ("together", "in view") if viewer is None else ()
        return [frame for name in (viewer, *shared) for frame in self.lines[name].frames]

    def sight(self, viewer: Viewer) -> list[bytes]:
        return self.do(self.seen_on_arrival(viewer)) + self.told_to_anybody()

    async def seen_on_arrival(self, viewer: Viewer) -> list[bytes]:
        """A late onlooker or a tab that is opened again; a device that is handed over."""
        hello: dict[str, Any] = {"as": "onlooker"} if viewer is None else {"seat": viewer}
        client = self.house.client("l" * 32) if viewer is None else self.client(viewer)
        frames = await self.visit(client, [], **hello)
        if viewer is None or viewer in PASSED:
            handed = {"type": "hand-over", "seat": viewer or 0, "in_view": viewer is None}
            frames += await self.visit(self.client(0), [handed], **{"as": "together"})
        await self.hear_all()
        return frames

    async def visit(self, client: Client, said: list[Any], **hello: Any) -> list[bytes]:
        async with client.sit(self.code_, **hello) as seat:
            line = Line(seat)
            for message in said:
                await seat.socket.send(json.dumps(message))
            return await line.heard()

    def told_to_anybody(self) -> list[bytes]:
        paths = ("", "/records", "/games/last", "/games/1", "/qr.svg")
        answers = [ask(self.house, "GET", f"/api/tables/{self.code_}{path}") for path in paths]
        open_tables = ask(self.house, "GET", "/api/open-tables").body
        numbers = re.sub(rb"hatbox_move_seconds.*", b"", ask(self.house, "GET", "/metrics").body)
        # The tables' clock stands still here: after some seconds the server says so.
        jumps = re.compile(r".*the clock of this machine was set.*\n")
        log = re.sub(r"\d{4,}", "", jumps.sub("", self.house.log.read_text()))
        public = [answer.body.replace(self.house.port.encode(), b"") for answer in answers[:4]]
        return [*public, open_tables, numbers, log.encode()]

    def close(self) -> None:
        self.do(self.sockets.aclose())
        self.loop.close()
        self.house.close()
        self.folder.cleanup()


def slots_of(world: WiredWorld) -> list[str]:
    return list(type(world.round).__slots__)


class Line:
    """One socket, and what came over it between two questions of its own."""

    def __init__(self, seat: SeatAtTable) -> None:
        self.seat = seat
        self.frames: list[bytes] = []
        self.last_table = b""

    async def heard(self) -> list[bytes]:
        """Everything up to now: whatever was sent before comes before the answer."""
        await self.seat.send("react", reaction="?", id="so far")
        frames: list[bytes] = []
        while b'"so far"' not in (frame := (await self.seat.socket.recv(decode=False))):
            frames.append(bytes(frame))
        tables = [frame for frame in frames if frame.startswith(b'{"type":"table"')]
        self.last_table = tables[-1] if tables else self.last_table
        self.frames = frames
        return frames
