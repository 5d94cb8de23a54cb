"""What the browser is told of Python: every message, every move, every constant, and no game by
name in the generator."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from hatbox.games import GAMES
from hatbox.server import typescript
from hatbox.server.messages import COMMANDS, PROTOCOL
from hatbox.server.typescript.games import move_fields, samples
from hatbox.tables.audience.messages import REACTIONS

FILES = typescript.files()
WIRE = FILES["wire.ts"]
RULES = FILES["rules.ts"]


def without_strings(text: str) -> str:
    return re.sub(r'"[^"]*"|^//.*', "", text, flags=re.MULTILINE)


def defined() -> set[str]:
    return set(re.findall(r"^export (?:interface|type) (\w+)", WIRE, re.MULTILINE))


def constant(name: str) -> object:
    found = re.search(rf"^export const {name} = (.*) as const;$", RULES, re.MULTILINE)
    assert found
    return json.loads(found[1])


def test_no_type_uses_an_unknown_name() -> None:
    used = set(re.findall(r"\b[A-Z]\w+", without_strings(WIRE)))
    assert used - {"Record"} <= defined()


def test_every_message_has_a_type() -> None:
    commands = {command.__name__ for command in COMMANDS.__args__}
    assert commands | {"Hello", "Ok", "Failed", "Talk", "Bye", "OpenTable", "Trouble"} <= defined()


def test_each_game_has_types_of_its_own() -> None:
    for prefix in ("NotAHat", "MagicHat"):
        assert {f"{prefix}{name}" for name in ("Event", "Move", "OnlookerView")} <= defined()


@pytest.mark.parametrize("name", GAMES)
def test_a_move_has_the_fields_of_its_json(name: str) -> None:
    game = GAMES[name]
    fields = move_fields()
    for kind, move in samples(game).items():
        assert [field.name for field in fields[kind]] == list(game.move_to_json(move))


def test_the_swap_of_two_hats_says_with_which() -> None:
    assert 'export interface MagicHatSwap {\n  move: "swap";\n  with: number;\n}' in WIRE


def test_constants_are_those_of_the_rules() -> None:
    assert constant("PROTOCOL") == PROTOCOL
    assert constant("GAMES") == list(GAMES)
    assert constant("REACTIONS") == list(REACTIONS)
    assert constant("NOT_A_HAT_PENALTIES_TO_END") == 3
    assert constant("MAGIC_HAT_HATS") == 5


def test_the_generator_names_no_game() -> None:
    folder = Path(typescript.__file__).parent
    source = "\n".join(path.read_text() for path in folder.glob("*.py"))
    # The docstrings may give an example.
    code = re.sub(r'""".*?"""', "", source, flags=re.DOTALL)
    for name in GAMES:
        assert not re.search(name.replace("-", "[-_ ]?"), code, re.IGNORECASE)
