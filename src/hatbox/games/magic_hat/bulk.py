"""Magic Hat for programs that play many rounds at once: dealing, masks, observations.

Ints and lists of fixed size only, so that the same source can be compiled.
"""

from __future__ import annotations

from collections.abc import MutableSequence
from dataclasses import asdict

from .. import words
from ..catalogue import ANIMAL_NUMBER
from ..words import State
from . import rules
from .events import Event
from .options import Options
from .rules import ANIMALS, HATS, MOST_PLAYERS, Round
from .tally import Tally

# Where an observation says what; seats are counted from the one who observes, clockwise.
PHASE = 0
TURN = PHASE + 3
OUT = TURN + MOST_PLAYERS
LOOKED = OUT + MOST_PLAYERS
SEEN = LOOKED + HATS
PLAYERS = SEEN + ANIMALS
EXPERT = PLAYERS + 1
OBSERVATION = EXPERT + 1

MOVES = rules.MOVES

# An event as a row of numbers: which it is, seats, objects and the rest, each plus one; 0 is none.
KINDS = (
    "round-began",
    "looked-into",
    "animal-seen",
    "swapped",
    "skipped",
    "called",
    "box-seen",
    "went-out",
    "round-won",
)
EVENT = 6


def event_row(event: Event, seat: int, players: int) -> tuple[int, ...]:
    """Kind; who; hat, or the first of two; the second; animal; is it the extra swap."""
    told = asdict(event)
    who: int = told["starter"] if "starter" in told else told["seat"]
    hats = told.get("hats", (told.get("hat", -1), -1))
    animal = told.get("animal", told.get("box"))
    return (
        KINDS.index(event.event) + 1,
        (who - seat) % players + 1,
        hats[0] + 1,
        hats[1] + 1,
        0 if animal is None else ANIMAL_NUMBER[animal] + 1,
        int(told.get("extra", False)),
    )


def settings(options: Options, players: int) -> tuple[int, ...]:
    """What was agreed, as numbers: players, and whether they are experts."""
    return (players, int(options.expert))


def tally(settings: tuple[int, ...]) -> Tally:
    return Tally(settings[0])


def deal(g: Round, settings: tuple[int, ...], starter: int, state: State) -> None:
    """A round from a fast generator (M3)."""
    g.players = settings[0]
    g.expert = settings[1]
    g.players_in = g.players
    g.looked = g.winner = g.won_by = 0
    for seat in range(MOST_PLAYERS):
        g.out[seat] = 0
    draw(g, state)
    rules.deal(g, starter)


def draw(g: Round, state: State) -> None:
    """Fisher-Yates while laying out: the last drawn animal is the one in the box."""
    for hat in range(HATS):
        g.hats[hat] = hat
    g.box = HATS
    for hat in range(HATS):
        drawn = hat + words.below(state, ANIMALS - hat)
        animal = g.hats[hat]
        if drawn == HATS:
            g.hats[hat] = g.box
            g.box = animal
        else:
            g.hats[hat] = g.hats[drawn]
            g.hats[drawn] = animal


def drawn_deck(g: Round, settings: tuple[int, ...]) -> list[int]:
    """The animals as they were dealt; to be asked before the first swap."""
    return [g.box, *g.hats]


def turn(g: Round) -> int:
    return g.turn


def counts_to_cap(move: int) -> bool:
    """A turn is a look, with the swaps that follow, or a call."""
    return move < rules.SWAP or rules.CALL <= move < rules.EXTRA


def mask(g: Round, out: MutableSequence[int]) -> None:
    """1 for every legal move, by its number."""
    for move in range(MOVES):
        out[move] = rules.is_legal(g, move)


def observe(g: Round, seat: int, out: MutableSequence[int]) -> None:
    """What a seat sees: an animal only while it looks into that hat itself (M6)."""
    for place in range(OBSERVATION):
        out[place] = 0
    if g.phase != rules.OVER:
        out[PHASE + g.phase] = 1
        out[TURN + from_seat(g, seat, g.turn)] = 1
    for other in range(g.players):
        out[OUT + from_seat(g, seat, other)] = g.out[other]
    if g.phase == rules.SWAPPING:
        out[LOOKED + g.looked] = 1
        if g.turn == seat:
            out[SEEN + g.hats[g.looked]] = 1
    out[PLAYERS] = g.players
    out[EXPERT] = g.expert


def from_seat(g: Round, seat: int, other: int) -> int:
    """How many seats further left the other one sits."""
    return other - seat if other >= seat else other - seat + g.players
