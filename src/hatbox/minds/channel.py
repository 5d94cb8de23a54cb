"""Forgetting as a channel: what a character would still remember, without what it would do.

A channel hears what a seat hears, like a mind, and tells what comes to mind, as numbers in a fixed
order. Equal seeds that hear equal things remember the same.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Protocol

from hatbox.games.base import WrongOption
from hatbox.games.telling import People, Sentence

from .characters import FALLIBLE, RENAMED, Character


class Channel(Protocol):
    """What one character remembers at one seat."""

    def watch(self, view: Any, events: Sequence[Any], at: float) -> None: ...

    def remembered(self, view: Any, at: float) -> list[float]:
        """Probabilities; which is which stands with the channel of the game."""

    def recollected(self, view: Any, at: float, people: People) -> Iterator[Sentence]:
        """The same in sentences, to the percent."""


class ChannelMaker(Protocol):
    """Makes the channels of one game."""

    @property
    def size(self) -> int: ...

    def __call__(
        self, character: Character, *, seat: int, players: int, seed: bytes
    ) -> Channel: ...


CHANNELS: dict[str, ChannelMaker] = {}


def channel_for(game: str) -> ChannelMaker:
    if game not in CHANNELS:
        raise WrongOption("unknown-mind", mind="channel", game=game, known=tuple(CHANNELS))
    return CHANNELS[game]


def character_named(name: str, game: str) -> Character:
    known = RENAMED.get(name, name)
    if known not in FALLIBLE:
        raise WrongOption("unknown-mind", mind=name, game=game, known=tuple(FALLIBLE))
    return FALLIBLE[known]


def percent(chance: float) -> str:
    return f"{100 * chance:.0f}"
