"""The constants of games and tables that a client shows, as TypeScript values."""

from __future__ import annotations

from typing import Any

import msgspec

from hatbox.games import GAMES, Game
from hatbox.games.beats import Part
from hatbox.games.catalogue import ANIMALS, GIFTS, Animal, Gift
from hatbox.games.options import Option
from hatbox.tables import CLOCKS, CODE_LENGTH, FACE_PARTS, MOST_TEXT, MOST_VISIBLE, PACES
from hatbox.tables.audience.messages import REACTIONS

from ..heartbeat import EVERY_MS, PING, PONG, REST
from ..messages import PROTOCOL
from .games import constants_of

# `as const` gives every option a type of its own; this is what they have in common.
OPTION = """export interface GameOption {
  readonly name: string;
  readonly kind: "flag" | "choice" | "number";
  readonly default: boolean | number | string;
  readonly choices: readonly (boolean | number | string)[];
  readonly least?: number;
  readonly label: string;
  readonly needs: readonly { players: number; value: boolean | number | string }[];
}
"""


def constants() -> str:
    games = {name: rules_of(game) for name, game in GAMES.items()}
    of_tables = {
        "PROTOCOL": PROTOCOL,
        "GAMES": tuple(GAMES),
        "RULES": games,
        "CLOCKS": CLOCKS,
        "PACES": tuple(PACES),
        "REACTIONS": REACTIONS,
        "FACE": FACE_PARTS,
        "HEARTBEAT": {"ping": PING, "pong": PONG, "rest": REST, "everyMs": EVERY_MS},
        "LONGEST": {"name": MOST_VISIBLE, "words": MOST_TEXT, "code": CODE_LENGTH},
    }
    of_games = {
        f"{game.NAME.upper().replace('-', '_')}_{name}": value
        for game in GAMES.values()
        for name, value in constants_of(game).items()
    }
    values = of_tables | of_games
    return "\n".join([OPTION, *(constant(name, values[name]) for name in values)])


def rules_of(game: Game) -> dict[str, Any]:
    return {
        "players": {"least": game.LEAST_PLAYERS, "most": game.MOST_PLAYERS},
        "options": [option_of(option) for option in game.OPTIONS],
        "beats": {event: list(map(part_of, beat)) for event, beat in game.BEATS.items()},
    }


def option_of(option: Option) -> dict[str, Any]:
    """Rules are cited by the server; an empty list or a missing limit says nothing."""
    told = msgspec.to_builtins(option)
    needs = [{"players": need.players, "value": need.value} for need in option.needs]
    names = ("name", "kind", "default", "choices", "least", "label")
    return {name: told[name] for name in names if told[name] is not None} | {"needs": needs}


def part_of(part: Part) -> dict[str, Any]:
    told = {"part": part.name, "ms": part.ms, "onlyIf": part.only_if, "endsBy": part.ends_by}
    return {name: value for name, value in told.items() if value}


def constant(name: str, value: Any) -> str:
    return f"export const {name} = {encoded(value)} as const;\n"


def encoded(value: Any) -> str:
    return msgspec.json.encode(value).decode()


CATALOGUE: dict[str, tuple[Gift | Animal, ...]] = {"gifts": GIFTS, "animals": ANIMALS}


def catalogue() -> str:
    ids = {kind: [thing.id for thing in things] for kind, things in CATALOGUE.items()}
    return "\n".join(
        f"export const {kind.upper()}: readonly string[] = {encoded(ids[kind])};\n" for kind in ids
    )


def pictures() -> str:
    """For the build alone: the code of the picture that shows each gift and animal."""
    codes = {kind: {thing.id: thing.picture for thing in CATALOGUE[kind]} for kind in CATALOGUE}
    return encoded(codes) + "\n"
