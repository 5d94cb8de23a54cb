"""No game's name outside the games and what is made for one game: nothing else may depend on it."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from hatbox.games import GAMES

SOURCE = Path(__file__).parent.parent / "src" / "hatbox"
FOLDERS = ("analysis", "commands", "lab", "server", "stores", "tables")
FILES = [file for folder in FOLDERS for file in sorted((SOURCE / folder).rglob("*.py"))]


def names_in(source: str) -> Iterator[str]:
    """As the wire writes them, as Python does, and as people do."""
    for name in GAMES:
        words = "[-_ ]?".join(name.split("-"))
        yield from re.findall(words, source, re.IGNORECASE)


@pytest.mark.parametrize("file", FILES, ids=lambda file: str(file.relative_to(SOURCE)))
def test_no_game_is_named(file: Path) -> None:
    assert list(names_in(file.read_text("utf-8"))) == []


@pytest.mark.parametrize(
    "source",
    [
        'game: str = "not-a-hat"',
        "from hatbox.games.magic_hat import rules",
        "from hatbox.games import not_a_hat as gifts",
        "# as in Magic Hat",
        "class MagicHat: ...",
    ],
)
def test_a_name_is_noticed(source: str) -> None:
    assert list(names_in(source)) != []


def test_there_is_something_to_look_at() -> None:
    assert {file.relative_to(SOURCE).parts[0] for file in FILES} == set(FOLDERS)
