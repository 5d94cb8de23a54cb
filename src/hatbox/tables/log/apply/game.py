"""A game: its rounds, its moves, how it ends and begins again."""

from __future__ import annotations

from hatbox.games import Match, game_named

from ...state.sitter import Sitter
from ...state.table import NOTHING, Events, Table
from .. import entries as log
from . import strangers
from .table import promise
from .times import look_privately, show

MISSES_TO_HAND_OVER = 2


def game_started(table: Table, entry: log.GameStarted) -> Events:
    """The contributions stand in the order of the seats."""
    lesson = table.lesson
    table.match = Match(
        table.game,
        table.names,
        secret=table.secret,
        contributions=[s.given for s in table.sitters if s.given is not None],
        starter=lesson.starter if lesson else table.starter,
        wishes=table.wishes,
        deck=lesson.deck if lesson else None,
    )
    table.began = entry.at
    table.paused_at = None
    return begin_round(table, entry, table.match.opening())


def round_began(table: Table, entry: log.RoundBegan) -> Events:
    assert table.match is not None
    strangers.seat_the_waiting(table)
    return begin_round(table, entry, table.match.next_round())


def begin_round(table: Table, entry: log.Entry, told: Events) -> Events:
    table.gone_on = table.agreed = frozenset()
    return show(table, entry, told)


def moved(table: Table, entry: log.Moved) -> Events:
    match = table.running
    told = match.play(entry.seat, match.game.move_from_json(entry.move), notes(entry))
    note_presence(table, table.sitters[entry.seat], entry)
    show(table, entry, told)
    if table.agreed and not match.can_end:
        table.agreed = frozenset()
    look = match.game.private_look(match.round, told)
    if look is not None and entry.by == "person":
        look_privately(table, look, entry)
    return told


def notes(entry: log.Moved) -> dict[str, object]:
    """What the record keeps of a move besides the move."""
    time: dict[str, object] = {"ms": entry.ms}
    return time if entry.by != "stand-in" else time | {"by": entry.by}


def note_presence(table: Table, sitter: Sitter, entry: log.Moved) -> None:
    if entry.by == "person" and (sitter.is_played or sitter.has_left or sitter.misses):
        sitter.take_back()
    elif entry.late:
        sitter.misses += 1
        if sitter.misses >= MISSES_TO_HAND_OVER:
            sitter.hand_to_stand_in()
    else:
        return
    table.sitters_version = table.version + 1


def went_on(table: Table, entry: log.WentOn) -> Events:
    look = table.private_look
    if look is not None and look.seat in entry.seats:
        table.private_look = None
        table.free_at = max(entry.at, table.beat_ends_at)
    elif table.guide is not None:
        table.guide.go_on()
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


def rematch_asked(table: Table, entry: log.RematchAsked) -> Events:
    keys = {table.sitters[seat].key for seat in entry.seats}
    table.rematch_asked = table.rematch_asked | keys if entry.ask else table.rematch_asked - keys
    return NOTHING


def rematched(table: Table, entry: log.Rematched) -> Events:
    """The same people, without those who have left."""
    note_results(table)
    for sitter in table.sitters:
        sitter.known |= entry.known.get(sitter.key, {})
    if entry.game != table.game_name:
        table.game, table.wishes = game_named(entry.game), {}
    table.sitters = [sitter for sitter in table.sitters if not sitter.has_left]
    for sitter in table.sitters:
        sitter.take_back()
        sitter.given = None
    table.match = table.starter_key = table.paused_at = None
    table.private_look = table.reading = None
    table.rematch_asked = frozenset()
    table.free_at = entry.at
    promise(table, entry.secret)
    table.votes = {}
    strangers.seat_the_waiting(table)
    return NOTHING


def note_results(table: Table) -> None:
    """A mind that is tuned to its opponents learns how they fared."""
    winners = (table.match and table.match.standing.winners) or ()
    people = [seat for seat, sitter in enumerate(table.sitters) if sitter.is_person]
    for seat, sitter in enumerate(table.sitters):
        if sitter.results is not None and winners and people:
            ahead = [(1 + (person in winners) - (seat in winners)) / 2 for person in people]
            sitter.results.append(sum(ahead) / len(people))
