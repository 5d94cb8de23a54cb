"""The memory channel: what an agent is told of the past, and what it forgets."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from hatbox.games import Match, WrongOption, events_for, game_named
from hatbox.games.catalogue import GIFT_NUMBER
from hatbox.lab.gym import SeatEnv
from hatbox.lab.memory import ActR, Memory, Remembering, Window

GAMES = ["not-a-hat", "magic-hat"]
each = pytest.mark.parametrize("game", GAMES)
GIFTS = 110


@each
@pytest.mark.parametrize("memory", [Window(3), ActR("goldfish")])
def test_an_environment_with_a_memory_passes_the_check(game: str, memory: Memory) -> None:
    check_env(SeatEnv(game, minds=("random",), memory=memory), skip_render_check=True)


@each
def test_a_window_tells_the_last_events_and_no_more(game: str) -> None:
    rules = game_named(game)
    match = Match(rules, ["a", "b", "c"], secret=bytes(32))
    short, long = (Window(k).begin(rules, seat=1, players=3, seed=bytes(32)) for k in (2, 50))
    heard = 0
    for events in played(match):
        mine = events_for(rules, events, 1)
        heard += len(mine)
        for memory in (short, long):
            memory.watch(None, mine, 0.0)
    rows = long.told(None, 0.0).reshape(50, -1)
    assert rows[: min(heard, 50), 0].all()
    assert short.told(None, 0.0).tolist() == rows[:2].ravel().tolist()


def played(match: Match) -> Any:
    yield match.opening()
    for number in range(12):
        seat = match.seat_to_move
        if seat is None:
            return
        legal = match.legal_moves()
        yield match.play(seat, legal[(number * 7) % min(len(legal), 5)])


def test_rows_hide_what_others_see_secretly() -> None:
    """M6: only the one who looks is told the animal."""
    rules = game_named("magic-hat")
    match = Match(rules, ["a", "b"], secret=bytes(32), starter=0)
    mine, other = (Window(1).begin(rules, seat=seat, players=2, seed=b"") for seat in (0, 1))
    events = match.play(0, rules.move_from_number(2))
    for memory, seat in ((mine, 0), (other, 1)):
        memory.watch(None, events_for(rules, events, seat), 0.0)
    assert mine.told(None, 0.0)[4] > 0
    assert other.told(None, 0.0)[4] == 0


def pass_on(match: Match, memory: Remembering, seat: int, passes: int) -> None:
    """True names, accepted."""
    for _ in range(2 * passes):
        mover = match.seat_to_move
        assert mover is not None
        move = match.round.gift if match.round.phase == 0 else GIFTS
        events = match.play(mover, match.game.move_from_number(move))
        memory.watch(match.view_for(seat), events, 0.0)


def recall_after(character: str, passes: int) -> float:
    """How surely the gift that was fetched first is remembered after so many gifts were passed."""
    rules: Any = game_named("not-a-hat")
    hits = []
    for number in range(20):
        match = Match(rules, ["a", "b", "c", "d"], secret=bytes([number] * 32), starter=0)
        memory = ActR(character).begin(rules, seat=1, players=4, seed=bytes([number] * 32))
        memory.watch(match.view_for(1), match.opening(), 0.0)
        pass_on(match, memory, seat=1, passes=passes)
        told = memory.told(match.view_for(1), 0.0).reshape(-1, GIFTS)
        hits.append(told[-1][match.round.gift])
    return float(np.mean(hits))


def test_a_goldfish_forgets_what_a_raven_remembers() -> None:
    assert recall_after("raven", 6) > recall_after("goldfish", 6) + 0.1
    assert recall_after("fox", 0) > recall_after("fox", 8)


def test_what_is_remembered_is_seeded() -> None:
    rules = game_named("not-a-hat")

    def told(seed: bytes) -> list[float]:
        match = Match(rules, ["a", "b", "c"], secret=bytes(32))
        memory = ActR("squirrel").begin(rules, seat=0, players=3, seed=seed)
        memory.watch(match.view_for(0), match.opening(), 0.0)
        pass_on(match, memory, seat=0, passes=5)
        numbers: list[float] = memory.told(match.view_for(0), 0.0).tolist()
        return numbers

    assert told(b"1" * 32) == told(b"1" * 32)
    assert told(b"1" * 32) != told(b"2" * 32)


def test_nothing_is_remembered_of_a_gift_that_lies_open() -> None:
    rules = game_named("not-a-hat")
    match = Match(rules, ["a", "b", "c"], secret=bytes(32))
    memory = ActR("raven").begin(rules, seat=0, players=3, seed=bytes(32))
    memory.watch(match.view_for(0), match.opening(), 0.0)
    told = memory.told(match.view_for(0), 0.0).reshape(-1, GIFTS)
    assert told[:-1].sum() == 0
    fetched: Any = match.opening()[1]
    assert told[-1].argmax() == GIFT_NUMBER[fetched.object]


def test_what_is_wrong_is_named() -> None:
    with pytest.raises(ValueError, match="0 < 1"):
        Window(0)
    with pytest.raises(WrongOption):
        ActR("elephant").begin(game_named("magic-hat"), seat=0, players=2, seed=b"")
