"""A match: one game from its first deal to its winners, round after round."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Literal

from .base import IllegalMove, Json, Seat, Standing, WrongOption
from .fairness import commitment, drawn_starter, stream_for_round
from .game import Game

FORMAT = "hatbox-record/2"

# Why a round was cut short: so many decisions, or because its players agreed.
Cut = Literal["cap", "agreed"]
# A position that has come so often may come for ever.
REPETITIONS_TO_END = 3


class Match:
    """Deals rounds from a secret, counts their results, and keeps what the record will tell.

    A match is playing (`seat_to_move` is a seat), between two rounds, or over.
    """

    def __init__(
        self,
        game: Game,
        players: Sequence[str],
        *,
        secret: bytes,
        contributions: Sequence[bytes] = (),
        starter: int | None = None,
        wishes: Mapping[str, object] | None = None,
        deck: object = None,
    ) -> None:
        """`deck` is a prepared one for the first round, of a lesson; all others are shuffled."""
        self.game = game
        self.players = tuple(players)
        self.options = game.options(len(players), wishes or {})
        self.secret = secret
        self.contributions = tuple(contributions)
        self.results: list[Any] = []
        self.is_cut = False
        self._rounds: list[Json] = []
        self._deal(self._first_starter(starter), deck)

    def _first_starter(self, picked: int | None) -> int:
        """H4, M4: picked, or drawn."""
        players = len(self.players)
        if picked is None:
            return drawn_starter(self.secret, self.contributions, self.game.NAME, players)
        if picked not in range(players):
            raise WrongOption("wrong-starter", last=players - 1)
        return picked

    def _deal(self, starter: int, prepared: object = None) -> None:
        deck = self._shuffled() if prepared is None else prepared
        self.starter = Seat(starter)
        self.counted = 0
        self.round = self.game.deal(self.options, len(self.players), deck, starter)
        self._repetition = self.game.Repetition(self.options, len(self.players))
        self._repetition.watch(self.opening())
        begun = {"starter": starter, "moves": []}
        self._rounds.append(self.game.deck_to_json(deck) | begun)

    def _shuffled(self) -> Any:
        index = len(self._rounds)
        stream = stream_for_round(self.secret, self.contributions, self.game.NAME, index)
        return self.game.shuffle(stream, self.options)

    def hand_over(self, seat: int, name: str) -> None:
        """Somebody else plays this seat from the next round on; the record names the last one."""
        self.players = (*self.players[:seat], name, *self.players[seat + 1 :])

    @property
    def seat_to_move(self) -> Seat | None:
        return None if self.is_cut else self.game.seat_to_move(self.round)

    @property
    def standing(self) -> Standing:
        players = len(self.players)
        if self.is_cut:
            return self.game.cut_standing(self.options, players, self.results, self.round)
        return self.game.standing(self.options, players, self.results)

    @property
    def is_between_rounds(self) -> bool:
        return self.seat_to_move is None and not self.is_over

    @property
    def is_over(self) -> bool:
        return self.is_cut or self.standing.winners is not None

    @property
    def has_reached_cap(self) -> bool:
        return self.counted >= self.game.CAP

    @property
    def can_end(self) -> bool:
        """The players may agree to end this round: it might never end by itself."""
        return self._repetition.times >= REPETITIONS_TO_END or self.has_reached_cap

    def opening(self) -> tuple[Any, ...]:
        """What everybody sees as the round begins."""
        return self.game.opening(self.round)

    def legal_moves(self) -> list[Any]:
        return [] if self.is_cut else self.game.legal_moves(self.round)

    def play(
        self, seat: int, move: object, notes: Mapping[str, object] | None = None
    ) -> tuple[Any, ...]:
        """One decision; `notes` (think time and the like) go into the record with it."""
        if self.is_cut:
            raise IllegalMove("round-over", "")
        entry = self.game.entry(self.round, seat, move)
        events = self.game.play(self.round, seat, move)
        entry.update(notes or {})
        self._rounds[-1]["moves"].append(entry)
        self._repetition.watch(events)
        self.counted += self.game.counts_to_cap(move)
        if self.game.is_over(self.round):
            self._count(self.game.result(self.round))
        return events

    def _count(self, result: object) -> None:
        self.results.append(result)
        self._rounds[-1] |= self.game.result_to_json(result)

    def next_round(self) -> tuple[Any, ...]:
        """Deal the next round and tell how it begins."""
        if not self.is_between_rounds:
            raise ValueError("The next round begins when this one is over and the game is not.")
        players = len(self.players)
        self._deal(self.game.next_starter(players, self.starter, self.results[-1]))
        return self.opening()

    def cut(self, why: Cut) -> None:
        """End the round that is being played, and the game with it: it counts as it stands."""
        if self.seat_to_move is None:
            raise ValueError("Only a round that is being played can be cut.")
        if why == "cap" and not self.has_reached_cap:
            raise ValueError("This round has not reached the cap.")
        self._rounds[-1] |= self.game.cut_to_json(self.round) | {"truncated": why}
        self.is_cut = True

    def view_for(self, seat: int) -> Any:
        return self.game.view_for(self.round, seat)

    def view_for_onlooker(self) -> Any:
        return self.game.view_for_onlooker(self.round)

    def record(self) -> Json:
        """The whole game, opened; for after the game only."""
        standing = self.standing
        return {
            "format": FORMAT,
            "game": self.game.NAME,
            "options": self.game.options_to_json(self.options),
            "players": list(self.players),
            "rounds": [round | {"moves": list(round["moves"])} for round in self._rounds],
            **self.game.standing_to_json(standing),
            "winners": None if standing.winners is None else list(standing.winners),
            "commitment": commitment(self.secret),
            "secret": self.secret.hex(),
            "contributions": [contribution.hex() for contribution in self.contributions],
        }
