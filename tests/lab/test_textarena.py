"""The games for TextArena: told in sentences, answered in words."""

from __future__ import annotations

from typing import Any

import pytest
import textarena as ta

from hatbox.games import GAMES
from hatbox.games.verify import verify
from hatbox.lab import textarena
from hatbox.lab.memory import ActR, Memory, Window

NAMES = ["HatboxNotAHat-v0", "HatboxMagicHat-v0"]


def last_of(told: Any) -> str:
    """The last of the moves; where they are many, the one that is told in full."""
    *_, before, last = told[-1][1].splitlines()
    return str(before if ", " in last else last)


def played(name: str, players: int, language: str, seed: int, **about: Any) -> Any:
    env = ta.make(name, language=language, **about)
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


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("memory", [None, Window(3), ActR("squirrel")])
def test_with_a_memory_each_observation_is_all_that_is_told(
    name: str, memory: Memory | None
) -> None:
    """But for the first, which has what the game is about: one message, in which the table stands
    after what is remembered; the same seed remembers the same."""
    env, heard = played(name, 3, "de", seed=5, memory=memory)
    told = {seat: len(messages) for seat, messages in heard.items()}
    decisions = {seat: about["turn_count"] for seat, about in env.close()[1].items()}
    assert told == {seat: turns + (turns > 0) for seat, turns in decisions.items()}
    assert played(name, 3, "de", seed=5, memory=memory)[1] == heard


def boards(name: str, memory: Memory | None) -> list[list[str]]:
    """What is told before the first decisions of one game: true gifts are given and accepted, hats
    are looked into and moved."""
    env = ta.make(name, memory=memory)
    env.reset(num_players=2, seed=4)
    found = []
    for _ in range(12):
        seat, told = env.get_observation()
        found.append(told[-1][1].splitlines())
        view, legal = env.match.view_for(seat), env.match.legal_moves()
        gift = getattr(env.match.round, "gift", 0) if len(legal) > 20 else 0
        env.step(env.tellers[seat].moves(legal, view)[gift])
    return found


@pytest.mark.parametrize("name", NAMES)
def test_a_window_is_told_before_what_is_seen_now(name: str) -> None:
    """The last events in sentences, and what is told without a memory after them."""
    everything, nothing = boards(name, Window(1000)), boards(name, None)
    for all_told, short, now in zip(everything, boards(name, Window(2)), nothing, strict=True):
        assert all_told[len(all_told) - len(now) :] == short[len(short) - len(now) :] == now
        past, last = all_told[: len(all_told) - len(now)], short[: len(short) - len(now)]
        assert 0 < len(last) <= len(past)
        assert past[len(past) - len(last) :] == last


def test_what_a_character_remembers_is_told_in_percent() -> None:
    """The gift on its way, the gifts that lie face down, and the hats that were looked into."""
    gifts = boards("HatboxNotAHat-v0", ActR("raven"))
    assert all(lines[0].endswith(("%.", "comes to mind.")) for lines in gifts)
    places = [line for lines in gifts for line in lines if line.startswith("Player 0: ")]
    assert any(line.endswith("%") for line in places)
    hats = boards("HatboxMagicHat-v0", ActR("raven"))
    assert hats[0][0].startswith("May be in the box: ")
    assert any(lines[1].startswith("Remembers: hat ") for lines in hats[1:])


def test_after_words_that_mean_nothing_a_memory_is_told_again() -> None:
    env = ta.make("HatboxMagicHat-v0", memory=ActR("fox"), errors=1)
    env.reset(num_players=2, seed=1)
    seat, told = env.get_observation()
    env.step("A unicorn!")
    again, told_again = env.get_observation()
    assert again == seat
    assert told_again[-1] == told[-1]
    assert len(told_again) == 2
    env.step("A unicorn!")
    assert env.state.game_info[seat]["invalid_move"]


def test_a_memory_that_is_none_is_named() -> None:
    with pytest.raises(ValueError, match="goldfish"):
        ta.make("HatboxMagicHat-v0", memory="goldfish")


def test_a_game_without_sentences_is_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    from tests import third_game

    monkeypatch.setitem(GAMES, "thimbles", third_game)
    textarena.register_all()
    with pytest.raises(ValueError, match="not found"):
        ta.make("HatboxThimbles-v0")
