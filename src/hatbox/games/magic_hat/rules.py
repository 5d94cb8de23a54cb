"""Magic Hat, one round: M3 and M5 to M8, M11.

Animals are numbers of the catalogue, hats are known by their position alone. Everything is an int
or a list of fixed size, and a move allocates nothing, so that the same source can be compiled.
"""

from __future__ import annotations

from collections.abc import Sequence

from ..base import IllegalMove

ANIMALS = 6
HATS = 5
MOST_PLAYERS = 4

CHOOSING, SWAPPING, EXTRA_SWAP, OVER = 0, 1, 2, 3
BY_CALL, BY_BEING_LAST = 0, 1

# M11: the ten pairs of hats.
FIRST = (0, 0, 0, 0, 1, 1, 1, 2, 2, 3)
SECOND = (1, 2, 3, 4, 2, 3, 4, 3, 4, 4)
PAIRS = 10

# A decision as one number: five looks, five swaps, six calls, ten extra swaps, one "no, thanks".
LOOK = 0
SWAP = LOOK + HATS
CALL = SWAP + HATS
EXTRA = CALL + ANIMALS
SKIP = EXTRA + PAIRS
MOVES = SKIP + 1


class Round:
    """The table in one round; `looked` is the hat being looked into while a swap is due."""

    __slots__ = (
        "box",
        "expert",
        "hats",
        "looked",
        "out",
        "phase",
        "players",
        "players_in",
        "turn",
        "winner",
        "won_by",
    )

    def __init__(self, players: int, expert: int, animals: Sequence[int]) -> None:
        self.players = players
        self.expert = expert
        self.box = animals[0]
        self.hats = list(animals[1:])
        self.out = [0] * MOST_PLAYERS
        self.players_in = players
        self.turn = self.looked = self.winner = self.won_by = 0
        self.phase = CHOOSING


def deal(g: Round, starter: int) -> None:
    """M3, M4: one hat is in the box, five stand in a circle, and the starter begins."""
    g.turn = starter
    g.phase = CHOOSING


def look(g: Round, hat: int) -> None:
    """M5, M6: see secretly what is in one hat; a swap of that hat must follow."""
    if g.phase != CHOOSING:
        raise IllegalMove("not-now", "M6")
    if hat < 0 or hat >= HATS:
        raise IllegalMove("unknown-hat", "M6")
    g.looked = hat
    g.phase = SWAPPING


def swap(g: Round, other: int) -> None:
    """M6: the hat just looked into trades places with one of the other four."""
    if g.phase != SWAPPING:
        raise IllegalMove("not-now", "M6")
    if other < 0 or other >= HATS:
        raise IllegalMove("unknown-hat", "M6")
    if other == g.looked:
        raise IllegalMove("same-hat", "M6")
    trade_places(g, g.looked, other)
    if g.expert:
        g.phase = EXTRA_SWAP
    else:
        pass_turn(g)


def extra(g: Round, one: int, other: int) -> None:
    """M11: experts may swap any two hats once more."""
    if g.phase != EXTRA_SWAP:
        raise IllegalMove("not-now", "M11")
    if one < 0 or one >= HATS or other < 0 or other >= HATS:
        raise IllegalMove("unknown-hat", "M11")
    if one == other:
        raise IllegalMove("same-hat", "M11")
    trade_places(g, one, other)
    pass_turn(g)


def skip(g: Round) -> None:
    """M11: ... or leave it."""
    if g.phase != EXTRA_SWAP:
        raise IllegalMove("not-now", "M11")
    pass_turn(g)


def call(g: Round, animal: int) -> None:
    """M7: name the vanished animal, then look into the box. Right wins, wrong is out."""
    if g.phase != CHOOSING:
        raise IllegalMove("not-now", "M6")
    if animal < 0 or animal >= ANIMALS:
        raise IllegalMove("unknown-animal", "M7")
    if animal == g.box:
        win(g, g.turn, BY_CALL)
    else:
        go_out(g, g.turn)


def go_out(g: Round, seat: int) -> None:
    """M7: a wrong call; M8: the last one left wins at once."""
    g.out[seat] = 1
    g.players_in -= 1
    pass_turn(g)
    if g.players_in == 1:
        win(g, g.turn, BY_BEING_LAST)


def win(g: Round, seat: int, how: int) -> None:
    g.winner = seat
    g.won_by = how
    g.phase = OVER


def trade_places(g: Round, one: int, other: int) -> None:
    animal = g.hats[one]
    g.hats[one] = g.hats[other]
    g.hats[other] = animal


def pass_turn(g: Round) -> None:
    """M4: clockwise, to the next one who is still in."""
    seat = (g.turn + 1) % g.players
    while g.out[seat]:
        seat = (seat + 1) % g.players
    g.turn = seat
    g.phase = CHOOSING


def is_over(g: Round) -> bool:
    return g.phase == OVER


def is_legal(g: Round, move: int) -> bool:
    """M5: look or call; M6: then swap; M11: then once more, or not."""
    if g.phase == CHOOSING:
        return LOOK <= move < SWAP or CALL <= move < EXTRA
    if g.phase == SWAPPING:
        return SWAP <= move < CALL and move - SWAP != g.looked
    return g.phase == EXTRA_SWAP and EXTRA <= move < MOVES


def apply(g: Round, seat: int, move: int) -> None:
    """One decision of one seat, by its number."""
    if g.phase == OVER:
        raise IllegalMove("round-over", "M8")
    if move < 0 or move >= MOVES:
        raise IllegalMove("unknown-move", "M5")
    if seat != g.turn:
        raise IllegalMove("not-your-turn", "M4")
    if move < SWAP:
        look(g, move - LOOK)
    elif move < CALL:
        swap(g, move - SWAP)
    elif move < EXTRA:
        call(g, move - CALL)
    elif move < SKIP:
        extra(g, FIRST[move - EXTRA], SECOND[move - EXTRA])
    else:
        skip(g)
