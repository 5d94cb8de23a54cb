"""What people read of the minds, from the locale files, in the language of the terminal."""

from __future__ import annotations

from hatbox.locales import spoken, text


def sentence_of(mind: str, language: str = "") -> str:
    """What players read when they pick a mind."""
    return text(language or spoken(), f"mind-{mind}.about")


def words(name: str, **about: str | int) -> str:
    """A text of the report."""
    return text(spoken(), f"report-{name}", **about)
