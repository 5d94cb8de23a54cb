"""Looks through a whole page for pictures and names that nobody may see now."""

from __future__ import annotations

import json
import re
from typing import Any

from playwright.sync_api import Page

from hatbox.games.catalogue import ANIMAL_IDS, GIFT_IDS
from hatbox.locales.nouns import nouns

# Pictures by name, and all words for eye and ear, outside the picker and the rules.
COLLECT = """() => {
  const away = ".picker, .rules, .animals, #ear";
  const all = [...document.querySelectorAll("*")].filter((one) => !one.closest(away));
  const pictures = all.map((one) => one.getAttribute("href") ?? "").filter((h) => h.includes("#"));
  const words = all.flatMap((one) => [
    ...["aria-label", "title", "alt"].map((name) => one.getAttribute(name) ?? ""),
    ...[...one.childNodes].filter((node) => node.nodeType === 3).map((node) => node.data),
  ]);
  const kept = JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.title]);
  const ear = document.getElementById("ear")?.textContent ?? "";
  return { ear, pictures: pictures.map((h) => h.split("#")[1]), words: words.join(" \\n "), kept };
}"""
# Words of the page itself that are also names of gifts.
OWN_WORDS = {"hat", "watch"}


def hidden_on_page(page: Page, now: dict[str, Any], moment: list[Any]) -> list[str]:
    """Ids of objects and animals on the page that the last message does not show.

    What is told for the ear may also tell of the moment that it tells of.
    """
    found = page.evaluate(COLLECT)
    shown = ids_in(now)
    pictures = {id for id in found["pictures"] if id in GIFT_IDS or id in ANIMAL_IDS}
    heard = told_in(found["ear"]) - ids_in({"events": moment})
    kept = {id for id in GIFT_IDS if json.dumps(id) in found["kept"]}
    return sorted((pictures | told_in(found["words"]) | heard | kept) - shown)


def ids_in(now: dict[str, Any]) -> set[str]:
    text = json.dumps(now)
    return {id for id in (*GIFT_IDS, *ANIMAL_IDS) if f'"{id}"' in text}


def told_in(words: str) -> set[str]:
    names = nouns("en")
    ids = [id for id in (*GIFT_IDS, *ANIMAL_IDS) if id not in OWN_WORDS]
    return {id for id in ids if is_told(names[id].name, words)}


def is_told(name: str, words: str) -> bool:
    return re.search(rf"\b{re.escape(name)}\b", words, re.IGNORECASE) is not None
