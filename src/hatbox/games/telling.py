"""What is seen and heard at a table, as sentences that can be said in any language.

A sentence is a message of the locale files with its arguments, told to one reader. Views, events
and moves come as JSON, as the wire has them, so that a program far away tells the same.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Union

Facts = dict[str, Union[str, int, "Sentence", tuple["Sentence", ...]]]


@dataclass(frozen=True, slots=True)
class Sentence:
    """A message and its arguments; several sentences in an argument are a list."""

    message: str
    about: Facts = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Person:
    name: str
    is_you: bool = False


People = Sequence[Person]


def person(role: str, who: Person) -> Facts:
    """As the browser has it: "name" is $name and $you, another role such as "to" $to and $toYou."""
    question = "you" if role == "name" else f"{role}You"
    return {role: who.name, question: "yes" if who.is_you else "no"}


def noun(object: str) -> Sentence:
    return Sentence(f"noun-{object}")


def words_of(who: Person, message: str, object: str) -> Sentence:
    """Somebody says something."""
    words = Sentence(message, {"object": object})
    return Sentence("told-words", {**person("name", who), "words": words})
