"""The referee of Magic Hat, rule by rule."""

import random

import pytest

from . import magic_hat
from .fouls import foul

ANIMALS = ["owl", "rabbit", "dove", "cat", "frog", "mouse"]


def hats(players: int = 3, starter: int = 0, expert: bool = False) -> magic_hat.Referee:
    return magic_hat.Referee(
        players=players, box="owl", hats=ANIMALS[1:], starter=starter, expert=expert
    )


def test_m6_whoever_looked_must_swap_with_another_hat() -> None:
    game = hats()
    game.move(0, {"move": "look", "hat": 2})
    assert [move["with"] for move in game.legal()] == [0, 1, 3, 4]
    assert foul(game, 0, move="call", animal="owl") == "not-now"
    assert foul(game, 0, move="look", hat=1) == "not-now"
    assert foul(game, 0, move="skip") == "not-now"
    assert foul(game, 0, **{"move": "swap", "with": 2}) == "same-hat"
    game.move(0, {"move": "swap", "with": 4})
    assert game.hats == ["rabbit", "dove", "mouse", "frog", "cat"]
    assert (game.to_move(), game.phase) == (1, "turn")


def test_m6_only_the_one_who_looks_sees_the_animal_and_only_until_the_swap() -> None:
    game = hats()
    game.move(0, {"move": "look", "hat": 2})
    seen = {"turn": 0, "phase": "swap", "out": [False] * 3, "looked": 2, "animal": None}
    assert game.seen_by(0) == {**seen, "animal": "cat"}
    assert game.seen_by(1) == game.seen_by(None) == seen
    game.move(0, {"move": "swap", "with": 4})
    after = {"turn": 1, "phase": "turn", "out": [False] * 3, "looked": None, "animal": None}
    assert game.seen_by(0) == game.seen_by(1) == after


def test_m7_a_right_call_wins() -> None:
    game = hats()
    game.move(0, {"move": "call", "animal": "owl"})
    assert game.result() == {"winner": 0}
    over = {"turn": None, "phase": "over", "out": [False] * 3, "looked": None, "animal": None}
    assert game.seen_by(0) == over
    assert game.legal() == []


def test_m7_a_wrong_call_is_out_and_skipped() -> None:
    game = hats(starter=1)
    game.move(1, {"move": "call", "animal": "cat"})
    assert game.out == [False, True, False]
    turns = []
    for _ in range(3):
        seat = game.to_move()
        assert seat is not None
        turns.append(seat)
        game.move(seat, {"move": "look", "hat": 0})
        game.move(seat, {"move": "swap", "with": 1})
    assert turns == [2, 0, 2]
    assert foul(game, 1, move="call", animal="owl") == "not-your-turn"


def test_m8_the_last_one_left_wins_at_once() -> None:
    game = hats()
    game.move(0, {"move": "call", "animal": "cat"})
    assert not game.is_over()
    game.move(1, {"move": "call", "animal": "dove"})
    assert game.result() == {"winner": 2}


def test_m8_with_two_players_a_wrong_call_gives_the_other_the_round() -> None:
    game = hats(players=2, starter=1)
    game.move(1, {"move": "call", "animal": "cat"})
    assert game.result() == {"winner": 0}


def expert_after_the_swap() -> magic_hat.Referee:
    game = hats(expert=True)
    game.move(0, {"move": "look", "hat": 0})
    game.move(0, {"move": "swap", "with": 1})
    return game


def test_m11_an_expert_may_swap_any_two_once_more() -> None:
    game = expert_after_the_swap()
    assert game.seen_by(0)["phase"] == "extra"
    assert (game.seen_by(0)["looked"], game.seen_by(0)["animal"]) == (None, None)
    assert len(game.legal()) == 11
    game.move(0, {"move": "extra", "hats": [1, 0]})
    assert game.hats == ANIMALS[1:]
    assert (game.to_move(), game.phase) == (1, "turn")


def test_m11_an_expert_may_leave_it() -> None:
    game = expert_after_the_swap()
    game.move(0, {"move": "skip"})
    assert game.hats == ["dove", "rabbit", "cat", "frog", "mouse"]
    assert game.to_move() == 1


def test_m11_fouls() -> None:
    game = expert_after_the_swap()
    assert foul(game, 0, move="extra", hats=[3, 3]) == "same-hat"
    assert foul(game, 0, move="extra", hats=[3, 5]) == "unknown-hat"
    assert foul(game, 0, move="extra", hats=[3]) == "unknown-hat"
    assert foul(game, 0, move="look", hat=3) == "not-now"


def test_magic_hat_fouls() -> None:
    game = hats()
    assert foul(game, 1, move="offer") == "unknown-move"
    assert foul(game, 1, move="swap") == "not-your-turn"
    assert foul(game, 0, **{"move": "swap", "with": 1}) == "not-now"
    assert foul(game, 0, move="skip") == "not-now"
    assert foul(game, 0, move="look", hat=5) == "unknown-hat"
    assert foul(game, 0, move="look", hat=-1) == "unknown-hat"
    assert foul(game, 0, move="look", hat=True) == "unknown-hat"
    assert foul(game, 0, move="call", animal="horse") == "unknown-animal"
    game.move(0, {"move": "call", "animal": "owl"})
    assert foul(game, 9, move="nonsense") == "round-over"


@pytest.mark.parametrize("seed", range(40))
def test_random_play_keeps_every_hat(seed: int) -> None:
    rng = random.Random(seed)
    players = rng.randint(2, 4)
    game = hats(players, rng.randrange(players), expert=bool(seed % 2))
    while not game.is_over():
        seat = game.to_move()
        assert seat is not None
        assert not game.out[seat]
        game.move(seat, rng.choice(game.legal()))
        assert game.box == "owl"
        assert sorted(game.hats) == sorted(ANIMALS[1:])
    assert not game.out[game.result()["winner"]]
