"""A mind that is rebuilt from a log decides as it did before."""

from typing import Any

import pytest

from hatbox.games import Match, events_for, game_named
from hatbox.lab.arena import seated, secret_of
from hatbox.minds import MINDS, Mind

GAMES = [("not-a-hat", 4), ("not-a-hat", 2), ("magic-hat", 3)]
LONGEST = 40

Told = list[tuple[Any, list[Any], float]]


def played(name: str, game: str, players: int) -> tuple[list[tuple[int, Told, Any, Any]], bytes]:
    """For each decision: whose it was, all they had been told until then, their view, and what
    they decided."""
    rules, secret = game_named(game), secret_of("rebuilt", 1)
    match = Match(rules, ["x"] * players, secret=secret)
    minds = seated([name] * players, rules, secret)
    told: list[Told] = [[] for _ in minds]
    decisions: list[tuple[int, Told, Any, Any]] = []
    at, events = 0.0, match.opening()
    while len(decisions) < LONGEST and not match.is_over:
        for seat, mind in enumerate(minds):
            frame = (match.view_for(seat), events_for(rules, events, seat), at)
            told[seat].append(frame)
            mind.watch(*frame)
        mover = match.seat_to_move
        if mover is None:
            events = match.next_round() if match.is_between_rounds else ()
            continue
        decision = minds[mover].decide(match.view_for(mover), at)
        decisions.append((mover, list(told[mover]), match.view_for(mover), decision))
        at += decision.pause
        events = match.play(mover, decision.move)
    return decisions, secret


def rebuilt(name: str, game: str, players: int, seat: int, told: Told, secret: bytes) -> Mind:
    mind = seated([name] * players, game_named(game), secret)[seat]
    for frame in told:
        mind.watch(*frame)
    return mind


@pytest.mark.parametrize("name", MINDS)
@pytest.mark.parametrize(("game", "players"), GAMES)
def test_a_mind_rebuilt_from_what_it_was_told_decides_the_same(
    name: str, game: str, players: int
) -> None:
    decisions, secret = played(name, game, players)
    assert len(decisions) >= 2
    for seat, told, view, decision in decisions:
        mind = rebuilt(name, game, players, seat, told, secret)
        assert mind.decide(view, told[-1][2]) == decision


@pytest.mark.parametrize("name", MINDS)
@pytest.mark.parametrize(("game", "players"), GAMES)
def test_to_be_asked_twice_changes_nothing(name: str, game: str, players: int) -> None:
    decisions, secret = played(name, game, players)
    seat, told, view, decision = decisions[-1]
    mind = rebuilt(name, game, players, seat, told, secret)
    assert [mind.decide(view, 0.0) for _ in range(3)] == [decision] * 3


def test_another_seed_is_another_mind() -> None:
    decisions, secret = played("squirrel", "not-a-hat", 4)
    others = [
        rebuilt("squirrel", "not-a-hat", 4, seat, told, secret[::-1]).decide(view, 0.0)
        for seat, told, view, _ in decisions
    ]
    assert others != [decision for *_, decision in decisions]
