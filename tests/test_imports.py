"""The games need the standard library and each other, nothing else."""

import ast
import sys
from collections.abc import Iterator
from importlib.util import resolve_name
from pathlib import Path

import pytest

SOURCE = Path(__file__).parent.parent / "src"
GAMES = sorted((SOURCE / "hatbox" / "games").rglob("*.py"))


def package_of(file: Path) -> str:
    return ".".join(file.parent.relative_to(SOURCE).parts)


def modules_imported(source: str, package: str) -> Iterator[str]:
    for node in ast.walk(ast.parse(source)):
        match node:
            case ast.Import(names=names):
                yield from (alias.name for alias in names)
            case ast.ImportFrom(module=module, level=level, names=names):
                base = resolve_name("." * level + (module or ""), package)
                yield from (f"{base}.{alias.name}" for alias in names)


def is_allowed_in_games(module: str) -> bool:
    is_of_games = f"{module}.".startswith("hatbox.games.")
    return is_of_games or module.partition(".")[0] in sys.stdlib_module_names


def strangers(source: str, package: str) -> list[str]:
    imported = modules_imported(source, package)
    return [module for module in imported if not is_allowed_in_games(module)]


@pytest.mark.parametrize("file", GAMES, ids=lambda file: str(file.relative_to(SOURCE)))
def test_games_import_only_the_standard_library_and_games(file: Path) -> None:
    assert strangers(file.read_text(), package_of(file)) == []


@pytest.mark.parametrize(
    "source",
    [
        "import numpy",
        "import numpy.random as r",
        "from hatbox import minds",
        "from ... import minds",
        "from hatbox.gamesmanship import win",
        "def late():\n    import msgspec",
    ],
)
def test_a_stranger_is_noticed(source: str) -> None:
    assert strangers(source, "hatbox.games.not_a_hat") != []


@pytest.mark.parametrize(
    "source",
    [
        "import random",
        "from enum import IntEnum",
        "from hatbox import games",
        "from hatbox.games.base import Seat",
        "from ..base import Seat",
        "from . import rules",
    ],
)
def test_family_is_welcome(source: str) -> None:
    assert strangers(source, "hatbox.games.not_a_hat") == []
