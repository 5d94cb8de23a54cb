"""Texts about minds and of the report, from the locale files."""

from __future__ import annotations

from hatbox.locales import spoken, text


def sentence_of(mind: str, language: str = "") -> str:
    """The description of a mind that players read."""
    return text(language or spoken(), f"mind-{mind}.about")


def words(name: str, **about: str | int) -> str:
    """A text of the report."""
    return text(spoken(), f"report-{name}", **about)
