"""What a story is made of: lines that can be said in any language.

A line is a message of the locale files with its arguments. Stories know everything, face-down
objects included: they are for afterwards.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

Names = Sequence[str]
About = dict[str, "str | int | Line"]


@dataclass(frozen=True, slots=True)
class Line:
    """A message and its arguments; an argument that is itself a line is what somebody says."""

    message: str
    about: About = field(default_factory=dict)


def said(player: str, message: str, object: str) -> Line:
    return Line("told-words", {"name": player, "words": Line(message, {"object": object})})
