"""`games/` and the referee, who share no code, agree on thousands of games, fouls included."""

import random

import pytest

from tests.games.play import MAGIC_HAT, NOT_A_HAT, Setting, decision
from tests.games.referees import Pair, any_move, nonsense

# Settings times games: 39 * 36 + 6 * 240 = 2,844.
GIFT_GAMES, HAT_GAMES = 36, 240


def play_a_game(setting: Setting, chance: random.Random) -> None:
    pair = Pair(setting)
    while (seat := pair.game.seat_to_move(pair.round)) is not None:
        compare_table(pair, chance)
        try_fouls(pair, seat, chance)
        if (seat := pair.game.seat_to_move(pair.round)) is not None:
            move = pair.game.move_to_json(decision(pair.round, chance))
            assert pair.play(seat, move) == ("", "")
    compare_end(pair, chance)


def compare_table(pair: Pair, chance: random.Random) -> None:
    assert pair.game.seat_to_move(pair.round) == pair.referee.to_move()
    ours, theirs = pair.seen(chance.choice([None, *range(pair.setting.players)]))
    assert ours == theirs
    if chance.random() < 0.1:
        ours_legal, theirs_legal = pair.legal()
        assert ours_legal == theirs_legal


def try_fouls(pair: Pair, seat: int, chance: random.Random) -> None:
    """Any move by anybody: when it happens to be legal, both make it."""
    wanted = chance.choice([seat, *range(pair.setting.players)])
    ours, theirs = pair.play(wanted, any_move(pair.setting, chance))
    assert ours == theirs
    ours, theirs = pair.play(chance.randrange(-1, 9), nonsense(pair.setting, chance))
    assert bool(ours) == bool(theirs)


def compare_end(pair: Pair, chance: random.Random) -> None:
    assert pair.referee.is_over()
    assert pair.referee.to_move() is None
    assert pair.legal() == ([], [])
    for viewer in (None, *range(pair.setting.players)):
        ours, theirs = pair.seen(viewer)
        assert ours == theirs
    assert pair.play(0, any_move(pair.setting, chance)) == ("round-over", "round-over")
    ours_result, theirs_result = pair.result()
    assert ours_result == theirs_result


def play_games(plain: Setting, games: int) -> None:
    for key in range(games):
        starter = key % plain.players
        setting = Setting(plain.name, plain.players, plain.wishes, starter, key)
        play_a_game(setting, random.Random(str(setting)))


@pytest.mark.parametrize("setting", NOT_A_HAT, ids=str)
def test_thats_not_a_hat_is_read_alike(setting: Setting) -> None:
    play_games(setting, GIFT_GAMES)


@pytest.mark.parametrize("setting", MAGIC_HAT, ids=str)
def test_magic_hat_is_read_alike(setting: Setting) -> None:
    play_games(setting, HAT_GAMES)
