"""What players read when they pick a mind: the sentence of the locale files."""

from __future__ import annotations

from hatbox.locales import text


def sentence_of(mind: str, language: str = "en") -> str:
    return text(language, f"mind-{mind}.about")
