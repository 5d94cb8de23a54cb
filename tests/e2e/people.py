"""A person at a screen, who uses nothing but the buttons."""

from __future__ import annotations

import json
import random
import re
from typing import Any

from playwright.sync_api import Page, expect
from playwright.sync_api import TimeoutError as TookTooLong

from hatbox.server.heartbeat import PONG
from tests.e2e import pages
from tests.e2e.seen import hidden_on_page

PATIENCE = pages.PATIENCE
DECISIONS = ".picker .send, .btn.answer, .place.can, .between .btn.acc, .result .ways, .box-done"


class Person:
    def __init__(self, page: Page, url: str, name: str) -> None:
        self.page = page
        self.url = url
        self.name = name
        self.now: dict[str, Any] = {}
        self.before: Any = None
        self.moment: list[Any] = []
        self.moments: list[list[Any]] = []
        self.beats_seen = 0
        self.troubles: list[str] = []
        self._chance = random.Random(name)
        page.set_default_timeout(PATIENCE)
        page.on("websocket", lambda socket: socket.on("framereceived", self._hear))
        page.on("pageerror", lambda error: self.troubles.append(str(error)))

    def _hear(self, frame: str | bytes) -> None:
        if frame == PONG:
            return
        message = json.loads(frame)
        if message["type"] == "table":
            self._hear_table(message["public"], message["you"])

    def _hear_table(self, public: dict[str, Any], you: dict[str, Any]) -> None:
        events = [*public["events"], *(own["event"] for own in you["events"])]
        if events:
            self.before = self.now.get("view")
            self.moment = events
            self.moments.append(events)
        self.now = public | {"may": you["may"], "sees": you["sees"]}

    # The way in

    def at_home(self) -> Person:
        self.page.goto(self.url)
        self.page.wait_for_selector("h1")
        return self

    def plays_with_bots(self, game: int) -> None:
        self.page.get_by_role("button", name="Play with bots").nth(game).click()
        self.page.wait_for_selector(".dock")

    def opens_a_table(self, game: int = 0) -> str:
        """Returns the code of the table."""
        self.page.get_by_role("button", name="Play with friends").nth(game).click()
        self.page.fill("#own-name", self.name)
        self.page.get_by_role("button", name="Open a table").click()
        self.page.wait_for_selector(".lobby")
        return self.page.url.rsplit("/", 1)[1]

    def follows(self, code: str) -> Person:
        self.page.goto(f"{self.url}/t/{code}")
        return self

    def sits_down(self) -> None:
        self.page.fill("#name", self.name)
        self.page.get_by_role("button", name="Sit down").click()
        self.page.wait_for_selector(".lobby")

    def adds_a_bot(self, name: str = "Squirrel") -> None:
        before = self.page.locator(".lobby .table li:not(.free)").count()
        self.page.get_by_role("button", name="Add a bot").click()
        self.page.locator("dialog").get_by_role("button", name=re.compile(f"^{name}")).click()
        expect(self.page.locator(".lobby .table li:not(.free)")).to_have_count(before + 1)

    def starts(self) -> None:
        self.page.get_by_role("button", name=re.compile("^Start with")).click()

    # The game

    def waits_for_a_decision(self) -> None:
        self.page.wait_for_selector(DECISIONS, state="visible")

    @property
    def is_asked(self) -> bool:
        return self.page.locator(DECISIONS).count() > 0

    @property
    def has_result(self) -> bool:
        return self.page.locator(".result").count() > 0

    def decides(self) -> None:
        """Decide whatever is asked now, if anything is; a decision that came too late is fine."""
        try:
            self._decide()
        except TookTooLong:
            assert not self.troubles

    def _decide(self) -> None:
        page = self.page
        if page.locator(".picker").count():
            self.offers(self._chance.choice(["bike", "gui", "hat", "anchor"]))
        elif page.locator(".btn.answer").count():
            page.locator(".btn.answer").nth(self._chance.randrange(2)).click(timeout=2000)
        elif page.locator(".box-done").count():
            page.locator(".box-done").click(timeout=2000)
        elif page.locator(".place.can").count():
            self._look_or_call()
        elif page.locator(".between .btn.acc").count():
            page.locator(".between .btn.acc").click(timeout=2000)

    def offers(self, letters: str, tone: int = 0) -> None:
        self.page.fill(".picker input[type=search]", letters, timeout=2000)
        self.page.locator(".picker [role=option]").first.click(timeout=2000)
        self.page.locator(".tones label").nth(tone).click(timeout=2000)
        self.page.locator(".picker .send").click(timeout=2000)

    def _look_or_call(self) -> None:
        may = [choice["move"] for choice in self.now["may"]]
        if "call" in may and self._chance.random() < 0.3:
            self.page.locator(".animals button").nth(self._chance.randrange(6)).click(timeout=2000)
            self.page.locator(".hat-answers .acc").click(timeout=2000)
        else:
            # They may all be gone by now; whoever clicks at the first of none is too late.
            places = self.page.locator(".place.can")
            places.nth(self._chance.randrange(places.count() or 1)).click(timeout=2000)

    # What is on the page

    def sees_nothing_hidden(self) -> None:
        """Retries briefly: the page may be slightly behind or ahead of the last message."""
        hidden: set[str] = set()
        for _ in range(25):
            hidden, is_beat = hidden_on_page(self.page, self.now, self.moment, self.before)
            self.beats_seen += is_beat
            # After the end nothing is hidden, and awards show what was.
            if not hidden or self.now["phase"] == "over":
                hidden = set()
                break
            self.page.wait_for_timeout(80)
        assert not hidden, (hidden, self.now, self.moment)
        assert not self.troubles, self.troubles
