"""Decisions of a game: moves, a person's or a mind's, and what keeps a game going."""

from __future__ import annotations

from collections.abc import Mapping

from hatbox.games.lesson import Step

from ..errors import TableError
from ..log.entries import AgreedToEnd, BeatEnded, By, Moved, RematchAsked, WentOn
from ..schedule.times import call_ms
from ..state.context import Context
from ..state.table import Table
from .registry import Outcome, Request, handles
from .structs import AgreeToEnd, AskRematch, CallStandIn, GoOn, Move, TakeBack


@handles(Move, who="seat", takes_back=False, is_always_stored=True)
def move(request: Request[Move]) -> Outcome:
    """`Moved` itself takes the seat back from a stand-in."""
    table, command, [seat] = request.table, request.command, request.seats
    if command.seat is not None and command.seat != seat:
        raise TableError("not-handed-over")
    if not table.game_version <= command.version <= table.version:
        raise TableError("stale-version")
    return Outcome([move_entry(table, seat, command.move, request.context)])


def move_entry(
    table: Table,
    seat: int,
    move: Mapping[str, object],
    context: Context,
    *,
    by: By = "person",
    late: bool = False,
) -> Moved:
    """The entry of a move; whether the rules allow it is decided by the rules, when applied."""
    game = table.running.game
    if table.paused_at is not None:
        raise TableError("paused")
    if table.is_beat_running(context.now):
        raise TableError("beat-running")
    said = game.move_to_json(game.move_from_json(move))
    ms = max(0, context.now - context.since(table))
    return Moved(at=context.now, seat=seat, move=said, by=by, ms=ms, late=late)


@handles(GoOn, who="seat or host", is_always_stored=True)
def go_on(request: Request[GoOn]) -> Outcome:
    """Ends a reveal early or a private look, or says that the opened table has been seen.

    In a lesson it says that the step has been read.
    """
    table, look = request.table, request.table.private_look
    if can_end_beat(request):
        return Outcome([BeatEnded(at=request.now)])
    if not request.seats:
        request.seats = seats_gone_on_for(request)
    is_beat_running = table.is_beat_running(request.now)
    if table.guide is not None and look is None:
        check_step(table, table.guide.step, is_beat_running=is_beat_running)
    elif table.phase == "between":
        if is_beat_running:
            raise TableError("beat-running")
        if keys_of(request) <= table.gone_on:
            return Outcome()
    elif look is None or look.seat not in request.seats or not is_beat_running:
        raise TableError("not-now")
    return Outcome([WentOn(at=request.now, seats=request.seats)])


def seats_gone_on_for(request: Request[GoOn]) -> list[int]:
    """Between two rounds a host without a seat, such as a big screen, goes on for everybody."""
    table = request.table
    people = {sitter.key for sitter in request.context.attending(table)}
    if table.phase != "between" or not people:
        raise TableError("not-seated")
    return [seat for seat, sitter in enumerate(table.sitters) if sitter.key in people]


def check_step(table: Table, step: Step, *, is_beat_running: bool) -> None:
    """A lesson begins with its start, and its last step stays."""
    if table.match is None or not step.waits or step.last:
        raise TableError("not-now")
    if is_beat_running:
        raise TableError("beat-running")


def can_end_beat(request: Request[GoOn]) -> bool:
    """Whoever a reveal concerns has read it, or the host has; not in a pause."""
    table, reading = request.table, request.table.reading
    if reading is None or table.paused_at is not None or not table.is_reading(request.now):
        return False
    is_concerned = not reading.seats.isdisjoint(request.seats)
    return is_concerned or table.is_host(request.visitor.device)


@handles(AgreeToEnd, who="seats", when="playing", is_always_stored=True)
def agree_to_end(request: Request[AgreeToEnd]) -> Outcome:
    if not request.table.running.can_end:
        raise TableError("not-yet")
    agree, agreed = request.command.agree, keys_of(request) & request.table.agreed
    is_new = agreed != keys_of(request) if agree else bool(agreed)
    said = AgreedToEnd(at=request.now, seats=request.seats, agree=agree)
    return Outcome([said] if is_new else [])


@handles(AskRematch, who="seats", when="after a game", takes_back=False)
def ask_rematch(request: Request[AskRematch]) -> Outcome:
    ask, asked = request.command.ask, keys_of(request) & request.table.rematch_asked
    is_new = asked != keys_of(request) if ask else bool(asked)
    said = RematchAsked(at=request.now, seats=request.seats, ask=ask)
    return Outcome([said] if is_new else [])


def keys_of(
    request: Request[GoOn] | Request[AgreeToEnd] | Request[AskRematch],
) -> frozenset[int]:
    return frozenset(request.table.sitters[seat].key for seat in request.seats)


@handles(TakeBack, who="seat")
def take_back(request: Request[TakeBack]) -> Outcome:
    """Nothing else: every command takes the seat back."""
    return Outcome()


@handles(CallStandIn, who="seat or host", when="playing", takes_back=False)
def call_stand_in(request: Request[CallStandIn]) -> Outcome:
    """With the clock off, a seat that has kept the others waiting may be helped."""
    table, seat = request.table, request.command.seat
    if table.seat_to_move != seat or table.sitter(seat).is_program:
        raise TableError("not-now")
    if table.paused_at is not None:
        raise TableError("paused")
    left = call_ms(table, request.context)
    if left is None or left > 0:
        raise TableError("not-yet")
    return Outcome(calls_stand_in=True)
