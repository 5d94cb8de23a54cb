"""Every language tells every rule: the comment of a message names the rules that it tells."""

import re
from pathlib import Path

import pytest
from fluent.syntax import ast

from hatbox.locales import LANGUAGES
from tests.locales.fluent_files import entries

DOCS = Path(__file__).parents[2] / "docs"


def rules_told(language: str) -> dict[str, list[str]]:
    """The messages of a language that tell rules, with their numbers."""
    return {
        entry.id.name: re.findall(r"[HM]\d+", entry.comment.content or "")
        for file in ("app.ftl", "rules.ftl")
        for entry in entries(language, file)
        if isinstance(entry, ast.Message)
        and entry.comment
        and (entry.comment.content or "").startswith("Rules: ")
    }


def all_rules() -> list[str]:
    return re.findall(r"^\| ([HM]\d+) \|", (DOCS / "rules.md").read_text("utf-8"), re.MULTILINE)


def test_there_are_seventeen_and_eleven_rules() -> None:
    numbers = [*(f"H{n}" for n in range(1, 18)), *(f"M{n}" for n in range(1, 12))]
    assert all_rules() == numbers


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_is_told(language: str) -> None:
    told = {rule for rules in rules_told(language).values() for rule in rules}
    assert told == {*all_rules()}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_section_but_the_first_tells_a_rule(language: str) -> None:
    sections = {
        entry.id.name for entry in entries(language, "rules.ftl") if isinstance(entry, ast.Message)
    }
    assert sections - {"rules-not-a-hat-1"} <= rules_told(language).keys()


def test_the_table_of_rules_and_messages_is_true_of_every_language() -> None:
    page = (DOCS / "languages-review.md").read_text("utf-8")
    rows = re.findall(r"^\| ([HM]\d+) \| (.+) \|$", page, re.MULTILINE)
    table = {rule: re.findall(r"`([\w-]+)`", messages) for rule, messages in rows}
    for language in LANGUAGES:
        told = rules_told(language)
        tells = {
            rule: [message for message, rules in told.items() if rule in rules]
            for rule in all_rules()
        }
        assert table == tells, language
