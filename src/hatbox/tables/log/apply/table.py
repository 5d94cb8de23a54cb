"""The table itself: opened, set up, handed over, closed."""

from __future__ import annotations

from hatbox.games import game_named
from hatbox.games.fairness import commitment

from ...names import default_name, free_name
from ...state.sitter import Sitter
from ...state.table import NOTHING, Events, Table
from .. import entries as log
from .seats import sit, void_links_of_host


def table_opened(table: Table, entry: log.TableOpened) -> Events:
    table.game, table.wishes = game_named(entry.game), entry.options
    table.set_times(entry.clock, entry.pace)
    table.host = entry.host
    table.invitation = entry.invitation.hex()
    promise(table, entry.secret)
    if entry.learner:
        prepare_lesson(table, entry)
    return NOTHING


def prepare_lesson(table: Table, entry: log.TableOpened) -> None:
    """The learner has the first seat; nobody else comes in."""
    lesson = table.game.LESSON
    assert lesson is not None
    table.lesson, table.guide = lesson, lesson.guide()
    table.has_talk = table.is_open_to_onlookers = False
    sit(table, Sitter(table.sittings, entry.learner, device=entry.host))
    for mind in lesson.neighbours:
        name = free_name(default_name(mind), table.names)
        sit(table, Sitter(table.sittings, name, mind=mind))


def promise(table: Table, secret: bytes) -> None:
    """The secret of the next game; its commitment is published from now on."""
    table.secret = secret
    table.commitment = commitment(secret)


def options_set(table: Table, entry: log.OptionsSet) -> Events:
    table.game, table.wishes = game_named(entry.game), entry.options
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
    table.lender = lender_to(table, entry.device)
    table.host = entry.device
    void_links_of_host(table)
    return NOTHING


def lender_to(table: Table, device: bytes) -> bytes:
    """Whose role a screen has from now on; it stays theirs if it goes from screen to screen."""
    if table.seats_of(device):
        return b""
    return table.host if table.seats_of(table.host) else table.lender


def table_closed(table: Table, entry: log.TableClosed) -> Events:
    table.close()
    return NOTHING
