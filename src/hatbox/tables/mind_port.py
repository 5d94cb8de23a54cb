"""The port for minds; `bootstrap` wires those of `hatbox.minds` in."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol, runtime_checkable


class Decision(Protocol):
    @property
    def move(self) -> object: ...
    @property
    def pause(self) -> float: ...


class Mind(Protocol):
    """Sits at one seat for one match; times are seconds since the match began."""

    def watch(self, view: object, events: Sequence[object], at: float) -> str | None: ...
    def decide(self, view: object, at: float) -> Decision: ...
    def thoughts(self) -> list[dict[str, object]]: ...


# What a mind has learnt about one player, as numbers that only the mind understands.
Acquaintance = list[float]


@runtime_checkable
class SocialMind(Protocol):
    """A mind that gets to know people, and knows them again in the next game."""

    def known(self, seat: int) -> Acquaintance: ...
    def meet(self, seat: int, known: Acquaintance) -> None: ...


class MindMaker(Protocol):
    """Raises `WrongOption` for a game that the mind does not play."""

    def __call__(self, *, game: str, seat: int, players: int, seed: bytes) -> Mind: ...


@runtime_checkable
class TunedMaker(Protocol):
    """Makes a mind that is as strong as its opponents, by how it fared against them."""

    def __call__(self, *, game: str, seat: int, players: int, seed: bytes) -> Mind: ...

    def tuned(self, results: Sequence[float]) -> MindMaker:
        """`results`, oldest first: 1 if the opponent won, 0 if the mind did, ½ for neither."""
