"""Command lines for tests: every help text, and every error with its exit code."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

from tests.games.damages import MAGIC_HAT, NOT_A_HAT
from tests.games.records import race, series

Line = tuple[object, ...]

HELPS: list[Line] = [
    (),
    ("serve",),
    ("backup",),
    ("move-data",),
    ("check",),
    ("play",),
    ("simulate",),
    ("replay",),
    ("verify",),
    ("minds",),
    ("minds", "list"),
    ("minds", "report"),
    ("lab",),
    ("lab", "play"),
    ("lab", "tournament"),
    ("lab", "study"),
]

TOURNAMENT: Line = ("lab", "tournament", "magic-hat", "--player")
GAME: Line = ("simulate", "not-a-hat", "--players")

# Refused by the parser, the rules or the settings, without a file.
WRONG: list[Line] = [
    (),
    ("dance",),
    ("simulate",),
    ("verify",),
    ("move-data", "here"),
    ("serve", "--store", "mysql"),
    ("minds",),
    ("minds", "hire"),
    (*GAME,),
    (*GAME, "x"),
    (*GAME, "9"),
    (*GAME, "3", "--games", "0"),
    (*GAME, "3", "--games", "x"),
    (*GAME, "3", "--gifts", "3"),
    (*GAME, "3", "--arrows", "red"),
    (*GAME, "3", "--rounds=--5"),
    (*GAME, "3", "--expert"),
    (*GAME, "3", "--expert=yes"),
    (*GAME, "3", "--strange"),
    (*GAME, "2", "--gifts", "1"),
    (*GAME, "3", "--g", "1"),
    (*GAME, "3", "--seats", "hal"),
    ("simulate", "chess", "--players", "2"),
    ("play", "magic-hat", "--language", "tlh"),
    ("minds", "report", "--deals", "1"),
    ("serve", "--port", "x"),
    ("serve", "--open=yes"),
    ("serve", "--sockets", "0"),
    ("serve", "--beats", "-1"),
    ("serve", "--record-days", "x"),
    ("serve", "--public-url", "ftp"),
    ("serve", "--log-level", "loud"),
    (*TOURNAMENT, "fox"),
    (*TOURNAMENT, "fox", "--player", "fox"),
    (*TOURNAMENT, "fox", "--player", "wolf"),
    (*TOURNAMENT, "fox", "--player", "./no-such-bot"),
    (*TOURNAMENT, "fox", "--player", "no_such_module:make"),
    (*TOURNAMENT, "fox", "--player", "no-such-file.py:make"),
    (*TOURNAMENT, "fox", "--player", "raven", "--deals", "1"),
    (*TOURNAMENT, "fox", "--player", "raven", "--seats", "5"),
    (*TOURNAMENT, "fox", "--player", "raven", "--gifts", "2"),
    ("lab", "tournament", "chess", "--player", "fox"),
    (*TOURNAMENT, "fox", "--player", " "),
    (*TOURNAMENT, "fox", "--player", "python 'bot.py"),
    (*TOURNAMENT, "fox", "--player", "raven", "--seconds", "-1"),
    (*TOURNAMENT, "fox", "--player", "raven", "--seconds", "nan"),
    (*TOURNAMENT, "fox", "--player", "raven", "--text", "tlh"),
    ("lab", "play", "magic-hat", "--seat", "1=fox", "--seat", "2=python 'bot.py"),
    ("lab", "play", "magic-hat", "--seat", "1=fox", "--seat", "2=fox", "--seconds", "inf"),
]


def strange_files(folder: Path) -> list[Line]:
    """Files that are missing, unreadable, or hold broken records; each exits with 1."""
    paths = [written(folder, number, text) for number, text in enumerate(TEXTS)]
    paths += [damaged(folder, damage, series) for damage, *_ in NOT_A_HAT]
    paths += [damaged(folder, damage, race) for damage, *_ in MAGIC_HAT]
    missing = folder / "missing" / "file"
    return [
        *(("verify", path) for path in paths),
        ("replay", paths[1]),
        ("replay", damaged(folder, lambda record: None, race), "--number", "7"),
        ("replay", missing),
        ("verify", missing),
        ("verify", folder),
        ("simulate", "magic-hat", "--players", "2", "--out", missing),
        ("backup", missing, "--data", folder),
    ]


TEXTS = (b"", b"no", b"\xff", b"[" * 100_000, b"[]", b'{"a": NaN}', b'{"a": 1, "a": 1}')


def written(folder: Path, number: int, text: bytes) -> Path:
    path = folder / f"text-{number}"
    path.write_bytes(text)
    return path


def damaged(folder: Path, damage: Callable[[Any], Any], original: Callable[[], Any]) -> Path:
    record = original()
    damage(record)
    path = folder / f"record-{len(list(folder.iterdir()))}"
    path.write_text(json.dumps(record) + "\n")
    return path
