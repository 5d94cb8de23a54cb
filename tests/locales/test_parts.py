"""Texts that the browser loads with a later screen use only what is there by then."""

import json
from pathlib import Path
from typing import Final

import pytest
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from hatbox.locales import LANGUAGES
from tests.locales.fluent_files import entries, files

WEB: Final = Path(__file__).parents[2] / "web"
PARTS: Final = json.loads((WEB / "build" / "texts.json").read_text("utf-8"))
FIRST: Final[list[str]] = PARTS["first"]
LATER: Final[list[str]] = PARTS["later"]


class References(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


def references(language: str, file: str) -> set[str]:
    found = References()
    for entry in entries(language, f"{file}.ftl"):
        found.visit(entry)
    return found.names


def names(language: str, *parts: str) -> set[str]:
    return {
        entry.id.name
        for file in parts
        for entry in entries(language, f"{file}.ftl")
        if isinstance(entry, ast.Message)
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_texts_of_a_first_visit_need_no_later_ones(language: str) -> None:
    needed = set[str]().union(*(references(language, file) for file in FIRST))
    assert needed <= names(language, *FIRST)


@pytest.mark.parametrize("part", LATER)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_later_part_needs_only_itself_and_the_first_texts(language: str, part: str) -> None:
    assert f"{part}.ftl" in files(language)
    assert references(language, part) <= names(language, *FIRST, part)


def test_a_file_belongs_to_one_part_only() -> None:
    assert len({*FIRST, *LATER}) == len(FIRST) + len(LATER)
