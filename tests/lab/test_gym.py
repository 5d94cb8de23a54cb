"""The Gymnasium environments pass Gymnasium's own check, and play whole games."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from hatbox.games import WrongOption
from hatbox.games.not_a_hat.bulk import KINDS
from hatbox.lab.gym import GamesVectorEnv, SeatEnv, register_all
from hatbox.lab.memory import ActR, Memory, Window

GAMES = ["not-a-hat", "magic-hat"]
each = pytest.mark.parametrize("game", GAMES)


@each
def test_the_check(game: str) -> None:
    register_all()
    env = gymnasium.make(f"hatbox/{game}-v0", minds=("squirrel", "random")).unwrapped
    check_env(env, skip_render_check=True)


def played(env: SeatEnv, seed: int) -> tuple[list[bytes], float]:
    seen, info = env.reset(seed=seed)
    chance = np.random.default_rng(seed)
    told, total, over = [seen.tobytes()], 0.0, False
    while not over:
        action = np.int64(chance.choice(np.flatnonzero(info["action_mask"])))
        seen, reward, ended, cut, info = env.step(action)
        told.append(seen.tobytes())
        total += reward
        over = ended or cut
    return told, total


@each
def test_a_game_is_played_to_its_end_and_seeds_decide(game: str) -> None:
    env = SeatEnv(game, minds=("fox", "goldfish"))
    assert played(env, 3) == played(env, 3)
    equals = SeatEnv(game, minds=("random", "random"))
    totals = {played(equals, seed)[1] for seed in range(12)}
    assert len(totals) > 1
    assert all(-1 < total < 1 for total in totals)


def test_an_illegal_action_loses_and_is_named() -> None:
    env = SeatEnv("magic-hat", minds=("random",))
    env.reset(seed=1)
    _, reward, over, cut, info = env.step(np.int64(26))
    assert (reward, over, cut, info["illegal"]) == (-1.0, True, False, "not-now")


@pytest.mark.parametrize("mode", ["ansi", "rgb_array", "human"])
def test_rendering(mode: str, capsys: pytest.CaptureFixture[str]) -> None:
    env = SeatEnv("magic-hat", minds=("random",), render_mode=mode)
    env.reset(seed=1)
    told = env.render()
    assert (told is None) == (mode == "human")
    if mode == "rgb_array":
        assert told.dtype == np.uint8
        assert told.min() < told.max()
    else:
        assert "now:" in (told or capsys.readouterr().out)


@each
def test_many_games_at_once(game: str) -> None:
    env = gymnasium.make_vec(
        f"hatbox/{game}-v0", num_envs=16, vectorization_mode="vector_entry_point"
    )
    seen, info = env.reset(seed=5)
    chance, ends = np.random.default_rng(1), 0
    for _ in range(200):
        masks = info["action_mask"]
        actions = (chance.random(masks.shape) * masks).argmax(axis=1)
        seen, rewards, over, cut, info = env.step(actions)
        assert env.observation_space.contains(seen)
        assert ((np.abs(rewards) > 0) <= (over | cut)).all()
        ends += int((over | cut).sum())
    assert ends > 16


@each
@pytest.mark.parametrize("memory", [Window(3), ActR("fox")])
def test_many_games_at_once_with_a_memory(game: str, memory: Memory) -> None:
    def played() -> tuple[list[bytes], int]:
        env = gymnasium.make_vec(
            f"hatbox/{game}-v0",
            num_envs=4,
            vectorization_mode="vector_entry_point",
            players=2,
            memory=memory,
        )
        seen, info = env.reset(seed=5)
        told, ends = [seen.tobytes()], 0
        for _ in range(25):
            assert env.observation_space.contains(seen)
            seen, _, over, cut, info = env.step(info["action_mask"].argmax(axis=1))
            told.append(seen.tobytes())
            ends += int((over | cut).sum())
        return told, ends

    told, ends = played()
    assert (told, ends) == played()
    assert ends > 0


def test_of_many_games_each_is_told_its_own_last_event() -> None:
    """And of a game that has just begun what it began with."""
    env = GamesVectorEnv("not-a-hat", 3, players=2, opponents=always(7), memory=Window(2))
    seen, info = env.reset(seed=2)
    bare = env.games.observation
    for _ in range(12):
        actions = np.where(info["action_mask"][:, 0] == 1, 11 + np.arange(3), 110)
        seen, _, over, _, info = env.step(actions)
        latest = seen[:, bare]
        is_giving = info["action_mask"][:, 0] == 1
        assert (latest[~is_giving] == 1 + KINDS.index("offered")).all()
        assert (seen[~is_giving, bare + 3] == 1 + 7).all()
        assert not (over & (latest == 1 + KINDS.index("round-ended"))).any()


def always(gift: int) -> Any:
    def choose(seen: Any, masks: Any) -> Any:
        return np.where(masks[:, gift] == 1, gift, 110)

    return choose


def test_opponents_can_be_given() -> None:
    asked = []

    def first_legal(seen: Any, masks: Any) -> Any:
        asked.append(seen.shape)
        return masks.argmax(axis=1)

    env = GamesVectorEnv("magic-hat", 4, players=2, opponents=first_legal)
    _, info = env.reset(seed=1)
    env.step(info["action_mask"].argmax(axis=1))
    assert asked


def test_what_is_wrong_is_named() -> None:
    with pytest.raises(WrongOption):
        SeatEnv("magic-hat", minds=["fox"] * 9)
    with pytest.raises(RuntimeError, match="reset"):
        SeatEnv("magic-hat").action_masks()
