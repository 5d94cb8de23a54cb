"""The types of everything on the wire: the socket's messages and the bodies of HTTP."""

from __future__ import annotations

from types import GenericAlias
from typing import Any, Literal

from hatbox.analysis.replay import Replay, Scene
from hatbox.games import GAMES, May
from hatbox.tables import CLOCKS, PACES, ListedTable
from hatbox.tables.audience.messages import (
    REACTIONS,
    Bye,
    Entrance,
    Face,
    OwnEvent,
    Public,
    Role,
    Saving,
    Talk,
    You,
)
from hatbox.tables.commands.structs import Move, React, Rematch, SetOptions

from .. import bodies
from ..messages import COMMANDS, Failed, Hello, Ok, TableMessage
from .games import any_of, move_fields, move_names, name_of, part, prefix_of
from .writer import Field, Writer, annotated

GameName: Any = Literal[*GAMES]
Clock: Any = Literal[*CLOCKS, "off"] | int
Pace: Any = Literal[*PACES]
BODIES = (
    bodies.OpenTable,
    bodies.OpenLesson,
    bodies.TableOpened,
    bodies.PublicFace,
    bodies.TakeSeat,
    bodies.SeatTaken,
    bodies.MoveSeat,
    bodies.FindSeat,
    bodies.OpenTables,
    bodies.GameTold,
    bodies.Trouble,
)

# What each game has of its own, and the wire of all.
NAMES = ("Event", "Frame", "Move", "OnlookerView", "Opened", "Sees")

# A table does not know the games' types, and checks words itself; the wire knows them all.
SHOWN: dict[tuple[type, str], Any] = {
    (Public, "game"): GameName,
    (Public, "view"): any_of("OnlookerView") | None,
    (Public, "opened"): any_of("Opened") | None,
    (Public, "events"): GenericAlias(list, (any_of("Event"),)),
    (Public, "clock"): Clock,
    (Public, "pace"): Pace,
    (OwnEvent, "event"): any_of("Event"),
    (You, "sees"): any_of("Sees") | None,
    (Talk, "reaction"): Literal[*REACTIONS] | None,
    (React, "reaction"): Literal[*REACTIONS],
    (Move, "move"): any_of("Move"),
    (May, "move"): Literal[*move_names()],
    (Rematch, "game"): GameName | None,
    (SetOptions, "game"): GameName | None,
    (SetOptions, "clock"): Clock | None,
    (SetOptions, "pace"): Pace | None,
    (Face, "game"): GameName,
    (ListedTable, "game"): GameName,
    (ListedTable, "clock"): Clock,
    (bodies.FindSeat, "game"): GameName | None,
    (Replay, "game"): GameName,
    (Scene, "open"): any_of("Frame"),
    (bodies.OpenTable, "game"): GameName,
    (bodies.OpenLesson, "game"): GameName,
    (bodies.OpenTable, "clock"): Clock,
    (bodies.OpenTable, "pace"): Pace,
}


def fields_of(record: type) -> list[Field]:
    """A move as its JSON has it; any other record by its annotations and what the wire knows."""
    moves = move_fields()
    return moves[record] if record in moves else [shown(record, f) for f in annotated(record)]


def shown(record: type, field: Field) -> Field:
    for kind in record.__mro__:
        if (kind, field.name) in SHOWN:
            return Field(field.name, SHOWN[kind, field.name], field.is_optional)
    return field


def types_of_the_wire() -> str:
    writer = Writer(name_of, fields_of)
    writer.alias("GameName", GameName)
    for game in GAMES.values():
        for name in NAMES:
            writer.alias(prefix_of(game) + name, part(game, name))
    writer.alias("GameView", any_of("OnlookerView"))
    for name in NAMES:
        writer.alias(f"Game{name}", any_of(name))
    writer.alias("Role", Role)
    writer.alias("Entrance", Entrance)
    writer.alias("ServerMessage", TableMessage, Ok, Failed, Talk, Saving, Bye)
    writer.alias("ClientMessage", Hello, COMMANDS)
    for body in BODIES:
        writer.interface(body)
    return writer.text()
