"""The games for TextArena: told in sentences, answered in words."""

from __future__ import annotations

from typing import Any

import pytest
import textarena as ta

from hatbox.games import GAMES
from hatbox.games.verify import verify
from hatbox.lab import textarena

NAMES = ["HatboxNotAHat-v0", "HatboxMagicHat-v0"]


def last_of(told: Any) -> str:
    """The last of the moves; where they are many, the one that is told in full."""
    *_, before, last = told[-1][1].splitlines()
    return str(before if ", " in last else last)


def played(name: str, players: int, language: str, seed: int) -> Any:
    env = ta.make(name, language=language)
    env.reset(num_players=players, seed=seed)
    heard: dict[int, list[str]] = {seat: [] for seat in range(players)}
    done = False
    while not done:
        seat, told = env.get_observation()
        heard[seat] += [message for _, message, _ in told]
        done, _ = env.step(f"Well: {last_of(told)}")
    return env, heard


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize(("players", "language"), [(2, "en"), (3, "uk")])
def test_a_whole_game_in_words(name: str, players: int, language: str) -> None:
    env, heard = played(name, players, language, seed=3)
    rewards, about = env.close()
    assert sum(rewards.values()) == pytest.approx(0)
    assert max(rewards.values()) > 0
    assert not any(seat["invalid_move"] for seat in about.values())
    assert any(heard.values())
    assert verify(env.match.record()) == "proven"
    assert played(name, players, language, seed=3)[1] == heard


def test_what_one_alone_sees_is_told_to_nobody_else() -> None:
    env = ta.make("HatboxMagicHat-v0")
    env.reset(num_players=2, seed=1)
    seat, _ = env.get_observation()
    env.step("You look inside hat 2.")
    kinds = [message for _, message, _ in env.state.observations[1 - seat]]
    assert not any(message.startswith("Oh, ") for message in kinds)
    assert any(message.startswith("Oh, ") for _, message, _ in env.get_observation()[1])


def test_words_that_mean_nothing_are_answered_then_played_for() -> None:
    env = ta.make("HatboxMagicHat-v0", errors=1)
    env.reset(num_players=2, seed=1)
    seat, _ = env.get_observation()
    env.step("A unicorn!")
    again, told = env.get_observation()
    assert again == seat
    assert "not a move in this game" in told[-1][1]
    env.step("A unicorn!")
    assert env.state.game_info[seat]["invalid_move"]
    assert env.match.record()["rounds"][0]["moves"]


def test_a_game_without_sentences_is_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    from tests import third_game

    monkeypatch.setitem(GAMES, "thimbles", third_game)
    textarena.register_all()
    with pytest.raises(ValueError, match="not found"):
        ta.make("HatboxThimbles-v0")
