"""What may be agreed before, and a code with what is allowed for everything else."""

from dataclasses import dataclass
from typing import Any

import pytest

from hatbox.games import (
    GAMES,
    Game,
    WrongOption,
    as_json,
    default_game,
    game_named,
    new_match,
)
from hatbox.games.catalogue import GIFT_IDS
from hatbox.games.not_a_hat import Options
from hatbox.games.options import json_schema, number, read_options, schema_of
from tests.games.play import ALL, Setting

NAN = float("nan")


def wrong(game: str, players: Any, **wishes: object) -> WrongOption:
    with pytest.raises(WrongOption) as caught:
        game_named(game).options(players, wishes)
    return caught.value


@pytest.mark.parametrize("setting", ALL, ids=str)
def test_every_allowed_setting_can_be_dealt(setting: Setting) -> None:
    assert setting.game.options_to_json(setting.options).items() >= setting.wishes.items()
    assert setting.game.seat_to_move(setting.deal()) == 0


@pytest.mark.parametrize(("players", "gifts"), [(2, 2), (3, 1), (8, 1)])
def test_h15_the_usual_gifts(players: int, gifts: int) -> None:
    assert game_named("not-a-hat").options(players, {}) == Options(gifts, "both", 1)


@pytest.mark.parametrize("players", [0, 1, 9, -3, True, 3.0, "3", None, NAN])
def test_h2_that_s_not_a_hat_is_for_2_to_8(players: object) -> None:
    error = wrong("not-a-hat", players)
    assert (error.code, error.rule) == ("wrong-players", "H2")
    assert error.values == {"game": "not-a-hat", "least": 2, "most": 8}
    assert str(error) == "wrong-players (rule H2, game: not-a-hat, least: 2, most: 8)"


@pytest.mark.parametrize("players", [0, 1, 5, True, 2.0, "2", None])
def test_m1_magic_hat_is_for_2_to_4(players: object) -> None:
    error = wrong("magic-hat", players)
    assert (error.code, error.rule) == ("wrong-players", "M1")
    assert error.values == {"game": "magic-hat", "least": 2, "most": 4}


def test_h15_one_gift_is_refused_with_two_players() -> None:
    error = wrong("not-a-hat", 2, gifts=1)
    assert (error.code, error.rule) == ("gifts-for-two", "H15")


@pytest.mark.parametrize("gifts", [0, 3, True, 1.0, "1", None, [1], NAN])
def test_h15_gifts_are_one_or_two(gifts: object) -> None:
    error = wrong("not-a-hat", 3, gifts=gifts)
    assert (error.code, error.rule) == ("wrong-option", "H15")
    assert error.values == {"option": "gifts", "allowed": ("1", "2")}


@pytest.mark.parametrize("arrows", ["red", "", "Both", None, 0, ["both"]])
def test_h16_arrows_are_both_black_or_white(arrows: object) -> None:
    error = wrong("not-a-hat", 3, arrows=arrows)
    assert (error.code, error.rule) == ("wrong-option", "H16")
    assert error.values == {"option": "arrows", "allowed": ("both", "black", "white")}


@pytest.mark.parametrize("rounds", [1, 2, 100, "players"])
def test_h14_a_number_of_rounds_or_a_series(rounds: object) -> None:
    assert game_named("not-a-hat").options(3, {"rounds": rounds}).rounds == rounds


@pytest.mark.parametrize("rounds", [0, -1, True, 1.0, "1", "", "Players", None, ["players"], NAN])
def test_h14_other_rounds_are_refused(rounds: object) -> None:
    error = wrong("not-a-hat", 3, rounds=rounds)
    assert (error.code, error.rule) == ("wrong-option", "H14")
    assert error.values == {"option": "rounds", "allowed": ("1", "2", "3", "…", "players")}


@pytest.mark.parametrize("expert", [0, 1, "true", None, "yes", []])
def test_m11_expert_is_true_or_false(expert: object) -> None:
    error = wrong("magic-hat", 3, expert=expert)
    assert (error.code, error.rule) == ("wrong-option", "M11")
    assert error.values == {"option": "expert", "allowed": ("false", "true")}


@pytest.mark.parametrize(
    ("game", "known"), [("not-a-hat", ("gifts", "arrows", "rounds")), ("magic-hat", ("expert",))]
)
def test_an_unknown_option_is_refused(game: str, known: tuple[str, ...]) -> None:
    error = wrong(game, 3, cheating=True)
    assert error.code == "unknown-option"
    assert error.values == {"game": game, "option": "cheating", "known": known}


@pytest.mark.parametrize("game", ["", "chess", "Magic-Hat", "magic_hat"])
def test_an_unknown_game_is_refused(game: str) -> None:
    with pytest.raises(WrongOption) as caught:
        new_match(game, ["Ana", "Bo"], secret=bytes(32))
    assert caught.value.code == "unknown-game"
    assert caught.value.values == {"game": game, "known": ("not-a-hat", "magic-hat")}


@pytest.mark.parametrize("starter", [-1, 2, 100])
def test_a_starter_without_a_seat_is_refused(starter: int) -> None:
    with pytest.raises(WrongOption, match="last: 1") as caught:
        new_match("magic-hat", ["Ana", "Bo"], secret=bytes(32), starter=starter)
    assert caught.value.code == "wrong-starter"


def test_h16_gifts_outside_the_deck_may_still_be_named() -> None:
    setting = Setting("not-a-hat", 3, {"arrows": "black"})
    assert len(setting.deck) == 55
    assert len(setting.game.legal_moves(setting.deal())) == len(GIFT_IDS)


def test_the_schema_can_be_told_as_json() -> None:
    gifts, arrows, rounds = as_json(game_named("not-a-hat").OPTIONS)
    assert gifts == {
        "name": "gifts",
        "kind": "choice",
        "default": 1,
        "rule": "H15",
        "choices": [1, 2],
        "least": None,
        "needs": [{"players": 2, "value": 2, "code": "gifts-for-two"}],
        "label": "option-gifts",
    }
    assert (arrows["choices"], arrows["default"]) == (["both", "black", "white"], "both")
    assert (rounds["kind"], rounds["least"], rounds["choices"]) == ("number", 1, ["players"])
    [expert] = as_json(game_named("magic-hat").OPTIONS)
    assert (expert["kind"], expert["choices"]) == ("flag", [False, True])


def test_json_schema_says_what_may_be_chosen() -> None:
    properties = json_schema(game_named("not-a-hat").OPTIONS)["properties"]
    assert properties["gifts"] == {"enum": [1, 2], "default": 1, "description": "rule H15"}
    assert properties["rounds"]["anyOf"] == [
        {"type": "integer", "minimum": 1},
        {"enum": ["players"]},
    ]


def test_a_number_without_words_is_only_a_number() -> None:
    @dataclass(frozen=True)
    class Options:
        turns: int = number(3, 2, "X1")

    schema = schema_of(Options)
    assert json_schema(schema)["properties"]["turns"]["anyOf"] == [
        {"type": "integer", "minimum": 2}
    ]
    assert read_options(Options, schema, "tiny", 2, {"turns": 5}) == Options(5)
    with pytest.raises(WrongOption, match="allowed"):
        read_options(Options, schema, "tiny", 2, {"turns": 1})


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES.keys())
def test_every_value_that_is_offered_is_accepted(game: Game) -> None:
    for option in game.OPTIONS:
        for value in option.choices:
            chosen = game.options(game.MOST_PLAYERS, {option.name: value})
            assert game.options_to_json(chosen)[option.name] == value
        for need in option.needs:
            assert game.options_to_json(game.options(need.players, {}))[option.name] == need.value


def test_h14_the_number_of_rounds_and_m9_nobody_knows_it() -> None:
    gifts, hats = game_named("not-a-hat"), game_named("magic-hat")
    assert gifts.rounds(gifts.options(5, {"rounds": "players"}), 5) == 5
    assert gifts.rounds(gifts.options(5, {"rounds": 3}), 5) == 3
    assert hats.rounds(hats.options(3, {}), 3) is None


def test_the_first_game_is_the_default() -> None:
    assert default_game() == next(iter(GAMES)) == "not-a-hat"
