"""Measures what minds recall, claim and refuse against the truth."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from statistics import median

from hatbox.games import Match, game_named
from hatbox.games.not_a_hat import NAME
from hatbox.lab.arena import Outcome, outcome_of, seated, secret_of
from hatbox.lab.cores import in_order
from hatbox.lab.simulate import play_out
from hatbox.minds import Maker

from .probe import LastSeen, Note, Probe

LAGS = ((0, 2), (3, 5), (6, 9), (10, 15), (16, 30))


def probed(seats: Sequence[str | Maker], secret: bytes) -> tuple[Outcome, list[Note]]:
    """One game of That's Not a Hat, with every decision recorded."""
    rules = game_named(NAME)
    match = Match(rules, [str(seat) for seat in range(len(seats))], secret=secret)
    notes: list[Note] = []
    seen = LastSeen()
    minds = [Probe(mind, match, seen, notes) for mind in seated(seats, rules, secret)]
    play_out(match, minds)
    return outcome_of(match), notes


@dataclass(frozen=True, slots=True)
class Played:
    """Games between minds of one kind, at one number of players."""

    outcomes: list[Outcome]
    games: list[list[Note]]

    @property
    def median_decisions(self) -> float:
        return median(outcome.decisions for outcome in self.outcomes)

    @property
    def notes(self) -> list[Note]:
        return [note for game in self.games for note in game]

    @property
    def offers(self) -> list[Note]:
        return [note for note in self.notes if note.is_offer]

    @property
    def answers(self) -> list[Note]:
        return [note for note in self.notes if not note.is_offer]


def played(who: str | Maker, players: int, *, games: int, seed: str) -> Played:
    def play(number: int) -> tuple[Outcome, list[Note]]:
        return probed([who] * players, secret_of(f"{seed} {players}", number))

    games_of = list(in_order(play, range(games)))
    return Played([outcome for outcome, _ in games_of], [notes for _, notes in games_of])


def share_of(notes: Iterable[Note], is_so: Callable[[Note], bool]) -> float | None:
    """A share, or None if there were no cases."""
    values = [is_so(note) for note in notes]
    return sum(values) / len(values) if values else None


def is_right(note: Note) -> bool:
    return note.recalled == note.truth


def is_false(note: Note) -> bool:
    return note.said != note.truth


LEAST_NOTES = 30


def recall_by_lag(offers: Sequence[Note]) -> list[float | None]:
    """The share of correct recalls by the number of gifts given since the face was visible."""
    binned = [[note for note in offers if low <= note.lag <= high] for low, high in LAGS]
    return [share_of(bin, is_right) if len(bin) >= LEAST_NOTES else None for bin in binned]


def in_play_when_wrong(offers: Sequence[Note]) -> float | None:
    """The share of wrong recalls that name an object lying face down at the table."""
    wrong = [note for note in offers if note.recalled is not None and not is_right(note)]
    return share_of(wrong, lambda note: note.in_play)
