"""Records for tests."""

from __future__ import annotations

import json
from functools import cache
from typing import Any

import pytest

from hatbox.games import BrokenRecord, Match, new_match
from hatbox.games.record import parse
from hatbox.games.verify import verify
from tests.games.play import finish

SECRET = bytes(range(32))
NAMES = ["Ana", "Bo", "Cy", "Di", "Eli", "Fay", "Gus", "Hal"]

Record = dict[str, Any]


def match_of(game: str, players: int = 3, **settings: Any) -> Match:
    return new_match(game, NAMES[:players], secret=SECRET, starter=0, **settings)


@cache
def text_of(game: str, players: int, seed: int, wishes: str) -> str:
    match = match_of(game, players, contributions=[b"Ana's", b"Bo's"], **json.loads(wishes))
    return json.dumps(finish(match, seed).record())


def played(game: str, players: int = 3, seed: int = 1, **wishes: Any) -> Record:
    """A fresh copy of a game that was played to its end."""
    record: Record = json.loads(text_of(game, players, seed, json.dumps(wishes)))
    return record


def series() -> Record:
    return played("not-a-hat", rounds="players")


def race() -> Record:
    return played("magic-hat", seed=2, expert=True)


def contract() -> Record:
    """The Magic Hat record of docs/records.md."""
    moves = [
        {"seat": 0, "move": "look", "hat": 2},
        {"seat": 0, "move": "swap", "with": 4},
        {"seat": 1, "move": "call", "animal": "owl"},
    ]
    hats = ["rabbit", "dove", "cat", "frog", "mouse"]
    return {
        "format": "hatbox-record/2",
        "game": "magic-hat",
        "options": {"expert": False},
        "players": ["Ana", "Bo"],
        "rounds": [{"box": "owl", "hats": hats, "starter": 0, "moves": moves, "winner": 1}],
        "tokens": [0, 1],
        "winners": None,
    }


def by_hand(record: Record) -> Record:
    """A record dealt by hand, without the proof of its shuffle."""
    for key in ("secret", "contributions", "commitment"):
        del record[key]
    return record


def check(record: Record) -> None:
    """Parse and verify, as a file is read."""
    verify(parse(json.dumps(record).encode()))


def broken(record: Record) -> BrokenRecord:
    with pytest.raises(BrokenRecord) as caught:
        check(record)
    return caught.value
