"""Magic Hat for programs that ask for the odds: an animal is drawn when it is first seen.

A hat, or the box, that nobody has looked into yet holds `NOT_DRAWN`. Before a move is made,
whatever it will show is drawn from the animals that are left (M3).
"""

from __future__ import annotations

from dataclasses import dataclass

from ..catalogue import ANIMAL_IDS
from . import rules
from .options import Options
from .rules import ANIMALS, HATS, Round

NOT_DRAWN = -1

# What a move can be besides its number: the deal at the beginning of a round.
DEAL = -1

# Outcomes as numbers: the animals.
OUTCOMES = ANIMALS

# A turn is what counts to the cap: a look, seen by all and by one, and two swaps; or a wrong call,
# the look into the box, out, and the round is won.
MOVES_A_TURN = 3
EVENTS_A_TURN = 4


@dataclass(frozen=True, slots=True)
class Variant:
    """A smaller game: the first `hats_in_play` hats alone may be looked into and swapped."""

    hats_in_play: int = HATS

    def check(self, options: Options, players: int, cap: int) -> None:
        if not 2 <= self.hats_in_play <= HATS:
            raise ValueError(f"2 to {HATS} hats can be in play.")


def most_rounds(options: Options, players: int) -> int:
    """M9: everybody has a token, then one wins again."""
    return players + 1


def undealt(options: Options, players: int, variant: Variant) -> Round:
    return Round(players, int(options.expert), [NOT_DRAWN] * ANIMALS)


def is_in_play(move: int, variant: Variant) -> bool:
    """A call names an animal, and to leave it names nothing."""
    if move < rules.CALL:
        return move % HATS < variant.hats_in_play
    if rules.EXTRA <= move < rules.SKIP:
        return rules.SECOND[move - rules.EXTRA] < variant.hats_in_play
    return True


def odds(g: Round, move: int, options: Options, variant: Variant) -> list[tuple[int, int]]:
    """What can be drawn next, with weights; nothing if the move can be made as it is."""
    if is_look(move) and g.hats[move - rules.LOOK] == NOT_DRAWN:
        return odds_of_animals(g)
    if is_call(move) and g.box == NOT_DRAWN:
        return odds_of_animals(g)
    return []


def odds_of_animals(g: Round) -> list[tuple[int, int]]:
    seen = (g.box, *g.hats)
    return [(animal, 1) for animal in range(ANIMALS) if animal not in seen]


def draw(g: Round, move: int, outcome: int) -> None:
    if is_look(move):
        g.hats[move - rules.LOOK] = outcome
    else:
        g.box = outcome


def is_look(move: int) -> bool:
    return rules.LOOK <= move < rules.SWAP


def is_call(move: int) -> bool:
    return rules.CALL <= move < rules.EXTRA


def deal(g: Round, starter: int) -> None:
    rules.deal(g, starter)


def outcome_name(outcome: int) -> str:
    return ANIMAL_IDS[outcome]
