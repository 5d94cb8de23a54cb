"""Games that were played in arrays, as records that anybody can verify."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

from hatbox.games import Match
from hatbox.games.base import Json

from .dealing import FairDeals

if TYPE_CHECKING:
    from .games import FastGames


class BulkMatch(Match):
    """Dealt by a fast generator: there is no secret that anybody was bound to."""

    def __init__(self, decks: list[Any], *args: Any, **named: Any) -> None:
        self.decks = decks
        super().__init__(*args, **named)

    def _shuffled(self) -> Any:
        return self.decks[-1]

    def record(self) -> Json:
        told = super().record()
        return {key: told[key] for key in told if key not in ("secret", "commitment")}


class Written:
    """Follows every game by the plain rules, round by round."""

    def __init__(self, games: FastGames, fair: FairDeals | None) -> None:
        self.games, self.fair = games, fair
        self.names = [f"Seat {seat + 1}" for seat in range(games.players)]
        self.matches = [self.begun(place) for place in range(games.count)]
        self.done: list[Json] = []

    def begun(self, place: int) -> Match:
        games = self.games
        wishes = games.game.options_to_json(games.options)
        starter = int(games.tables["starter"][place])
        about: Json = {"wishes": wishes, "starter": starter}
        if self.fair is not None:
            return Match(games.game, self.names, secret=self.fair.secret(place), **about)
        decks = [self.deck(place)]
        return BulkMatch(decks, games.game, self.names, secret=bytes(32), **about)

    def deck(self, place: int) -> Any:
        bulk, round = self.games.source.bulk, self.games.plain(place)
        return bulk.drawn_deck(round, bulk.settings(self.games.options, self.games.players))

    def note(self, actions: NDArray[np.int64], who: NDArray[np.bool_]) -> None:
        for place in np.flatnonzero(who).tolist():
            match = self.matches[place]
            seat = match.seat_to_move
            assert seat is not None
            match.play(seat, self.games.game.move_from_number(int(actions[place])))

    def after(self, ended: NDArray[np.int8]) -> None:
        for place, match in enumerate(self.matches):
            if ended[place]:
                self.finish(place, match, is_cut=not match.is_over)
            elif match.is_between_rounds:
                self.go_on(place, match)

    def finish(self, place: int, match: Match, *, is_cut: bool) -> None:
        if is_cut:
            match.cut("cap")
        self.done.append(match.record())
        self.matches[place] = self.begun(place)

    def go_on(self, place: int, match: Match) -> None:
        if isinstance(match, BulkMatch):
            match.decks.append(self.deck(place))
        match.next_round()

    def take(self) -> list[Json]:
        taken, self.done = self.done, []
        return taken
