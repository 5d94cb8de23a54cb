"""The time that is taken by what happened: beats, private looks, pauses."""

from __future__ import annotations

from hatbox.games.base import PrivateLook
from hatbox.games.beats import Reading

from ...state.table import NOTHING, Events, Table
from .. import entries as log

# So many times as long may a private look take where a device changes hands before it.
TO_HAND_OVER = 3


def show(table: Table, entry: log.Entry, told: Events) -> Events:
    """The game has changed: the next decision waits until this has been seen."""
    table.game_version = table.version + 1
    table.free_at = table.beat_ends_at = entry.at + round(table.game.beat_ms(told) * table.tempo)
    table.private_look = None
    if table.guide is not None:
        table.teach(table.guide, told)
    table.reading = read_during(table, entry.at, told) if table.tempo else None
    return told


def read_during(table: Table, at: int, told: Events) -> Reading | None:
    """The time in which a beat may be ended early, on the table's clock."""
    part = table.game.beat_reading(told)
    if part is None:
        return None
    begins, ends = (at + round(ms * table.tempo) for ms in (part.begins, part.ends))
    return Reading(begins, ends, part.seats)


def beat_ended(table: Table, entry: log.BeatEnded) -> Events:
    if table.reading is not None:
        spared = table.reading.ends - entry.at
        table.beat_ends_at -= spared
        table.free_at -= spared
        table.reading = None
    return NOTHING


def look_privately(table: Table, look: PrivateLook[object], entry: log.Moved) -> None:
    """A person looks at what only they see until they go on; the others wait.

    A device that is passed around has to be handed over first.
    """
    if table.tempo:
        device = table.sitters[entry.seat].device
        is_passed = device is not None and len(table.seats_of(device)) > 1
        ms = table.settings.private_look * (TO_HAND_OVER if is_passed else 1)
        table.private_look = look
        table.free_at = max(table.beat_ends_at, entry.at + ms)


def paused(table: Table, entry: log.Paused) -> Events:
    table.paused_at, table.paused_by = entry.at, entry.by
    return NOTHING


def resumed(table: Table, entry: log.Resumed) -> Events:
    """What was left of the beat and of the decision is still left."""
    if table.paused_at is not None:
        table.beat_ends_at += entry.at - table.paused_at
        table.free_at += entry.at - table.paused_at
        table.reading = later(table.reading, entry.at - table.paused_at)
    table.paused_at = None
    return NOTHING


def later(reading: Reading | None, ms: int) -> Reading | None:
    return reading and Reading(reading.begins + ms, reading.ends + ms, reading.seats)
