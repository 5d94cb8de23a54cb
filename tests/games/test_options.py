"""What may be agreed before, and a code with what is allowed for everything else."""

from typing import Any

import pytest

from hatbox.games import WrongOption, game_named, new_match
from hatbox.games.catalogue import GIFT_IDS
from hatbox.games.not_a_hat import Options
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
    assert (error.code, error.rule) == ("wrong-gifts", "H15")
    assert error.values == {"option": "gifts", "allowed": ("1", "2")}


@pytest.mark.parametrize("arrows", ["red", "", "Both", None, 0, ["both"]])
def test_h16_arrows_are_both_black_or_white(arrows: object) -> None:
    error = wrong("not-a-hat", 3, arrows=arrows)
    assert (error.code, error.rule) == ("wrong-arrows", "H16")
    assert error.values == {"option": "arrows", "allowed": ("both", "black", "white")}


@pytest.mark.parametrize("rounds", [1, 2, 100, "players"])
def test_h14_a_number_of_rounds_or_a_series(rounds: object) -> None:
    assert game_named("not-a-hat").options(3, {"rounds": rounds}).rounds == rounds


@pytest.mark.parametrize("rounds", [0, -1, True, 1.0, "1", "", "Players", None, ["players"], NAN])
def test_h14_other_rounds_are_refused(rounds: object) -> None:
    error = wrong("not-a-hat", 3, rounds=rounds)
    assert (error.code, error.rule) == ("wrong-rounds", "H14")


@pytest.mark.parametrize("expert", [0, 1, "true", None, "yes", []])
def test_m11_expert_is_true_or_false(expert: object) -> None:
    error = wrong("magic-hat", 3, expert=expert)
    assert (error.code, error.rule) == ("wrong-expert", "M11")
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
