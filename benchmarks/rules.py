"""Moves and views per second of the plain-Python rules, beside an empty method call."""

from __future__ import annotations

import hashlib
import random
import time
from collections.abc import Callable
from functools import partial
from typing import Any

from hatbox.games import GAMES, Game
from hatbox.games.fairness import stream_for_round
from hatbox.games.magic_hat import rules as hat_rules
from hatbox.games.not_a_hat import rules as gift_rules

from .calibration import best_of, seconds_per_empty_call

ROUNDS = 400
PLAYERS = 4

Script = tuple[Any, list[tuple[int, int]]]


def main() -> None:
    empty = best_of(seconds_per_empty_call)
    print(f"an empty method call: {empty * 1e9:.0f} ns")
    for name, game in GAMES.items():
        scripts = [script(game, number) for number in range(ROUNDS)]
        report(f"{name}: moves", best_of(partial(seconds_per_move, game, scripts)), empty)
        report(f"{name}: views", best_of(partial(seconds_per_view, game, scripts)), empty)


def report(what: str, seconds: float, empty: float) -> None:
    print(f"{what:18} {1 / seconds:11,.0f} a second, {seconds / empty:5.1f} empty calls each")


def script(game: Game, number: int) -> Script:
    """A plausible round, as a deck and the numbers of its moves, to be replayed."""
    luck = random.Random(number)
    secret = hashlib.sha256(str(number).encode()).digest()
    options = game.options(PLAYERS, {})
    deck = game.shuffle(stream_for_round(secret, (), game.NAME, 0), options)
    round = game.deal(options, PLAYERS, deck, 0)
    moves = []
    while (seat := game.seat_to_move(round)) is not None:
        move = LIKELY_MOVE[game.NAME](round, luck)
        APPLY[game.NAME](round, seat, move)
        moves.append((int(seat), move))
    return deck, moves


def likely_gift_move(round: gift_rules.Round, luck: random.Random) -> int:
    if round.phase == gift_rules.GIVING:
        return round.gift if luck.random() < 0.8 else luck.randrange(gift_rules.GIFTS)
    return gift_rules.REFUSE if luck.random() < 0.1 else gift_rules.ACCEPT


def likely_hat_move(round: hat_rules.Round, luck: random.Random) -> int:
    if round.phase == hat_rules.CHOOSING and luck.random() < 0.1:
        return hat_rules.CALL + luck.randrange(hat_rules.ANIMALS)
    legal = [n for n in range(hat_rules.MOVES) if hat_rules.is_legal(round, n)]
    return luck.choice([n for n in legal if not hat_rules.CALL <= n < hat_rules.EXTRA])


LIKELY_MOVE: dict[str, Callable[[Any, random.Random], int]] = {
    "not-a-hat": likely_gift_move,
    "magic-hat": likely_hat_move,
}
APPLY: dict[str, Callable[[Any, int, int], None]] = {
    "not-a-hat": gift_rules.apply,
    "magic-hat": hat_rules.apply,
}


def seconds_per_move(game: Game, scripts: list[Script]) -> float:
    """Only the moves are timed, not the deals."""
    options, apply = game.options(PLAYERS, {}), APPLY[game.NAME]
    taken, moves_made = 0.0, 0
    for deck, moves in scripts:
        round = game.deal(options, PLAYERS, deck, 0)
        start = time.perf_counter()
        for seat, move in moves:
            apply(round, seat, move)
        taken += time.perf_counter() - start
        moves_made += len(moves)
    return taken / moves_made


def seconds_per_view(game: Game, scripts: list[Script]) -> float:
    options = game.options(PLAYERS, {})
    rounds = [game.deal(options, PLAYERS, deck, 0) for deck, _ in scripts]
    start = time.perf_counter()
    for round in rounds:
        for seat in range(PLAYERS):
            game.view_for(round, seat)
    return (time.perf_counter() - start) / (len(rounds) * PLAYERS)


if __name__ == "__main__":
    main()
