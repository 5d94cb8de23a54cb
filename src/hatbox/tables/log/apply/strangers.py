"""Entries of a table that is open to anybody: who waits for a seat, who shall go."""

from __future__ import annotations

from ...state.sitter import Sitter
from ...state.table import NOTHING, Events, Table
from .. import entries as log


def table_listed(table: Table, entry: log.TableListed) -> Events:
    table.is_listed, table.language = entry.listed, entry.language
    table.listed_at = entry.at
    table.has_strangers |= entry.listed
    return NOTHING


def person_queued(table: Table, entry: log.PersonQueued) -> Events:
    table.queue.append(Sitter(table.sittings, entry.name, device=entry.device))
    table.sittings += 1
    if table.match is None:
        seat_the_waiting(table)
    return NOTHING


def queue_left(table: Table, entry: log.QueueLeft) -> Events:
    table.queue = [sitter for sitter in table.queue if sitter.device != entry.device]
    return NOTHING


def seat_the_waiting(table: Table) -> None:
    """Before a game or a round. A new deal is new to everybody, so nothing is missed."""
    while table.queue:
        seat = seat_to_give(table)
        if seat is not None:
            take_over(table, seat, table.queue.pop(0))
        elif table.match is None and len(table.sitters) < table.game.MOST_PLAYERS:
            table.sitters.append(table.queue.pop(0))
        else:
            break


def seat_to_give(table: Table) -> int | None:
    """At a table that is listed: a mind's, or that of somebody who has left."""
    if not table.is_listed:
        return None
    given = (seat for seat, sitter in enumerate(table.sitters) if can_be_given(sitter))
    return next(given, None)


def can_be_given(sitter: Sitter) -> bool:
    return sitter.mind is not None or sitter.has_left


def take_over(table: Table, seat: int, sitter: Sitter) -> None:
    if table.starter_key == table.sitters[seat].key:
        table.starter_key = sitter.key
    table.sitters[seat] = sitter
    if table.match is not None:
        table.match.hand_over(seat, sitter.name)


def vote_cast(table: Table, entry: log.VoteCast) -> Events:
    key = table.sitters[entry.seat].key
    votes = table.votes.get(key, frozenset())
    table.votes[key] = votes | {entry.by} if entry.agree else votes - {entry.by}
    return NOTHING


def note_gone(table: Table, entry: log.SeatLeft, sitter: Sitter, device: bytes | None) -> None:
    table.votes.pop(sitter.key, None)
    if entry.voted and device is not None:
        table.voted_out |= {device}
