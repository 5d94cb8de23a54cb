"""A move is among the legal moves exactly when it is accepted, and the view says the same."""

import random
from typing import Any

from hypothesis import given
from hypothesis import settings as effort

from hatbox.games import Game, IllegalMove
from hatbox.games.magic_hat import moves as magic_hat_moves
from hatbox.games.magic_hat import rules as magic_hat_rules
from hatbox.games.not_a_hat import moves as not_a_hat_moves
from hatbox.games.not_a_hat import rules as not_a_hat_rules
from tests.games.play import ALL, Setting, playing, seeds, settings
from tests.games.states import copy_of

RULES: dict[str, Any] = {"not-a-hat": not_a_hat_rules, "magic-hat": magic_hat_rules}
MOVES: dict[str, Any] = {"not-a-hat": not_a_hat_moves, "magic-hat": magic_hat_moves}


def accepted(game: Game, round: Any, seat: int) -> list[int]:
    """Every number that the rules take from this seat, found by trying."""
    rules = RULES[game.NAME]
    return [n for n in range(-3, rules.MOVES + 3) if is_accepted(rules, round, seat, n)]


def is_accepted(rules: Any, round: Any, seat: int, number: int) -> bool:
    try:
        rules.apply(copy_of(round), seat, number)
    except IllegalMove:
        return False
    return True


def numbers(game: Game, moves: list[Any]) -> list[int]:
    return sorted(game.move_to_number(move) for move in moves)


def may_numbers(game: Game, round: Any, seat: int) -> list[int]:
    may = game.view_for(round, seat).may
    return numbers(game, MOVES[game.NAME].moves_among(may))


@given(settings(ALL), seeds)
@effort(max_examples=10)
def test_legal_moves_are_exactly_the_accepted_ones(setting: Setting, seed: int) -> None:
    game = setting.game
    for round, seat, _ in playing(setting, seed):
        assert numbers(game, game.legal_moves(round)) == accepted(game, round, seat)
    assert game.legal_moves(round) == []
    assert not any(accepted(game, round, seat) for seat in range(setting.players))


@given(settings(ALL), seeds)
@effort(max_examples=25)
def test_nothing_is_accepted_from_another_seat(setting: Setting, seed: int) -> None:
    chance = random.Random(seed)
    for round, seat, _ in playing(setting, seed):
        for other in (other for other in range(-1, 9) if other != seat):
            number = chance.randrange(-1, RULES[setting.name].MOVES + 1)
            assert not is_accepted(RULES[setting.name], round, other, number)


@given(settings(ALL), seeds)
def test_the_view_of_the_seat_to_move_allows_exactly_the_legal_moves(
    setting: Setting, seed: int
) -> None:
    game = setting.game
    for round, seat, _ in playing(setting, seed):
        assert may_numbers(game, round, seat) == numbers(game, game.legal_moves(round))


@given(settings(ALL), seeds)
def test_the_views_of_the_others_allow_nothing(setting: Setting, seed: int) -> None:
    for round, seat, _ in playing(setting, seed):
        for other in range(setting.players):
            assert other == seat or may_numbers(setting.game, round, other) == []


@given(settings(ALL), seeds)
def test_a_played_move_is_the_same_as_word_number_and_json(setting: Setting, seed: int) -> None:
    game = setting.game
    for round, seat, move in playing(setting, seed):
        assert game.move_from_json(game.move_to_json(move)) == move
        assert game.move_of_entry(round, game.entry(round, seat, move)) == move
        number = game.move_to_number(move)
        assert game.move_to_number(game.move_from_number(number)) == number
