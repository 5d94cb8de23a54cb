"""Tables that are open to anybody, as every server lists them: options and seats, no game.

A table is listed while somebody of it is connected: whoever comes finds company. So the list needs
no store; each server says of its own tables what the others may tell.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any

import msgspec

from hatbox.structs import Quiet

from .audience.snapshot import options_of
from .log.apply.strangers import can_be_given
from .state.table import Table


class ListedTable(Quiet, frozen=True, kw_only=True):
    """`free_seats` of them are to be had, at the next round where one is being played (`waits`)."""

    code: str
    game: str
    options: Mapping[str, Any]
    clock: str | int
    language: str
    people: int
    minds: int
    free_seats: int
    waits: bool
    since: int


encode_card = msgspec.msgpack.Encoder().encode
decode_card = msgspec.msgpack.Decoder(ListedTable).decode


def card_of(table: Table, here: Collection[int]) -> ListedTable | None:
    """None if it is not listed, full, or nobody who sits there is connected."""
    people = list(table.persons())
    is_waiting = table.is_listed and not table.is_closed and table.waiting_room > 0
    if not is_waiting or not any(person.key in here for person in people):
        return None
    return ListedTable(
        code=table.code,
        game=table.game_name,
        options=table.game.options_to_json(options_of(table)),
        clock=table.clock,
        language=table.language,
        people=len(people) + len(table.queue),
        minds=sum(sitter.mind is not None for sitter in table.sitters),
        free_seats=free_seats(table),
        waits=table.match is not None,
        since=table.listed_at,
    )


def free_seats(table: Table) -> int:
    """In a game those of minds and of who has left; where there is none, at the next game."""
    if table.match is None:
        return table.waiting_room
    given = sum(can_be_given(sitter) for sitter in table.sitters) - len(table.queue)
    return max(0, min(given, table.waiting_room)) or table.waiting_room
