"""Runs the server: listening sockets, signals, and a shutdown within a few seconds."""

from __future__ import annotations

import asyncio
import contextlib
import functools
import gc
import logging
import signal
import socket
from collections.abc import Callable, Iterable, Iterator
from typing import Any

import uvicorn

from hatbox.tables import Hall

from .admission import State
from .arrival import Entrance
from .http_protocol import HttpProtocol
from .invitations import base_url, local_url
from .log import set_up_log
from .messages import MOST_BYTES
from .service import Service
from .settings import Settings
from .wire import Wire

try:
    from uvloop import new_event_loop
except ImportError:  # uvloop does not exist for Windows.
    from asyncio import new_event_loop  # type: ignore[assignment]

logger = logging.getLogger(__name__)

Ready = Callable[[str], None]
Opened = Callable[[str, str], None]

GRACE_SECONDS = 3
SECONDS_FOR_GOODBYES = 0.2
# Connections that wait to be accepted.
BACKLOG = 128
# A tick is a tenth of a second.
TICKS_A_SWEEP = 10
TICKS_A_LOOK = 5
MOST_FILES = 1 << 16
# Files that are no connections: the data, the log, the event loop's own, pages being read.
OTHER_FILES = 64
# Most objects live as long as their table, so collect garbage less often.
GARBAGE_THRESHOLD = 50_000


def allow_files() -> int:
    """Raise the limit of open files as far as the system allows; how many that is."""
    try:
        import resource
    except ImportError:  # Windows has no such limit.
        return MOST_FILES
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = MOST_FILES if hard == resource.RLIM_INFINITY else min(hard, MOST_FILES)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
    return most


def listen(settings: Settings) -> socket.socket:
    """The socket to listen on; a port that is taken is an OSError before anything starts."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    listening = socket.create_server(
        (settings.host, settings.port), family=family, backlog=BACKLOG, reuse_port=False
    )
    listening.setblocking(False)
    return listening


class Server(uvicorn.Server):
    """uvicorn, but everybody is told before the end, and a signal ends it with exit code 0."""

    def __init__(self, config: uvicorn.Config, service: Service, ready: Ready) -> None:
        super().__init__(config)
        self._state = self.server_state = State(service.admission)
        self._service = service
        self._ready = ready
        self._accepting: list[asyncio.Task[None]] = []

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        loop = asyncio.get_running_loop()
        # Windows has no such handlers; there Ctrl+C ends the loop itself.
        with contextlib.suppress(NotImplementedError):
            for number in (signal.SIGINT, signal.SIGTERM):
                loop.add_signal_handler(number, self.stop)
        yield
        # From here to the end of the process another signal must not cut the goodbye short.
        with contextlib.suppress(NotImplementedError):
            for number in (signal.SIGINT, signal.SIGTERM):
                loop.remove_signal_handler(number)
                signal.signal(number, signal.SIG_IGN)

    def stop(self) -> None:
        self.should_exit = True

    async def on_tick(self, counter: int) -> bool:
        if counter % TICKS_A_LOOK == 0:
            self._service.watch_line()
            self._service.listen(asyncio.get_running_loop().time())
        if counter % TICKS_A_SWEEP == 0:
            self._service.notice_jump()
            abort_overdue(self.server_state.connections, asyncio.get_running_loop().time())
        return await super().on_tick(counter)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup([])
        entrances = [
            Entrance(listening, self._service.admission, self._new_protocol)
            for listening in sockets or []
        ]
        self._accepting = [asyncio.create_task(entrance.accept()) for entrance in entrances]
        self._ready(self._service.base_url)

    def _new_protocol(self, host: str) -> asyncio.Protocol:
        return HttpProtocol(self.config, self._state, self.lifespan.state, host)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        for accepting in self._accepting:
            accepting.cancel()
        # The event loop still watches a socket until then.
        await asyncio.gather(*self._accepting, return_exceptions=True)
        for listening in sockets or []:
            listening.close()
        await self._service.say_goodbye()
        await asyncio.sleep(SECONDS_FOR_GOODBYES)
        await super().shutdown(sockets)


def abort_overdue(connections: Iterable[Any], now: float) -> None:
    """One timer for all connections, instead of several for each."""
    for connection in list(connections):
        if connection.is_overdue(now):
            connection.transport.abort()


def configured(service: Service, settings: Settings) -> uvicorn.Config:
    return uvicorn.Config(
        service,
        http=HttpProtocol,
        ws=Wire,
        ws_max_size=MOST_BYTES,
        ws_ping_interval=settings.limits.ping_seconds or None,
        ws_ping_timeout=settings.limits.ping_seconds or None,
        ws_per_message_deflate=False,
        lifespan="on",
        log_config=None,
        access_log=False,
        proxy_headers=False,
        server_header=False,
        backlog=BACKLOG,
        timeout_graceful_shutdown=GRACE_SECONDS,
    )


def run(hall: Hall, settings: Settings, opened: Opened) -> int:
    """Serve until a signal comes; `opened` gets the address here and the one for guests."""
    set_up_log(settings.log_level.upper())
    with listen(settings) as listening:
        port = listening.getsockname()[1]
        service = Service(hall, settings, base_url(settings.public_url, settings.host, port))
        service.admission.most = min(settings.limits.sockets, allow_files() - OTHER_FILES)
        logger.info("room for %d connections", service.admission.most)
        ready = functools.partial(opened, local_url(settings.host, port))
        server = Server(configured(service, settings), service, ready)
        gc.set_threshold(GARBAGE_THRESHOLD)
        # Modules and catalogues live forever: exclude them from garbage collection.
        gc.freeze()
        with asyncio.Runner(loop_factory=new_event_loop) as runner:
            runner.run(server.serve(sockets=[listening]))
    return 0
