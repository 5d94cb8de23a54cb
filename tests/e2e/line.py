"""A line between a browser and the house that can go dead without closing, as real ones do."""

from __future__ import annotations

import socket
import threading
import time
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
        self._start(self._accept)

    def _start(self, work: object, *args: socket.socket) -> None:
        threading.Thread(target=work, args=args, daemon=True).start()  # type: ignore[arg-type]

    def _accept(self) -> None:
        with suppress(OSError):
            while True:
                here, _ = self._listening.accept()
                there = socket.create_connection(("127.0.0.1", self._port))
                self._open += [here, there]
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
        self._listening.close()
        for one in self._open:
            with suppress(OSError):
                one.shutdown(socket.SHUT_RDWR)
            one.close()
