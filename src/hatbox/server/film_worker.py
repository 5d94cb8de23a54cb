"""A process that makes films, so that no move waits for the interpreter meanwhile.

It reads requests until its input ends, so it ends with the server, however that ended.
"""

from __future__ import annotations

import gzip
import logging
import os
import signal
import struct
import subprocess
import sys
from contextlib import suppress
from typing import IO

import msgspec

from hatbox.analysis.awards import awards
from hatbox.analysis.replay import replay
from hatbox.games import BrokenRecord
from hatbox.games.record import parse
from hatbox.games.verify import verify
from hatbox.tables import TableError

from .bodies import GameTold
from .messages import encode

logger = logging.getLogger(__name__)

# The bytes of the record that follow, and the number of the game.
REQUEST = struct.Struct("!IQ")
# Is it a film, or what is wrong with the record? And the bytes that follow.
ANSWER = struct.Struct("!?I")
# Everything else on the machine comes first.
NICENESS = 10
TRIES = 2


class FilmWorker:
    """The server's side of the process, which starts when it is first needed.

    Its methods block; at most one thread calls `make` at a time.
    """

    def __init__(self) -> None:
        self._process: subprocess.Popen[bytes] | None = None
        self._is_closed = False

    @property
    def pid(self) -> int | None:
        return self._process.pid if self._process else None

    def make(self, record: bytes, number: int) -> bytes:
        """The film, compressed; `BrokenRecord` if the record does not hold."""
        for _ in range(TRIES):
            try:
                is_film, answer = self._ask(record, number)
            except OSError as error:
                # The process was killed, by the system when memory is short.
                logger.warning("no replay was made: %s", type(error).__name__)
                self.stop()
            else:
                return answer if is_film else fail(answer)
        raise TableError("too-many")

    def _ask(self, record: bytes, number: int) -> tuple[bool, bytes]:
        process = self._started()
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(REQUEST.pack(len(record), number) + record)
        process.stdin.flush()
        is_film, size = ANSWER.unpack(whole(process.stdout, ANSWER.size))
        return is_film, whole(process.stdout, size)

    def _started(self) -> subprocess.Popen[bytes]:
        if self._is_closed:
            raise TableError("too-many")
        if self._process is None:
            # -P: what lies in the current folder is not imported.
            command = [sys.executable, "-P", "-m", __name__]
            pipe = subprocess.PIPE
            self._process = subprocess.Popen(command, stdin=pipe, stdout=pipe)
        return self._process

    def stop(self) -> None:
        """Gives its memory back; the next film starts another process."""
        process, self._process = self._process, None
        if process is not None:
            process.kill()
            with suppress(OSError), process:
                pass

    def close(self) -> None:
        self._is_closed = True
        self.stop()


def fail(answer: bytes) -> bytes:
    code, number, move = msgspec.json.decode(answer, type=tuple[str, int, int])
    broken = BrokenRecord(code)
    broken.round, broken.move = number, move
    raise broken


def whole(stream: IO[bytes], size: int) -> bytes:
    content = stream.read(size)
    if len(content) < size:
        raise BrokenPipeError
    return content


# In the process itself


def main() -> None:
    # A Ctrl-C is for the server, which ends this process.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    requests, answers = sys.stdin.buffer, sys.stdout.buffer
    with suppress(BrokenPipeError):
        while True:
            size, number = REQUEST.unpack(whole(requests, REQUEST.size))
            is_film, answer = told(whole(requests, size), number)
            answers.write(ANSWER.pack(is_film, len(answer)) + answer)
            answers.flush()


def told(record: bytes, number: int) -> tuple[bool, bytes]:
    try:
        return True, film_of(record, number)
    except BrokenRecord as broken:
        return False, msgspec.json.encode((broken.code, broken.round, broken.move))


def film_of(text: bytes, number: int) -> bytes:
    record = parse(text)
    verify(record)
    story = GameTold(number, awards(record), replay(record))
    return gzip.compress(encode(story), compresslevel=5, mtime=0)


if __name__ == "__main__":
    main()
