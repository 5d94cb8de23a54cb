"""Inspects the Fluent files: messages, variables, classes and forms."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Final

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import hatbox.locales

FOLDER: Final = Path(hatbox.locales.__file__).parent
PLURALS: Final = {"zero", "one", "two", "few", "many", "other"}


@dataclass
class Uses(Visitor):
    """What one pattern refers to."""

    variables: set[str] = field(default_factory=set)
    counted: set[str] = field(default_factory=set)
    choices: dict[str, set[str]] = field(default_factory=dict)
    messages: set[str] = field(default_factory=set)
    forms: set[str] = field(default_factory=set)
    kinds: set[str] = field(default_factory=set)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.messages.add(node.id.name)

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:  # noqa: N802
        arguments = node.arguments.positional
        if node.id.name == "NOUN" and len(arguments) == 2:
            assert isinstance(arguments[1], ast.StringLiteral)
            self.forms.add(arguments[1].value)
        if node.id.name == "NUMBER" and isinstance(arguments[0], ast.VariableReference):
            self.counted.add(arguments[0].id.name)
        self.generic_visit(node)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        keys = {_key(variant) for variant in node.variants}
        if isinstance(node.selector, ast.FunctionReference) and node.selector.id.name == "NOUN":
            self.kinds |= keys
        if isinstance(node.selector, ast.VariableReference):
            self.choices.setdefault(node.selector.id.name, set()).update(keys)
            if keys & PLURALS - {"other"} or any(key.isdigit() for key in keys):
                self.counted.add(node.selector.id.name)
        self.generic_visit(node)

    def add(self, other: "Uses") -> None:
        self.variables |= other.variables
        self.counted |= other.counted
        for name, keys in other.choices.items():
            self.choices.setdefault(name, set()).update(keys)


def _key(variant: ast.Variant) -> str:
    return variant.key.name if isinstance(variant.key, ast.Identifier) else variant.key.value


def files(language: str) -> list[str]:
    return sorted(path.name for path in (FOLDER / language).glob("*.ftl"))


@cache
def entries(language: str, file: str) -> list[ast.EntryType]:
    source = (FOLDER / language / file).read_text("utf-8")
    return list(FluentParser().parse(source).body)


@cache
def messages(language: str) -> dict[str, Uses]:
    """All messages and attributes of a language, each with all it refers to, however deep."""
    direct = dict(_patterns(language))
    return {name: _whole(direct, name) for name in direct}


def _patterns(language: str) -> Iterator[tuple[str, Uses]]:
    for file in files(language):
        for entry in entries(language, file):
            if isinstance(entry, ast.Message):
                if entry.value:
                    yield entry.id.name, _uses(entry.value)
                for part in entry.attributes:
                    yield f"{entry.id.name}.{part.id.name}", _uses(part.value)


def _uses(pattern: ast.Pattern) -> Uses:
    uses = Uses()
    uses.visit(pattern)
    return uses


def _whole(direct: dict[str, Uses], name: str) -> Uses:
    whole = Uses(forms=direct[name].forms, kinds=direct[name].kinds)
    whole.add(direct[name])
    for other in direct[name].messages:
        whole.add(_whole(direct, other))
    return whole


@cache
def told(language: str) -> dict[str, Uses]:
    """The messages that every language must have: all but its nouns' forms and its own parts."""
    own = ("noun-", "part-")
    return {name: uses for name, uses in messages(language).items() if not name.startswith(own)}
