"""A line between a browser and the house that can go dead without closing, as real ones do."""

from __future__ import annotations

import socket
import threading
import time
from collections.abc import Callable
from contextlib import suppress

CHUNK = 1 << 16


class Line:
    """Forwards every connection to a port of this machine; while it is cut nothing passes."""

    def __init__(self, port: int) -> None:
        self._port = port
        self._passes = threading.Event()
        self._passes.set()
        self._listening = socket.create_server(("127.0.0.1", 0))
        self._open: list[socket.socket] = []
        self.url = f"http://127.0.0.1:{self._listening.getsockname()[1]}"
        self._accepting = self._start(self._accept)

    def _start(self, work: Callable[..., None], *args: socket.socket) -> threading.Thread:
        thread = threading.Thread(target=work, args=args, daemon=True)
        thread.start()
        return thread

    def _accept(self) -> None:
        with suppress(OSError):
            while True:
                here, _ = self._listening.accept()
                self._open.append(here)
                there = socket.create_connection(("127.0.0.1", self._port))
                self._open.append(there)
                self._start(self._forward, here, there)
                self._start(self._forward, there, here)

    def _forward(self, source: socket.socket, sink: socket.socket) -> None:
        with suppress(OSError):
            while data := source.recv(CHUNK):
                self._passes.wait()
                sink.sendall(data)
            self._passes.wait()
            sink.shutdown(socket.SHUT_WR)

    def cut(self) -> float:
        """Nothing passes any more, and nobody is told; returns when."""
        self._passes.clear()
        return time.monotonic()

    def mend(self) -> None:
        self._passes.set()

    def close(self) -> None:
        self.mend()
        # Closed alone, it would still accept one more connection, which nobody would close.
        self._listening.shutdown(socket.SHUT_RDWR)
        self._accepting.join()
        self._listening.close()
        for one in self._open:
            with suppress(OSError):
                one.shutdown(socket.SHUT_RDWR)
            one.close()
