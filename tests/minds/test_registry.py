"""Minds register for a game: a pair that is missing is an error, never another game's mind."""

import pytest

from hatbox.games import GAMES, WrongOption
from hatbox.minds import MINDS, STAND_IN, maker_for, minds_for, register
from hatbox.minds.base import Mind
from hatbox.minds.chancer import hat_chancer
from hatbox.minds.characters import FOX
from hatbox.minds.people import maker_of
from hatbox.minds.registry import MAKERS


@pytest.mark.parametrize("game", GAMES)
def test_every_mind_plays_every_game_of_the_house(game: str) -> None:
    assert minds_for(game) == tuple(MINDS)
    assert STAND_IN in minds_for(game)


@pytest.mark.parametrize("mind", MINDS)
def test_a_mind_refuses_a_game_that_it_does_not_play(mind: str) -> None:
    with pytest.raises(WrongOption, match=f"unknown-mind .*mind: {mind}, game: chess"):
        MINDS[mind](game="chess", seat=0, players=3, seed=b"")


def test_an_unknown_mind_is_refused_with_those_that_play_the_game() -> None:
    with pytest.raises(WrongOption) as caught:
        maker_for("hal", "magic-hat")
    assert caught.value.values == {"mind": "hal", "game": "magic-hat", "known": tuple(MINDS)}


def test_a_character_of_ones_own_refuses_what_it_was_not_made_for() -> None:
    with pytest.raises(WrongOption, match="mind: fox, game: chess"):
        maker_of(FOX)(game="chess", seat=0, players=3, seed=b"")


def test_a_mind_may_be_registered_for_one_game_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("hatbox.minds.registry.MAKERS", dict(MAKERS))
    monkeypatch.setattr("hatbox.minds.registry.MINDS", dict(MINDS))
    register("parrot", "magic-hat", hat_chancer)
    assert "parrot" in minds_for("magic-hat")
    assert "parrot" not in minds_for("not-a-hat")
    seated: Mind = maker_for("parrot", "magic-hat")(seat=0, players=2, seed=b"seed")
    assert seated.thoughts() == []
