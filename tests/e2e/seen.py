"""Looks through a whole page for pictures and names that nobody may see now."""

from __future__ import annotations

import json
import re
from typing import Any

from playwright.sync_api import Page

from hatbox.games.catalogue import ANIMAL_IDS, GIFT_IDS
from hatbox.locales.nouns import nouns

# Pictures by name, and all words for eye and ear, outside the picker, the rules, and the notes of a
# lesson, whose sentences name no gift (tests/locales/test_lessons.py) but may say that you saw it.
COLLECT = """() => {
  const away = ".picker, .rules, .animals, .note, #ear";
  const all = [...document.querySelectorAll("*")].filter((one) => !one.closest(away));
  const pictures = all.map((one) => one.getAttribute("href") ?? "").filter((h) => h.includes("#"));
  const words = all.flatMap((one) => [
    ...["aria-label", "title", "alt"].map((name) => one.getAttribute(name) ?? ""),
    ...[...one.childNodes].filter((node) => node.nodeType === 3).map((node) => node.data),
  ]);
  const stores = [localStorage, sessionStorage].flatMap((one) => Object.entries(one).flat());
  const kept = [...stores, document.title].join(" \\n ");
  const ear = document.getElementById("ear")?.textContent ?? "";
  const known = JSON.parse(JSON.stringify(window.hatbox?.() ?? {}));
  return {
    ear, known, kept, pictures: pictures.map((h) => h.split("#")[1]), words: words.join(" \\n "),
  };
}"""
# Words of the page itself that are also names of gifts.
OWN_WORDS = {"hat", "watch"}


def hidden_on_page(
    page: Page, now: dict[str, Any], moment: list[Any], before: Any
) -> tuple[set[str], bool]:
    """Objects and animals that the page has and nobody may see now, and whether a beat runs.

    The table as it is may be there, and while a beat runs also what it began with and shows.
    What is told for the ear may also tell of the moment that it tells of.
    """
    found = page.evaluate(COLLECT)
    known = found["known"]
    is_beat = bool(known.get("step"))
    shown = ids_in([now, before, moment] if is_beat else now | {"events": []})
    places = {
        "picture": ids_in(found["pictures"]),
        "words": told_in(found["words"]),
        "ear": told_in(found["ear"]) - ids_in(moment),
        "storage": ids_in_text(found["kept"]),
        "state": ids_in(known | {"heard": ""}),
    }
    hidden = {f"{place}: {id}" for place, ids in places.items() for id in ids - shown}
    return hidden, is_beat


def ids_in(told: Any) -> set[str]:
    return ids_in_text(json.dumps(told))


def ids_in_text(text: str) -> set[str]:
    return {id for id in (*GIFT_IDS, *ANIMAL_IDS) if f'"{id}"' in text}


def told_in(words: str) -> set[str]:
    names = nouns("en")
    ids = [id for id in (*GIFT_IDS, *ANIMAL_IDS) if id not in OWN_WORDS]
    return {id for id in ids if is_told(names[id].name, words)}


def is_told(name: str, words: str) -> bool:
    return re.search(rf"\b{re.escape(name)}\b", words, re.IGNORECASE) is not None
