"""The same stack with toy rules, as a baseline: what sockets and disk cost on this machine.

A table is a number that its four players count up in turn. Starlette on uvicorn, msgspec, and a
move is on disk before anybody is told; no seats, clocks, beats, minds, options, limits or secrets.

python -m benchmarks.bare FOLDER
"""

from __future__ import annotations

import signal
import socket
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import msgspec
import uvicorn
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import JSONResponse
from starlette.routing import Route, WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect

from hatbox.stores.sqlite import SqliteStore
from hatbox.tables.log.store import TableCode, Version

SEATS = 4
MAY = [{"move": "offer"}]


class Move(msgspec.Struct, tag_field="type", tag="move"):
    version: int
    move: dict[str, str]


class Start(msgspec.Struct, tag_field="type", tag="start"):
    pass


class Public(msgspec.Struct):
    version: int
    events: list[dict[str, str]]


class You(msgspec.Struct):
    seat: int
    may: list[dict[str, str]]


class View(msgspec.Struct, tag_field="type", tag="table"):
    public: Public
    you: You


encode = msgspec.json.Encoder().encode
read = msgspec.json.Decoder(Move | Start).decode


class Counter:
    """One table: a number, and the sockets of its players."""

    def __init__(self, code: TableCode) -> None:
        self.code = code
        self.count = 0
        self.sockets: list[WebSocket] = []

    def view_for(self, seat: int, events: list[dict[str, str]]) -> bytes:
        may = MAY if self.count % SEATS == seat else []
        return encode(View(Public(self.count + 1, events), You(seat, may)))

    async def tell(self, events: list[dict[str, str]]) -> None:
        for seat, player in enumerate(self.sockets):
            await player.send_text(self.view_for(seat, events).decode())


class BareServer:
    def __init__(self, folder: Path) -> None:
        self.store = SqliteStore(folder / "bare.db")
        self.tables: dict[str, Counter] = {}

    @asynccontextmanager
    async def open(self, app: Starlette) -> AsyncIterator[None]:
        await self.store.open()
        yield
        await self.store.close()

    async def open_table(self, request: Request) -> JSONResponse:
        await request.body()
        code = TableCode(f"{len(self.tables):06}")
        self.tables[code] = Counter(code)
        await self.store.create(code, b"", 0)
        return JSONResponse({"code": code}, status_code=201)

    async def take_seat(self, request: Request) -> JSONResponse:
        await request.body()
        return JSONResponse({}, status_code=201)

    async def serve(self, player: WebSocket) -> None:
        await player.accept()
        table = self.tables[msgspec.json.decode(await player.receive_text())["table"]]
        table.sockets.append(player)
        await player.send_text(table.view_for(len(table.sockets) - 1, []).decode())
        try:
            while True:
                await self.obey(table, await player.receive_text())
        except WebSocketDisconnect:
            table.sockets.clear()

    async def obey(self, table: Counter, text: str) -> None:
        command = read(text)
        if isinstance(command, Move):
            assert command.version == table.count + 1
            await self.store.append(table.code, Version(table.count + 1), [encode(command)], 0)
            table.count += 1
        await table.tell([{"event": "counted"}])


def main(folder: str) -> None:
    server = BareServer(Path(folder))
    app = Starlette(
        routes=[
            Route("/api/tables", server.open_table, methods=["POST"]),
            Route("/api/tables/{code}/seats", server.take_seat, methods=["POST"]),
            WebSocketRoute("/socket", server.serve),
        ],
        lifespan=server.open,
    )
    listening = socket.create_server(("127.0.0.1", 0), backlog=1024)
    print(f"open at http://127.0.0.1:{listening.getsockname()[1]}", flush=True)
    # uvicorn ends by raising the signal once more.
    signal.signal(signal.SIGTERM, lambda *_: None)
    config = uvicorn.Config(app, log_config=None, access_log=False, ws="websockets-sansio")
    uvicorn.Server(config).run(sockets=[listening])


if __name__ == "__main__":
    main(*sys.argv[1:])
