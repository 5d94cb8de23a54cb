"""Many games at once as a Gymnasium vector environment."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from ..fast import FastGames
from ..follower import Follower
from ..memory import Memory, Told

# What the others do: from observations and masks to one action a game.
Policy = Callable[[NDArray[np.int8], NDArray[np.int8]], NDArray[np.int64]]
Observed = NDArray[np.int8] | NDArray[np.float32]
Ends = NDArray[np.bool_]
Step = tuple[Observed, NDArray[np.float32], Ends, Ends, dict[str, Any]]


class GamesVectorEnv(VectorEnv[Observed, NDArray[np.int64], NDArray[Any]]):
    """Seat 0 learns in each game, `opponents` decides for all other seats (by default any legal
    move, each as likely). A game that ends begins anew in the same step; its last observation is
    not told, for nothing is left to decide there. `info["action_mask"]` says what is legal. With a
    `memory`, what it tells seat 0 follows what is seen; that takes more time than the games."""

    metadata: dict[str, Any] = {  # noqa: RUF012  # Gymnasium declares it so.
        "autoreset_mode": AutoresetMode.SAME_STEP,
    }

    def __init__(
        self,
        game: str,
        num_envs: int = 64,
        players: int = 4,
        options: Mapping[str, object] | None = None,
        opponents: Policy | None = None,
        threads: int = 1,
        memory: Memory | None = None,
    ) -> None:
        self.num_envs, self.threads = num_envs, threads
        self.about = {"game": game, "options": options, "players": players}
        self.opponents = opponents or self.any_legal
        self.games = self.begun(0)
        self.memories = None if memory is None else Memories(self.games, memory)
        told = 0 if memory is None else memory.size(self.games.game)
        kind = np.int8 if memory is None else np.float32
        seen = spaces.Box(-128, 127, (self.games.observation + told,), kind)
        self.single_observation_space = seen
        self.single_action_space = spaces.Discrete(self.games.moves)
        self.observation_space = batch_space(seen, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def begun(self, seed: int) -> FastGames:
        about: dict[str, Any] = self.about
        return FastGames(count=self.num_envs, seed=seed, threads=self.threads, **about)

    def any_legal(self, seen: NDArray[np.int8], masks: NDArray[np.int8]) -> NDArray[np.int64]:
        lots = self.np_random.random(masks.shape, np.float32)
        chosen: NDArray[np.int64] = (lots * masks).argmax(axis=1)
        return chosen

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observed, dict[str, Any]]:
        super().reset(seed=seed)
        dealt = int(self.np_random.integers(2**32))
        self.games = self.begun(dealt)
        if self.memories is not None:
            self.memories.begin(self.games, dealt)
        self.let_others_play()
        return self.observed(), self.info()

    def step(self, actions: NDArray[np.int64]) -> Step:
        rewards, ended = self.play(actions, np.ones(self.num_envs, np.bool_))
        told, over, cut = rewards[:, 0].copy(), ended == 1, ended == 2
        more, over_later, cut_later = self.let_others_play()
        told += more
        return self.observed(), told, over | over_later, cut | cut_later, self.info()

    def play(
        self, actions: NDArray[np.int64], acting: Ends
    ) -> tuple[NDArray[np.float32], NDArray[np.int8]]:
        if self.memories is None:
            return self.games.step(actions, acting)
        seats = self.games.turns().copy()
        rewards, ended = self.games.step(actions, acting)
        for place in np.flatnonzero(acting).tolist():
            self.memories.play(place, int(seats[place]), int(actions[place]), bool(ended[place]))
        return rewards, ended

    def observed(self) -> Observed:
        seen = self.games.observe(0)
        if self.memories is None:
            return seen.copy()
        return np.concatenate([seen.astype(np.float32), self.memories.told()], axis=1)

    def let_others_play(self) -> tuple[NDArray[np.float32], Ends, Ends]:
        """Until it is the learner's turn everywhere; what that brought, and where a game ended."""
        told = np.zeros(self.num_envs, np.float32)
        over = np.zeros(self.num_envs, np.bool_)
        cut = np.zeros(self.num_envs, np.bool_)
        while (others := self.games.turns() != 0).any():
            chosen = self.opponents(self.games.observe(), self.games.legal_mask())
            rewards, ended = self.play(chosen, others)
            told += rewards[:, 0]
            over |= ended == 1
            cut |= ended == 2
        return told, over, cut

    def info(self) -> dict[str, Any]:
        return {"action_mask": self.games.legal_mask().copy()}


class Memories:
    """What seat 0 is told of the past, in each of the games."""

    def __init__(self, games: FastGames, memory: Memory) -> None:
        self.followers = [
            Follower(games.game, memory, games.players, seats=[0]) for _ in range(games.count)
        ]

    def begin(self, games: FastGames, seed: int) -> None:
        self.games, self.seed = games, seed
        self.begun = [0] * games.count
        for place in range(games.count):
            self.begin_one(place)

    def begin_one(self, place: int) -> None:
        self.begun[place] += 1
        key = f"{self.seed} {place} {self.begun[place]}"
        self.followers[place].begin(self.games.plain(place), key)

    def play(self, place: int, seat: int, action: int, is_last: bool) -> None:
        """A move that was made; where a round or a game has ended, the next is dealt already."""
        follower = self.followers[place]
        follower.play(seat, action)
        if is_last:
            self.begin_one(place)
        elif follower.is_round_over:
            follower.deal(self.games.plain(place))

    def told(self) -> Told:
        return np.array([follower.told(0) for follower in self.followers], np.float32)
