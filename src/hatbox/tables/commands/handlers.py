"""From a command to the entries that it means, or to the reason why not.

Nothing here changes a table.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from hatbox.games import IllegalMove, WrongOption
from hatbox.games.fairness import MOST_CONTRIBUTION_BYTES

from ..audience.visitor import Visitor
from ..errors import TableError
from ..log import entries as log
from ..state.context import Moment
from ..state.table import Table
from . import host as hosting
from . import structs as ask
from .checks import (
    check_before_game,
    check_free_seat,
    check_may_enter,
    new_name,
    seat_speaking,
    seats_speaking,
)
from .play import move

Entries = list[log.Entry]
SAY_IT_THEMSELVES = (ask.Move, ask.Leave, ask.HandToStandIn, ask.Rematch)


def entries_for(table: Table, visitor: Visitor, command: ask.Command, moment: Moment) -> Entries:
    """What a command means, in the words of the log."""
    check_may_enter(table, visitor.device)
    if isinstance(command, ask.HostCommand) and not table.is_host(visitor.device):
        raise TableError("not-host")
    try:
        entries: Entries = ACTS[type(command)](table, visitor, command, moment)
    except (IllegalMove, WrongOption) as error:
        raise TableError(error.code) from None
    return entries + took_back(table, visitor, command, moment)


def took_back(table: Table, visitor: Visitor, command: ask.Command, moment: Moment) -> Entries:
    """Whoever does anything is back; a move of their own says so itself."""
    if isinstance(command, SAY_IT_THEMSELVES):
        return []
    return back_at_seat(table, visitor, moment)


def back_at_seat(table: Table, visitor: Visitor, moment: Moment) -> Entries:
    if visitor.key is None or table.match is None:
        return []
    seat = seat_speaking(table, visitor)
    is_played = table.sitters[seat].is_played
    return [log.TookBack(at=moment.now, seats=[seat])] if is_played else []


def act_move(table: Table, visitor: Visitor, command: ask.Move, moment: Moment) -> Entries:
    return [move(table, visitor, command, moment)]


def go_on(table: Table, visitor: Visitor, command: ask.GoOn, moment: Moment) -> Entries:
    seats = seats_speaking(table, visitor)
    if table.phase == "between":
        if table.is_beat_running(moment.now):
            raise TableError("beat-running")
    elif table.looker not in seats or not table.is_looking(moment.now):
        raise TableError("not-now")
    return [log.WentOn(at=moment.now, seats=seats)]


def agree_to_end(
    table: Table, visitor: Visitor, command: ask.AgreeToEnd, moment: Moment
) -> Entries:
    seats = seats_speaking(table, visitor)
    if not table.running.has_reached_cap:
        raise TableError("not-yet")
    return [log.AgreedToEnd(at=moment.now, seats=seats, agree=command.agree)]


def take_back(table: Table, visitor: Visitor, command: ask.TakeBack, moment: Moment) -> Entries:
    seat_speaking(table, visitor)
    return []


def contribute(table: Table, visitor: Visitor, command: ask.Contribute, moment: Moment) -> Entries:
    """A device that is passed around contributes once, for its first seat."""
    check_before_game(table)
    try:
        given = bytes.fromhex(command.bytes)
    except ValueError:
        raise TableError("wrong-contribution") from None
    if len(given) > MOST_CONTRIBUTION_BYTES:
        raise TableError("wrong-contribution")
    seat = seats_speaking(table, visitor)[0]
    return [log.Contributed(at=moment.now, seat=seat, given=given)]


def sit(table: Table, visitor: Visitor, command: ask.Sit, moment: Moment) -> Entries:
    check_free_seat(table)
    if visitor.role != "together" and table.seats_of(visitor.device):
        raise TableError("seat-taken")
    name = new_name(table, command.name)
    return [log.PersonSat(at=moment.now, device=visitor.device, name=name)]


def leave(table: Table, visitor: Visitor, command: ask.Leave, moment: Moment) -> Entries:
    seats = [seat for seat in seats_speaking(table, visitor) if not table.sitters[seat].has_left]
    left: Entries = [log.SeatLeft(at=moment.now, seat=seat) for seat in reversed(seats)]
    stays = len(table.seats_of(visitor.device)) > len(seats)
    heir = None if stays or not table.is_host(visitor.device) else next_host(table, moment)
    return left if heir is None else [*left, log.HostPassed(at=moment.now, device=heir)]


def next_host(table: Table, moment: Moment) -> bytes | None:
    """The longest-seated person, if there is one who is here."""
    others = [s for s in table.persons() if s.device and not table.is_host(s.device)]
    here = [sitter for sitter in others if sitter.key in moment.here]
    return here[0].device if here else None


def delete(table: Table, visitor: Visitor, command: ask.Delete, moment: Moment) -> Entries:
    """Nothing to write: everything goes."""
    return []


ACTS: dict[type[ask.Command], Callable[[Table, Visitor, Any, Moment], Entries]] = {
    ask.Move: act_move,
    ask.GoOn: go_on,
    ask.AgreeToEnd: agree_to_end,
    ask.TakeBack: take_back,
    ask.Contribute: contribute,
    ask.Sit: sit,
    ask.Leave: leave,
    ask.SetOptions: hosting.set_options,
    ask.OrderSeats: hosting.order_seats,
    ask.PickStarter: hosting.pick_starter,
    ask.AddMind: hosting.add_mind,
    ask.RemoveSeat: hosting.remove_seat,
    ask.HandToStandIn: hosting.hand_to_stand_in,
    ask.Pause: hosting.pause,
    ask.Resume: hosting.resume,
    ask.Start: hosting.start,
    ask.Rematch: hosting.rematch,
    ask.Close: hosting.close,
    ask.Delete: delete,
}
