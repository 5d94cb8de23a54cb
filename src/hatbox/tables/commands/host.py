"""What the host may ask."""

from __future__ import annotations

from collections.abc import Mapping

from hatbox.games import game_named

from ..errors import TableError
from ..log import entries as log
from ..mind_port import MindMaker, TunedMaker
from ..names import clean_name, default_name, free_name
from ..state.table import Table
from . import structs as ask
from .checks import check_before_game, check_free_seat, new_name
from .options import check_options
from .registry import Outcome, Request, handles
from .seats import next_host

SECRET_BYTES = 32


@handles(ask.SetOptions, who="host")
def set_options(request: Request[ask.SetOptions]) -> Outcome:
    table, command = request.table, request.command
    if command.game is not None or command.options is not None:
        check_before_game(table)
    game = table.game_name if command.game is None else command.game
    wishes = table.wishes if game == table.game_name else {}
    set = log.OptionsSet(
        at=request.now,
        game=game,
        options=wishes if command.options is None else command.options,
        clock=table.clock if command.clock is None else command.clock,
        pace=table.pace if command.pace is None else command.pace,
        talk=table.has_talk if command.talk is None else command.talk,
        onlookers=table.is_open_to_onlookers if command.onlookers is None else command.onlookers,
    )
    check_options(set.game, set.options, set.clock, set.pace)
    return Outcome([set] if set != options_now(table, request.now) else [])


def options_now(table: Table, now: int) -> log.OptionsSet:
    return log.OptionsSet(
        at=now,
        game=table.game_name,
        options=table.wishes,
        clock=table.clock,
        pace=table.pace,
        talk=table.has_talk,
        onlookers=table.is_open_to_onlookers,
    )


@handles(ask.OrderSeats, who="host", when="before a game")
def order_seats(request: Request[ask.OrderSeats]) -> Outcome:
    seats = request.command.seats
    if sorted(seats) != list(range(len(request.table.sitters))):
        raise TableError("wrong-order")
    is_new = seats != sorted(seats)
    return Outcome([log.SeatsOrdered(at=request.now, seats=seats)] if is_new else [])


@handles(ask.PickStarter, who="host", when="before a game")
def pick_starter(request: Request[ask.PickStarter]) -> Outcome:
    seat = request.command.seat
    if seat is not None:
        request.table.sitter(seat)
    is_new = seat != request.table.starter
    return Outcome([log.StarterPicked(at=request.now, seat=seat)] if is_new else [])


@handles(ask.AddMind, who="host")
def add_mind(request: Request[ask.AddMind]) -> Outcome:
    table, command = request.table, request.command
    check_free_seat(table)
    if command.mind not in request.context.minds:
        raise TableError("unknown-mind")
    if command.name is None:
        name = clean_name(free_name(default_name(command.mind), table.names))
    else:
        name = new_name(table, command.name, request.context.words)
    is_tuned = isinstance(request.context.minds[command.mind], TunedMaker)
    results = [*command.results] if is_tuned else None
    return Outcome([log.MindSat(at=request.now, mind=command.mind, name=name, results=results)])


@handles(ask.RemoveSeat, who="host", is_always_stored=True)
def remove_seat(request: Request[ask.RemoveSeat]) -> Outcome:
    """A person stays out, with every seat of their device. The host leaves, nobody removes them.

    Before a game the host may take out a mind, or one of several at the host's own device.
    """
    table, seat = request.table, request.command.seat
    device = table.sitter(seat).device
    is_one_of_own = len(table.seats_of(table.host)) > 1 and seat in table.seats_of(table.host)
    if table.match is None and (device is None or is_one_of_own):
        return Outcome([log.SeatLeft(at=request.now, seat=seat)])
    if device is None or table.is_host(device):
        raise TableError("not-now")
    seats = reversed(table.seats_of(device))
    return Outcome([log.SeatLeft(at=request.now, seat=seat, removed=True) for seat in seats])


@handles(ask.HandToStandIn, who="host", when="in a game", takes_back=False)
def hand_to_stand_in(request: Request[ask.HandToStandIn]) -> Outcome:
    seat = request.command.seat
    if request.table.sitter(seat).is_program:
        raise TableError("not-now")
    return Outcome([log.HandedToStandIn(at=request.now, seat=seat)])


@handles(ask.Pause, who="host", when="in a game")
def pause(request: Request[ask.Pause]) -> Outcome:
    is_paused = request.table.paused_at is not None
    return Outcome([] if is_paused else [log.Paused(at=request.now, by=request.visitor.device)])


@handles(ask.Resume, who="host", when="in a game")
def resume(request: Request[ask.Resume]) -> Outcome:
    is_paused = request.table.paused_at is not None
    return Outcome([log.Resumed(at=request.now)] if is_paused else [])


@handles(ask.LendHost, who="host")
def lend_host(request: Request[ask.LendHost]) -> Outcome:
    """Screens have numbers from 1; one that has just gone cannot be the host."""
    screens, number = request.context.screens, request.command.screen
    if not 0 < number <= len(screens) or request.table.is_host(screens[number - 1]):
        raise TableError("not-now")
    return Outcome([log.HostPassed(at=request.now, device=screens[number - 1])])


@handles(ask.ReturnHost)
def return_host(request: Request[ask.ReturnHost]) -> Outcome:
    """A host without a seat hands the role on; whoever lent it takes it back."""
    table, device = request.table, request.visitor.device
    if table.is_lender(device):
        return Outcome([log.HostPassed(at=request.now, device=device)])
    if not table.is_host(device):
        raise TableError("not-host")
    heir = None if table.seats_of(device) else next_host(table, request.context)
    if heir is None:
        raise TableError("not-now")
    return Outcome([log.HostPassed(at=request.now, device=heir)])


@handles(ask.Start, who="host", when="before a game", is_always_stored=True)
def start(request: Request[ask.Start]) -> Outcome:
    table = request.table
    table.game.options(len(table.sitters), table.wishes)
    check_minds(table, request.context.minds)
    return Outcome([log.GameStarted(at=request.now)])


def check_minds(table: Table, makers: Mapping[str, MindMaker]) -> None:
    """Every mind at the table, and the stand-in, must play this game."""
    minds = [sitter.mind for sitter in table.sitters if sitter.mind in makers]
    for mind in {table.settings.stand_in, *filter(None, minds)}:
        makers[mind](game=table.game_name, seat=0, players=len(table.sitters), seed=b"")


@handles(ask.Rematch, who="host", when="after a game", takes_back=False, is_always_stored=True)
def rematch(request: Request[ask.Rematch]) -> Outcome:
    game = request.command.game or request.table.game_name
    game_named(game)
    secret = request.context.draw(SECRET_BYTES)
    return Outcome([log.Rematched(at=request.now, game=game, secret=secret)])


@handles(ask.Close, who="host", is_always_stored=True)
def close(request: Request[ask.Close]) -> Outcome:
    return Outcome([log.TableClosed(at=request.now)])


@handles(ask.Delete, who="host", takes_back=False)
def delete(request: Request[ask.Delete]) -> Outcome:
    """Nothing to write: the log itself goes."""
    return Outcome(deletes_table=True)
