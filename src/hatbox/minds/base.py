"""The door for players that are programs: what they get, and what they answer."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from .luck import Luck


@dataclass(slots=True, unsafe_hash=True)
class Decision:
    """A move (an offer has its tone with it) and the seconds of thought that it took."""

    move: Any
    pause: float = 0.0


class Mind(Protocol):
    """A mind sits at one seat for one match and sees what that seat sees, nothing else.

    Times are seconds since the match began.
    """

    def watch(self, view: Any, events: Sequence[Any], at: float) -> str | None:
        """See what just happened and how the table looks now; perhaps answer with a reaction."""

    def decide(self, view: Any, at: float) -> Decision:
        """Choose one of the moves that the view allows.

        It changes nothing but the thoughts: whoever rebuilds a mind from a log, with the times that
        the log has, may ask again where it had decided, or not.
        """

    def thoughts(self) -> list[dict[str, Any]]:
        """What it believed at each of its decisions, and why; opened when the game is over."""


class Maker(Protocol):
    """Seats a mind of one kind. Equal seeds that see equal things decide the same."""

    def __call__(self, *, game: str, seat: int, players: int, seed: bytes) -> Mind: ...


def chance(seed: bytes, heard: int) -> Luck:
    """The luck of one decision.

    It depends on how much was heard, not on how often the mind was asked, so that a mind that is
    rebuilt from a log comes to the same decision.
    """
    return Luck(seed, heard)
