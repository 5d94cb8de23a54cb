"""What is agreed before a game with explicit chance, read from OpenSpiel's parameters."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass
from functools import cache
from typing import Any

from hatbox.games import Game, game_named
from hatbox.games.options import Option
from hatbox.minds import channel_for, character_named

from ..memory import ActR, Memory
from ..modules import modules_of

Parameter = bool | int | str
Parameters = Mapping[str, Parameter]

# A parameter that says: as the rules have it.
BY_DEFAULT: dict[type, Parameter] = {int: 0, str: ""}
DRAWN = PERFECT = -1
PLAYERS = 2
NEEDED = ("rules", "tally", "bulk", "chance")


class NoOdds(ValueError):
    """The game does not say what chance can bring."""

    def __init__(self, game: str) -> None:
        super().__init__(f"{game} has no chance nodes: it lacks {', '.join(NEEDED)}.")


@dataclass(frozen=True, slots=True)
class Parts:
    """A game, and its modules."""

    game: Game
    rules: Any
    tally: Any
    bulk: Any
    chance: Any

    def __reduce__(self) -> tuple[Any, tuple[str]]:
        """Modules cannot be copied or pickled; the name of the game can."""
        return parts_of, (self.game.NAME,)


@cache
def parts_of(name: str) -> Parts:
    game = game_named(name)
    return Parts(game, *modules_of(game, NEEDED, NoOdds(name)))


def defaults(parts: Parts) -> dict[str, Parameter]:
    """Every parameter with its default; options and sizes have names of their own."""
    options = {option.name: default_of(option) for option in parts.game.OPTIONS}
    size = {"cap": parts.game.CAP, "single_round": False, **asdict(parts.chance.Variant())}
    memory = {"recall": PERFECT, "character": "", "memory_seed": 0}
    return {"players": PLAYERS, "starter": DRAWN, **memory, **options, **size}


def default_of(option: Option) -> Parameter:
    """With fewer players another value may be needed, so numbers and words stay open."""
    return BY_DEFAULT.get(type(option.default), option.default)


@dataclass(frozen=True, slots=True)
class Agreed:
    """`recall` is how many of the last events an information state holds; None: all of them. With a
    `memory` it holds what that tells instead, seeded by `memory_seed`."""

    parts: Parts
    options: Any
    variant: Any
    players: int
    starter: int | None
    recall: int | None
    cap: int
    single_round: bool
    memory: Memory | None
    memory_seed: int

    @property
    def most_rounds(self) -> int:
        if self.single_round:
            return 1
        rounds: int = self.parts.chance.most_rounds(self.options, self.players)
        return rounds

    @property
    def most_turns(self) -> int:
        return self.most_rounds * self.cap


def read(parts: Parts, given: Parameters) -> Agreed:
    said = {**defaults(parts), **given}
    players, cap = int(said["players"]), int(said["cap"])
    names = [option.name for option in parts.game.OPTIONS]
    wishes = {name: said[name] for name in names if is_wish(said[name])}
    options = parts.game.options(players, wishes)
    variant = parts.chance.Variant(**{name: said[name] for name in asdict(parts.chance.Variant())})
    variant.check(options, players, cap)
    if not 1 <= cap <= parts.game.CAP:
        raise ValueError(f"The cap is 1 to {parts.game.CAP}, not {cap}.")
    starter = seat_or_drawn(int(said["starter"]), players)
    recall = recall_of(int(said["recall"]))
    memory = memory_of(str(said["character"]), parts.game, recall)
    is_single = bool(said["single_round"])
    seed = int(said["memory_seed"])
    return Agreed(parts, options, variant, players, starter, recall, cap, is_single, memory, seed)


def is_wish(value: Parameter) -> bool:
    return isinstance(value, bool) or value not in BY_DEFAULT.values()


def seat_or_drawn(starter: int, players: int) -> int | None:
    if starter not in range(DRAWN, players):
        raise ValueError(f"The starter is a seat from 0 to {players - 1}, or {DRAWN}: drawn.")
    return None if starter == DRAWN else starter


def recall_of(recall: int) -> int | None:
    if recall < PERFECT:
        raise ValueError(f"The recall is a number of events, or {PERFECT}: all of them.")
    return None if recall == PERFECT else recall


def memory_of(character: str, game: Game, recall: int | None) -> Memory | None:
    if not character:
        return None
    if recall is not None:
        raise ValueError("A character remembers by itself: give a recall or a character.")
    channel_for(game.NAME)
    return ActR(character_named(character, game.NAME).id)
