"""Random play of any game with any options: a setting, and a stream of decisions."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

from hypothesis import strategies as st

from hatbox.games import GAMES, Game, Match, Seat
from hatbox.games.catalogue import ANIMAL_IDS, GIFT_IDS
from hatbox.games.fairness import Stream
from hatbox.games.magic_hat import Call, Look
from hatbox.games.magic_hat import rules as magic_hat_rules
from hatbox.games.not_a_hat import Accept, Offer, Refuse
from hatbox.games.not_a_hat import rules as not_a_hat_rules
from hatbox.games.not_a_hat.moves import TONES


@dataclass(frozen=True)
class Setting:
    """Everything from which a round follows, except what the players decide."""

    name: str
    players: int
    wishes: Mapping[str, object] = field(default_factory=dict)
    starter: int = 0
    key: int = 0

    @property
    def game(self) -> Game:
        return GAMES[self.name]

    @cached_property
    def options(self) -> Any:
        return self.game.options(self.players, self.wishes)

    @cached_property
    def deck(self) -> Any:
        return self.game.shuffle(Stream(self.key.to_bytes(8, "big")), self.options)

    def deal(self, deck: Any = None) -> Any:
        return self.game.deal(self.options, self.players, deck or self.deck, self.starter)

    def __str__(self) -> str:
        wishes = " ".join(f"{name}={value}" for name, value in self.wishes.items())
        return f"{self.name} players={self.players} {wishes} starter={self.starter} key={self.key}"


NOT_A_HAT = [
    Setting("not-a-hat", players, {"gifts": gifts, "arrows": arrows})
    for players in range(2, 9)
    for gifts in (1, 2)
    for arrows in ("both", "black", "white")
    if (players, gifts) != (2, 1)
]
MAGIC_HAT = [
    Setting("magic-hat", players, {"expert": expert})
    for players in range(2, 5)
    for expert in (False, True)
]
ALL = NOT_A_HAT + MAGIC_HAT

seeds = st.integers(0, 2**32 - 1)


@st.composite
def settings(draw: st.DrawFn, among: list[Setting] = ALL) -> Setting:
    plain = draw(st.sampled_from(among))
    starter = draw(st.integers(0, plain.players - 1))
    return Setting(plain.name, plain.players, plain.wishes, starter, draw(seeds))


def decision(round: Any, chance: random.Random) -> Any:
    """A legal move of the seat to move: often a true name, often a thank-you, seldom a call."""
    if isinstance(round, not_a_hat_rules.Round):
        return decision_with_gifts(round, chance)
    return decision_with_hats(round, chance)


def decision_with_gifts(round: not_a_hat_rules.Round, chance: random.Random) -> Any:
    if round.phase == not_a_hat_rules.ANSWERING:
        return Refuse() if chance.random() < 0.3 else Accept()
    gift = round.gift if chance.random() < 0.5 else chance.randrange(len(GIFT_IDS))
    return Offer(GIFT_IDS[gift], chance.choice(TONES))


def decision_with_hats(round: magic_hat_rules.Round, chance: random.Random) -> Any:
    if round.phase == magic_hat_rules.CHOOSING:
        if chance.random() < 0.2:
            return Call(chance.choice(ANIMAL_IDS))
        return Look(chance.randrange(magic_hat_rules.HATS))
    return chance.choice(GAMES["magic-hat"].legal_moves(round))


def playing(setting: Setting, seed: int, round: Any = None) -> Iterator[tuple[Any, Seat, Any]]:
    """The round before each decision, who decides, and what; then the round has been played."""
    game, chance = setting.game, random.Random(seed)
    round = setting.deal() if round is None else round
    while (seat := game.seat_to_move(round)) is not None:
        move = decision(round, chance)
        yield round, seat, move
        game.play(round, seat, move)


def finish_round(match: Match, seed: int) -> None:
    chance = random.Random(seed)
    while (seat := match.seat_to_move) is not None:
        match.play(seat, decision(match.round, chance))


def finish(match: Match, seed: int) -> Match:
    """Play a match to its winners."""
    finish_round(match, seed)
    while match.is_between_rounds:
        seed += 1
        match.next_round()
        finish_round(match, seed)
    return match
