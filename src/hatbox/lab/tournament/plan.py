"""What is to be played: every set of players, on every deal, with the seats rotated."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from itertools import combinations

from hatbox.games import WrongOption, game_named

from ..arena import rotations
from ..matches import check_player


@dataclass(frozen=True, slots=True)
class Unit:
    """One game: who sits where, on which deal."""

    deal: int
    seats: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Plan:
    game: str
    players: tuple[str, ...]
    deals: int
    seats: int = 2
    seed: str = "0"
    wishes: Mapping[str, object] = field(default_factory=dict)
    seconds: float = 5.0
    has_records: bool = False
    # Programs are told everything in sentences as well, in this language.
    language: str | None = None

    @property
    def name(self) -> str:
        """What must not change when a tournament goes on; deals and players may be added."""
        options = game_named(self.game).options(self.seats, self.wishes)
        said = game_named(self.game).options_to_json(options)
        about = [self.game, self.seats, self.seed, said, self.seconds, self.has_records]
        about += [self.language] if self.language else []
        return hashlib.sha256(json.dumps(about, sort_keys=True).encode()).hexdigest()[:16]

    def units(self) -> Iterator[Unit]:
        """Deal after deal, so that at any time everybody has met everybody about as often."""
        for deal in range(self.deals):
            for group in combinations(self.players, self.seats):
                for seats in rotations(group):
                    yield Unit(deal, tuple(seats))

    def check(self) -> None:
        """Everything that can be wrong is told before anything is played."""
        game_named(self.game).options(self.seats, self.wishes)
        if len(set(self.players)) < len(self.players):
            raise WrongOption("twin-players")
        if len(self.players) < self.seats:
            raise WrongOption("too-few-players", seats=self.seats)
        for who in self.players:
            check_player(who, self.game)
