"""Thimbles, a tiny third game: the proof that a game is a folder.

T1. Two to five players; a few cups, one of them hides a pea.
T2. On your turn lift a cup: if the pea is there you win the round, otherwise the cup is put back.
T3. If agreed, you may peek beneath a cup instead, alone.
T4. The first to win so many rounds wins the game. The winner's left neighbour begins the next.

Everything of the game is in this folder; `register` is its one registration.
"""

from pathlib import Path

from hatbox.bootstrap import add_game
from hatbox.games.base import Seat
from hatbox.games.fairness import Stream
from hatbox.games.repetition import NoRepetition as Repetition
from hatbox.minds import STAND_IN
from tests.third_game import rules
from tests.third_game.awards import Honours
from tests.third_game.beats import BEATS, beat_ms, beat_reading
from tests.third_game.citations import CITATIONS
from tests.third_game.events import Event, audience, opening, play, private_look
from tests.third_game.minds import guesser
from tests.third_game.moves import (
    Lift,
    Move,
    Peek,
    move_from_json,
    move_from_number,
    move_to_json,
    move_to_number,
)
from tests.third_game.options import (
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
from tests.third_game.race import Result, cut_standing, next_starter, result, standing
from tests.third_game.record import (
    cut_to_json,
    deck_from_json,
    deck_to_json,
    entry,
    move_of_entry,
    result_to_json,
    standing_to_json,
)
from tests.third_game.replay import Frame, Frames
from tests.third_game.rules import Round, is_over
from tests.third_game.story import tell_deal, tell_event, tell_standing, tell_winner
from tests.third_game.view import (
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

CAP = 50
# Two moves need no lesson.
LESSON = None

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
    "Event",
    "Frame",
    "Frames",
    "Honours",
    "Lift",
    "Move",
    "OnlookerView",
    "Opened",
    "Options",
    "Peek",
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
    "register",
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


def shuffle(stream: Stream, options: Options) -> int:
    """T1: the deck is the cup that hides the pea."""
    return stream.below(options.cups)


def deal(options: Options, players: int, deck: int, starter: int) -> Round:
    return Round(players, options.cups, options.peeking, deck, starter)


def seat_to_move(g: Round) -> Seat | None:
    return None if is_over(g) else Seat(g.turn)


def legal_moves(g: Round) -> list[Move]:
    return [move_from_number(n) for n in range(rules.MOVES) if rules.is_legal(g, n)]


def counts_to_cap(move: Move) -> bool:
    return True


def register() -> None:
    from tests import third_game

    words = Path(__file__).parent / "words"
    add_game(third_game, minds={"random": guesser, STAND_IN: guesser}, words=words)
