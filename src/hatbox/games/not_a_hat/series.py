"""That's Not a Hat: what may be agreed before (H14 to H16), and how a series is counted."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Literal

from ..base import Seat, Standing, WrongOption
from ..options import check_known, check_players, one_of, rounds_wished
from . import rules
from .deck import ARROWS

NAME = "not-a-hat"
LEAST_PLAYERS = 2
MOST_PLAYERS = rules.MOST_PLAYERS


@dataclass(frozen=True, slots=True)
class Options:
    gifts: int = 1
    arrows: str = "both"
    rounds: int | Literal["players"] = 1


@dataclass(frozen=True, slots=True)
class Result:
    """A round that is over: minus points of each seat."""

    penalties: tuple[int, ...]


def options(players: int, wishes: Mapping[str, object]) -> Options:
    """H2, H14 to H16; with two players two gifts each go without saying."""
    check_players(NAME, players, LEAST_PLAYERS, MOST_PLAYERS, "H2")
    check_known(NAME, wishes, ("gifts", "arrows", "rounds"))
    usual = 2 if players == 2 else 1
    gifts = one_of("gifts", wishes.get("gifts", usual), (1, 2), "H15")
    if players == 2 and gifts == 1:
        raise WrongOption("gifts-for-two", "H15")
    return Options(
        gifts,
        one_of("arrows", wishes.get("arrows", "both"), ARROWS, "H16"),
        rounds_wished(wishes.get("rounds", 1)),
    )


def result(g: rules.Round) -> Result:
    return Result(tuple(g.penalties[: g.players]))


def standing(options: Options, players: int, results: Sequence[Result]) -> Standing:
    """H14: minus points are added up over the rounds, and the fewest in total wins."""
    totals = tuple(sum(r.penalties[seat] for r in results) for seat in range(players))
    rounds = players if options.rounds == "players" else options.rounds
    if len(results) < rounds:
        return Standing(totals, None)
    fewest = min(totals)
    return Standing(totals, tuple(Seat(s) for s in range(players) if totals[s] == fewest))


def next_starter(players: int, starter: int, result: Result) -> Seat:
    """One seat further left than the last starter, so that everybody begins once."""
    return Seat((starter + 1) % players)
