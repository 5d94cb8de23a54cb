"""Many games of one kind at once, in arrays, by the compiled rules."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from typing import Any, Literal, NamedTuple

import numpy as np
from numpy.typing import ArrayLike, NDArray

from hatbox.games.base import Json
from hatbox.games.fairness import SECRET_BYTES, stream_for_round

from .dealing import FairDeals
from .layout import fill, layout_of, read
from .sources import source_of
from .written import Written

# What a game keeps besides its round and its points: who began, how many decisions count to the
# cap, whether a round is to be dealt, and whether in bulk.
TABLE = np.dtype([(name, np.int32) for name in ("starter", "counted", "due", "in_bulk")])


class Advanced(NamedTuple):
    """What a step has brought, and what the seats to act may do and see now."""

    rewards: NDArray[np.float32]
    ended: NDArray[np.int8]
    masks: NDArray[np.int8]
    observations: NDArray[np.int8]


class FastGames:
    """`count` games, each stepped by one action; a game that ends begins anew in the same step.

    `deals` are from a fast generator ("bulk"), or derived from secrets as docs/fairness.md tells
    ("fair": the games that `simulate` deals with this seed; slower, for Python derives them).

    Every array that is returned is filled anew by the next call of the same method: copy what is
    to be kept. New arrays of this size would cost more than the games.
    """

    def __init__(
        self,
        game: str,
        count: int,
        seed: int = 0,
        options: Mapping[str, object] | None = None,
        *,
        players: int = 4,
        deals: Literal["bulk", "fair"] = "bulk",
        threads: int = 1,
        keep_records: bool = False,
    ) -> None:
        if count < 1 or threads < 1:
            raise ValueError("There is at least one game, and at least one thread.")
        if deals not in ("bulk", "fair"):
            raise ValueError(f'Deals are "bulk" or "fair", not {deals!r}.')
        self.source = source_of(game)
        self.game, self.count, self.players = self.source.game, count, players
        self.options = self.game.options(players, dict(options or {}))
        self.moves: int = self.source.bulk.MOVES
        self.observation: int = self.source.bulk.OBSERVATION
        self._parts = parts_of(count, threads)
        self._pool = ThreadPoolExecutor(threads) if threads > 1 else None
        self._lay_out(states_from(seed, count))
        self._fair: FairDeals | None = None
        if deals == "fair":
            self._fair = FairDeals(self.game, self.options, players, seed, count)
        self._deal_all()
        self._written = Written(self, self._fair) if keep_records else None

    def _lay_out(self, states: NDArray[np.int64]) -> None:
        """Bytes for the rounds, which are read most; points may be many."""
        settings = self.source.bulk.settings(self.options, self.players)
        plain_tally = self.source.bulk.tally(settings)
        self.rounds = np.zeros(self.count, layout_of(self._any_round(), np.uint8))
        self.tables = np.zeros(self.count, TABLE)
        fresh = np.zeros(1, layout_of(plain_tally, np.int32))
        fill(fresh, 0, plain_tally)
        self.tallies = np.repeat(fresh, self.count)
        numbers = np.array(settings, np.int64)
        self.games = (self.rounds, self.tallies, self.tables, states, fresh, numbers)
        self._all = np.ones(self.count, np.bool_)
        self.ended = np.zeros(self.count, np.int8)
        self.rewards = np.zeros((self.count, self.players), np.float32)
        self._seats = np.zeros(self.count, np.int8)
        self._masks = np.zeros((self.count, self.moves), np.int8)
        self._seen = np.zeros((self.count, self.observation), np.int8)

    def _any_round(self) -> Any:
        stream = stream_for_round(bytes(SECRET_BYTES), (), self.game.NAME, 0)
        deck = self.game.shuffle(stream, self.options)
        return self.game.deal(self.options, self.players, deck, 0)

    def _deal_all(self) -> None:
        if self._fair is None:
            self.tables["in_bulk"] = 1
            self._run(self.source.kernels.deal_all, self.games)
        else:
            self.tables["due"] = 1
            self._fair.deal(self.rounds, self.tables, np.ones(self.count, np.int8))

    def step(
        self, actions: ArrayLike, acting: ArrayLike | None = None
    ) -> tuple[NDArray[np.float32], NDArray[np.int8]]:
        """One action in each game, or in those that are `acting`: the rewards of all seats, and
        which games ended (1: played to the end, 2: cut at the cap). With an illegal action nothing
        changes."""
        who = self._all if acting is None else self._shaped(acting, np.bool_)
        chosen = self._checked(actions, who)
        step, cap = self.source.kernels.step, self.game.CAP
        if self._written is not None:
            self._written.note(chosen, who)
        self._run(step, self.games, chosen, who, self.ended, self.rewards, cap)
        if self._fair is not None:
            self._fair.deal(self.rounds, self.tables, self.ended)
        if self._written is not None:
            self._written.after(self.ended)
        return self.rewards, self.ended

    def advance(self, actions: ArrayLike) -> Advanced:
        """`step`, `legal_mask` and `observe` at once, which is faster: memory is read once."""
        if self._fair is not None or self._written is not None:
            return Advanced(*self.step(actions), self.legal_mask(), self.observe())
        chosen = self._checked(actions, self._all)
        told = (self.ended, self.rewards, self._masks, self._seen)
        self._run(self.source.kernels.advance, self.games, chosen, *told, self.game.CAP)
        return Advanced(self.rewards, self.ended, self._masks, self._seen)

    def take_records(self) -> list[Json]:
        """The records of the games that have ended since the last time; with `keep_records`."""
        if self._written is None:
            raise ValueError("These games were begun without keep_records.")
        return self._written.take()

    def _checked(self, actions: ArrayLike, who: NDArray[np.bool_]) -> NDArray[np.int64]:
        chosen = self._shaped(actions, np.int64)
        place = self.source.kernels.first_illegal(self.rounds, chosen, who, 0, self.count)
        if place >= 0:
            self._refuse(place, int(chosen[place]))
        return chosen

    def _shaped(self, values: ArrayLike, kind: type[Any]) -> NDArray[Any]:
        array = np.ascontiguousarray(values, kind)
        if array.shape != (self.count,):
            raise ValueError(f"{self.count} games need {self.count} actions, not {array.shape}.")
        return array

    def _refuse(self, place: int, action: int) -> None:
        """The plain rules say why."""
        round = self.plain(place)
        self.source.rules.apply(round, self.source.bulk.turn(round), action)

    def turns(self) -> NDArray[np.int8]:
        """The seat to act in each game."""
        self._run(self.source.kernels.turns, self.rounds, self._seats)
        return self._seats

    def legal_mask(self) -> NDArray[np.int8]:
        """1 for each legal action of the seat to act, by its number."""
        self._run(self.source.kernels.masks, self.rounds, self._masks)
        return self._masks

    def observe(self, seat: int | None = None) -> NDArray[np.int8]:
        """What a seat sees in each game; without one, what the seat to act sees."""
        if seat is not None and seat not in range(self.players):
            raise ValueError(f"Seats are 0 to {self.players - 1}, not {seat}.")
        seats = self.turns() if seat is None else np.full(self.count, seat, np.int8)
        self._run(self.source.kernels.observe, self.rounds, seats, self._seen)
        return self._seen

    def plain(self, place: int) -> Any:
        """One game's round as an object of the plain rules."""
        round = self._any_round()
        read(self.rounds, place, round)
        return round

    def _run(self, loop: Callable[..., None], *arrays: Any) -> None:
        """Over all games, in as many parts as there are threads."""
        if self._pool is None:
            loop(*arrays, 0, self.count)
        else:
            list(self._pool.map(lambda part: loop(*arrays, *part), self._parts))


def states_from(seed: int, count: int) -> NDArray[np.int64]:
    """A generator for each game, so that its deals do not depend on the others. A generator whose
    words are both 0 would stay there."""
    words = np.random.SeedSequence(seed).generate_state(2 * count).reshape(count, 2)
    return words.astype(np.int64) | 1


def parts_of(count: int, threads: int) -> list[tuple[int, int]]:
    bounds = [count * part // threads for part in range(threads + 1)]
    return list(pairwise(bounds))
