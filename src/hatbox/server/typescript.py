"""The TypeScript types of everything on the wire: `python -m hatbox.server.typescript`."""

from __future__ import annotations

import dataclasses
import sys
import types
import typing
from collections.abc import Iterable, Mapping
from types import ModuleType
from typing import Any, Literal, Union, get_args, get_origin

import msgspec

from hatbox.games.magic_hat import events as hat_events
from hatbox.games.magic_hat import view as hat_view
from hatbox.games.not_a_hat import events as gift_events
from hatbox.games.not_a_hat import view as gift_view
from hatbox.tables.audience.messages import REACTIONS, Bye, Face, TableNow, Talk

from .messages import COMMANDS, Failed, Hello, Ok

HEAD = "// Written by `python -m hatbox.server.typescript` from the wire messages; do not edit.\n"
WORDS = {
    str: "string",
    int: "number",
    float: "number",
    bool: "boolean",
    type(None): "null",
    Any: "unknown",
    object: "unknown",
}

GameView = gift_view.View | gift_view.OnlookerView | hat_view.View | hat_view.OnlookerView
GameEvent = gift_events.Event | hat_events.Event
Opened = gift_view.Opened | hat_view.Opened

# A table does not know the games' types; the wire does.
SHOWN: dict[tuple[type, str], Any] = {
    (TableNow, "game"): Literal["not-a-hat", "magic-hat"],
    (TableNow, "view"): GameView | None,
    (TableNow, "opened"): Opened | None,
    (TableNow, "events"): list[GameEvent],
    (TableNow, "clock"): Literal["relaxed", "brisk", "off"] | int,
    (TableNow, "pace"): Literal["calm", "normal", "quick"],
    (Talk, "reaction"): Literal[*REACTIONS] | None,
}


class Writer:
    """Collects interfaces, each under one name, in the order in which they are needed."""

    def __init__(self, names: Mapping[type, str]) -> None:
        self.names = dict(names)
        self.written: dict[str, str] = {}

    def type_of(self, hint: Any) -> str:
        if isinstance(hint, typing.NewType):
            return self.type_of(hint.__supertype__)
        if isinstance(hint, type) and is_record(hint):
            return self.interface(hint)
        if get_origin(hint) is None and hint in WORDS:
            return WORDS[hint]
        return self.compound(get_origin(hint) or hint, get_args(hint))

    def compound(self, origin: Any, args: tuple[Any, ...]) -> str:
        if origin is Literal:
            return " | ".join(literal(value) for value in args)
        if origin in (Union, types.UnionType):
            return " | ".join(dict.fromkeys(self.type_of(arg) for arg in args))
        if origin is tuple and args[-1] is not Ellipsis:
            return f"[{', '.join(map(self.type_of, args))}]"
        if issubclass(origin, Mapping):
            return f"Record<string, {self.type_of(args[1])}>"
        if issubclass(origin, Iterable):
            return f"({self.type_of(args[0])})[]"
        raise TypeError(f"There is no TypeScript for {origin!r}.")

    def interface(self, record: type) -> str:
        name = self.names.setdefault(record, record.__name__)
        if name not in self.written:
            self.written[name] = ""
            lines = [f"  {line};\n" for line in self.lines(record)]
            self.written[name] = f"export interface {name} {{\n{''.join(lines)}}}\n"
        return name

    def lines(self, record: type) -> list[str]:
        hints = typing.get_type_hints(record)
        tag = tag_of(record)
        lines = [] if tag is None else [f"{tag[0]}: {literal(tag[1])}"]
        for name, wire_name, may_miss in fields_of(record):
            hint = self.type_of(SHOWN.get((record, name), hints[name]))
            lines.append(f"{wire_name}{'?' if may_miss else ''}: {hint}")
        return lines

    def alias(self, name: str, *members: Any) -> None:
        joined = " | ".join(self.type_of(member) for member in members)
        self.written[name] = f"export type {name} = {joined};\n"

    def text(self) -> str:
        return HEAD + "".join("\n" + block for block in self.written.values())


def is_record(hint: type) -> bool:
    return issubclass(hint, msgspec.Struct) or dataclasses.is_dataclass(hint)


def literal(value: object) -> str:
    return msgspec.json.encode(value).decode()


def tag_of(record: type) -> tuple[str, object] | None:
    config = getattr(record, "__struct_config__", None)
    return (config.tag_field, config.tag) if config is not None and config.tag else None


def fields_of(record: type) -> list[tuple[str, str, bool]]:
    """Each name in Python, its name on the wire, and whether it may be left out."""
    if issubclass(record, msgspec.Struct):
        fields = msgspec.structs.fields(record)
        return [(field.name, field.encode_name, not field.required) for field in fields]
    names = [field.name for field in dataclasses.fields(record)]  # type: ignore[arg-type]
    return [(name, name, False) for name in names]


def own_names(module: ModuleType, prefix: str) -> dict[type, str]:
    """Both games call things by the same names; on the wire each has its own."""
    records = [thing for thing in vars(module).values() if isinstance(thing, type)]
    own = [record for record in records if record.__module__ == module.__name__]
    return {record: prefix + record.__name__ for record in own}


def types_of_the_wire() -> str:
    names = own_names(gift_view, "Gift") | own_names(gift_events, "Gift")
    names |= own_names(hat_view, "Hat") | own_names(hat_events, "Hat")
    writer = Writer(names)
    writer.alias("GameView", GameView)
    writer.alias("GiftEvent", gift_events.Event)
    writer.alias("HatEvent", hat_events.Event)
    writer.alias("GameEvent", GameEvent)
    writer.alias("ServerMessage", TableNow, Ok, Failed, Talk, Bye)
    writer.alias("ClientMessage", Hello, COMMANDS)
    writer.interface(Face)
    return writer.text()


if __name__ == "__main__":
    sys.stdout.write(types_of_the_wire())
