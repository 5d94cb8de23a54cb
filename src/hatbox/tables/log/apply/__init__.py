"""How each entry of the log changes a table; the functions stand by their subject."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ...state.table import Events, Table
from .. import entries as log
from . import game, seats, strangers, table, times

APPLIERS: dict[type[log.Entry], Callable[[Table, Any], Events]] = {
    log.TableOpened: table.table_opened,
    log.PersonSat: seats.person_sat,
    log.MindSat: seats.mind_sat,
    log.PersonQueued: strangers.person_queued,
    log.QueueLeft: strangers.queue_left,
    log.SeatLeft: seats.seat_left,
    log.TableListed: strangers.table_listed,
    log.VoteCast: strangers.vote_cast,
    log.FaceChosen: seats.face_chosen,
    log.SeatsOrdered: seats.seats_ordered,
    log.OptionsSet: table.options_set,
    log.StarterPicked: table.starter_picked,
    log.HostPassed: table.host_passed,
    log.SeatInvited: seats.seat_invited,
    log.SeatMoved: seats.seat_moved,
    log.Contributed: seats.contributed,
    log.GameStarted: game.game_started,
    log.Moved: game.moved,
    log.WentOn: game.went_on,
    log.BeatEnded: times.beat_ended,
    log.RoundBegan: game.round_began,
    log.AgreedToEnd: game.agreed_to_end,
    log.GameCut: game.game_cut,
    log.HandedToStandIn: seats.handed_to_stand_in,
    log.TookBack: seats.took_back,
    log.Paused: times.paused,
    log.Resumed: times.resumed,
    log.RematchAsked: game.rematch_asked,
    log.Rematched: game.rematched,
    log.TableClosed: table.table_closed,
}


def apply(to: Table, entry: log.Entry) -> Events:
    """Change the table by one entry; `IllegalMove` is raised before anything has changed."""
    events = APPLIERS[type(entry)](to, entry)
    to.count(entry)
    to.derive()
    return events
