"""Beats: how long the table shows what happened before the next decision may be made."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import NamedTuple, Protocol


@dataclass(frozen=True, slots=True)
class Part:
    """One thing after the other: a part of an event, in milliseconds at normal pace.

    `only_if` names a flag of the event; where the flag is false the part takes no time.
    `ends_by` names the fields of the event with the seats that may end the part early: this part
    is only read, nothing is missed without it.
    """

    name: str
    ms: int
    only_if: str = ""
    ends_by: tuple[str, ...] = ()


Beat = tuple[Part, ...]
AT_ONCE: Beat = ()


class Happened(Protocol):
    """Every event says its kind, which is also its name on the wire."""

    @property
    def event(self) -> str: ...


class Reading(NamedTuple):
    """The time of a beat in which these seats may end it: from its beginning, in milliseconds."""

    begins: int
    ends: int
    seats: frozenset[int]


def total_ms(beats: Mapping[str, Beat], events: Iterable[Happened]) -> int:
    total = 0
    for event in events:
        for part in beats[event.event]:
            total += length_ms(part, event)
    return total


def length_ms(part: Part, event: Happened) -> int:
    return part.ms if not part.only_if or getattr(event, part.only_if) else 0


def reading(beats: Mapping[str, Beat], events: Iterable[Happened]) -> Reading | None:
    """The first parts that may be ended early, one after the other."""
    found: Reading | None = None
    at = 0
    for event in events:
        for part in beats[event.event]:
            begins, at = at, at + length_ms(part, event)
            if part.ends_by:
                seats = frozenset(int(getattr(event, field)) for field in part.ends_by)
                found = Reading(found.begins if found else begins, at, seats)
            elif found:
                return found
    return found
