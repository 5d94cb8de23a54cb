"""The port for minds; `bootstrap` wires those of `hatbox.minds` in."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol


class Decision(Protocol):
    @property
    def move(self) -> Any: ...
    @property
    def pause(self) -> float: ...


class Mind(Protocol):
    """Sits at one seat for one match; times are seconds since the match began."""

    def watch(self, view: Any, events: Sequence[Any], at: float) -> str | None: ...
    def decide(self, view: Any, at: float) -> Decision: ...
    def thoughts(self) -> list[dict[str, Any]]: ...


class MindMaker(Protocol):
    """Raises `WrongOption` for a game that the mind does not play."""

    def __call__(self, *, game: str, seat: int, players: int, seed: bytes) -> Mind: ...
