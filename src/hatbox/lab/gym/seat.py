"""One seat at a table of minds, as a Gymnasium environment."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from hatbox.games import IllegalMove, Match, game_named
from hatbox.minds import Mind, maker_for

from ..fast.layout import fill, layout_of
from ..fast.sources import source_of
from ..memory import Memory, Remembering
from ..simulate import shares_of, tell
from ..zoo.pictures import picture, text

Info = dict[str, Any]
Observed = NDArray[np.int8] | NDArray[np.float32]
SECRET_BYTES = 32


class SeatEnv(gymnasium.Env[Observed, np.int64]):
    """Seat 0 learns, the others are minds. A reward comes at the end: the seat's share of the
    victory less its fair share. `info["action_mask"]` says what is legal; an illegal action loses
    the game (-1) and is named in `info["illegal"]`. With a `memory`, what it tells follows what is
    seen in each observation."""

    metadata: dict[str, Any] = {  # noqa: RUF012  # Gymnasium declares it so.
        "render_modes": ["human", "ansi", "rgb_array"],
        "render_fps": 2,
    }

    def __init__(
        self,
        game: str,
        minds: Sequence[str] = ("fox", "fox", "fox"),
        options: Mapping[str, object] | None = None,
        memory: Memory | None = None,
        render_mode: str | None = None,
    ) -> None:
        self.game, self.minds, self.options = game_named(game), list(minds), dict(options or {})
        self.players = len(minds) + 1
        self.game.options(self.players, self.options)
        self.makers = [maker_for(mind, game) for mind in minds]
        self.source = source_of(game)
        self.render_mode = render_mode
        self.memory = memory
        seen = int(self.source.bulk.OBSERVATION)
        size = seen + (memory.size(self.game) if memory else 0)
        self.observation_space = spaces.Box(-128, 127, (size,), np.float32 if memory else np.int8)
        self.remembering: Remembering | None = None
        self.action_space = spaces.Discrete(self.source.bulk.MOVES)
        self.match: Match | None = None

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observed, Info]:
        super().reset(seed=seed)
        secret = self.np_random.bytes(SECRET_BYTES)
        self.at = 0.0
        names = ["you", *self.minds]
        self.match = Match(self.game, names, secret=secret, wishes=self.options)
        # Bytes for the round as compiled code reads it.
        self.record = np.zeros(1, layout_of(self.match.round, np.uint8))
        self.seated: list[Mind] = [
            maker(seat=seat + 1, players=self.players, seed=self.np_random.bytes(SECRET_BYTES))
            for seat, maker in enumerate(self.makers)
        ]
        if self.memory is not None:
            seed_of_memory = self.np_random.bytes(SECRET_BYTES)
            self.remembering = self.memory.begin(
                self.game, seat=0, players=self.players, seed=seed_of_memory
            )
        self.tell(self.match.opening())
        self.let_others_play()
        return self.observed(), self.info()

    def step(self, action: np.int64) -> tuple[Observed, float, bool, bool, Info]:
        match = self.begun()
        try:
            self.play(0, self.game.move_from_number(int(action)))
        except IllegalMove as illegal:
            return self.observed(), -1.0, True, False, {**self.info(), "illegal": illegal.code}
        self.let_others_play()
        is_over = match.is_over
        return (
            self.observed(),
            self.reward(),
            is_over and not match.is_cut,
            match.is_cut,
            self.info(),
        )

    def let_others_play(self) -> None:
        """Until it is the learner's turn, or the game is over."""
        match = self.begun()
        while not match.is_over and match.seat_to_move != 0:
            seat = match.seat_to_move
            if seat is None:
                self.tell(match.next_round())
            elif match.has_reached_cap:
                match.cut("cap")
            else:
                self.let_play(self.seated[seat - 1], seat)
        if not match.is_over and match.has_reached_cap:
            match.cut("cap")

    def let_play(self, mind: Mind, seat: int) -> None:
        decision = mind.decide(self.views[seat], self.at)
        self.at += decision.pause
        self.play(seat, decision.move)

    def play(self, seat: int, move: object) -> None:
        self.tell(self.begun().play(seat, move))

    def tell(self, events: Sequence[Any]) -> None:
        self.views = tell(self.begun(), [self.remembering, *self.seated], events, self.at)

    def reward(self) -> float:
        winners = self.begun().standing.winners
        if winners is None:
            return 0.0
        return shares_of(winners, self.players)[0] - 1 / self.players

    def observed(self) -> Observed:
        if self.remembering is None:
            return self.seen()
        told = self.remembering.told(self.views[0], self.at)
        return np.concatenate([self.seen().astype(np.float32), told])

    def seen(self) -> NDArray[np.int8]:
        """As `FastGames` has it: the same numbers in the same places."""
        seen = np.zeros((1, self.source.bulk.OBSERVATION), np.int8)
        self.source.kernels.observe(self.laid_out(), np.zeros(1, np.int8), seen, 0, 1)
        row: NDArray[np.int8] = seen[0]
        return row

    def laid_out(self) -> NDArray[Any]:
        fill(self.record, 0, self.begun().round)
        return self.record

    def info(self) -> Info:
        return {"action_mask": self.action_masks()}

    def action_masks(self) -> NDArray[np.int8]:
        """By the name that maskable learners look for."""
        masks = np.zeros((1, self.source.bulk.MOVES), np.int8)
        if self.begun().seat_to_move == 0:
            self.source.kernels.masks(self.laid_out(), masks, 0, 1)
        row: NDArray[np.int8] = masks[0]
        return row

    def begun(self) -> Match:
        if self.match is None:
            raise RuntimeError("Call reset() before the first step.")
        return self.match

    def render(self) -> Any:
        told = text(self.game, self.begun().round)
        if self.render_mode == "rgb_array":
            return picture(told)
        if self.render_mode == "human":
            print(told)
            return None
        return told
