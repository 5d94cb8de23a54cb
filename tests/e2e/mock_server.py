"""The built files, and what a server would say of a table, over HTTP.

Not through routes of Playwright: they turn off the browser's cache, and every file of every screen
would go through the test.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from itertools import count
from pathlib import Path
from threading import Thread
from typing import Any

STATIC = Path(__file__).parents[2] / "src" / "hatbox" / "server" / "static"
# The number of the screen for which a page asks.
SCREEN = "X-Screen"
MINDS = ["elephant", "fox", "goldfish", "random", "raven", "squirrel"]
QR = (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 25 25">'
    + "".join(
        f'<path d="M{x} {y}h1v1h-1z"/>'
        for x in range(2, 23)
        for y in range(2, 23)
        if (x * y + x) % 3
    )
    + "</svg>"
)


@dataclass
class Screen:
    """What the server would know: of the table, its finished game, open tables if it is public."""

    face: dict[str, Any] | None
    told: Callable[[], dict[str, Any] | None]
    tables: list[dict[str, Any]] | None

    def answer(self, path: str) -> tuple[int, object]:
        if path == "/api/minds":
            return 200, MINDS
        if path == "/api/open-tables":
            tables = self.tables or []
            newest = max((one["since"] for one in tables), default=0)
            return 200, {"now": newest + 150_000, "tables": tables}
        if "/games/" in path:
            return found(self.told(), "no-record")
        return found(self.face, "unknown-table")


def found(value: dict[str, Any] | None, code: str) -> tuple[int, object]:
    return (200, value) if value else (404, {"code": code})


NUMBERS = count()
SCREENS: dict[str, Screen] = {}


def add(screen: Screen) -> str:
    number = str(next(NUMBERS))
    SCREENS[number] = screen
    return number


class Answers(SimpleHTTPRequestHandler):
    """Every path that is nothing else is a page, and all pages are one file."""

    protocol_version = "HTTP/1.1"

    def do_GET(self) -> None:
        path = self.path.partition("?")[0]
        if path.endswith("/qr.svg"):
            self.send(200, "image/svg+xml", QR.encode())
        elif path.startswith("/api/"):
            status, body = SCREENS[self.headers[SCREEN]].answer(path)
            self.send(status, "application/json", json.dumps(body).encode())
        elif Path(self.translate_path(path)).is_file():
            super().do_GET()
        else:
            self.send_page()

    def send_page(self) -> None:
        html = (STATIC / "index.html").read_bytes()
        screen = SCREENS.get(self.headers.get(SCREEN, ""))
        if screen and screen.tables is not None:
            html = html.replace(b"<html ", b"<html data-public ", 1)
        self.send(200, "text/html", html)

    def send(self, status: int, kind: str, body: bytes) -> None:
        self.send_response(status)
        self.send_header("Content-Type", kind)
        self.send_header("Content-Length", str(len(body)))
        self.send_header("Cache-Control", "no-store")
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *_: object) -> None:
        pass


class Server(ThreadingHTTPServer):
    def handle_error(self, *about: Any) -> None:
        """A page that is closed lets its connections go, and that is no error."""
        if not isinstance(sys.exc_info()[1], ConnectionError):
            super().handle_error(*about)


@cache
def port() -> int:
    """Of the server of this process, which ends with it."""
    server = Server(("127.0.0.1", 0), lambda *given: Answers(*given, directory=str(STATIC)))
    Thread(target=server.serve_forever, daemon=True).start()
    return server.server_port
