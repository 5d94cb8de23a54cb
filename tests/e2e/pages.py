"""The built pages without a server: files from the package, tables from `states`."""

from __future__ import annotations

import json
import os
import re
import shutil
from collections.abc import Callable
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import Browser, Page, Playwright, WebSocketRoute

from hatbox.server.heartbeat import PING, PONG, REST

from . import mock_server
from .mock_server import Screen

# The headless shell first: half of the CPU time of the whole browser (scripts/browser).
BROWSERS = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
CHROMIUM = os.environ.get("CHROMIUM") or next(filter(None, map(shutil.which, BROWSERS)), None)
HOST = "http://hatbox.test"
# How long anything may take on a machine that has much else to do.
PATIENCE = 45_000
SOCKET = re.compile(r"/socket\?table=")
SIZES = {"phone": (390, 844), "small": (320, 568), "desk": (1280, 800)}
# A television: drawn as the second, and enlarged as a whole.
BIG = {"tv": (1920, 1080), "tv-720": (1280, 720)}
FACE: dict[str, Any] = {
    "code": "PLUM7", "game": "not-a-hat", "phase": "open", "seats": ["Mira", "Tess"],
    "minds": [None, None], "free_seats": 6, "onlookers": True, "listed": False,
    "url": f"{HOST}/t/PLUM7", "mine": [], "waits": False,
}  # fmt: skip
Told = Callable[[], dict[str, Any] | None]
# The same for a device that has a seat there.
SEATED = FACE | {"mine": [0]}


# Letters as wide as on a phone; the headless shell would fit them to its pixels.
ARGUMENTS = ["--no-sandbox", "--font-render-hinting=none"]


def launch(playwright: Playwright) -> Browser:
    name, port = urlsplit(HOST).hostname, mock_server.port()
    mapped = f"--host-resolver-rules=MAP {name}:80 127.0.0.1:{port}"
    return playwright.chromium.launch(executable_path=CHROMIUM, args=[*ARGUMENTS, mapped])


# A device on which the notes of a first game were told already, unless the gallery wants them.
EXPERIENCED = """try {
  const learnt = ["coach-not-a-hat", "coach-magic-hat"];
  const kept = sessionStorage.newcomer ? "{}" : JSON.stringify({ learnt });
  const isUntouched = [undefined, "{}"].includes(localStorage.hatbox);
  if (isUntouched || sessionStorage.newcomer) localStorage.hatbox = kept;
  sessionStorage.removeItem("newcomer");
} catch {}"""


def new_page(
    browser: Browser,
    size: str,
    *,
    theme: str = "light",
    language: str = "en",
    calm: bool = False,
    is_new: bool = False,
    keeps: bool = False,
) -> Page:
    width, height = (SIZES | BIG)[size]
    context = browser.new_context(
        viewport={"width": width, "height": height},
        device_scale_factor=1.5 if size in ("phone", "small") else 1,
        locale=language,
        color_scheme="dark" if theme == "dark" else "light",
        reduced_motion="reduce" if calm else "no-preference",
        # What a page has kept of an earlier one is tested on its own (test_installed).
        service_workers="allow" if keeps else "block",
    )
    if not is_new:
        context.add_init_script(EXPERIENCED)
    page = context.new_page()
    page.set_default_timeout(PATIENCE)
    return page


def serve_files(
    page: Page,
    face: dict[str, Any] | None = None,
    told: Told = lambda: None,
    tables: list[dict[str, Any]] | None = None,
) -> None:
    """`told` is the finished game that the server would tell, if there is one.

    With `tables` it is a public server on which these are open.
    """
    page.unroute_all()
    number = mock_server.add(Screen(face, told, tables))
    page.set_extra_http_headers({mock_server.SCREEN: number})


def serve_table(page: Page, *messages: dict[str, Any]) -> None:
    """A socket that answers every hello with these messages."""

    def welcome(socket: WebSocketRoute) -> None:
        def hear(text: str | bytes) -> None:
            if text == PING:
                socket.send(PONG)
            elif text != REST and json.loads(text)["type"] == "hello":
                for message in messages:
                    socket.send(json.dumps(message))

        socket.on_message(hear)

    page.route_web_socket(SOCKET, welcome)
