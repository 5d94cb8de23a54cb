"""One short game of each kind, told in full, is what the file beside this one says.

When a change of the views or events is meant, write the files anew, and read the difference:

    HATBOX_REWRITE_GOLDEN=1 pytest tests/golden
"""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from hatbox.games import Match, new_match
from tests.golden.telling import told

HERE = Path(__file__).parent
SECRET = bytes(range(32))
Game = tuple[Match, list[dict[str, Any]]]

ACCEPT, REFUSE = {"move": "accept"}, {"move": "refuse"}


def offer(gift: str, tone: str = "plain") -> dict[str, Any]:
    return {"move": "offer", "object": gift, "tone": tone}


def a_game_of_gifts() -> Game:
    """The truth is told once, gifts go round, and one lie too many is found out."""
    match = new_match("not-a-hat", ["Ana", "Bo", "Cy"], secret=SECRET, starter=1)
    moves = [offer("magnet", "sure"), ACCEPT, offer("hat"), ACCEPT, offer("cap", "unsure"), ACCEPT]
    moves += [offer("hat"), REFUSE, offer("boot"), REFUSE, offer("boot"), ACCEPT]
    return match, [*moves, offer("shoe"), REFUSE, offer("boot"), REFUSE, offer("boot"), REFUSE]


def call(animal: str) -> dict[str, Any]:
    return {"move": "call", "animal": animal}


def a_game_of_hats() -> Game:
    """Experts look and swap; one call is wrong, two are right, and Bo wins the wand."""
    match = new_match("magic-hat", ["Ana", "Bo"], secret=SECRET, starter=0, expert=True)
    looks: list[dict[str, Any]] = [{"move": "look", "hat": 2}, {"move": "swap", "with": 4}]
    moves = [*looks, {"move": "extra", "hats": [0, 1]}, *looks, {"move": "skip"}]
    return match, [*moves, call("frog"), call("owl"), call("frog")]


GAMES: dict[str, Callable[[], Game]] = {
    "not_a_hat": a_game_of_gifts,
    "magic_hat": a_game_of_hats,
}


@pytest.mark.parametrize("name", GAMES)
def test_the_game_is_told_as_before(name: str) -> None:
    text = "\n".join(told(*GAMES[name]())) + "\n"
    file = HERE / f"{name}.txt"
    if os.environ.get("HATBOX_REWRITE_GOLDEN"):
        file.write_text(text)
    assert text == file.read_text()
