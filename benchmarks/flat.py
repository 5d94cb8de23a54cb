"""One flat path for a move, as a yardstick: what Python, SQLite and sockets need at the least.

Our rules, our SQLite store, the bytes of our messages, uvloop; a move is on disk before anybody is
told. There is no task, lock, command, entry, snapshot or view object, and nothing of what a server
promises besides: no limits, clocks, beats, minds, options, records, rejoining or errors.

python -m benchmarks.flat FOLDER
"""

from __future__ import annotations

import asyncio
import json
import random
import signal
import sys
from base64 import b64encode
from hashlib import sha1
from pathlib import Path
from typing import cast

import msgspec
import uvloop

from hatbox.games.catalogue import GIFT_IDS, GIFT_NUMBER
from hatbox.games.not_a_hat import rules
from hatbox.server.frames import frame, text_of_short_frame
from hatbox.stores.sqlite import SqliteStore
from hatbox.tables.log.store import TableCode, Version

SEATS = 4
MAGIC = b"258EAFA5-E914-47DA-95CA-C5AB0DC85B11"
ARROWS = ("left", "right")
# A message as the server sends it, with what a move never changes as it is.
PUBLIC = (
    b'{"type":"table","public":{"version":%d,"code":"%s","phase":"playing","game":"not-a-hat",'
    b'"options":{"gifts":1,"arrows":"mixed","long":false},"clock":"relaxed","pace":"normal",'
    b'"talk":true,"words":true,"onlookers":true,"listed":false,"watching":0,"screens":0,"seats":['
    b'{"name":"Ana","kind":"person","mind":null,"here":true,"stand_in":false,"host":true},'
    b'{"name":"Bo","kind":"person","mind":null,"here":true,"stand_in":false,"host":false},'
    b'{"name":"Cy","kind":"person","mind":null,"here":true,"stand_in":false,"host":false},'
    b'{"name":"Di","kind":"person","mind":null,"here":true,"stand_in":false,"host":false}],'
    b'"waiting":[],"votes":[],"starter":0,"commitment":'
    b'"0000000000000000000000000000000000000000000000000000000000000000","view":%s,'
    b'"opened":null,"standing":{"points":[0,0,0,0],"winners":null},"round":1,"rounds":null,'
    b'"deadline_ms":90000,"beat_ms":0,"call_ms":null,"paused":false,"paused_by":null,'
    b'"waiting_for":[],"can_end":false,"agreed":[],"rematch_asked":[],"looking":null,'
    b'"events":[%s]},"you":'
)
YOU = (
    b'{"seat":%d,"host":false,"role":"seat","seats":[%d],"may":[%s],"sees":null,"missed":0,'
    b'"waits":false,"events":[]}}'
)
MAY_OFFER = b'{"move":"offer","of":"gifts"}'
MAY_ANSWER = b'{"move":"accept","of":null},{"move":"refuse","of":null}'


class Said(msgspec.Struct):
    version: int
    move: dict[str, str]


encode = msgspec.json.Encoder().encode
read = msgspec.json.Decoder(Said).decode


class Table:
    def __init__(self, code: TableCode) -> None:
        cards = [(gift, gift % 2) for gift in range(rules.GIFTS)]
        random.shuffle(cards)
        self.code = code
        self.round = rules.Round(SEATS, 1, cards)
        rules.deal(self.round, 0)
        self.version = 1
        self.players: list[Player] = []

    def play(self, store: SqliteStore, seat: int, text: bytes) -> None:
        said, g = read(text), self.round
        assert said.version == self.version
        move = GIFT_NUMBER[said.move["object"]] if "object" in said.move else rules.ACCEPT
        rules.apply(g, seat, move, rules.SURE)
        if g.phase == rules.ANSWERING:
            event = b'{"event":"offered","seat":%d,"to":%d,"object":"%s","tone":"sure"}' % (
                seat,
                g.receiver,
                GIFT_IDS[g.claim].encode(),
            )
        else:
            event = b'{"event":"accepted","seat":%d,"giver":%d}' % (seat, g.giver)
        entry = encode({"type": "moved", "at": 0, "seat": seat, "move": said.move, "ms": 0})
        stored = asyncio.ensure_future(store.append(self.code, Version(self.version), [entry], 0))
        self.version += 1
        stored.add_done_callback(lambda _: self.tell(event))

    def tell(self, event: bytes) -> None:
        public = PUBLIC % (self.version, self.code.encode(), self.view(), event)
        mover = rules.to_move(self.round)
        may = MAY_OFFER if self.round.phase == rules.GIVING else MAY_ANSWER
        for seat, player in enumerate(self.players):
            you = YOU % (seat, seat, may if seat == mover else b"")
            if not player.transport.is_closing():
                player.transport.write(frame(public + you))

    def view(self) -> bytes:
        g = self.round
        gifts = b",".join(
            [
                b'{"gifts":[{"arrow":"left"}],"penalties":[]}'
                if not g.face_up[held[0]]
                else b'{"gifts":[{"object":"%s"}],"penalties":[]}' % GIFT_IDS[held[0]].encode()
                for held in g.held[:SEATS]
            ]
        )
        return (
            b'{"game":"not-a-hat","places":[%s],"shop":{"top":"%s","cards":%d},"now":{"phase":'
            b'"answering","giver":%d,"receiver":%d,"arrow":"%s","claim":"%s","tone":"sure"}}'
        ) % (
            gifts,
            GIFT_IDS[g.deck[g.shop]].encode(),
            g.shop_end - g.shop,
            g.giver,
            g.receiver,
            ARROWS[g.arrow[g.gift]].encode(),
            GIFT_IDS[g.claim].encode(),
        )


class Server:
    def __init__(self, store: SqliteStore) -> None:
        self.store = store
        self.tables: dict[str, Table] = {}

    async def answer(self, path: str) -> bytes:
        """The two requests by which a load opens its tables."""
        if path == "/api/tables":
            code = TableCode(f"{len(self.tables):06}")
            self.tables[code] = Table(code)
            await self.store.create(code, b"", 0)
            return encode({"code": code})
        return b"{}"


class Player(asyncio.Protocol):
    transport: asyncio.Transport

    def __init__(self, server: Server) -> None:
        self.server = server
        self.head = b""
        self.table: Table | None = None
        self.seat = 0
        self.is_socket = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)

    def data_received(self, data: bytes) -> None:
        if self.table is not None:
            self.obey(text_of_short_frame(data) or b"")
        elif self.is_socket:
            self.greet(text_of_short_frame(data) or b"")
        else:
            self.head += data
            self.read_head()

    def obey(self, text: bytes) -> None:
        assert self.table is not None
        if text == b'{"type":"start"}':
            self.table.tell(b'{"event":"round-began","starter":0}')
        else:
            self.table.play(self.server.store, self.seat, text)

    def greet(self, text: bytes) -> None:
        table = self.table = self.server.tables[json.loads(text)["table"]]
        self.seat = len(table.players)
        table.players.append(self)
        public = PUBLIC % (table.version, table.code.encode(), table.view(), b"")
        self.transport.write(frame(public + YOU % (self.seat, self.seat, b"")))

    def read_head(self) -> None:
        head, end, body = self.head.partition(b"\r\n\r\n")
        lines = head.split(b"\r\n")
        fields = dict(line.lower().split(b": ", 1) for line in lines[1:])
        if not end or len(body) < int(fields.get(b"content-length", b"0")):
            return
        self.head = b""
        if b"upgrade" in fields:
            self.is_socket = True
            key = next(line.split(b": ")[1] for line in lines if b"-key:" in line.lower())
            accept = b64encode(sha1(key + MAGIC).digest())
            self.transport.write(
                b"HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\n"
                b"Connection: Upgrade\r\nSec-WebSocket-Accept: " + accept + b"\r\n\r\n"
            )
        else:
            task = asyncio.ensure_future(self.server.answer(lines[0].split()[1].decode()))
            task.add_done_callback(self.respond)

    def respond(self, task: asyncio.Future[bytes]) -> None:
        body = task.result()
        head = f"HTTP/1.1 201 Created\r\ncontent-length: {len(body)}\r\n\r\n"
        self.transport.write(head.encode() + body)


async def serve(folder: Path) -> None:
    store = SqliteStore(folder / "flat.db")
    await store.open()
    server, loop, ended = Server(store), asyncio.get_running_loop(), asyncio.Event()
    listening = await loop.create_server(lambda: Player(server), "127.0.0.1", 0, backlog=1024)
    port = listening.sockets[0].getsockname()[1]
    print(f"open at http://127.0.0.1:{port}", flush=True)
    loop.add_signal_handler(signal.SIGTERM, ended.set)
    await ended.wait()
    await store.close()


if __name__ == "__main__":
    uvloop.run(serve(Path(sys.argv[1])))
