"""A real server in a process of its own, on a free port of the loopback."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
from collections.abc import Mapping
from dataclasses import fields
from pathlib import Path
from typing import Any

from hatbox.client import Client
from hatbox.server.settings import Limits, variable

HATBOX = [sys.executable, "-m", "hatbox.cli"]
# Beats would only make tests wait; limits are tested on their own.
QUICK: dict[str, object] = {
    "beats": 0,
    "messages_per_second": 0,
    "device_messages_per_second": 0,
    "requests_per_second": 0,
    "guesses_per_minute": 0,
    "tables_per_address": 100_000,
    "sockets_per_address": 100_000,
}
LIMITS = {known.name for known in fields(Limits)}


def environment(wishes: Mapping[str, object]) -> dict[str, str]:
    """The variables for settings and limits by their names."""
    limits = ",".join(f"{name}={value}" for name, value in wishes.items() if name in LIMITS)
    said = {name: str(value) for name, value in wishes.items() if name not in LIMITS}
    return {variable(name): value for name, value in {**said, "limits": limits}.items()}


class House:
    """A server process; after `kill` it can be opened again on the same data and port."""

    def __init__(self, data: Path, **settings: Any) -> None:
        self.data = data
        self.settings = QUICK | settings
        self.port = "0"
        self.guests_url = ""
        self.command = [*HATBOX, "serve"]

    def open(self) -> House:
        environ = {name: value for name, value in os.environ.items() if "HATBOX" not in name}
        said = {"host": "127.0.0.1", "port": self.port, "data": self.data}
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                self.command,
                env=environ | environment(said | self.settings),
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
            )
        assert self.process.stdout is not None
        opened = re.fullmatch(r"Hatbox is open at (.+)\n", self.process.stdout.readline())
        assert opened, self.log.read_text()
        self.url = opened[1]
        self.port = self.url.rpartition(":")[2]
        self.guests_url = self.process.stdout.readline().split()[-1]
        return self

    @property
    def log(self) -> Path:
        self.data.mkdir(parents=True, exist_ok=True)
        return self.data / "log.txt"

    def client(self, secret: str | None = None) -> Client:
        return Client(self.url, secret)

    def signal(self, number: signal.Signals) -> int:
        self.process.send_signal(number)
        return self.end()

    def end(self) -> int:
        code = self.process.wait(timeout=30)
        assert self.process.stdout is not None
        self.process.stdout.close()
        return code

    def kill(self) -> None:
        assert self.signal(signal.SIGKILL) == -signal.SIGKILL

    def close(self) -> None:
        assert self.signal(signal.SIGTERM) == 0

    def __enter__(self) -> House:
        return self.open()

    def __exit__(self, *_: object) -> None:
        if self.process.poll() is None:
            self.close()

    def memory(self) -> int:
        return memory_of(self.process.pid)


def memory_of(process: int) -> int:
    """Resident memory in bytes."""
    pages = int(Path(f"/proc/{process}/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE")


def cpu_seconds_of(process: int) -> float:
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def as_json(text: bytes | str) -> Any:
    return json.loads(text)
