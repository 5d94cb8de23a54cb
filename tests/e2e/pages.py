"""The built pages without a server: files from the package, tables from `states`."""

from __future__ import annotations

import json
import mimetypes
import os
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import Browser, Page, Playwright, Route, WebSocketRoute

STATIC = Path(__file__).parents[2] / "src" / "hatbox" / "server" / "static"
CHROMIUM = os.environ.get("CHROMIUM", "/usr/bin/chromium")
HOST = "http://hatbox.test"
SIZES = {"phone": (390, 844), "small": (320, 568), "desk": (1280, 800)}
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
FACE: dict[str, Any] = {
    "code": "PLUM7", "game": "not-a-hat", "phase": "open", "seats": ["Mira", "Tess"],
    "free_seats": 6, "onlookers": True, "url": f"{HOST}/t/PLUM7", "mine": [],
}  # fmt: skip
# The same for a device that has a seat there.
SEATED = FACE | {"mine": [0]}


def launch(playwright: Playwright) -> Browser:
    return playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])


def new_page(
    browser: Browser, size: str, *, theme: str = "light", language: str = "en", calm: bool = False
) -> Page:
    width, height = SIZES[size]
    context = browser.new_context(
        viewport={"width": width, "height": height},
        device_scale_factor=1.5 if size != "desk" else 1,
        locale=language,
        color_scheme="dark" if theme == "dark" else "light",
        reduced_motion="reduce" if calm else "no-preference",
    )
    return context.new_page()


def serve_files(page: Page, face: dict[str, Any] | None = None) -> None:
    def answer(route: Route) -> None:
        path = urlsplit(route.request.url).path
        if path.endswith("/qr.svg"):
            route.fulfill(body=QR, content_type="image/svg+xml")
        elif path == "/api/minds":
            route.fulfill(json=["goldfish", "squirrel", "fox", "owl", "elephant"])
        elif path.startswith("/api/"):
            known = face or {"code": "unknown-table"}
            route.fulfill(json=known, status=200 if face else 404)
        else:
            file = STATIC / path.lstrip("/")
            found = file if file.is_file() else STATIC / "index.html"
            kind = mimetypes.guess_type(found.name)[0] or "application/octet-stream"
            route.fulfill(body=found.read_bytes(), content_type=kind)

    page.route(f"{HOST}/**", answer)


def serve_table(page: Page, *messages: dict[str, Any]) -> None:
    """A socket that answers every hello with these messages."""

    def welcome(socket: WebSocketRoute) -> None:
        def hear(text: str | bytes) -> None:
            if json.loads(text)["type"] == "hello":
                for message in messages:
                    socket.send(json.dumps(message))

        socket.on_message(hear)

    page.route_web_socket("**/socket", welcome)
