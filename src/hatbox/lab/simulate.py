"""Simulates games between minds; deterministic for given arguments."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Protocol

from hatbox.games import Game, Match, events_for, game_named
from hatbox.minds import Mind, maker_for

from .cores import in_order


def simulate(
    game: str,
    *,
    players: int,
    games: int,
    seed: str,
    seats: Sequence[str] = ("random",),
    wishes: Mapping[str, object] | None = None,
    thoughts: bool = False,
) -> Iterator[dict[str, Any]]:
    """Yields the records of `games` games; a list of seats that is too short repeats."""
    rules = game_named(game)
    rules.options(players, wishes or {})
    sitting = [seats[seat % len(seats)] for seat in range(players)]
    for mind in sitting:
        maker_for(mind, rules.NAME)

    def play(number: int) -> dict[str, Any]:
        return one_game(rules, sitting, secret_of(seed, number), wishes, thoughts=thoughts)

    return in_order(play, range(games))


def secret_of(seed: str, number: int) -> bytes:
    return hashlib.sha256(f"hatbox-simulate/1 {number} {seed}".encode()).digest()


def one_game(
    game: Game,
    seats: Sequence[str],
    secret: bytes,
    wishes: Mapping[str, object] | None,
    *,
    thoughts: bool = False,
) -> dict[str, Any]:
    names = [f"{mind.capitalize()} {seat + 1}" for seat, mind in enumerate(seats)]
    match = Match(game, names, secret=secret, wishes=wishes)
    minds = [seated(mind, game, seat, len(seats), secret) for seat, mind in enumerate(seats)]
    play_out(match, minds)
    record = match.record() | {"minds": list(seats)}
    return record | {"thoughts": [mind.thoughts() for mind in minds]} if thoughts else record


def seated(mind: str, game: Game, seat: int, players: int, secret: bytes) -> Mind:
    seed = hashlib.sha256(secret + bytes([seat])).digest()
    return maker_for(mind, game.NAME)(seat=seat, players=players, seed=seed)


def play_out(match: Match, minds: Sequence[Mind]) -> None:
    """Play a match to its end or to the cap, on a simulated clock that only pauses advance."""
    at = 0.0
    views = tell(match, minds, match.opening(), at)
    while not match.is_over:
        seat = match.seat_to_move
        if seat is None:
            views = tell(match, minds, match.next_round(), at)
        elif match.has_reached_cap:
            match.cut("cap")
        else:
            decision = minds[seat].decide(views[seat], at)
            at += decision.pause
            notes = {"ms": round(decision.pause * 1000)} if decision.pause else None
            views = tell(match, minds, match.play(seat, decision.move, notes), at)


class Watcher(Protocol):
    """A mind, or a memory without one."""

    def watch(self, view: Any, events: Sequence[Any], at: float) -> object: ...


def tell(
    match: Match, watchers: Sequence[Watcher | None], events: Sequence[Any], at: float
) -> list[Any]:
    """Show everybody what happened; returns the view of each seat."""
    views = [match.view_for(seat) for seat in range(len(watchers))]
    for seat, watcher in enumerate(watchers):
        if watcher is not None:
            watcher.watch(views[seat], events_for(match.game, events, seat), at)
    return views


def shares_of(winners: Sequence[int], players: int) -> list[float]:
    """Winners share the win equally."""
    return [(seat in winners) / max(len(winners), 1) for seat in range(players)]
