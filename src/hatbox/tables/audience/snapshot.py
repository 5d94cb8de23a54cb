"""The table as one visitor sees it now: built up from what that visitor may see."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from hatbox.games import May, WrongOption, events_for

from ..commands.play import call_ms
from ..state.context import Moment
from ..state.sitter import Sitter
from ..state.table import Events, Table
from .messages import Box, Face, Moving, Points, SeatFace, Sight, TableNow, You


class Snapshot:
    """One moment of a table, told to many: what is the same for all is worked out once."""

    __slots__ = ("_events", "_has_more", "_moving", "_now", "_public", "_still", "_table")

    def __init__(self, table: Table, moment: Moment, still: TableNow, events: Events = ()) -> None:
        """`still` is what was worked out before, as long as it `is_still` so."""
        told_to_all = events_for(table.game, events, None)
        self._table = table
        self._now = moment.now
        self._still = still
        self._events = events
        self._public = table.match.view_for_onlooker() if table.match else None
        self._moving = moving(table, moment, told_to_all)
        self._has_more = table.looker is not None or len(told_to_all) < len(events)

    def of(self, you: You) -> Sight:
        """Whoever sees no more than all gets the very same objects."""
        seen, may = own(self._table, you.seat, self._public)
        return Sight(self._still, self._moving_for(you.seat), seen, may, you)

    def _moving_for(self, seat: int | None) -> Moving:
        alike = self._moving
        if not self._has_more:
            return alike
        events = events_for(self._table.game, self._events, seat)
        shown = box(self._table, seat, self._now)
        is_alike = len(events) == len(alike.events) and shown == alike.box
        return alike if is_alike else replace(alike, box=shown, events=events)


NOBODY = You(None, False, "onlooker", ())


def own(table: Table, seat: int | None, public: Any) -> tuple[Any, tuple[May, ...] | None]:
    """What a seat sees of the game and what it may do; an onlooker sees what is public."""
    if table.match is None or seat is None:
        return public, None
    game, round = table.match.game, table.match.round
    return game.seen_by(round, seat, public), game.may(round, seat)


def is_still(still: TableNow, table: Table) -> bool:
    """While moves are all that happens, nothing else changes but who is played by a stand-in."""
    if not still.phase == table.phase == "playing":
        return False
    played = [sitter.is_played for sitter in table.sitters]
    return played == [face.stand_in for face in still.seats]


def moving(table: Table, moment: Moment, events: list[Any]) -> Moving:
    """As an onlooker is told it."""
    return Moving(
        version=table.version,
        deadline_ms=deadline_ms(table, moment),
        beat_ms=max(0, table.free_at - table.time_of_play(moment.now)),
        call_ms=call_ms(table, moment),
        can_end=can_end(table),
        box=box(table, None, moment.now),
        events=events,
    )


def shared(table: Table, moment: Moment, watching: int) -> TableNow:
    """What is the same for all; nobody's view, no times, and nothing of what happened."""
    phase, match = table.phase, table.match
    is_open = phase in ("between", "over") and match is not None
    chosen = options(table)
    return TableNow(
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
        seats=[face_of(table, sitter, moment) for sitter in table.sitters],
        starter=table.starter if match is None else match.starter,
        you=NOBODY,
        commitment=table.commitment,
        view=None,
        opened=match.game.opened(match.round) if is_open and match else None,
        standing=standing(table),
        round=round_number(table),
        rounds=table.game.rounds(chosen, len(table.sitters)),
        deadline_ms=None,
        beat_ms=0,
        call_ms=None,
        paused=is_paused(table, moment),
        waiting_for=waiting_for(table, moment) if phase == "between" else [],
        can_end=False,
        agreed=seats_of_keys(table, table.agreed),
        box=None,
        events=[],
    )


def box(table: Table, seat: int | None, now: int) -> Box | None:
    """M7: seen by the caller while looking into it, and by nobody else."""
    if not table.is_looking(now) or table.match is None or table.looker is None:
        return None
    is_mine = seat == table.looker
    animal = table.match.game.opened(table.match.round).box if is_mine else None
    return Box(table.looker, animal)


def options(table: Table) -> Any:
    """As the game will be played; with too few players yet, as a full table would play it."""
    if table.match is not None:
        return table.match.options
    try:
        return table.game.options(len(table.sitters), table.wishes)
    except WrongOption:
        return table.game.options(table.game.MOST_PLAYERS, table.wishes)


def face_of(table: Table, sitter: Sitter, moment: Moment) -> SeatFace:
    return SeatFace(
        sitter.name,
        "person" if sitter.is_person else "mind",
        sitter.mind,
        not sitter.is_person or sitter.key in moment.here,
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


def deadline_ms(table: Table, moment: Moment) -> int | None:
    """A person's decision; programs have their own time."""
    seat, clock = table.seat_to_move, table.clock_ms
    if seat is None or clock is None or is_paused(table, moment):
        return None
    if table.sitters[seat].is_program:
        return None
    return max(0, moment.since(table) + clock - moment.now)


def can_end(table: Table) -> bool:
    return table.phase == "playing" and table.match is not None and table.match.has_reached_cap


def is_paused(table: Table, moment: Moment) -> bool:
    """By the host, or because nobody is here to play."""
    is_asleep = moment.awake_since is None and table.phase in ("playing", "between")
    return table.paused_at is not None or is_asleep


def waiting_for(table: Table, moment: Moment) -> list[int]:
    people = {person.key for person in moment.attending(table)}
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
