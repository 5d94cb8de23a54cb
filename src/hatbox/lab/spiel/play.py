"""One game in which chance draws one thing at a time, when it is first seen."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np

from hatbox.games import IllegalMove, encode, events_for

from ..memories import SECONDS_A_DECISION, seed_of
from ..memory import Told
from .agreed import Agreed


class Opening:
    """What each seat sees as a round begins; the last is the onlooker."""

    def __init__(self, views: tuple[str, ...], observations: tuple[tuple[int, ...], ...]) -> None:
        self.views, self.observations = views, observations


class Moment(NamedTuple):
    """What happened, and what each seat saw then."""

    views: tuple[Any, ...]
    events: Sequence[Any]
    at: float


Past = list[Any]
Odds = list[tuple[int, int]]


class Play:
    """It waits for chance (`odds`: outcomes with weights), for a move of `turn`, or is over."""

    def __init__(self, agreed: Agreed) -> None:
        self.agreed = agreed
        bulk, players = agreed.parts.bulk, agreed.players
        self.tally = bulk.tally(bulk.settings(agreed.options, players))
        self.starter = agreed.starter
        self.past: Past = []
        self.moments: list[Moment] = []
        self.at = 0.0
        self.counted = 0
        self.is_over = False
        self.begin_round()

    def begin_round(self) -> None:
        chance, agreed = self.agreed.parts.chance, self.agreed
        self.round = chance.undealt(agreed.options, agreed.players, agreed.variant)
        self.is_dealt = False
        self.counted = 0
        self.waiting: int | None = chance.DEAL
        self.settle()

    def find_odds(self) -> Odds:
        """The starter is a seat (H4, M4)."""
        if self.starter is None:
            return [(seat, 1) for seat in range(self.agreed.players)]
        if self.waiting is None:
            return []
        agreed = self.agreed
        odds: Odds = agreed.parts.chance.odds(
            self.round, self.waiting, agreed.options, agreed.variant
        )
        return odds

    @property
    def turn(self) -> int:
        turn: int = self.agreed.parts.bulk.turn(self.round)
        return turn

    def legal(self) -> list[int]:
        return [move for move in range(self.agreed.parts.bulk.MOVES) if self.is_legal(move)]

    def is_legal(self, move: int) -> bool:
        """What the rules allow, and the variant."""
        parts, variant = self.agreed.parts, self.agreed.variant
        return bool(
            parts.rules.is_legal(self.round, move) and parts.chance.is_in_play(move, variant)
        )

    def draw(self, outcome: int) -> None:
        if self.starter is None:
            self.starter = outcome
        else:
            self.agreed.parts.chance.draw(self.round, self.waiting, outcome)
        self.settle()

    def move(self, move: int) -> None:
        if not self.is_legal(move):
            raise IllegalMove("not-now", "")
        self.waiting = move
        self.settle()

    def settle(self) -> None:
        """What leaves no choice is drawn; then the move that waited is made."""
        self.odds = self.find_odds()
        while len(self.odds) == 1:
            self.agreed.parts.chance.draw(self.round, self.waiting, self.odds[0][0])
            self.odds = self.find_odds()
        if not self.odds and self.waiting is not None:
            self.make(self.waiting)

    def make(self, move: int) -> None:
        self.waiting = None
        if move == self.agreed.parts.chance.DEAL:
            self.deal()
        else:
            self.play(move)

    def deal(self) -> None:
        parts = self.agreed.parts
        parts.chance.deal(self.round, self.starter)
        self.is_dealt = True
        seats = [*range(self.agreed.players)]
        views = tuple(self.view(seat) for seat in [*seats, None])
        self.past.append(Opening(views, tuple(self.observation(seat) for seat in seats)))
        self.happen(parts.game.opening(self.round))

    def play(self, move: int) -> None:
        game, tally = self.agreed.parts.game, self.agreed.parts.tally
        self.at += SECONDS_A_DECISION
        self.happen(game.play(self.round, self.turn, game.move_from_number(move)))
        self.counted += self.agreed.parts.bulk.counts_to_cap(move)
        if game.is_over(self.round):
            tally.count(self.tally, self.round)
            self.go_on()
        elif self.counted >= self.agreed.cap:
            tally.cut(self.tally, self.round)
            self.is_over = True

    def happen(self, events: Sequence[Any]) -> None:
        """Memories hear it when they are asked: most states of a tree are never asked for them."""
        self.past += events
        if self.agreed.memory is not None:
            seats = range(self.agreed.players)
            views = tuple(self.agreed.parts.game.view_for(self.round, seat) for seat in seats)
            self.moments.append(Moment(views, events, self.at))

    def remembered(self, seat: int) -> Told:
        """What this seat's memory tells now, in hundredths, so that what is hardly different is one
        information state; nothing while a round is not dealt."""
        agreed, game = self.agreed, self.agreed.parts.game
        assert agreed.memory is not None
        if not self.is_dealt:
            return np.zeros(agreed.memory.size(game), np.float32)
        seed = seed_of(f"hatbox-spiel/1 {agreed.memory_seed}", seat)
        memory = agreed.memory.begin(game, seat=seat, players=agreed.players, seed=seed)
        for moment in self.moments:
            memory.watch(moment.views[seat], events_for(game, moment.events, seat), moment.at)
        return memory.told(game.view_for(self.round, seat), self.at).round(2)

    def go_on(self) -> None:
        """A game of a single round is won by whoever leads after it."""
        tally = self.agreed.parts.tally
        if self.agreed.single_round and not self.tally.is_over:
            tally.cut(self.tally, self.round)
        self.is_over = bool(self.tally.is_over)
        if not self.is_over:
            self.starter = tally.next_starter(self.agreed.players, self.starter, self.round)
            self.begin_round()

    def shares(self) -> list[float]:
        """Each seat's share of the victory less its fair share; nothing before the end."""
        players = self.agreed.players
        if not self.is_over:
            return [0.0] * players
        winners = self.tally.winners[:players]
        return [won / sum(winners) - 1 / players for won in winners]

    def view(self, seat: int | None) -> str:
        """What a seat sees now, or an onlooker."""
        game = self.agreed.parts.game
        if seat is None:
            return encode(game.view_for_onlooker(self.round)).decode()
        return encode(game.view_for(self.round, seat)).decode()

    def observation(self, seat: int) -> tuple[int, ...]:
        """The same in numbers; nothing while a round is not dealt."""
        bulk = self.agreed.parts.bulk
        seen = [0] * bulk.OBSERVATION
        if self.is_dealt:
            bulk.observe(self.round, seat, seen)
        return tuple(seen)

    def __deepcopy__(self, memo: object) -> Play:
        twin = object.__new__(Play)
        vars(twin).update(vars(self))
        twin.past, twin.moments = list(self.past), list(self.moments)
        twin.round, twin.tally = copied(self.round), copied(self.tally)
        return twin


def copied(state: Any) -> Any:
    """A state of the rules: ints, lists, and lists of lists."""
    twin = object.__new__(type(state))
    for name in state.__slots__:
        value = getattr(state, name)
        setattr(twin, name, copied_list(value) if isinstance(value, list) else value)
    return twin


def copied_list(values: list[Any]) -> list[Any]:
    return [list(value) if isinstance(value, list) else value for value in values]
