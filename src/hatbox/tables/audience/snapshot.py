"""One state of a table as it is told: the public part once, the private part for each viewer."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from msgspec import UNSET, UnsetType
from msgspec.structs import replace

from hatbox.games import May, WrongOption
from hatbox.games.base import Everyone

from ..schedule.times import call_ms, deadline_ms, is_paused
from ..state.context import Context
from ..state.sitter import Sitter
from ..state.table import Table
from ..state.votes import voters_about, votes_needed
from .messages import (
    Asked,
    Face,
    OwnEvent,
    Points,
    Public,
    PublicPart,
    SeatFace,
    TableNow,
    Vote,
    You,
    YouPart,
)


class Onlookers(NamedTuple):
    """How many people look on, and how many big screens show the table."""

    watching: int
    screens: int


class Snapshot:
    """A table at one moment, with the events that led to it.

    `before` is an earlier public part, since which nothing but moves has happened.
    """

    __slots__ = ("_now", "_own_events", "_table", "_told_more", "public")

    def __init__(
        self,
        table: Table,
        context: Context,
        onlookers: Onlookers,
        events: Sequence[object] = (),
        before: Public | None = None,
    ) -> None:
        shown, self._own_events = split_by_audience(table, events)
        self._table = table
        self._now = context.now
        self._told_more = seats_told_more(table, context.now)
        if self._own_events:
            self._told_more += [seat for seat, _ in self._own_events]
        if before is None:
            value = public(table, context, onlookers, shown)
        else:
            value = after_moves(table, context, shown, before)
        self.public = PublicPart(value)

    def for_viewer(self, at_rest: YouPart) -> TableNow:
        """Most viewers get what they got before, so its bytes are kept (`Presence`)."""
        you = at_rest.value
        if you.seat in self._told_more or you.role == "together":
            return TableNow(self.public, YouPart(self._you(you)))
        return TableNow(self.public, at_rest)

    def _you(self, you: You) -> You:
        """What a viewer gets at rest, and what they may do, see and were told just now."""
        table, seat = self._table, you.seat
        alone = None if you.in_view is True else seat
        return replace(
            you,
            may=moves_of(table, seat) if seat == table.seat_to_move else (),
            sees=seen_alone(table, alone, self._now),
            events=[own for of, own in self._own_events if of == alone],
            lesson=UNSET if table.guide is None else table.guide.step,
            asked=asked_of(table, you, self._now) if you.role == "together" else UNSET,
        )


def seats_told_more(table: Table, now: int) -> list[int | None]:
    """Whoever may move, or sees something alone; in a lesson everybody hears its steps."""
    seats = range(len(table.sitters))
    if table.guide is not None:
        return [None, *seats]
    if table.game.Sees is None:
        return [table.seat_to_move]
    alone = [seat for seat in seats if seen_alone(table, seat, now) is not None]
    return [table.seat_to_move, *alone]


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
    if seat is None or table.seat_to_move is None or table.match is None:
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


def asked_of(table: Table, you: You, now: int) -> Asked | UnsetType:
    """Whose decision or look it is, if that is somebody at this device who plays their own seat."""
    look = looking(table, now)
    seat = table.seat_to_move if look is None else look
    if seat is None or seat not in you.seats or table.sitters[seat].is_played:
        return UNSET
    return Asked(seat, seen_alone(table, seat, now) is not None)


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
        looking=None if table.private_look is None else looking(table, context.now),
        events=events,
    )


def public(table: Table, context: Context, onlookers: Onlookers, events: list[object]) -> Public:
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
        words=table.has_talk and not table.has_strangers,
        onlookers=table.is_open_to_onlookers,
        listed=table.is_listed,
        watching=onlookers.watching,
        screens=onlookers.screens,
        seats=[face_of(table, sitter, context) for sitter in table.sitters],
        waiting=[sitter.name for sitter in table.queue],
        votes=votes_of(table, context) if table.votes else [],
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
        paused_by=paused_by(table),
        waiting_for=waiting_for(table, context) if phase == "between" else [],
        can_end=can_end(table),
        agreed=seats_of_keys(table, table.agreed),
        rematch_asked=seats_of_keys(table, table.rematch_asked),
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
        sitter.face or UNSET,
    )


def votes_of(table: Table, context: Context) -> list[Vote]:
    """How many, not who: nobody shall have to answer for a vote."""
    told = []
    for seat, sitter in enumerate(table.sitters):
        voters = voters_about(table, context, sitter.key) if table.votes.get(sitter.key) else None
        if voters and (votes := table.votes[sitter.key] & voters):
            told.append(Vote(seat, len(votes), votes_needed(voters)))
    return told


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


def paused_by(table: Table) -> int | None:
    """None also while nobody has paused: the game may sleep for want of people."""
    seats = table.seats_of(table.paused_by) if table.paused_at is not None else []
    return seats[0] if seats else None


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
        minds=[sitter.mind for sitter in table.sitters],
        free_seats=max(0, free),
        onlookers=table.is_open_to_onlookers,
        listed=table.is_listed,
    )
