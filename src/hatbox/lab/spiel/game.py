"""A game and its states, as OpenSpiel's Python games have them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

import pyspiel

from .agreed import Agreed, Parts, defaults, read
from .observer import Observer
from .play import Play


def type_of(parts: Parts, name: str) -> Any:
    kind = pyspiel.GameType
    return kind(
        short_name=name,
        long_name=f"Hatbox: {parts.game.NAME}",
        dynamics=kind.Dynamics.SEQUENTIAL,
        chance_mode=kind.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kind.Information.IMPERFECT_INFORMATION,
        utility=kind.Utility.ZERO_SUM,
        reward_model=kind.RewardModel.TERMINAL,
        max_num_players=parts.game.MOST_PLAYERS,
        min_num_players=parts.game.LEAST_PLAYERS,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=True,
        parameter_specification=defaults(parts),
    )


def info_of(agreed: Agreed) -> Any:
    chance, fair = agreed.parts.chance, 1 / agreed.players
    return pyspiel.GameInfo(
        num_distinct_actions=agreed.parts.bulk.MOVES,
        max_chance_outcomes=max(chance.OUTCOMES, agreed.players),
        num_players=agreed.players,
        min_utility=-fair,
        max_utility=1 - fair,
        utility_sum=0.0,
        max_game_length=agreed.most_turns * chance.MOVES_A_TURN,
    )


class SpielGame(pyspiel.Game):  # type: ignore[misc]  # pyspiel ships no types.
    """A whole game, all its rounds; a round at the cap is cut and counts as it stands."""

    parts: ClassVar[Parts]
    kind: ClassVar[Any]

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        self.agreed = read(self.parts, params or {})
        super().__init__(self.kind, info_of(self.agreed), dict(params or {}))

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        if params:
            raise ValueError(f"These observers take no parameters, such as {params}.")
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        return Observer(self.agreed, kind)


def class_for(parts: Parts, kind: Any) -> type[SpielGame]:
    """OpenSpiel lets go of what it has registered after Python has ended: of a class nothing is
    freed then, of a function its memory would be."""
    return type(kind.short_name, (SpielGame,), {"parts": parts, "kind": kind})


class SpielState(pyspiel.State):  # type: ignore[misc]
    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.play = Play(game.agreed)

    def current_player(self) -> int:
        if self.play.is_over:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if self.play.odds else self.play.turn

    def _legal_actions(self, player: int) -> list[int]:
        return self.play.legal()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        odds = self.play.odds
        total = sum(weight for _, weight in odds)
        return [(outcome, weight / total) for outcome, weight in odds]

    def _apply_action(self, action: int) -> None:
        if self.play.odds:
            self.play.draw(action)
        else:
            self.play.move(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return self.chance_name(action)
        game = self.play.agreed.parts.game
        return " ".join(str(part) for part in game.move_to_json(named(game, action)).values())

    def chance_name(self, outcome: int) -> str:
        if self.play.starter is None:
            return f"seat {outcome} begins"
        name: str = self.play.agreed.parts.chance.outcome_name(outcome)
        return name

    def is_terminal(self) -> bool:
        return self.play.is_over

    def returns(self) -> list[float]:
        return self.play.shares()

    def __str__(self) -> str:
        return "\n".join([*map(str, self.history()), *self.seen()])

    def seen(self) -> list[str]:
        return [self.play.view(None)] if self.play.is_dealt else []


def named(game: Any, action: int) -> Any:
    return game.move_from_number(action)
