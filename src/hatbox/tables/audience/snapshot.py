"""One state of a table as it is told: the public part once, the private part for each viewer."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from hatbox.games import May, WrongOption
from hatbox.games.base import Everyone

from ..schedule.times import call_ms, deadline_ms, is_paused
from ..state.context import Context
from ..state.sitter import Sitter
from ..state.table import Table
from .messages import Face, OwnEvent, Points, Public, PublicPart, SeatFace, TableNow, Viewer, You


class Snapshot:
    """A table at one moment, with the events that led to it; `before` is the last public part."""

    __slots__ = ("_now", "_own_events", "_table", "public")

    def __init__(
        self,
        table: Table,
        context: Context,
        watching: int,
        events: Sequence[object] = (),
        before: Public | None = None,
    ) -> None:
        shown, self._own_events = split_by_audience(table, events)
        self._table = table
        self._now = context.now
        if before is not None and has_only_moved(table, before):
            value = after_moves(table, context, shown, before)
        else:
            value = public(table, context, watching, shown)
        self.public = PublicPart(value)

    def for_viewer(self, viewer: Viewer) -> TableNow:
        return TableNow(self.public, self._you(viewer))

    def _you(self, viewer: Viewer) -> You:
        seat = viewer.seat
        return You(
            seat,
            viewer.host,
            viewer.role,
            viewer.seats,
            moves_of(self._table, seat),
            seen_alone(self._table, seat, self._now),
            [own for of, own in self._own_events if of == seat],
        )


def split_by_audience(
    table: Table, events: Sequence[object]
) -> tuple[list[object], list[tuple[int, OwnEvent]]]:
    """The public events, and those of one seat with their place among the public ones."""
    shown: list[object] = []
    own: list[tuple[int, OwnEvent]] = []
    for event in events:
        audience = table.game.audience(event)
        if isinstance(audience, Everyone):
            shown.append(event)
        else:
            own.append((audience.seat, OwnEvent(len(shown), event)))
    return shown, own


def moves_of(table: Table, seat: int | None) -> tuple[May, ...]:
    """None in a game that was cut short, whatever its last round was waiting for."""
    if table.match is None or table.seat_to_move is None or seat is None:
        return ()
    return table.match.game.may(table.match.round, seat)


def seen_alone(table: Table, seat: int | None, now: int) -> object:
    """What this seat sees and nobody else; nothing once the round is over."""
    if table.match is None or table.seat_to_move is None or seat is None:
        return None
    look = table.private_look
    if look is not None and look.seat == seat and table.is_beat_running(now):
        return look.sees
    return table.match.game.sees(table.match.round, seat)


def has_only_moved(table: Table, before: Public) -> bool:
    """A move within a round changes nothing of the seats but who is played by a stand-in."""
    if not before.phase == table.phase == "playing":
        return False
    return [sitter.is_played for sitter in table.sitters] == [s.stand_in for s in before.seats]


def after_moves(table: Table, context: Context, events: list[object], before: Public) -> Public:
    """The public part again, with what a move within a round changes."""
    assert table.match is not None
    return replace(
        before,
        version=table.version,
        view=table.match.view_for_onlooker(),
        deadline_ms=deadline_ms(table, context),
        beat_ms=max(0, table.free_at - table.time_of_play(context.now)),
        call_ms=call_ms(table, context),
        can_end=can_end(table),
        agreed=seats_of_keys(table, table.agreed) if before.agreed else [],
        looking=looking(table, context.now),
        events=events,
    )


def public(table: Table, context: Context, watching: int, events: list[object]) -> Public:
    phase, match = table.phase, table.match
    is_open = phase in ("between", "over") and match is not None
    chosen = options_of(table)
    return Public(
        version=table.version,
        code=table.code,
        phase=phase,
        game=table.game_name,
        options=table.game.options_to_json(chosen),
        clock=table.clock,
        pace=table.pace,
        talk=table.has_talk,
        onlookers=table.is_open_to_onlookers,
        watching=watching,
        seats=[face_of(table, sitter, context) for sitter in table.sitters],
        starter=table.starter if match is None else match.starter,
        commitment=table.commitment,
        view=None if match is None else match.view_for_onlooker(),
        opened=match.game.opened(match.round) if is_open and match else None,
        standing=standing(table),
        round=round_number(table),
        rounds=table.game.rounds(chosen, len(table.sitters)),
        deadline_ms=deadline_ms(table, context),
        beat_ms=max(0, table.free_at - table.time_of_play(context.now)),
        call_ms=call_ms(table, context),
        paused=is_paused(table, context),
        waiting_for=waiting_for(table, context) if phase == "between" else [],
        can_end=can_end(table),
        agreed=seats_of_keys(table, table.agreed),
        looking=looking(table, context.now),
        events=events,
    )


def options_of(table: Table) -> object:
    """As the game will be played; with too few players yet, as a full table would play it."""
    if table.match is not None:
        return table.match.options
    try:
        return table.game.options(len(table.sitters), table.wishes)
    except WrongOption:
        return table.game.options(table.game.MOST_PLAYERS, table.wishes)


def face_of(table: Table, sitter: Sitter, context: Context) -> SeatFace:
    return SeatFace(
        sitter.name,
        "person" if sitter.is_person else "mind",
        sitter.mind,
        not sitter.is_person or sitter.key in context.here,
        sitter.is_played,
        sitter.device is not None and table.is_host(sitter.device),
    )


def standing(table: Table) -> Points | None:
    if table.match is None:
        return None
    now = table.match.standing
    return Points(list(now.points), None if now.winners is None else list(now.winners))


def round_number(table: Table) -> int:
    if table.match is None:
        return 0
    is_begun = table.match.seat_to_move is not None or table.match.is_cut
    return len(table.match.results) + is_begun


def can_end(table: Table) -> bool:
    return table.phase == "playing" and table.match is not None and table.match.can_end


def looking(table: Table, now: int) -> int | None:
    look = table.private_look
    return look.seat if look is not None and table.is_beat_running(now) else None


def waiting_for(table: Table, context: Context) -> list[int]:
    people = {person.key for person in context.attending(table)}
    return seats_of_keys(table, people - table.gone_on)


def seats_of_keys(table: Table, keys: frozenset[int] | set[int]) -> list[int]:
    return [seat for seat, sitter in enumerate(table.sitters) if sitter.key in keys]


def face(table: Table) -> Face:
    free = table.game.MOST_PLAYERS - len(table.sitters) if table.match is None else 0
    return Face(
        code=table.code,
        game=table.game_name,
        phase=table.phase,
        seats=table.names,
        free_seats=max(0, free),
        onlookers=table.is_open_to_onlookers,
    )
