"""Who sits where, at which device, and who plays for them."""

from __future__ import annotations

from ...names import default_name, free_name, is_default_name
from ...state.sitter import Sitter
from ...state.table import NOTHING, Events, Link, Table
from .. import entries as log
from . import strangers


def person_sat(table: Table, entry: log.PersonSat) -> Events:
    return sit(table, Sitter(table.sittings, entry.name, device=entry.device))


def mind_sat(table: Table, entry: log.MindSat) -> Events:
    """An old log may call the mind otherwise; a name that only said so is brought up to date."""
    mind = table.settings.renamed_minds.get(entry.mind, entry.mind)
    name = entry.name
    if mind != entry.mind and is_default_name(name, entry.mind):
        name = free_name(default_name(mind), table.names)
    return sit(table, Sitter(table.sittings, name, mind=mind, results=entry.results))


def sit(table: Table, sitter: Sitter) -> Events:
    table.sittings += 1
    table.sitters.append(sitter)
    return NOTHING


def seat_left(table: Table, entry: log.SeatLeft) -> Events:
    """The seats of a game stay until its end, for everything in it is told by their numbers."""
    sitter = table.sitters[entry.seat]
    device = sitter.device
    if device is not None and table.is_host(device):
        void_links_of_host(table)
    if entry.removed and device is not None:
        table.removed |= {device}
        table.links.pop(sitter.key, None)
        sitter.device = None
    strangers.note_gone(table, entry, sitter, device)
    if table.match is None:
        del table.sitters[entry.seat]
        strangers.seat_the_waiting(table)
    else:
        sitter.has_left = True
        sitter.hand_to_stand_in()
    if not any(person.device == table.lender for person in table.persons()):
        table.lender = b""
    return NOTHING


def face_chosen(table: Table, entry: log.FaceChosen) -> Events:
    table.sitters[entry.seat].face = entry.face
    return NOTHING


def seats_ordered(table: Table, entry: log.SeatsOrdered) -> Events:
    table.sitters = [table.sitters[seat] for seat in entry.seats]
    return NOTHING


def seat_invited(table: Table, entry: log.SeatInvited) -> Events:
    link = Link(entry.token, entry.at, entry.by_host)
    table.links[table.sitters[entry.seat].key] = link
    return NOTHING


def void_links_of_host(table: Table) -> None:
    """Links for the seats of others were in the host's power, which is gone."""
    table.links = {key: link for key, link in table.links.items() if not link.by_host}


def seat_moved(table: Table, entry: log.SeatMoved) -> Events:
    """The host goes along with their only seat."""
    sitter = table.sitters[entry.seat]
    was, sitter.device = sitter.device, entry.device
    sitter.take_back()
    table.links.pop(sitter.key, None)
    if was == table.host and not table.seats_of(was):
        table.host = entry.device
    if was is not None and table.is_lender(was):
        table.lender = entry.device
    return NOTHING


def contributed(table: Table, entry: log.Contributed) -> Events:
    table.sitters[entry.seat].given = entry.given
    return NOTHING


def handed_to_stand_in(table: Table, entry: log.HandedToStandIn) -> Events:
    table.sitters[entry.seat].hand_to_stand_in()
    return NOTHING


def took_back(table: Table, entry: log.TookBack) -> Events:
    for seat in entry.seats:
        table.sitters[seat].take_back()
    return NOTHING
