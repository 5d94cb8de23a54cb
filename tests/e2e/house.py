"""A real server in its own process, for browsers to visit; it may be killed and started again."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Sequence
from pathlib import Path

ROOT = Path(__file__).parents[2]
SERVE = (
    "import argparse, sys; from hatbox.commands import serve; p = argparse.ArgumentParser(); "
    "serve.add_command(p.add_subparsers()); a = p.parse_args(['serve', *sys.argv[1:]]); "
    "sys.exit(a.run(a))"
)


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class House:
    """`beats` scales the length of every beat; 0 in most tests."""

    def __init__(
        self, data: Path, beats: float = 0, *, port: int = 0, more: Sequence[str] = ()
    ) -> None:
        self.port = port or free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.program = ["-c", SERVE]
        self._words = [
            "--host", "127.0.0.1", "--port", str(self.port),
            "--data", str(data), "--public-url", self.url, "--limits",
            f"beats={beats},messages-per-second=0,device-messages-per-second=0,"
            "requests-per-second=0,guesses-per-minute=0", *more,
        ]  # fmt: skip
        self._process: subprocess.Popen[bytes] | None = None

    def open(self) -> None:
        environment = os.environ | {"PYTHONPATH": str(ROOT / "src")}
        command = [sys.executable, *self.program, *self._words]
        self._process = subprocess.Popen(command, env=environment, cwd=ROOT)
        self._wait_until_open()

    def _wait_until_open(self) -> None:
        for _ in range(200):
            try:
                with urllib.request.urlopen(f"{self.url}/health") as answer:
                    assert answer.status == 200
                    return
            except OSError:
                time.sleep(0.1)
        raise AssertionError("the house does not open")

    def kill(self) -> None:
        """Kill the server without a goodbye."""
        self._end(signal.SIGKILL)

    def close(self) -> None:
        self._end(signal.SIGTERM)

    def _end(self, how: signal.Signals) -> None:
        if self._process:
            self._process.send_signal(how)
            self._process.wait(timeout=20)
            self._process = None
