"""A game in sentences, in any language: for players who read, and answer in words."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from importlib import import_module
from typing import Any

from babel.lists import format_list

from hatbox.games import Game, as_json, game_named
from hatbox.games.base import Json
from hatbox.games.telling import Person, Sentence
from hatbox.locales import nouns, tag, text

NOUN = "noun-"
# So many moves are told in full; of more, nobody reads the sentences.
FEW = 20


class Untold(LookupError):
    """This game has no sentences: its package lacks the module `telling`."""


@cache
def telling_of(name: str) -> Any:
    game: Any = game_named(name)
    try:
        return import_module(f"{game.__name__}.telling")
    except ModuleNotFoundError:
        raise Untold(name) from None


class Teller:
    """Tells one reader; `you` is the reader's seat, None for an onlooker."""

    def __init__(
        self, game: Game, names: Sequence[str], you: int | None, language: str = "en"
    ) -> None:
        self.game, self.language = game, language
        self.telling = telling_of(game.NAME)
        self.people = [Person(name, seat == you) for seat, name in enumerate(names)]

    def events(self, events: Iterable[Any]) -> list[str]:
        """One sentence after the other; the events are those that the reader may see."""
        return [
            said(sentence, self.language)
            for event in events
            for sentence in self.telling.tell_event(as_json(event), self.people)
        ]

    def view(self, view: Any) -> list[str]:
        """What the reader sees now."""
        return self.say(self.telling.tell_view(as_json(view), self.people))

    def say(self, sentences: Iterable[Sentence]) -> list[str]:
        return [said(sentence, self.language) for sentence in sentences]

    def moves(self, legal: Iterable[Any], view: Any) -> list[str]:
        """Each legal move in words, in the order of the moves."""
        seen = as_json(view)
        return [said(next(self.ways(move, seen))[1], self.language) for move in legal]

    def choices(self, legal: Sequence[Any], view: Any) -> list[str]:
        """The moves in words; of very many one in full, and what they can be about."""
        if len(legal) <= FEW:
            return self.moves(legal, view)
        return [*self.moves(legal[:1], view), ", ".join(sorted(self.short(legal, view)))]

    def short(self, legal: Iterable[Any], view: Any) -> list[str]:
        """The nouns by which moves can be said."""
        ways = [way for move in legal for _, way in self.ways(move, as_json(view))]
        return [said(way, self.language) for way in ways if way.message.startswith(NOUN)]

    def ways(self, move: Any, seen: Json) -> Iterator[tuple[Json, Sentence]]:
        ways: Iterator[tuple[Json, Sentence]] = self.telling.ways(
            self.game.move_to_json(move), seen
        )
        return ways

    def move(self, words: str, legal: Sequence[Any], view: Any) -> Any:
        """The legal move that is meant, or None: said in full, by its noun, or within a longer
        answer."""
        meant = self.meanings(legal, as_json(view))
        answer = plain(words)
        if answer not in meant:
            answer = longest_within(answer, meant)
        return self.game.move_from_json(meant[answer]) if answer in meant else None

    def meanings(self, legal: Iterable[Any], seen: Json) -> dict[str, Json]:
        return {
            plain(words): data
            for move in legal
            for data, sentence in self.ways(move, seen)
            for words in all_words(sentence, self.language)
        }


def said(sentence: Sentence, language: str) -> str:
    about = {name: argument(value, language) for name, value in sentence.about.items()}
    return text(language, sentence.message, **about)


def argument(value: Any, language: str) -> str | int:
    if isinstance(value, Sentence):
        return said(value, language)
    if isinstance(value, tuple):
        return format_list([said(part, language) for part in value], locale=locale_of(language))
    told: str | int = value
    return told


def locale_of(language: str) -> str:
    """Babel's name of it; English is British."""
    return "en_GB" if language == "en" else tag(language).replace("-", "_")


def all_words(sentence: Sentence, language: str) -> list[str]:
    """A noun has second names."""
    if sentence.message.startswith(NOUN):
        return nouns(language)[sentence.message.removeprefix(NOUN)].names
    return [said(sentence, language)]


def longest_within(answer: str, ways: Iterable[str]) -> str:
    """The one sentence that the answer holds; "a nice bear" is within "a nice bear from Berlin"."""
    held = [way for way in ways if " " in way and is_within(way, answer)]
    longest = [
        way for way in held if not any(is_within(way, other) for other in held if other != way)
    ]
    return longest[0] if len(longest) == 1 else ""


def is_within(words: str, others: str) -> bool:
    return f" {words} " in f" {others} "


def plain(words: str) -> str:
    """Letters and numbers alone, in small letters: how somebody types does not matter."""
    return " ".join(re.findall(r"\w+", words.casefold().replace("’", "").replace("'", "")))
