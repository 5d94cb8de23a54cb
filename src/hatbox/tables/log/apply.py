"""How each entry of the log changes a table."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from hatbox.games import Match
from hatbox.games.base import PrivateLook
from hatbox.games.fairness import commitment

from ..state.sitter import Sitter
from ..state.table import Events, Link, Table
from . import entries as log

MISSES_TO_HAND_OVER = 2
NOTHING: Events = ()


def apply(table: Table, entry: log.Entry) -> Events:
    """Change the table by one entry; `IllegalMove` is raised before anything has changed."""
    events = APPLIERS[type(entry)](table, entry)
    table.count(entry)
    table.derive()
    return events


def table_opened(table: Table, entry: log.TableOpened) -> Events:
    table.game_name, table.wishes = entry.game, entry.options
    table.set_times(entry.clock, entry.pace)
    table.host = entry.host
    table.invitation = entry.invitation.hex()
    promise(table, entry.secret)
    return NOTHING


def promise(table: Table, secret: bytes) -> None:
    """The secret of the next game; its commitment is published from now on."""
    table.secret = secret
    table.commitment = commitment(secret)


def person_sat(table: Table, entry: log.PersonSat) -> Events:
    return sit(table, Sitter(table.sittings, entry.name, device=entry.device))


def mind_sat(table: Table, entry: log.MindSat) -> Events:
    return sit(table, Sitter(table.sittings, entry.name, mind=entry.mind))


def sit(table: Table, sitter: Sitter) -> Events:
    table.sittings += 1
    table.sitters.append(sitter)
    return NOTHING


def seat_left(table: Table, entry: log.SeatLeft) -> Events:
    """The seats of a game stay until its end, for everything in it is told by their numbers."""
    sitter = table.sitters[entry.seat]
    if sitter.device is not None and table.is_host(sitter.device):
        void_links_of_host(table)
    if entry.removed and sitter.device is not None:
        table.removed |= {sitter.device}
        table.links.pop(sitter.key, None)
        sitter.device = None
    if table.match is None:
        del table.sitters[entry.seat]
    else:
        sitter.has_left = True
        sitter.hand_to_stand_in()
    return NOTHING


def seats_ordered(table: Table, entry: log.SeatsOrdered) -> Events:
    table.sitters = [table.sitters[seat] for seat in entry.seats]
    return NOTHING


def options_set(table: Table, entry: log.OptionsSet) -> Events:
    table.game_name, table.wishes = entry.game, entry.options
    if entry.clock != table.clock:
        # Whoever is to move has all of the new time.
        table.free_at = max(table.free_at, entry.at)
    table.set_times(entry.clock, entry.pace)
    table.has_talk, table.is_open_to_onlookers = entry.talk, entry.onlookers
    return NOTHING


def starter_picked(table: Table, entry: log.StarterPicked) -> Events:
    table.starter_key = None if entry.seat is None else table.sitters[entry.seat].key
    return NOTHING


def host_passed(table: Table, entry: log.HostPassed) -> Events:
    table.host = entry.device
    void_links_of_host(table)
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
    return NOTHING


def contributed(table: Table, entry: log.Contributed) -> Events:
    table.sitters[entry.seat].given = entry.given
    return NOTHING


def game_started(table: Table, entry: log.GameStarted) -> Events:
    """The contributions stand in the order of the seats."""
    table.match = Match(
        table.game,
        table.names,
        secret=table.secret,
        contributions=[s.given for s in table.sitters if s.given is not None],
        starter=table.starter,
        wishes=table.wishes,
    )
    table.began = entry.at
    table.paused_at = None
    return begin_round(table, entry, table.match.opening())


def round_began(table: Table, entry: log.RoundBegan) -> Events:
    assert table.match is not None
    return begin_round(table, entry, table.match.next_round())


def begin_round(table: Table, entry: log.Entry, told: Events) -> Events:
    table.gone_on = table.agreed = frozenset()
    return show(table, entry, told)


def show(table: Table, entry: log.Entry, told: Events) -> Events:
    """The game has changed: the next decision waits until this has been seen."""
    table.game_version = table.version + 1
    table.free_at = table.beat_ends_at = entry.at + round(table.game.beat_ms(told) * table.tempo)
    table.private_look = None
    return told


def moved(table: Table, entry: log.Moved) -> Events:
    match = table.running
    told = match.play(entry.seat, match.game.move_from_json(entry.move), notes(entry))
    note_presence(table.sitters[entry.seat], entry)
    show(table, entry, told)
    if table.agreed and not match.can_end:
        table.agreed = frozenset()
    if entry.by == "person":
        look_privately(table, match.game.private_look(match.round, told), entry.at)
    return told


def notes(entry: log.Moved) -> dict[str, object]:
    """What the record keeps of a move besides the move."""
    time: dict[str, object] = {"ms": entry.ms}
    return time if entry.by != "stand-in" else time | {"by": entry.by}


def note_presence(sitter: Sitter, entry: log.Moved) -> None:
    if entry.by == "person":
        sitter.take_back()
    elif entry.late:
        sitter.misses += 1
        if sitter.misses >= MISSES_TO_HAND_OVER:
            sitter.hand_to_stand_in()


def look_privately(table: Table, look: PrivateLook[object] | None, at: int) -> None:
    """A person looks at what only they see until they go on; the others wait."""
    if table.tempo and look is not None:
        table.private_look = look
        table.free_at = max(table.beat_ends_at, at + table.settings.private_look)


def went_on(table: Table, entry: log.WentOn) -> Events:
    look = table.private_look
    if look is not None and look.seat in entry.seats:
        table.private_look = None
        table.free_at = max(entry.at, table.beat_ends_at)
    else:
        table.gone_on |= {table.sitters[seat].key for seat in entry.seats}
    return NOTHING


def agreed_to_end(table: Table, entry: log.AgreedToEnd) -> Events:
    keys = {table.sitters[seat].key for seat in entry.seats}
    table.agreed = table.agreed | keys if entry.agree else table.agreed - keys
    return NOTHING


def game_cut(table: Table, entry: log.GameCut) -> Events:
    table.running.cut("agreed" if table.agreed else "cap")
    return show(table, entry, NOTHING)


def handed_to_stand_in(table: Table, entry: log.HandedToStandIn) -> Events:
    table.sitters[entry.seat].hand_to_stand_in()
    return NOTHING


def took_back(table: Table, entry: log.TookBack) -> Events:
    for seat in entry.seats:
        table.sitters[seat].take_back()
    return NOTHING


def paused(table: Table, entry: log.Paused) -> Events:
    table.paused_at = entry.at
    return NOTHING


def resumed(table: Table, entry: log.Resumed) -> Events:
    """What was left of the beat and of the decision is still left."""
    if table.paused_at is not None:
        table.beat_ends_at += entry.at - table.paused_at
        table.free_at += entry.at - table.paused_at
    table.paused_at = None
    return NOTHING


def rematched(table: Table, entry: log.Rematched) -> Events:
    """The same people, without those who have left."""
    if entry.game != table.game_name:
        table.game_name, table.wishes = entry.game, {}
    table.sitters = [sitter for sitter in table.sitters if not sitter.has_left]
    for sitter in table.sitters:
        sitter.take_back()
        sitter.given = None
    table.match = table.starter_key = table.private_look = table.paused_at = None
    table.free_at = entry.at
    promise(table, entry.secret)
    return NOTHING


def table_closed(table: Table, entry: log.TableClosed) -> Events:
    table.close()
    return NOTHING


APPLIERS: dict[type[log.Entry], Callable[[Table, Any], Events]] = {
    log.TableOpened: table_opened,
    log.PersonSat: person_sat,
    log.MindSat: mind_sat,
    log.SeatLeft: seat_left,
    log.SeatsOrdered: seats_ordered,
    log.OptionsSet: options_set,
    log.StarterPicked: starter_picked,
    log.HostPassed: host_passed,
    log.SeatInvited: seat_invited,
    log.SeatMoved: seat_moved,
    log.Contributed: contributed,
    log.GameStarted: game_started,
    log.Moved: moved,
    log.WentOn: went_on,
    log.RoundBegan: round_began,
    log.AgreedToEnd: agreed_to_end,
    log.GameCut: game_cut,
    log.HandedToStandIn: handed_to_stand_in,
    log.TookBack: took_back,
    log.Paused: paused,
    log.Resumed: resumed,
    log.Rematched: rematched,
    log.TableClosed: table_closed,
}
