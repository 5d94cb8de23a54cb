"""A mind at a scripted table: what its seat is shown, and what it decides."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from hatbox.games import game_named, new_match
from hatbox.lab.arena import seated, secret_of
from hatbox.minds import FALLIBLE, MINDS, Character, Decision, Mind
from hatbox.minds.gifts.mind import GiftMind
from tests.games.not_a_hat.builders import Table, table

PACE = 2.0


def mind_for(name: str, game: str, seat: int, players: int, seed: bytes = b"seed") -> Mind:
    return MINDS[name](game=game, seat=seat, players=players, seed=seed)


class Watched:
    """A table of That's Not a Hat and one mind that watches it."""

    def __init__(
        self, text: str, who: str | Character = "raven", seat: int = 0, seed: bytes = b"seed"
    ) -> None:
        self.table: Table = table(text)
        self.seat = seat
        self.at = 0.0
        character = FALLIBLE[who] if isinstance(who, str) else who
        self.mind = GiftMind(character, seat, self.table.round.players, seed)
        self.tell()

    def tell(self) -> None:
        self.mind.watch(self.view, self.table.events, self.at)
        self.at += PACE

    @property
    def view(self) -> Any:
        return self.table.view_for(self.seat)

    def passes_on(self, *gifts: str) -> Watched:
        for gift in gifts:
            self.offers(gift).accepts()
        return self

    def offers(self, gift: str, tone: Any = "plain") -> Watched:
        self.table.offers(gift, tone)
        self.tell()
        return self

    def accepts(self) -> Watched:
        self.table.accepts()
        self.tell()
        return self

    def refuses(self) -> Watched:
        self.table.refuses()
        self.tell()
        return self

    def decides(self) -> Decision:
        return self.mind.decide(self.view, self.at)

    def moves(self) -> Any:
        return self.decides().move


Frame = tuple[int, Any, list[Any], float]


def game_of(name: str, game: str, players: int, number: int = 0) -> tuple[list[Mind], list[Any]]:
    """A game of one kind of mind: the minds, and for each decision its seat, move and pause."""
    rules = game_named(game)
    secret = secret_of("tests", number)
    match = new_match(game, ["x"] * players, secret=secret)
    minds = seated([name] * players, rules, secret)
    return minds, list(played(match, minds))


def played(match: Any, minds: list[Mind]) -> Iterator[tuple[int, Decision]]:
    from hatbox.lab.simulate import tell

    at = 0.0
    tell(match, minds, match.opening(), at)
    while not match.is_over and not match.has_reached_cap:
        seat = match.seat_to_move
        if seat is None:
            tell(match, minds, match.next_round(), at)
            continue
        decision = minds[seat].decide(match.view_for(seat), at)
        yield seat, decision
        at += decision.pause
        tell(match, minds, match.play(seat, decision.move), at)
