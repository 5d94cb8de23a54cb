"""Who imports whom: games only the standard library, and architecture.md has the real table."""

import ast
import re
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from importlib.util import resolve_name
from pathlib import Path

import grimp
import pytest

from tests.checkout import ROOT

SOURCE = ROOT / "src"
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


# The table in docs/architecture.md

Imports = dict[str, set[str]]


def part_of(module: str) -> str:
    """`hatbox.tables.room` belongs to the part `tables`."""
    return module.split(".")[1]


def imports_in_document() -> Imports:
    page = (ROOT / "docs" / "architecture.md").read_text()
    table = page.partition("## Who may import whom\n")[2].partition("\n## ")[0]
    rows = re.findall(r"^\| `(\w+)` \|(.*?)\|", table, re.MULTILINE)
    return {part: set(re.findall(r"`(\w+)`", imported)) for part, imported in rows}


def imports_in_contracts() -> Imports:
    """Contracts say who may import a part; the table says what a part may import."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())
    contracts = project["tool"]["importlinter"]["contracts"]
    columns = {
        part_of(contract["protected_modules"][0]): map(part_of, contract["allowed_importers"])
        for contract in contracts
        if contract["type"] == "protected"
    }
    allowed: Imports = {part: set() for part in columns}
    for part, importers in columns.items():
        for importer in importers:
            allowed[importer].add(part)
    return allowed


def imports_in_source() -> Imports:
    graph = grimp.build_graph("hatbox", cache_dir=None)
    found: Imports = {part_of(child): set() for child in graph.find_children("hatbox")}
    for module in graph.modules - {"hatbox"}:
        imported = graph.find_modules_directly_imported_by(module) - {"hatbox"}
        found[part_of(module)] |= {part_of(other) for other in imported} - {part_of(module)}
    return found


def test_the_documented_imports_are_those_of_the_contracts() -> None:
    assert imports_in_document() == imports_in_contracts()


def test_every_allowed_import_is_needed() -> None:
    assert imports_in_document() == imports_in_source()


# The base package


def test_the_command_line_needs_no_extra() -> None:
    """`hatbox serve` starts where only the base package is installed."""
    extras = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"][
        "optional-dependencies"
    ]
    names = {re.split(r"[>=<;\[ ]", wish)[0] for wishes in extras.values() for wish in wishes}
    code = "import sys, hatbox.cli; hatbox.cli.parser(); print(*sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert {"numpy", "pyarrow", "distributed"} <= names
    assert names & {module.partition(".")[0] for module in done.stdout.split()} == set()
