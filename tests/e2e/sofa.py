"""Several people at one screen: they pass it on, and use nothing but its buttons."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from playwright.sync_api import Page
from playwright.sync_api import TimeoutError as Waited

from tests.e2e.people import DECISIONS, Person

FRAMES = Path(__file__).with_name("private_frames.js")
# For when a press has led to nothing: what the page knows, shows and says.
SITUATION = """() => {
  const { version, may, looking, asked } = window.hatbox().table;
  const texts = (selector) => [...document.querySelectorAll(selector)].map((one) => one.innerText);
  const shown = { hats: texts(".place.can").length, dock: texts(".dock") };
  return JSON.stringify({ version, may, looking, asked, ...shown, says: texts("[role=alert]") });
}"""


class Sofa(Person):
    """`turns`: the device lies in the middle and turns towards whoever decides."""

    def __init__(self, page: Page, url: str, *names: str) -> None:
        page.add_init_script(path=FRAMES)
        super().__init__(page, url, names[0])
        self.names = names

    def sits_down_together(self, game: int, *, turns: bool = False) -> Sofa:
        page = self.page
        page.goto(self.url)
        page.get_by_role("link", name="On one device").click()
        page.locator("input[name=game]").nth(game).check()
        page.locator("input[name=turns]").nth(0 if turns else 1).check()
        for _ in self.names[2:]:
            page.get_by_role("button", name="One more person").click()
        for index, name in enumerate(self.names):
            page.get_by_label(f"Person {index + 1}", exact=True).fill(name)
        return self

    def plays(self) -> None:
        self.page.get_by_role("button", name="Let’s play").click()
        self.page.wait_for_selector(".passed .dock")

    def waits_for_others(self) -> str:
        """Returns the code of the table."""
        self.page.get_by_role("button", name="Others join on their own devices").click()
        self.page.wait_for_selector(".lobby")
        return self.page.url.rsplit("/", 1)[1]

    def waits_for_a_decision(self) -> None:
        self.page.wait_for_selector(f"{DECISIONS}, .cover", state="visible")

    def takes_the_device(self) -> None:
        try:
            self.page.locator(".cover .btn").click()
        except Waited:
            raise AssertionError(self.page.evaluate(SITUATION)) from None
        self.page.locator(".hold").wait_for()

    def holds(self) -> str:
        """The animal that is to be seen now."""
        self.page.locator(".hold").hover()
        self.page.mouse.down()
        self.page.locator(".puff").first.wait_for()
        return str(self.page.evaluate("() => window.hatbox().table.sees.animal"))

    def looks(self) -> str:
        """Holds for as long as it takes, and lays the device down again."""
        animal = self.holds()
        self.page.mouse.up()
        self.page.get_by_role("button", name="Seen it").click()
        self.page.locator(".hold").wait_for(state="detached")
        return animal

    def looks_into_a_hat(self) -> str:
        self.page.locator(".place.can").first.click()
        self.takes_the_device()
        animal = self.looks()
        self.page.locator(".place.can").first.click()
        return animal

    def calls(self, animal: str) -> None:
        self.page.locator(f".animals button:has([href$='#{animal}'])").click()
        self.page.locator(".hat-answers .acc").click()

    @property
    def frames(self) -> dict[str, Any]:
        found: dict[str, Any] = self.page.evaluate("() => window.privateFrames")
        return found
