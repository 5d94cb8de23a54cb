"""That's Not a Hat, with the names that every game has (`games.game`)."""

from collections.abc import Sequence

from ..base import Seat
from ..fairness import Stream
from . import rules
from .awards import Honours
from .beats import BEATS, beat_ms, beat_reading
from .citations import CITATIONS
from .deck import Card, shuffled
from .events import Event, audience, opening, play, private_look
from .lesson import LESSON
from .moves import (
    Accept,
    Move,
    Offer,
    Refuse,
    move_from_json,
    move_from_number,
    move_to_json,
    move_to_number,
)
from .options import (
    LEAST_PLAYERS,
    MOST_PLAYERS,
    NAME,
    OPTIONS,
    WITH_STRANGERS,
    Options,
    options,
    options_to_json,
    rounds,
)
from .record import (
    cut_to_json,
    deck_from_json,
    deck_to_json,
    entry,
    move_of_entry,
    result_to_json,
    standing_to_json,
)
from .repetition import Repetition
from .replay import Frame, Frames
from .rules import Round, is_over
from .series import Result, cut_standing, next_starter, result, standing
from .story import tell_deal, tell_event, tell_standing, tell_winner
from .view import (
    OnlookerView,
    Opened,
    Sees,
    View,
    may,
    opened,
    sees,
    view_for,
    view_for_onlooker,
)

# A round of perfect memories never ends: programs stop after so many decisions.
CAP = 400

__all__ = [
    "BEATS",
    "CAP",
    "CITATIONS",
    "LEAST_PLAYERS",
    "LESSON",
    "MOST_PLAYERS",
    "NAME",
    "OPTIONS",
    "WITH_STRANGERS",
    "Accept",
    "Card",
    "Event",
    "Frame",
    "Frames",
    "Honours",
    "Move",
    "Offer",
    "OnlookerView",
    "Opened",
    "Options",
    "Refuse",
    "Repetition",
    "Result",
    "Round",
    "Sees",
    "View",
    "audience",
    "beat_ms",
    "beat_reading",
    "counts_to_cap",
    "cut_standing",
    "cut_to_json",
    "deal",
    "deck_from_json",
    "deck_to_json",
    "entry",
    "is_over",
    "legal_moves",
    "may",
    "move_from_json",
    "move_from_number",
    "move_of_entry",
    "move_to_json",
    "move_to_number",
    "next_starter",
    "opened",
    "opening",
    "options",
    "options_to_json",
    "play",
    "private_look",
    "result",
    "result_to_json",
    "rounds",
    "seat_to_move",
    "sees",
    "shuffle",
    "standing",
    "standing_to_json",
    "tell_deal",
    "tell_event",
    "tell_standing",
    "tell_winner",
    "view_for",
    "view_for_onlooker",
]


def shuffle(stream: Stream, options: Options) -> list[Card]:
    return shuffled(stream, options.arrows)


def deal(options: Options, players: int, deck: Sequence[tuple[int, int]], starter: int) -> Round:
    g = Round(players, options.gifts, deck)
    rules.deal(g, starter)
    return g


def seat_to_move(g: Round) -> Seat | None:
    return None if is_over(g) else Seat(rules.to_move(g))


def legal_moves(g: Round) -> list[Move]:
    return [move_from_number(n) for n in range(rules.MOVES) if rules.is_legal(g, n)]


def counts_to_cap(move: Move) -> bool:
    return True
