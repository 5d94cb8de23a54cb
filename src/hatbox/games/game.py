"""The protocol of a game: a package with these names, split by who uses them.

A round is the state of the rules, changed only by `play`; a deck is whatever `shuffle` gives and
`deal` takes. `Game` stands for a game whose types do not matter to the caller.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, Protocol, TypeAlias, TypeVar

from .awards import Honours
from .base import Audience, Citations, Json, May, PrivateLook, Seat, Standing
from .beats import Beat, Reading
from .fairness import Stream
from .lesson import Lesson
from .options import Option
from .replay import Frames
from .story import Line, Names

Options = TypeVar("Options")
Deck = TypeVar("Deck")
Round = TypeVar("Round")
Move = TypeVar("Move")
Event = TypeVar("Event")
Result = TypeVar("Result")

Event_co = TypeVar("Event_co", covariant=True)
View_co = TypeVar("View_co", covariant=True)
Onlooker_co = TypeVar("Onlooker_co", covariant=True)
Opened_co = TypeVar("Opened_co", covariant=True)

Options_contra = TypeVar("Options_contra", contravariant=True)
Round_contra = TypeVar("Round_contra", contravariant=True)
Event_contra = TypeVar("Event_contra", contravariant=True)
Result_contra = TypeVar("Result_contra", contravariant=True)


class Setup(Protocol[Options]):
    """Who may play, and what may be agreed before: for lobbies and command lines."""

    @property
    def NAME(self) -> str: ...
    @property
    def LEAST_PLAYERS(self) -> int: ...
    @property
    def MOST_PLAYERS(self) -> int: ...
    @property
    def OPTIONS(self) -> tuple[Option, ...]: ...
    @property
    def WITH_STRANGERS(self) -> Mapping[str, object]:
        """Options of a table where people come between rounds: so there should be some."""

    def options(self, players: int, wishes: Mapping[str, object]) -> Options: ...
    def options_to_json(self, options: Options) -> Json: ...
    def rounds(self, options: Options, players: int) -> int | None: ...


class Repetition(Protocol[Event_contra]):
    """Counts the positions of a round; for one round, from its opening on."""

    @property
    def times(self) -> int:
        """How often the position that came most often has come."""

    def watch(self, events: Iterable[Event_contra]) -> None: ...


class Rules(Protocol[Options_contra, Deck, Round, Move, Event_co, Result]):
    """For a match: deal, play, count."""

    @property
    def CAP(self) -> int: ...

    def shuffle(self, stream: Stream, options: Options_contra) -> Deck: ...
    def deal(self, options: Options_contra, players: int, deck: Deck, starter: int) -> Round: ...
    def opening(self, round: Round) -> tuple[Event_co, ...]: ...
    def seat_to_move(self, round: Round) -> Seat | None: ...
    def legal_moves(self, round: Round) -> list[Move]: ...
    def play(self, round: Round, seat: int, move: Move) -> tuple[Event_co, ...]: ...
    def counts_to_cap(self, move: Move) -> bool: ...
    def is_over(self, round: Round) -> bool: ...
    def result(self, round: Round) -> Result: ...
    def standing(
        self, options: Options_contra, players: int, results: Sequence[Result]
    ) -> Standing: ...
    def cut_standing(
        self, options: Options_contra, players: int, results: Sequence[Result], round: Round
    ) -> Standing: ...
    def next_starter(self, players: int, starter: int, result: Result) -> Seat: ...


class Views(Protocol[Round_contra, Event_contra, View_co, Onlooker_co, Opened_co]):
    """For a table: what is seen of a round, by whom, and for how long."""

    @property
    def BEATS(self) -> Mapping[str, Beat]: ...

    @property
    def Sees(self) -> object:
        """The type of what one seat alone can see; None in a game without secrets."""

    def view_for(self, round: Round_contra, seat: int) -> View_co: ...
    def view_for_onlooker(self, round: Round_contra) -> Onlooker_co: ...
    def may(self, round: Round_contra, seat: int) -> tuple[May, ...]: ...
    def sees(self, round: Round_contra, seat: int) -> object: ...
    def opened(self, round: Round_contra) -> Opened_co: ...
    def audience(self, event: Event_contra) -> Audience: ...
    def beat_ms(self, events: Iterable[Event_contra]) -> int: ...
    def beat_reading(self, events: Iterable[Event_contra]) -> Reading | None: ...
    def private_look(
        self, round: Round_contra, events: Iterable[Event_contra]
    ) -> PrivateLook[object] | None: ...


class Records(Protocol[Options_contra, Deck, Round_contra, Move, Result_contra]):
    """For records, logs and the wire: everything to JSON and back."""

    @property
    def CITATIONS(self) -> Citations: ...

    def move_to_number(self, move: Move) -> int: ...
    def move_from_number(self, number: int) -> Move: ...
    def move_to_json(self, move: Move) -> Json: ...
    def move_from_json(self, data: object) -> Move: ...
    def entry(self, round: Round_contra, seat: int, move: Move) -> Json: ...
    def move_of_entry(self, round: Round_contra, entry: Mapping[str, object]) -> Move: ...
    def deck_to_json(self, deck: Deck) -> Json: ...
    def deck_from_json(self, options: Options_contra, data: Mapping[str, object]) -> Deck: ...
    def result_to_json(self, result: Result_contra) -> Json: ...
    def cut_to_json(self, round: Round_contra) -> Json: ...
    def standing_to_json(self, standing: Standing) -> Json: ...


class Stories(Protocol[Round_contra, Event_contra]):
    """For replays: a finished game in words."""

    def tell_deal(self, round: Round_contra, names: Names) -> Iterator[Line]: ...
    def tell_event(
        self, round: Round_contra, event: Event_contra, names: Names
    ) -> Iterator[Line]: ...
    def tell_standing(self, standing: Standing, names: Names) -> Iterator[Line]: ...
    def tell_winner(self, name: str, *, is_cut: bool) -> Line: ...


class Afterwards(Protocol[Round_contra, Event_contra]):
    """For after a game, when nothing is a secret any more."""

    def Honours(self, players: int) -> Honours[Round_contra, Event_contra]: ...
    def Frames(self, players: int) -> Frames[Round_contra, Event_contra, object]: ...


class Repeats(Protocol[Options_contra, Event_contra]):
    """For a table: when to offer that a round which does not end is ended."""

    def Repetition(self, options: Options_contra, players: int) -> Repetition[Event_contra]: ...


class Teaches(Protocol):
    """For newcomers: a prepared game that teaches itself, if there is one."""

    @property
    def LESSON(self) -> Lesson | None: ...


class GameOf(
    Setup[Options],
    Rules[Options, Deck, Round, Move, Event, Result],
    Views[Round, Event, View_co, Onlooker_co, Opened_co],
    Records[Options, Deck, Round, Move, Result],
    Stories[Round, Event],
    Afterwards[Round, Event],
    Repeats[Options, Event],
    Teaches,
    Protocol[Options, Deck, Round, Move, Event, Result, View_co, Onlooker_co, Opened_co],
):
    """A game with all its types; mypy holds every registered package to it."""


Game: TypeAlias = GameOf[Any, Any, Any, Any, Any, Any, Any, Any, Any]


def events_for(game: Game, events: Iterable[Event], seat: int | None) -> list[Event]:
    """The events that a seat may see; None is an onlooker, who sees what everybody sees."""
    return [event for event in events if game.audience(event).includes(seat)]
