"""The table as one visitor sees it now: built up from what that visitor may see."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec.structs import force_setattr

from hatbox.games import WrongOption, events_for

from .messages import Box, Face, Points, SeatFace, TableNow, You
from .moment import Moment
from .moves import call_ms
from .people import Sitter
from .table import Events, Table


class Snapshot:
    """One moment of a table, told to many: what is the same for all is worked out once."""

    __slots__ = ("_events", "_made", "_now", "_public", "_shared", "_table", "_told_to_some")

    def __init__(self, table: Table, moment: Moment, still: TableNow, events: Events = ()) -> None:
        """`still` is what was worked out before, as long as it `is_still` so."""
        self._table = table
        self._now = moment.now
        self._events = events
        self._public = table.match.view_for_onlooker() if table.match else None
        told_to_all = events_for(table.game, events, None)
        self._told_to_some = len(told_to_all) < len(events)
        self._shared = as_of(still, table, moment, told_to_all)
        self._made: dict[int, TableNow] = {}

    def of(self, you: You) -> TableNow:
        """For the same `You` it is the very same object.

        A copy and two to four fields cost a third of building all of them anew.
        """
        made = self._made.get(id(you))
        if made is not None:
            return made
        table, seat = self._table, you.seat
        made = self._made[id(you)] = copied(self._shared)
        force_setattr(made, "you", you)
        force_setattr(made, "view", view(table, seat, self._public))
        if table.looker is not None:
            force_setattr(made, "box", box(table, seat, self._now))
        if self._told_to_some:
            self._tell_more(made, seat)
        return made

    def _tell_more(self, made: TableNow, seat: int | None) -> None:
        """Whoever sees no more than all keeps the very same list."""
        events = events_for(self._table.game, self._events, seat)
        if len(events) > len(made.events):
            force_setattr(made, "events", events)


# `copy.copy` looks first for what a struct does not need.
copied: Callable[[TableNow], TableNow] = TableNow.__copy__  # type: ignore[attr-defined]
NOBODY = You(None, False, "onlooker", ())


def is_still(still: TableNow, table: Table) -> bool:
    """While moves are all that happens, nothing else changes but who is played by a stand-in."""
    if not still.phase == table.phase == "playing":
        return False
    played = [sitter.is_played for sitter in table.sitters]
    return played == [face.stand_in for face in still.seats]


def as_of(still: TableNow, table: Table, moment: Moment, events: list[Any]) -> TableNow:
    """What moves do change; all the rest stays the very same objects."""
    now = copied(still)
    force_setattr(now, "version", table.version)
    force_setattr(now, "deadline_ms", deadline_ms(table, moment))
    force_setattr(now, "beat_ms", max(0, table.free_at - table.time_of_play(moment.now)))
    force_setattr(now, "call_ms", call_ms(table, moment))
    force_setattr(now, "can_end", can_end(table))
    force_setattr(now, "events", events)
    return now


def shared(table: Table, moment: Moment, watching: int) -> TableNow:
    """What is the same for all; nobody's view, and nothing of what happened. `as_of` adds times."""
    phase, match = table.phase, table.match
    is_open = phase in ("between", "over") and match is not None
    agreed = options(table)
    return TableNow(
        version=table.version,
        code=table.code,
        phase=phase,
        game=table.game_name,
        options=agreed,
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
        rounds=len(table.sitters) if agreed.get("rounds") == "players" else agreed.get("rounds"),
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


def view(table: Table, seat: int | None, public: Any) -> Any:
    if table.match is None or seat is None:
        return public
    return table.match.game.view_for(table.match.round, seat, public)


def box(table: Table, seat: int | None, now: int) -> Box | None:
    """M7: seen by the caller while looking into it, and by nobody else."""
    if not table.is_looking(now) or table.match is None or table.looker is None:
        return None
    is_mine = seat == table.looker
    animal = table.match.game.opened(table.match.round).box if is_mine else None
    return Box(table.looker, animal)


def options(table: Table) -> dict[str, Any]:
    """As the game will be played; with too few players yet, as a full table would play it."""
    game = table.game
    if table.match is not None:
        return game.options_to_json(table.match.options)
    try:
        chosen = game.options(len(table.sitters), table.wishes)
    except WrongOption:
        chosen = game.options(game.MOST_PLAYERS, table.wishes)
    return game.options_to_json(chosen)


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
