"""Lines to and from another process, which may hang, flood us, or have died: we never wait for it
longer than asked."""

from __future__ import annotations

import os
import shlex
import signal
import subprocess
from contextlib import suppress
from queue import Empty, Full, Queue, SimpleQueue
from threading import Event, Thread
from weakref import WeakSet

MOST_BYTES = 65_536
# Answers that nobody has asked for yet; more wait in the program's own pipe.
MOST_AHEAD = 64
SECONDS_TO_LEAVE = 1.0


class Lines:
    """A program as a leader of its own group of processes, so that what it started ends with it."""

    def __init__(self, command: str) -> None:
        self.told: SimpleQueue[bytes | None] = SimpleQueue()
        self.heard: Queue[bytes] = Queue(MOST_AHEAD)
        self.is_closing = Event()
        pipe = subprocess.PIPE
        self.process = subprocess.Popen(
            shlex.split(command), stdin=pipe, stdout=pipe, start_new_session=True
        )
        _running.add(self)
        self.threads = [Thread(target=run, daemon=True) for run in (self._write, self._read)]
        for thread in self.threads:
            thread.start()

    def put(self, line: str) -> None:
        """Written by a thread: a program that reads nothing would stop us once its pipe is full."""
        self.told.put(line.encode() + b"\n")

    def get(self, seconds: float) -> bytes:
        """TimeoutError says that nothing came, EOFError that nothing will."""
        try:
            line = self.heard.get(timeout=seconds)
        except Empty:
            raise TimeoutError from None
        if not line:
            raise EOFError
        return line

    def close(self) -> None:
        """It has a moment to leave by itself once its input ends, and is made to leave after that;
        and so is whatever it left behind."""
        self.told.put(None)
        with suppress(subprocess.TimeoutExpired):
            self.process.wait(SECONDS_TO_LEAVE)
        self.is_closing.set()
        self.kill()
        self.process.wait()
        _running.discard(self)
        for thread in self.threads:
            thread.join(SECONDS_TO_LEAVE)

    def kill(self) -> None:
        with suppress(OSError):
            if hasattr(os, "killpg"):
                os.killpg(self.process.pid, signal.SIGKILL)
            else:
                self.process.kill()

    def _write(self) -> None:
        """A program that has died is noticed when its answer is missing."""
        assert self.process.stdin is not None
        with suppress(OSError), self.process.stdin as pipe:
            while (line := self.told.get()) is not None:
                pipe.write(line)
                pipe.flush()

    def _read(self) -> None:
        """An empty line says that the program has closed its output."""
        assert self.process.stdout is not None
        with self.process.stdout as pipe:
            while line := pipe.readline(MOST_BYTES):
                self._hear(line)
        self._hear(b"")

    def _hear(self, line: bytes) -> None:
        while not self.is_closing.is_set():
            with suppress(Full):
                self.heard.put(line, timeout=0.1)
                return


_running: WeakSet[Lines] = WeakSet()


def kill_all() -> None:
    """Before this process ends without having closed them."""
    for lines in list(_running):
        lines.kill()
