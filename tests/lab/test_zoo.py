"""The PettingZoo environments pass PettingZoo's own tests."""

from __future__ import annotations

from typing import Any

import numpy as np
import pettingzoo
import pytest
from pettingzoo.test import api_test, parallel_api_test, render_test, seed_test

from hatbox.games import IllegalMove, WrongOption
from hatbox.lab import zoo
from hatbox.lab.memory import ActR, Memory, Window
from hatbox.lab.zoo import magic_hat_v0, not_a_hat_v0

MODULES = [not_a_hat_v0, magic_hat_v0]
each = pytest.mark.parametrize("module", MODULES, ids=["gifts", "hats"])


# It expects boxes; a mask beside the observation is PettingZoo's own way all the same.
@pytest.mark.filterwarnings("ignore:Observation space for each agent probably:UserWarning")
@pytest.mark.filterwarnings("ignore:Observation is not a NumPy array:UserWarning")
@each
def test_the_api(module: Any) -> None:
    api_test(module.env(), num_cycles=300)


@pytest.mark.parametrize("name", ["hatbox/not_a_hat_v0", "hatbox/magic_hat_v0"])
def test_they_are_registered(name: str) -> None:
    env = pettingzoo.make("aec", name, players=3)
    assert f"hatbox/{env.metadata['name']}" == name
    env.reset(seed=1)
    assert len(env.agents) == 3
    parallel = pettingzoo.make("parallel", name, players=2)
    assert isinstance(parallel, pettingzoo.ParallelEnv)
    assert len(parallel.reset(seed=1)[0]) == 2


@each
def test_seeds(module: Any) -> None:
    seed_test(module.env, num_cycles=200)


@each
def test_in_parallel(module: Any) -> None:
    parallel_api_test(module.parallel_env(), num_cycles=200)


@each
def test_rendering(module: Any, capsys: pytest.CaptureFixture[str]) -> None:
    render_test(module.raw_env)
    assert "now:" in capsys.readouterr().out


@each
def test_a_whole_game_ends_with_rewards_that_add_up_to_nothing(module: Any) -> None:
    env = module.env(players=3)
    env.reset(seed=4)
    chance = np.random.default_rng(1)
    told: dict[str, float] = {}
    for agent in env.agent_iter():
        seen, reward, over, cut, _ = env.last()
        told[agent] = told.get(agent, 0) + reward
        legal = np.flatnonzero(seen["action_mask"])
        env.step(None if over or cut else int(chance.choice(legal)))
    assert len(told) == 3
    assert abs(sum(told.values())) < 1e-6
    assert max(told.values()) > 0


@each
@pytest.mark.parametrize("memory", [Window(4), ActR("fox")])
@pytest.mark.filterwarnings("ignore:Observation space for each agent probably:UserWarning")
@pytest.mark.filterwarnings("ignore:Observation is not a NumPy array:UserWarning")
def test_agents_can_be_given_a_memory(module: Any, memory: Memory) -> None:
    api_test(module.env(memory=memory, players=3), num_cycles=60)
    seed_test(lambda: module.env(memory=memory, players=3), num_cycles=60)


def test_a_window_tells_an_agent_the_last_event() -> None:
    env = not_a_hat_v0.env(memory=Window(1), players=3)
    env.reset(seed=5)
    bare = not_a_hat_v0.env(players=3)
    bare.reset(seed=5)
    size = len(bare.observe("player_0")["observation"])
    env.step(7)
    for agent in env.agents:
        told = env.observe(agent)["observation"][size:]
        assert (told[0], told[3]) == (4, 8)


def test_memory_goes_on_over_rounds() -> None:
    env = magic_hat_v0.env(memory=Window(200), players=2)
    env.reset(seed=2)
    kinds: list[float] = []
    luck = np.random.default_rng(3)
    for agent in env.agent_iter():
        seen, _, over, cut, _ = env.last()
        kinds = [*seen["observation"][-200 * 6 :: 6]]
        legal = np.flatnonzero(seen["action_mask"])
        env.step(None if over or cut else int(luck.choice(legal)))
        assert agent
    assert kinds.count(1) >= 2


def test_an_illegal_action_is_refused_and_changes_nothing() -> None:
    env = not_a_hat_v0.raw_env()
    env.reset(seed=1)
    before = env.observe(env.agent_selection)["observation"].tobytes()
    with pytest.raises(IllegalMove):
        env.step(110)
    with pytest.raises(IllegalMove):
        env.step(None)
    assert env.observe(env.agent_selection)["observation"].tobytes() == before


def test_what_is_unknown_is_named() -> None:
    with pytest.raises(AttributeError, match="chess_v0"):
        zoo.__getattr__("chess_v0")
    with pytest.raises(WrongOption):
        magic_hat_v0.env(players=9)
    with pytest.raises(RuntimeError, match="reset"):
        magic_hat_v0.raw_env().step(0)
