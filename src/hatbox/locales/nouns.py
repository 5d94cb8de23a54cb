"""Names, grammatical classes and cases of gifts and animals, read from nouns.ftl."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Final

from fluent.syntax import ast

from hatbox.locales.languages import resource

_PREFIX: Final = "noun-"


@dataclass(frozen=True, slots=True)
class Noun:
    name: str
    forms: Mapping[str, str]

    def form(self, form: str) -> str:
        """A case or the class; defaults to the name itself."""
        return self.forms.get(form, self.name)

    @property
    def names(self) -> list[str]:
        """The name and all synonyms."""
        also = self.forms.get("also", "").split(",")
        return [self.name, *filter(None, map(str.strip, also))]


@cache
def nouns(language: str) -> Mapping[str, Noun]:
    return dict(_read(resource(language)))


def _read(texts: ast.Resource) -> Iterator[tuple[str, Noun]]:
    for entry in texts.body:
        if isinstance(entry, ast.Message) and entry.id.name.startswith(_PREFIX):
            forms = {part.id.name: _plain(part.value) for part in entry.attributes}
            yield entry.id.name.removeprefix(_PREFIX), Noun(_plain(entry.value), forms)


def _plain(pattern: ast.Pattern | None) -> str:
    elements = pattern.elements if pattern else []
    return "".join(part.value for part in elements if isinstance(part, ast.TextElement))
