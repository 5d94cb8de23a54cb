"""The two answers to an offer, with the longest gifts of every language on the smallest phones."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser

from hatbox.games.catalogue import GIFT_IDS
from hatbox.locales import LANGUAGES, nouns
from tests.e2e import pages
from tests.e2e.states import STATES, with_public
from tests.e2e.test_overflow import Visitor

SIZES = {"phone": (390, 844), "small": (320, 568)}
LONGEST = 6
# Words of the refusal that break although a line has room for them, and marks that stand alone.
BROKEN = r"""() => {
  const button = document.querySelector(".btn.answer.acc");
  const style = getComputedStyle(button);
  const room = button.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
  const pen = document.createElement("canvas").getContext("2d");
  pen.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
  const text = document.createTreeWalker(button.firstElementChild, NodeFilter.SHOW_TEXT);
  const letters = [];
  while (text.nextNode()) {
    const node = text.currentNode;
    if (node.parentElement.closest("small")) break;
    for (let at = 0; at < node.length; at++) {
      const range = document.createRange();
      range.setStart(node, at);
      range.setEnd(node, at + 1);
      letters.push({ letter: node.data[at], top: [...range.getClientRects()].at(-1)?.top });
    }
  }
  const lines = new Map();
  for (const { letter, top } of letters)
    if (top !== undefined) lines.set(top, (lines.get(top) ?? "") + letter);
  const alone = [...lines.values()].filter((line) => !/[\p{L}\p{N}]/u.test(line));
  const words = letters.map(({ letter }) => letter).join("").split(/\s/u);
  let at = 0;
  const broken = [];
  for (const word of words) {
    const tops = letters.slice(at, at + word.length).map(({ top }) => top).filter((top) => top);
    at += word.length + 1;
    const isBroken = Math.max(...tops) - Math.min(...tops) > 8;
    if (isBroken && pen.measureText(word.replaceAll("\u00ad", "")).width < room - 8)
      broken.push(word);
  }
  return [...alone.map((line) => `alone: ${line}`), ...broken];
}"""


def longest(language: str) -> list[str]:
    """The gifts with the longest names, and those with a mark inside, such as a yo-yo."""
    names = {gift: nouns(language)[gift].name for gift in GIFT_IDS}
    by_length = sorted(names, key=lambda gift: -len(names[gift]))
    return [*by_length[:LONGEST], *(gift for gift in names if "-" in names[gift])]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_refusal_breaks_no_word_that_fits_and_leaves_no_mark_alone(
    browser: Browser, language: str
) -> None:
    page = pages.new_page(browser, "phone", language=language, calm=True)
    visitor = Visitor(page)
    visitor.sits_down()
    message = STATES["answer"]()
    view = message["public"]["view"]
    troubles = []
    for size, (width, height) in SIZES.items():
        page.set_viewport_size({"width": width, "height": height})
        for gift in longest(language):
            now = view["now"] | {"claim": gift}
            visitor.sees(with_public(message, view=view | {"now": now}))
            visitor.settles()
            troubles += [f"{size} {gift}: {found}" for found in page.evaluate(BROKEN)]
    page.context.close()
    assert troubles == []
