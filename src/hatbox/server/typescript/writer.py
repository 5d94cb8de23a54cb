"""Python types as TypeScript types."""

from __future__ import annotations

import dataclasses
import types
import typing
from collections.abc import Callable, Iterable, Mapping
from typing import Any, Literal, Union, get_args, get_origin

import msgspec

WORDS = {
    str: "string",
    int: "number",
    float: "number",
    bool: "boolean",
    type(None): "null",
    Any: "unknown",
    object: "unknown",
}


@dataclasses.dataclass(frozen=True, slots=True)
class Field:
    """One property: its name on the wire, its Python type, and whether it may be left out."""

    name: str
    hint: Any
    is_optional: bool = False


# How the fields of a record are found, where its annotations do not say what is on the wire.
Fields = Callable[[type], list[Field] | None]


class Writer:
    """Collects interfaces and aliases, each under one name, in the order of their first use."""

    def __init__(self, name_of: Callable[[type], str], fields_of: Fields) -> None:
        self._name_of = name_of
        self._fields_of = fields_of
        self.written: dict[str, str] = {}

    def type_of(self, hint: Any) -> str:
        if isinstance(hint, typing.NewType):
            return self.type_of(hint.__supertype__)
        if isinstance(hint, type) and is_record(hint):
            return self.interface(hint)
        if get_origin(hint) is None and (hint is None or hint in WORDS):
            return WORDS[type(None) if hint is None else hint]
        return self._compound(get_origin(hint) or hint, get_args(hint))

    def _compound(self, origin: Any, args: tuple[Any, ...]) -> str:
        if origin is Literal:
            return " | ".join(literal(value) for value in args)
        if origin in (Union, types.UnionType):
            # What is unset is left out: the field is optional, and has no value for it.
            told = (arg for arg in args if arg is not msgspec.UnsetType)
            return " | ".join(dict.fromkeys(self.type_of(arg) for arg in told))
        if origin is tuple and args[-1] is not Ellipsis:
            return f"[{', '.join(map(self.type_of, args))}]"
        if issubclass(origin, Mapping):
            return f"Record<string, {self.type_of(args[1])}>"
        if issubclass(origin, Iterable):
            return f"({self.type_of(args[0])})[]"
        raise TypeError(f"There is no TypeScript for {origin!r}.")

    def interface(self, record: type) -> str:
        name = self._name_of(record)
        if name not in self.written:
            # Reserve the place, or a record that refers to itself is written without end.
            self.written[name] = ""
            lines = [f"  {line};\n" for line in self._lines(record)]
            self.written[name] = f"export interface {name} {{\n{''.join(lines)}}}\n"
        return name

    def _lines(self, record: type) -> list[str]:
        found = self._fields_of(record)
        fields = annotated(record) if found is None else found
        return [
            f"{field.name}{'?' if field.is_optional else ''}: {self.type_of(field.hint)}"
            for field in fields
        ]

    def alias(self, name: str, *members: Any) -> None:
        joined = " | ".join(dict.fromkeys(self.type_of(member) for member in members))
        if joined != name:
            self.written[name] = f"export type {name} = {joined};\n"

    def text(self) -> str:
        return "\n".join(self.written.values())


def is_record(hint: type) -> bool:
    return issubclass(hint, msgspec.Struct) or dataclasses.is_dataclass(hint)


def literal(value: object) -> str:
    return msgspec.json.encode(value).decode()


def annotated(record: type) -> list[Field]:
    """The fields of a struct or a dataclass, with the tag that a struct has on the wire."""
    hints = typing.get_type_hints(record)
    if not issubclass(record, msgspec.Struct):
        return [Field(name, hints[name]) for name in hints]
    fields = msgspec.structs.fields(record)
    return tag_of(record) + [
        Field(field.encode_name, hints[field.name], not field.required) for field in fields
    ]


def tag_of(record: type[msgspec.Struct]) -> list[Field]:
    config = record.__struct_config__
    if config.tag_field is None:
        return []
    return [Field(config.tag_field, Literal[config.tag])]
