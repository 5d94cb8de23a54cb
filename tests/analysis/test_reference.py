"""Every award has its words, its picture and its line in the documents; nothing is left over."""

import re
from importlib import import_module
from types import ModuleType
from typing import cast

from hatbox.analysis.awards import FOR_ALL, OF_TIME
from hatbox.games import GAMES
from tests.checkout import ROOT
from tests.locales.fluent_files import told

PICTURES = (ROOT / "web" / "build" / "pictures.mjs").read_text()
RECORDS = (ROOT / "docs" / "records.md").read_text()


def names() -> set[str]:
    folders = [cast(ModuleType, game).__name__ for game in GAMES.values()]
    prizes = [prize for name in folders for prize in import_module(f"{name}.awards").PRIZES]
    return {prize.award for prize in (*prizes, *OF_TIME)} | {FOR_ALL}


def test_every_award_has_a_title_and_a_reason() -> None:
    written = {name.removeprefix("award-") for name in told("en") if name.startswith("award-")}
    assert written == names() | {f"{name}.reason" for name in names()}


def test_every_award_has_a_picture() -> None:
    _, _, listed = PICTURES.partition("export const AWARDS")
    assert {*re.findall(r'id: "([\w-]+)"', listed)} == names()


def test_every_award_is_explained() -> None:
    _, _, chapter = RECORDS.partition("## Afterwards")
    rows = re.findall(r"^\| (`[^|]*) \|", chapter, re.MULTILINE)
    assert {*re.findall(r"`([\w-]+)`", " ".join(rows))} == names() - {FOR_ALL}
    assert f"`{FOR_ALL}`" in chapter
