"""Plays minds against each other on the same deals, with seats rotated."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from hatbox.games import Game, Match, game_named
from hatbox.minds import MINDS, Maker, Mind

from .cores import in_order
from .simulate import play_out, shares_of


@dataclass(frozen=True, slots=True)
class Outcome:
    """The result of one game: each seat's share of the win, and its length."""

    shares: tuple[float, ...]
    decisions: int
    truncated: bool


def maker(name_or_maker: str | Maker) -> Maker:
    return MINDS[name_or_maker] if isinstance(name_or_maker, str) else name_or_maker


def secret_of(seed: str, number: int) -> bytes:
    return hashlib.sha256(f"hatbox-arena/1 {number} {seed}".encode()).digest()


def seated(makers: Sequence[str | Maker], game: Game, secret: bytes) -> list[Mind]:
    return [
        maker(who)(
            game=game.NAME,
            seat=seat,
            players=len(makers),
            seed=hashlib.sha256(secret + bytes([seat])).digest(),
        )
        for seat, who in enumerate(makers)
    ]


def play_one(
    game: str,
    makers: Sequence[str | Maker],
    secret: bytes,
    wishes: Mapping[str, object] | None = None,
) -> Outcome:
    rules = game_named(game)
    match = Match(rules, [str(seat) for seat in range(len(makers))], secret=secret, wishes=wishes)
    play_out(match, seated(makers, rules, secret))
    return outcome_of(match)


def outcome_of(match: Match) -> Outcome:
    """Winners share the win equally; a truncated game counts as it stood."""
    shares = tuple(shares_of(match.standing.winners or (), len(match.players)))
    decisions = sum(len(round["moves"]) for round in match.record()["rounds"])
    return Outcome(shares, decisions, match.is_cut)


def rotations(makers: Sequence[Any]) -> list[list[Any]]:
    return [[*makers[turn:], *makers[:turn]] for turn in range(len(makers))]


def shares_of_first(
    game: str,
    makers: Sequence[str | Maker],
    *,
    deals: int,
    seed: str,
    wishes: Mapping[str, object] | None = None,
) -> list[float]:
    """For each deal, the first mind's mean share over all rotations of the seats."""
    players = len(makers)

    def of_deal(number: int) -> float:
        secret = secret_of(seed, number)
        won = [
            play_one(game, seating, secret, wishes).shares[-turn % players]
            for turn, seating in enumerate(rotations(makers))
        ]
        return sum(won) / players

    return list(in_order(of_deal, range(deals)))
