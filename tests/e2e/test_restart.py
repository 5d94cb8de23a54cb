"""Two servers behind a balancer: whoever sits at one that is restarted moves to the other."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser

from tests.e2e import pages
from tests.e2e.house import House
from tests.e2e.people import Person
from tests.postgres import postgres
from tests.server.balancer import Balancer

# How long the page was without a server, counted from what it last heard of one, and whether it
# said anything about that.
WATCH = """
    const Real = WebSocket;
    window.away = [];
    window.said = [];
    window.WebSocket = class extends Real {
        constructor(address) {
            super(address);
            this.addEventListener("close", () => (window.lostAt ??= window.heardAt));
            this.addEventListener("message", () => {
                window.heardAt = performance.now();
                if (window.lostAt) window.away.push(window.heardAt - window.lostAt);
                window.lostAt = undefined;
            });
        }
    };
    new MutationObserver(() => {
        const word = document.querySelector(".veil, .notice");
        if (word) window.said.push(word.textContent);
    }).observe(document, { childList: true, subtree: true });
"""
BLINK_MS = 2000


@contextmanager
def balanced(*houses: House) -> Iterator[str]:
    """The address of a balancer, which runs in a thread beside the browser's."""
    loop = asyncio.new_event_loop()
    thread = threading.Thread(target=loop.run_forever)
    thread.start()
    balancer = Balancer(houses)
    yield asyncio.run_coroutine_threadsafe(balancer.open(), loop).result()
    loop.call_soon_threadsafe(balancer.close)
    loop.call_soon_threadsafe(loop.call_later, 0.2, loop.stop)
    thread.join()
    loop.close()


def test_servers_that_are_restarted_one_by_one(browser: Browser, tmp_path: Path) -> None:
    store = ["--store", postgres().new_database()]
    one, two = (House(tmp_path / name, more=store) for name in ("one", "two"))
    for house in (one, two):
        house.open()
    with balanced(one, two) as url:
        nia = Person(pages.new_page(browser, "phone"), url, "Nia")
        nia.page.add_init_script(WATCH)
        nia.at_home().plays_with_bots(0)
        for house in (one, two):
            nia.waits_for_a_decision()
            house.close()
            house.open()
            nia.decides()
        nia.waits_for_a_decision()
        nia.sees_nothing_hidden()
        away, said = nia.page.evaluate("[window.away, window.said]")
        nia.page.context.close()
    for house in (one, two):
        house.close()
    assert away
    assert not said or max(away) > BLINK_MS
