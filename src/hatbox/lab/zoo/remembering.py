"""A game for PettingZoo whose agents are told what a memory tells of the past."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium import spaces

from ..follower import Follower
from ..memory import Memory
from .aec import Observed, RawEnv


class RememberingEnv(RawEnv):
    """What each seat's memory tells follows what it sees now, in the same observation."""

    def __init__(
        self,
        game: str,
        memory: Memory,
        players: int = 4,
        render_mode: str | None = None,
        options: Mapping[str, object] | None = None,
    ) -> None:
        super().__init__(game, players, render_mode, options)
        self.follower = Follower(self.game, memory, players, range(players))
        self.games, self.seed = 0, int(np.random.SeedSequence().entropy)  # type: ignore[arg-type]
        mask = self._observation_space["action_mask"]
        size = self._observation_space["observation"].shape[0] + memory.size(self.game)  # type: ignore[index]
        told = spaces.Box(-128, 127, (size,), np.float32)
        self._observation_space = spaces.Dict({"observation": told, "action_mask": mask})

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Each game has memories of its own."""
        super().reset(seed, options)
        self.seed, self.games = (self.seed, self.games + 1) if seed is None else (seed, 0)
        self.follower.begin(self.begun().plain(), f"{self.seed} {self.games}")

    def step(self, action: int | None) -> None:
        seat = self.turn
        super().step(action)
        if seat >= 0 and action is not None:
            self.follower.play(seat, int(action))
            if self.follower.is_round_over and self.turn >= 0:
                self.follower.deal(self.begun().plain())

    def observe(self, agent: str) -> Observed:
        seen = super().observe(agent)
        now = seen["observation"].astype(np.float32)
        told = self.follower.told(self.seats[agent])
        return {**seen, "observation": np.concatenate([now, told])}
