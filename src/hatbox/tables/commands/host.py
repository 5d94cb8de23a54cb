"""What the host may do."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from hatbox.games import WrongOption, game_named

from ..audience.visitor import Visitor
from ..errors import TableError
from ..log import entries as log
from ..mind_port import MindMaker
from ..names import clean_name, free_name
from ..settings import CLOCKS, LEAST_CLOCK, MOST_CLOCK, PACES
from ..state.context import Moment
from ..state.table import Table
from . import structs as ask
from .checks import check_before_game, check_free_seat, check_phase, new_name

SECRET_BYTES = 32
# The rules set no limit to the rounds of a series; an evening does.
MOST_OF_ANYTHING = 99


def set_options(
    table: Table, visitor: Visitor, command: ask.SetOptions, moment: Moment
) -> list[log.Entry]:
    if command.game is not None or command.options is not None:
        check_before_game(table)
    game = table.game_name if command.game is None else command.game
    wishes = table.wishes if game == table.game_name else {}
    set = log.OptionsSet(
        at=moment.now,
        game=game,
        options=wishes if command.options is None else command.options,
        clock=table.clock if command.clock is None else command.clock,
        pace=table.pace if command.pace is None else command.pace,
        talk=table.has_talk if command.talk is None else command.talk,
        onlookers=table.is_open_to_onlookers if command.onlookers is None else command.onlookers,
    )
    check_options(set.game, set.options, set.clock, set.pace)
    return [set]


def check_options(name: str, options: Mapping[str, Any], clock: str | int, pace: str) -> None:
    """Whether the number of players fits is asked when the game starts."""
    game = game_named(name)
    game.options(game.MOST_PLAYERS, options)
    for option, value in options.items():
        if isinstance(value, int) and value > MOST_OF_ANYTHING:
            raise WrongOption("wrong-option", option=option)
    if not is_clock(clock):
        raise TableError("wrong-clock")
    if pace not in PACES:
        raise TableError("wrong-pace")


def is_clock(clock: str | int) -> bool:
    if isinstance(clock, str):
        return clock == "off" or clock in CLOCKS
    return LEAST_CLOCK <= clock <= MOST_CLOCK


def order_seats(
    table: Table, visitor: Visitor, command: ask.OrderSeats, moment: Moment
) -> list[log.Entry]:
    check_before_game(table)
    if sorted(command.seats) != list(range(len(table.sitters))):
        raise TableError("wrong-order")
    return [log.SeatsOrdered(at=moment.now, seats=command.seats)]


def pick_starter(
    table: Table, visitor: Visitor, command: ask.PickStarter, moment: Moment
) -> list[log.Entry]:
    check_before_game(table)
    if command.seat is not None:
        table.sitter(command.seat)
    return [log.StarterPicked(at=moment.now, seat=command.seat)]


def add_mind(
    table: Table, visitor: Visitor, command: ask.AddMind, moment: Moment
) -> list[log.Entry]:
    check_free_seat(table)
    if command.mind not in moment.minds:
        raise TableError("unknown-mind")
    if command.name is None:
        name = clean_name(free_name(command.mind.capitalize(), table.names))
    else:
        name = new_name(table, command.name)
    return [log.MindSat(at=moment.now, mind=command.mind, name=name)]


def remove_seat(
    table: Table, visitor: Visitor, command: ask.RemoveSeat, moment: Moment
) -> list[log.Entry]:
    """A person stays out, with every seat of their device. The host leaves, nobody removes them."""
    device = table.sitter(command.seat).device
    if device is None and table.match is None:
        return [log.SeatLeft(at=moment.now, seat=command.seat)]
    if device is None or table.is_host(device):
        raise TableError("not-now")
    seats = reversed(table.seats_of(device))
    return [log.SeatLeft(at=moment.now, seat=seat, removed=True) for seat in seats]


def hand_to_stand_in(
    table: Table, visitor: Visitor, command: ask.HandToStandIn, moment: Moment
) -> list[log.Entry]:
    check_phase(table, "playing", "between")
    if table.sitter(command.seat).is_program:
        raise TableError("not-now")
    return [log.HandedToStandIn(at=moment.now, seat=command.seat)]


def pause(table: Table, visitor: Visitor, command: ask.Pause, moment: Moment) -> list[log.Entry]:
    check_phase(table, "playing", "between")
    return [] if table.paused_at is not None else [log.Paused(at=moment.now)]


def resume(table: Table, visitor: Visitor, command: ask.Resume, moment: Moment) -> list[log.Entry]:
    check_phase(table, "playing", "between")
    return [] if table.paused_at is None else [log.Resumed(at=moment.now)]


def start(table: Table, visitor: Visitor, command: ask.Start, moment: Moment) -> list[log.Entry]:
    check_before_game(table)
    table.game.options(len(table.sitters), table.wishes)
    check_minds(table, moment.minds)
    return [log.GameStarted(at=moment.now)]


def check_minds(table: Table, makers: Mapping[str, MindMaker]) -> None:
    """Every mind at the table, and the stand-in, must play this game."""
    minds = [sitter.mind for sitter in table.sitters if sitter.mind in makers]
    for mind in {table.settings.stand_in, *filter(None, minds)}:
        makers[mind](game=table.game_name, seat=0, players=len(table.sitters), seed=b"")


def rematch(
    table: Table, visitor: Visitor, command: ask.Rematch, moment: Moment
) -> list[log.Entry]:
    check_phase(table, "over")
    game = table.game_name if command.game is None else command.game
    game_named(game)
    return [log.Rematched(at=moment.now, game=game, secret=moment.draw(SECRET_BYTES))]


def close(table: Table, visitor: Visitor, command: ask.Close, moment: Moment) -> list[log.Entry]:
    return [log.TableClosed(at=moment.now)]
