"""The marks and spaces that each language writes."""

import re

import pytest

from hatbox.locales import LANGUAGES
from tests.locales.fluent_files import FOLDER, files


def written(language: str) -> list[tuple[str, str]]:
    """What readers see, line by line: comments and the names of forms are not for them."""
    lines = []
    for file in files(language):
        for line in (FOLDER / language / file).read_text("utf-8").splitlines():
            if not line.startswith("#"):
                lines.append((f"{file}: {line}", re.sub(r"\{[^{}]*\}?", "{}", line)))
    return lines


@pytest.mark.parametrize("language", LANGUAGES)
def test_apostrophes_quotes_and_dots_are_typographic(language: str) -> None:
    for line, seen in written(language):
        assert "'" not in seen, line
        assert '"' not in seen, line
        assert "..." not in seen, line


def test_french_keeps_its_spaces_from_breaking() -> None:
    for line, seen in written("fr"):
        assert not re.search(r"(?<![\u202f])[!?;](?!\S)", seen), line
        assert not re.search(r"[^\u00a0]»|«[^\u00a0]", seen), line
        assert " :" not in seen, line


def test_spanish_opens_what_it_closes() -> None:
    for line, seen in written("es"):
        assert seen.count("¿") == seen.count("?"), line
        assert seen.count("¡") == seen.count("!"), line


@pytest.mark.parametrize("language", ["uk", "ru"])
def test_cyrillic_words_have_no_latin_letters(language: str) -> None:
    for line, seen in written(language):
        value = seen.partition(" = ")[2]
        if " = " in seen and not re.match(r"\s+\.kind|language-tag", seen):
            assert not re.search(r"[а-яіїєґё][a-z]|[a-z][а-яіїєґё]", value, re.IGNORECASE), line


@pytest.mark.parametrize("language", ["uk", "ru"])
def test_no_line_begins_with_a_dash(language: str) -> None:
    for line, seen in written(language):
        assert " —" not in seen, line


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_line_begins_with_dots(language: str) -> None:
    for line, seen in written(language):
        assert " …" not in seen, line
