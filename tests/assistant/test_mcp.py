"""An assistant at a real table: a client of the Model Context Protocol, a process, a server."""

from __future__ import annotations

import asyncio
import os
import random
import sys
from collections.abc import AsyncIterator, Iterator
from typing import Any

import pytest
from mcp import Client as Assistant
from mcp import StdioServerParameters

from hatbox.cli import main
from hatbox.games.verify import verify
from tests.server.house import HATBOX, House
from tests.server.players import play_to_the_end

STARTED = {name: value for name, value in os.environ.items() if "HATBOX" not in name}
MOST_TURNS = 400


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with House(tmp_path_factory.mktemp("house")) as opened:
        yield opened


def command(house: House, code: str, *words: str) -> list[str]:
    return [*HATBOX, "mcp", "--url", house.url, "--table", code, "--name", "Mo", *words]


def program(house: House, code: str, *words: str) -> StdioServerParameters:
    first, *rest = command(house, code, *words)
    return StdioServerParameters(command=first, args=rest, env=STARTED)


async def told(assistant: Assistant, tool: str, **about: object) -> str:
    answer: Any = await assistant.call_tool(tool, dict(about))
    assert not answer.is_error, answer
    return str(answer.content[0].text) if answer.content else ""


async def play(house: House, game: str) -> tuple[list[str], list[dict[str, Any]]]:
    """A whole game with one person; the assistant takes the first thing that it may do."""
    host = house.client()
    code = await host.open_table(game, name="Ana", clock="off")
    async with Assistant(program(house, code)) as assistant, host.sit(code) as seat:
        tools = await assistant.list_tools()
        assert [tool.name for tool in tools.tools] == ["look", "move", "wait", "talk"]
        assert await told(assistant, "look") == "Waiting for the host to start\nAna\nMo"
        await seat.send("start")
        playing = asyncio.create_task(play_to_the_end(seat, random.Random(1)))
        heard = [line async for line in turns(assistant)]
        await playing
        heard.append(await told(assistant, "talk", words="That was nice!"))
        while (await seat.receive()).get("text") != "That was nice!":
            pass
    return heard, await host.records(code)


async def turns(assistant: Assistant) -> AsyncIterator[str]:
    for _ in range(MOST_TURNS):
        heard = await told(assistant, "wait", seconds=20)
        yield heard
        if "win" in heard.splitlines()[-1]:
            return
        seen = await told(assistant, "look")
        yield await told(assistant, "move", words=choice_in(seen))


def choice_in(seen: str) -> str:
    """The last of the moves, which follow what is seen; of gifts, the one in full."""
    *_, before, last = seen.splitlines()
    return before if ", " in last else last


@pytest.mark.parametrize("game", ["not-a-hat", "magic-hat"])
def test_an_assistant_plays_a_whole_game(house: House, game: str) -> None:
    heard, [record] = asyncio.run(play(house, game))
    verify(record)
    assert record["players"] == ["Ana", "Mo"]
    assert any(words.endswith("Your turn") for words in heard)
    assert any("You " in words for words in heard)


async def first_turn(house: House) -> list[str]:
    """Wait, wait again, look; then words that mean nothing, and words to the table."""
    host = house.client()
    code = await host.open_table("not-a-hat", name="Ana", clock="off")
    german = program(house, code, "--language", "de")
    async with Assistant(german) as assistant, host.sit(code) as seat:
        await seat.send("pick-starter", seat=1)
        await seat.send("start")
        return [
            await told(assistant, "wait", seconds=20),
            await told(assistant, "wait", seconds=0),
            await told(assistant, "look"),
            await told(assistant, "move", words="Ein Einhorn!"),
            await told(assistant, "move", words="Hut"),
            await told(assistant, "move", words="Hut"),
            await told(assistant, "talk", words="x" * 200),
        ]


def test_what_has_happened_is_told_once(house: House) -> None:
    first, second, seen, nothing, offer, late, long = asyncio.run(first_turn(house))
    assert "aus dem Laden" in first
    assert second == "Du bist dran"
    assert "aus dem Laden" not in seen
    assert nothing.startswith("Das ist kein Zug in diesem Spiel.") or "Zug" in nothing
    assert "Hut" in offer
    assert late == "Du bist nicht dran."
    assert "lang" in long


def test_what_is_not_there_is_named(house: House, capsys: pytest.CaptureFixture[str]) -> None:
    """A table, and a server; nothing is written that a client would read."""
    known = command(house, "QQQQQQ")[len(HATBOX) :]
    assert main(known) == 1
    assert capsys.readouterr() == ("", "hatbox: There’s no table with this code.\n")
    assert main(command(house, "Q Q")[len(HATBOX) :]) == 1
    assert capsys.readouterr() == ("", "hatbox: There’s no table with this code.\n")
    for url in ("http://127.0.0.1:9", "nonsense", "http://"):
        assert main([word if word != house.url else url for word in known]) == 1
        assert capsys.readouterr() == ("", f"hatbox: no Hatbox server answers at {url}\n")


def test_without_the_package_the_extra_is_named(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "mcp", None)
    assert main(["mcp", "--table", "QQQQQQ"]) == 1
    assert 'pip install "hatbox[mcp]"' in capsys.readouterr().err
