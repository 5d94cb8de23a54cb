"""A game as PettingZoo has them: agents take turns, with action masks."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import AECEnv

from hatbox.games import IllegalMove, game_named

from ..fast.kernels import ENDED, ILLEGAL, PLAYED_OUT
from ..fast.one import OneGame
from ..fast.sources import source_of
from .pictures import picture, text

Observed = dict[str, NDArray[Any]]
Info = dict[str, Any]
NO_ACTION = -1


class RawEnv(AECEnv):  # type: ignore[misc]  # PettingZoo ships no types.
    """One whole game: all its rounds. Rewards are told at the end: a seat's share of the victory
    less its fair share. A game cut at the cap ends truncated, and counts as it stood."""

    metadata: ClassVar[dict[str, Any]] = {
        "render_modes": ["human", "ansi", "rgb_array"],
        "is_parallelizable": False,
        "render_fps": 2,
    }

    def __init__(
        self,
        game: str,
        players: int = 4,
        render_mode: str | None = None,
        options: Mapping[str, object] | None = None,
    ) -> None:
        super().__init__()
        self.game, self.players, self.options = game_named(game), players, dict(options or {})
        self.game.options(players, self.options)
        self.metadata = {**type(self).metadata, "name": f"{game.replace('-', '_')}_v0"}  # type: ignore[misc]
        self.render_mode = render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(players)]
        self.seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        bulk = source_of(game).bulk
        seen = spaces.Box(-128, 127, (bulk.OBSERVATION,), np.int8)
        mask = spaces.Box(0, 1, (bulk.MOVES,), np.int8)
        self._observation_space = spaces.Dict({"observation": seen, "action_mask": mask})
        self._action_space = spaces.Discrete(bulk.MOVES)
        self._no_moves = np.zeros(bulk.MOVES, np.int8)
        self.agent_selection = self.possible_agents[0]
        self.terminations: dict[str, bool] = dict.fromkeys(self.possible_agents, False)
        self.truncations: dict[str, bool] = dict.fromkeys(self.possible_agents, False)
        self._cumulative_rewards: dict[str, float] = {}
        self.one: OneGame | None = None
        self.turn = 0

    def observation_space(self, agent: str) -> spaces.Dict:
        return self._observation_space

    def action_space(self, agent: str) -> spaces.Discrete:
        return self._action_space

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Without a seed, the game that follows the last one."""
        if self.one is None or seed is not None:
            dealt = int(np.random.SeedSequence().entropy) if seed is None else seed  # type: ignore[arg-type]
            self.one = OneGame(self.game.NAME, dealt, self.options, self.players)
            self.turn = self.one.look_on()
        else:
            self.turn = self.one.begin()
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.turn]

    def observe(self, agent: str) -> Observed:
        """The mask of a seat that is not to act is empty."""
        one, seat = self.begun(), self.seats[agent]
        if seat == self.turn:
            return {"observation": one.seen, "action_mask": one.masked}
        return {"observation": one.observe(seat), "action_mask": self._no_moves.copy()}

    def last(self, observe: bool = True) -> tuple[Observed | None, float, bool, bool, Info]:
        """As PettingZoo has it, by fewer calls: this is asked at every turn."""
        agent = self.agent_selection
        seen = self.observe(agent) if observe else None
        reward, info = self._cumulative_rewards[agent], self.infos[agent]
        return seen, reward, self.terminations[agent], self.truncations[agent], info

    def step(self, action: int | None) -> None:
        """Rewards are nothing until the end, so that there is nothing to clear before."""
        if self.turn < 0 and self.agents:
            self._was_dead_step(action)
            return
        turn = self.begun().take_turn(NO_ACTION if action is None else int(action))
        if turn >= 0:
            self.turn = turn
            self.agent_selection = self.possible_agents[turn]
        elif turn == ILLEGAL:
            raise IllegalMove("not-now" if action is not None else "no-action", "")
        else:
            self.end(ENDED - turn)
        if self.render_mode == "human":
            self.render()

    def end(self, ended: int) -> None:
        self.rewards = dict(zip(self.agents, self.begun().rewards(), strict=True))
        over = self.terminations if ended == PLAYED_OUT else self.truncations
        over.update(dict.fromkeys(self.agents, True))
        self.turn = -1
        self._accumulate_rewards()

    def begun(self) -> OneGame:
        if self.one is None:
            raise RuntimeError("Call reset() before the first step.")
        return self.one

    def render(self) -> str | NDArray[np.uint8] | None:
        if self.render_mode is None:
            return None
        told = text(self.game, self.begun().plain())
        if self.render_mode == "rgb_array":
            return picture(told)
        if self.render_mode == "ansi":
            return told
        print(told)
        return None

    def close(self) -> None:
        """Nothing is open."""
