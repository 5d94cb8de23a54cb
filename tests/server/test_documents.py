"""The documents are true: messages, codes, settings, and the example bot."""

import asyncio
import json
import re
import subprocess
import sys
from dataclasses import fields
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest

from hatbox.games import GAMES
from hatbox.games.verify import verify
from hatbox.server.messages import (
    CODES,
    COMMANDS,
    GOODBYES,
    Failed,
    Hello,
    Ok,
    TableMessage,
    encode,
    read_command,
    read_hello,
)
from hatbox.server.openapi import PATHS, page
from hatbox.server.settings import Settings, option, settings_from, variable
from hatbox.tables import errors
from hatbox.tables.audience.messages import Bye, Saving, Talk
from tests.server.house import HATBOX, House

ROOT = Path(__file__).parent.parent.parent
PROTOCOL = (ROOT / "docs" / "protocol.md").read_text()
HOSTING = (ROOT / "docs" / "hosting.md").read_text()
BOTS = (ROOT / "docs" / "bots.md").read_text()

FROM_SERVER = msgspec.json.Decoder(TableMessage | Talk | Saving | Bye | Ok | Failed)
# What the games refuse; `wrong-receiver` can only happen in a record.
OF_THE_GAMES = {
    "gifts-for-two", "not-now", "not-your-turn", "round-over", "same-hat", "unknown-animal",
    "unknown-game", "unknown-gift", "unknown-hat", "unknown-move", "unknown-option",
    "unknown-tone", "wrong-option", "wrong-players", "wrong-starter",
}  # fmt: skip


def examples(heading: str) -> list[str]:
    """The JSON objects in a chapter of the protocol."""
    chapter = PROTOCOL.partition(f"## {heading}\n")[2].partition("\n## ")[0]
    found = []
    rest = "".join(re.findall(r"```json\n(.*?)```", chapter, re.DOTALL))
    while rest := rest.strip():
        _, end = json.JSONDecoder().raw_decode(rest)
        found.append(rest[:end])
        rest = rest[end:]
    return found


def codes_in(heading: str) -> set[str]:
    chapter = PROTOCOL.partition(f"## {heading}\n")[2].partition("\n## ")[0]
    return set(re.findall(r"^\| `([a-z-]+)` \|", chapter, re.MULTILINE))


def tag_of(struct: Any) -> str:
    return str(struct.__struct_config__.tag)


@pytest.mark.parametrize("text", examples("From the client"))
def test_every_example_of_a_client_is_a_message(text: str) -> None:
    read = read_hello if '"hello"' in text else read_command
    assert json.loads(text).items() <= json.loads(encode(read(text))).items()


@pytest.mark.parametrize("text", examples("From the server"))
def test_every_example_of_the_server_is_a_message(text: str) -> None:
    assert json.loads(encode(FROM_SERVER.decode(text))) == json.loads(text)


def test_every_message_has_an_example() -> None:
    shown = {json.loads(text)["type"] for text in examples("From the client")}
    assert shown == {tag_of(command) for command in (Hello, *get_args(COMMANDS))}
    told = {json.loads(text)["type"] for text in examples("From the server")}
    assert told == {"table", "ok", "error", "talk", "saving", "bye"}


def test_every_code_is_explained() -> None:
    assert codes_in("Error codes") == OF_THE_GAMES | {*errors.CODES} | {*CODES}
    assert codes_in("Farewells") == {*errors.GOODBYES} | {*GOODBYES}


def test_every_address_is_listed() -> None:
    listed = set(re.findall(r"^\| `([A-Z]+) (/\S+)` \|", PROTOCOL, re.MULTILINE))
    assert listed == {(m.upper(), path) for path, known in PATHS.items() for m in known}


# Settings


def test_the_documented_settings_are_the_real_ones() -> None:
    rows = re.findall(r"^\| `(--[a-z-]+)` \| `(HATBOX_[A-Z_]+)` \| (.*?) \|", HOSTING, re.MULTILINE)
    real = [(option(known.name), variable(known.name)) for known in fields(Settings)]
    assert [row[:2] for row in rows] == real


def test_the_documented_usual_values_are_the_real_ones() -> None:
    rows = re.findall(r"^\| `(--[a-z-]+)` \| `(\w+)` \| `(.+?)` \|", HOSTING, re.MULTILINE)
    usual = settings_from({}, {})
    for known in fields(Settings):
        for named, env, value in rows:
            if named == option(known.name):
                said = settings_from({}, {env: value})
                assert getattr(said, known.name) == getattr(usual, known.name), named


def test_help_lists_every_setting() -> None:
    text = subprocess.run(
        [*HATBOX, "serve", "--help"], capture_output=True, text=True, check=True
    ).stdout
    for known in fields(Settings):
        assert option(known.name) in text
        assert f"[{variable(known.name)}]" in re.sub(r"\s+", " ", text)


# The bot


def test_the_bot_in_the_documents_plays_a_game(house: House, tmp_path: Path) -> None:
    [code] = re.findall(r"```python\n(.*?)```", BOTS, re.DOTALL)
    (tmp_path / "bot.py").write_text(code)
    played = subprocess.run(
        [sys.executable, str(tmp_path / "bot.py"), house.url],
        capture_output=True,
        text=True,
        check=False,
    )
    assert played.returncode == 0, played.stderr
    assert re.fullmatch(r"The winners sit at \[[\d, ]+\]\n", played.stdout)


def test_records_of_bots_hold(house: House) -> None:
    from tests.server.players import Party

    async def evening() -> list[dict[str, Any]]:
        party = Party(house, 2)
        await party.sit_down("magic-hat")
        await party.play()
        return await party.host.records(party.code)

    [record] = asyncio.run(evening())
    verify(record)


def test_the_api_page_has_every_game_and_its_options() -> None:
    asked = page()["components"]["schemas"]["OpenTable"]["properties"]
    assert asked["game"]["enum"] == list(GAMES)
    properties = [known["properties"] for known in asked["options"]["anyOf"]]
    named = [[option.name for option in game.OPTIONS] for game in GAMES.values()]
    assert [list(known) for known in properties] == named
