"""Counting every way in which a round can go on, as chess programs do.

Of the 110 gifts that may be named, the rules only tell the true one from the 109 false ones. So one
false name stands for all of them and counts 109 times.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

from hatbox.games import magic_hat
from hatbox.games.magic_hat import rules as hats
from hatbox.games.not_a_hat import rules as gifts
from tests.games.states import copy_of

FALSE_NAMES = gifts.GIFTS - 1

Branches = Iterator[tuple[int, int]]


def gift_branches(g: gifts.Round) -> Branches:
    """The number of a decision, and how many decisions it stands for."""
    if g.phase == gifts.GIVING:
        yield g.gift, 1
        yield (g.gift + 1) % gifts.GIFTS, FALSE_NAMES
    elif g.phase == gifts.ANSWERING:
        yield gifts.ACCEPT, 1
        yield gifts.REFUSE, 1


def every_gift(g: gifts.Round) -> Branches:
    """The slow definition, without the shortcut."""
    return ((number, 1) for number in range(gifts.MOVES) if gifts.is_legal(g, number))


def hat_branches(g: hats.Round) -> Branches:
    for move in magic_hat.legal_moves(g):
        yield magic_hat.move_to_number(move), 1


def count(
    round: Any,
    depth: int,
    branches: Callable[[Any], Branches],
    play: Callable[[Any, int], None],
) -> Counter[str]:
    """Sequences of exactly this many decisions, and those that end the round with the last one."""
    if depth == 0:
        return Counter(sequences=1)
    total: Counter[str] = Counter()
    for number, weight in branches(round):
        after = copy_of(round)
        play(after, number)
        inner = count(after, depth - 1, branches, play)
        if depth == 1 and after.phase == over(after):
            inner["ended"] += 1
        for key, value in inner.items():
            total[key] += value * weight
    return total


def over(round: Any) -> int:
    return gifts.OVER if isinstance(round, gifts.Round) else hats.OVER


def play_gift(g: gifts.Round, number: int) -> None:
    gifts.apply(g, gifts.to_move(g), number)


def play_hat(g: hats.Round, number: int) -> None:
    hats.apply(g, g.turn, number)
