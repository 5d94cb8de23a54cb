"""Beats: how long the table shows what happened before the next decision may be made."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Protocol


@dataclass(frozen=True, slots=True)
class Beat:
    """The length of an event in milliseconds at normal pace.

    `only_if` names a flag of the event; where the flag is false the event takes no time.
    """

    ms: int
    only_if: str = ""


class Happened(Protocol):
    """Every event says its kind, which is also its name on the wire."""

    @property
    def event(self) -> str: ...


def total_ms(beats: Mapping[str, Beat], events: Iterable[Happened]) -> int:
    return sum(length_ms(beats[event.event], event) for event in events)


def length_ms(beat: Beat, event: Happened) -> int:
    return beat.ms if not beat.only_if or getattr(event, beat.only_if) else 0
