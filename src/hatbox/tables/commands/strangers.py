"""A table that is open to anybody: listing it, and sending somebody away together."""

from __future__ import annotations

from hatbox.games import WrongOption

from ..errors import TableError
from ..log.entries import Entry, HostPassed, SeatLeft, TableListed, VoteCast
from ..state.votes import voters_about, votes_needed
from .checks import check_words
from .registry import Outcome, Request, handles
from .seats import next_host
from .structs import ListTable, VoteOut

# The others who are needed to send somebody away: with the one meant, a table of three.
LEAST_VOTERS = 2
LONGEST_LANGUAGE = 8


@handles(ListTable, who="host")
def list_table(request: Request[ListTable]) -> Outcome:
    table, command = request.table, request.command
    if not table.settings.is_public:
        raise TableError("not-public")
    check_language(command.language)
    if command.listed:
        for name in table.names:
            check_words(name, request.context.words)
    wished = (command.listed, command.language or table.language)
    if wished == (table.is_listed, table.language):
        return Outcome()
    listed, language = wished
    return Outcome([TableListed(at=request.now, listed=listed, language=language)])


def check_language(language: str) -> None:
    is_word = language.isascii() and language.replace("-", "").isalpha()
    if language and not (is_word and len(language) <= LONGEST_LANGUAGE):
        raise WrongOption("wrong-option", option="language")


@handles(VoteOut, who="seat")
def vote_out(request: Request[VoteOut]) -> Outcome:
    """More than half of the other people who are here; a device has one vote."""
    table, device = request.table, request.visitor.device
    target = table.sitter(request.command.seat)
    is_person = target.device is not None and not target.has_left
    if not table.has_strangers or not is_person or target.device == device:
        raise TableError("not-now")
    voters = voters_about(table, request.context, target.key)
    if len(voters) < LEAST_VOTERS:
        raise TableError("vote-needs-three")
    agree, votes = request.command.agree, table.votes.get(target.key, frozenset())
    if agree == (device in votes):
        return Outcome()
    cast = VoteCast(at=request.now, seat=request.command.seat, by=device, agree=agree)
    is_decided = agree and len((votes | {device}) & voters) >= votes_needed(voters)
    return Outcome([cast, *(sent_away(request, target.device or b"") if is_decided else [])])


def sent_away(request: Request[VoteOut], device: bytes) -> list[Entry]:
    """As when the host removes somebody; a host who goes hands the table on."""
    table, now = request.table, request.now
    seats = reversed(table.seats_of(device))
    gone: list[Entry] = [SeatLeft(at=now, seat=s, removed=True, voted=True) for s in seats]
    heir = next_host(table, request.context) if table.is_host(device) else None
    return gone if heir is None else [*gone, HostPassed(at=now, device=heir)]
