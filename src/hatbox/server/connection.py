"""One socket: its hello, its commands, and how it ends."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from functools import partial
from typing import TYPE_CHECKING, Any

from hatbox.tables import Room, TableError, Visitor
from hatbox.tables.audience.messages import Bye
from hatbox.tables.commands.structs import Command, Move, React

from .devices import hash_of, secret_in
from .guard import network_of
from .limits import Allowance, cost_of
from .lookups import is_at_home
from .messages import (
    PROTOCOL,
    BadMessage,
    Failed,
    Hello,
    Ok,
    read_command,
    read_hello,
)
from .outbox import Outbox
from .wire import EXTENSION, Wire

if TYPE_CHECKING:
    from .service import Service

logger = logging.getLogger(__name__)
HELLO_SECONDS = 10
SECONDS_A_MINUTE = 60.0
# For which somebody who was too fast is not heard: answers and new connections cost, too.
HASTE_SECONDS = 0.5
TRY_AGAIN, INTERNAL_ERROR, POLICY, GOING_AWAY = 1013, 1011, 1008, 1001
# How clients write a move; one that is written otherwise takes a little longer.
MOVE = '{"type":"move"'
CLOSE_CODES = {
    "cut-off": TRY_AGAIN,
    "shutting-down": GOING_AWAY,
    "too-many-sockets": TRY_AGAIN,
    "too-slow": TRY_AGAIN,
}


class Hangup(Exception):
    """The socket is, or shall be, closed; `code` is told to the client, if there is one."""

    def __init__(self, code: str = "") -> None:
        super().__init__(code)
        self.code = code


class Connection:
    __slots__ = (
        "_allowance",
        "_errors",
        "_is_busy",
        "_receive",
        "_send",
        "_service",
        "address",
        "device",
        "goodbye",
        "outbox",
        "room",
        "visitor",
        "wire",
    )
    device: bytes

    def __init__(self, service: Service, scope: Any, receive: Any, send: Any) -> None:
        self._service = service
        self._receive = receive
        self._send = send
        secret = secret_in(scope["headers"])
        # Somebody without a secret may look on, as a device that is never seen again.
        self.device = hash_of(secret) if secret else hash_of(secrets.token_hex())
        self.address = network_of(scope)
        self.wire: Wire = scope["extensions"][EXTENSION]
        self.outbox = Outbox(
            self.wire, service.settings.limits.outbox, partial(self.hang_up, "too-slow")
        )
        self.wire.on_drained = self.outbox.flush
        self.wire.on_flood = partial(self.hang_up, "too-fast")
        self.wire.on_silence = self._note_silence
        self.room: Room | None = None
        self.visitor: Visitor | None = None
        self.goodbye = ""
        self._allowance = Allowance(service.settings.limits.messages_per_second, time.monotonic)
        self._errors: list[float] = []
        self._is_busy = False

    async def run(self) -> None:
        """From the handshake to the end; never raises."""
        await self._receive()
        await self._send({"type": "websocket.accept"})
        try:
            # A task of its own: each message would wake it through all that awaits this one.
            await asyncio.create_task(self._converse())
        except Hangup as hangup:
            if hangup.code:
                self.hang_up(hangup.code)
        except Exception as error:
            self._break_off(error)
        finally:
            self._leave()

    async def turn_away(self, code: str) -> None:
        await self._receive()
        await self._send({"type": "websocket.accept"})
        self.hang_up(code)

    async def _converse(self) -> None:
        try:
            async with asyncio.timeout(HELLO_SECONDS):
                while self.visitor is None:
                    await self._greet(await self._next_text())
        except TimeoutError:
            raise Hangup("no-hello") from None
        self.wire.on_text = self._play_at_once
        while True:
            text = await self._next_text()
            self._is_busy = True
            await self._obey(text)
            self._is_busy = False

    async def _next_text(self) -> str:
        """As `Wire.receive`, but with nothing between this coroutine and the next message."""
        inbox = self.wire.queue
        while self._is_busy or not inbox:
            await inbox.arrival()
        message = inbox.popleft()
        self.wire.read_when_idle()
        if message["type"] != "websocket.receive" or self.goodbye:
            raise Hangup
        text: str = message["text"]
        return text

    async def _greet(self, text: str) -> None:
        self._service.metrics.messages += 1
        if not self._may_speak(text):
            return await self._refuse_haste()
        try:
            hello = read_hello(text)
        except BadMessage as bad:
            return self._fail(bad.code)
        if hello.protocol != PROTOCOL:
            return self._fail("unknown-protocol", hello.id)
        try:
            room = await self._service.lookups.room(hello.table, self.address, self.device)
            await self._enter(room, hello)
        except TableError as error:
            self._fail(error.code, hello.id)
        else:
            self._done(hello, None)

    async def _enter(self, room: Room, hello: Hello) -> None:
        sockets, tables = self._service.table_sockets, self._service.tables_of_addresses
        if not tables.take(self.address, room.code):
            raise TableError("too-many")
        if not sockets.enter(room.code, self, is_onlooker=not is_at_home(room, self.device)):
            tables.give_back(self.address, room.code)
            raise Hangup("too-many-sockets")
        try:
            self.visitor = await room.enter(
                self.device,
                hello.as_,
                self.outbox.put,
                hello.seat,
                hello.invitation,
                dismiss=self.hang_up,
            )
            self.room = room
        finally:
            if self.room is None:
                self._give_places_back(room)

    def _give_places_back(self, room: Room) -> None:
        self._service.table_sockets.leave(room.code, self)
        self._service.tables_of_addresses.give_back(self.address, room.code)

    async def _obey(self, text: str) -> None:
        self._service.metrics.messages += 1
        if not self._may_speak(text):
            return await self._refuse_haste()
        try:
            command = read_command(text)
        except BadMessage as bad:
            return self._fail(bad.code)
        assert self.room is not None
        assert self.visitor is not None
        if isinstance(command, React) and not self._may_react(self.room, self.visitor):
            return await self._refuse_haste(command.id)
        began = time.perf_counter()
        try:
            answer = await self.room.act_unshielded(self.visitor, command)
        except TableError as error:
            self._refuse(command, error)
        else:
            if isinstance(command, Move):
                self._service.metrics.move_seconds.observe(time.perf_counter() - began)
            self._done(command, answer)

    def _play_at_once(self, text: str) -> bool:
        """Nearly every message is a move, and a move that nothing waits before needs no task."""
        if self._is_busy or self.goodbye or not text.startswith(MOVE):
            return False
        try:
            move = read_command(text)
        except BadMessage:
            return False
        if not isinstance(move, Move) or not self._may_speak(text):
            return False
        assert self.room is not None
        assert self.visitor is not None
        self._is_busy = True
        self._service.metrics.messages += 1
        played = partial(self._played, move, time.perf_counter())
        # After all that has arrived was read, one move after the other (docs/decisions.md).
        self.wire.loop.call_soon(self.room.moves.play, self.visitor, move, played)
        return True

    def _played(self, move: Move, began: float, error: BaseException | None) -> None:
        self._is_busy = False
        try:
            if error is None:
                self._service.metrics.move_seconds.observe(time.perf_counter() - began)
                self._done(move, None)
            elif isinstance(error, TableError):
                self._refuse(move, error)
            else:
                self._break_off(error)
        except Hangup as hangup:
            self.hang_up(hangup.code)
        if self.wire.queue:
            self.wire.queue.wake()

    def _refuse(self, command: Command, error: TableError) -> None:
        self._fail(error.code, command.id)
        if error.code == "stale-version":
            assert self.room is not None
            assert self.visitor is not None
            self.room.show_again(self.visitor)

    def _break_off(self, error: BaseException) -> None:
        """The text of the error might name a card."""
        logger.error("a connection failed: %s", type(error).__name__)
        self.wire.hang_up(INTERNAL_ERROR, "")

    def _may_react(self, room: Room, visitor: Visitor) -> bool:
        """A hundred onlookers who clap are told to a hundred: their table has a rate."""
        is_onlooker = visitor.role == "onlooker"
        return not is_onlooker or self._service.onlooker_reactions.take(room.code)

    def _may_speak(self, text: str) -> bool:
        """Within the rates of this connection, of its device and of its address."""
        service = self._service
        return (
            self._allowance.take()
            and service.device_rates.take(self.device)
            and service.address_rates.take(self.address, cost_of(text))
        )

    async def _refuse_haste(self, id: int | str | None = None) -> None:
        self._fail("too-fast", id)
        await asyncio.sleep(HASTE_SECONDS)

    def _done(self, command: Command, answer: Any) -> None:
        if command.id is not None:
            token = None if answer is None else answer.token
            self.outbox.put(Ok(command.id, token))

    def _fail(self, code: str, id: int | str | None = None) -> None:
        """An error to its sender alone; after too many of them the conversation is over."""
        self._service.metrics.errors.labels(code).inc()
        self.outbox.put(Failed(code, id))
        now = time.monotonic()
        self._errors = [at for at in self._errors if at > now - SECONDS_A_MINUTE] + [now]
        if len(self._errors) > self._service.settings.limits.errors:
            raise Hangup("too-many-errors")

    def hang_up(self, code: str) -> None:
        """End the conversation, also from outside of it; whoever does not read is cut off."""
        if self.goodbye:
            return
        self._service.metrics.goodbyes.labels(code).inc()
        if not self.wire.is_clogged:
            self.outbox.put(Bye(code))
        self.goodbye = code
        self.wire.hang_up(CLOSE_CODES.get(code, POLICY), code)

    def _note_silence(self, is_silent: bool) -> None:
        if self.room is not None and self.visitor is not None:
            self.room.note_silence(self.visitor, is_silent)

    def _leave(self) -> None:
        self._service.connections.discard(self)
        if self.room is not None:
            self._give_places_back(self.room)
            if self.visitor is not None:
                self.room.leave(self.visitor)
