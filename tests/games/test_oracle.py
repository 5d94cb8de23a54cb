"""The oracle against brute force: every deal that agrees with what a seat has seen is counted."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator, Sequence
from fractions import Fraction
from itertools import combinations, permutations
from typing import Any

import pytest

from hatbox.games import Game, events_for, magic_hat, not_a_hat
from hatbox.games.catalogue import ANIMAL_IDS, GIFT_IDS, GIFT_NUMBER
from hatbox.games.magic_hat import Call, Look, Skip, Swap
from hatbox.games.magic_hat.oracle import Oracle as HatOracle
from hatbox.games.not_a_hat import Accept, Offer, Refuse
from hatbox.games.not_a_hat.oracle import Oracle as GiftOracle
from hatbox.games.oracle import Odds
from tests.games.magic_hat.builders import hats
from tests.games.not_a_hat.builders import table
from tests.games.play import decision_with_hats

Counted = dict[str, dict[str, Fraction]]
SURE, NEVER = Fraction(1), Fraction(0)


def shares(counts: Counter[str]) -> dict[str, Fraction]:
    return {thing: Fraction(count, counts.total()) for thing, count in counts.items()}


class Worlds:
    """All deals that could be, each played on by the rules; those go that would look otherwise."""

    def __init__(self, game: Game, seat: int, rounds: list[Any]) -> None:
        self.game, self.seat, self.rounds = game, seat, rounds

    def seen(self, round: Any, events: Sequence[Any]) -> Any:
        return self.game.view_for_onlooker(round), events_for(self.game, events, self.seat)

    def begin(self, real: Any) -> None:
        due = self.seen(real, self.game.opening(real))
        self.rounds = [
            round for round in self.rounds if self.seen(round, self.game.opening(round)) == due
        ]

    def play(self, real: Any, events: Sequence[Any], seat: int, move: Any) -> None:
        due = self.seen(real, events)
        self.rounds = [
            round
            for round in self.rounds
            if self.seen(round, self.game.play(round, seat, move)) == due
        ]


# Magic Hat: 720 arrangements.


def all_hats(players: int, expert: int, starter: int) -> list[Any]:
    options = magic_hat.options(players, {"expert": bool(expert)})
    return [magic_hat.deal(options, players, deck, starter) for deck in permutations(range(6))]


def count_hats(worlds: Worlds) -> Counted:
    places = {"box": Counter(ANIMAL_IDS[g.box] for g in worlds.rounds)}
    for hat in range(5):
        places[f"hat-{hat}"] = Counter(ANIMAL_IDS[g.hats[hat]] for g in worlds.rounds)
    return {place: shares(counts) for place, counts in places.items()}


@pytest.mark.parametrize("seed", range(12))
def test_hats_are_known_as_counting_all_arrangements_says(seed: int) -> None:
    luck = random.Random(seed)
    players, expert = 2 + seed % 3, seed % 2
    seat = luck.randrange(players)
    options = magic_hat.options(players, {"expert": bool(expert)})
    real = magic_hat.deal(options, players, luck.sample(range(6), 6), 0)
    oracle = HatOracle(options, players, seat)
    worlds = Worlds(magic_hat, seat, all_hats(players, expert, 0))
    worlds.begin(real)
    oracle.watch(magic_hat.view_for(real, seat), magic_hat.opening(real))
    while (turn := magic_hat.seat_to_move(real)) is not None:
        assert oracle.belief() == count_hats(worlds)
        move = decision_with_hats(real, luck)
        events = magic_hat.play(real, turn, move)
        worlds.play(real, events, turn, move)
        seen = events_for(magic_hat, events, seat)
        oracle.watch(magic_hat.view_for(real, seat), seen)
    assert oracle.belief()["box"] == {ANIMAL_IDS[real.box]: SURE}


def test_a_call_is_as_good_as_the_box_is_small() -> None:
    watching = HatOracle(magic_hat.options(2, {}), 2, 0)
    table = hats(players=2)
    watching.watch(table.view_for(0), table.events)
    assert watching.odds(table.view_for(0), Call("owl")) == Odds(Fraction(1, 6), Fraction(1, 6))
    table.plays(Look(1))
    watching.watch(table.view_for(0), table.events)
    assert watching.odds(table.view_for(0), Call("dove")) == Odds(NEVER, Fraction(1, 5))
    assert watching.odds(table.view_for(0), Swap(2)) is None
    assert watching.odds(table.view_for(0), Skip()) is None


def test_a_look_is_wrong_where_nothing_is_new() -> None:
    table = hats(players=2)
    watching = HatOracle(magic_hat.options(2, {}), 2, 0)
    watching.watch(table.view_for(0), table.events)
    table.plays(Look(1))
    watching.watch(table.view_for(0), table.events)
    table.plays(Swap(2))
    watching.watch(table.view_for(0), table.events)
    assert watching.odds(table.view_for(0), Look(2)) == Odds(NEVER, SURE)
    assert watching.odds(table.view_for(0), Look(1)) == Odds(SURE, SURE)


# That's Not a Hat, with a deck small enough to count.


def small_decks(names: Sequence[str], lefts: int) -> Iterator[list[tuple[int, int]]]:
    numbers = [GIFT_NUMBER[name] for name in names]
    for order in permutations(numbers):
        for places in combinations(range(len(names)), lefts):
            yield [(gift, int(place not in places)) for place, gift in enumerate(order)]


def small_round(players: int, each: int, deck: Sequence[tuple[int, int]]) -> not_a_hat.Round:
    g = not_a_hat.Round(players, each, deck)
    not_a_hat.rules.deal(g, 0)
    return g


def count_gifts(worlds: Worlds, cards: int) -> Counted:
    first = worlds.rounds[0]
    places = {"gift": Counter(GIFT_IDS[g.gift] for g in worlds.rounds)}
    for seat in range(first.players):
        for place in range(first.gifts_each):
            held = [(g, g.held[seat][place]) for g in worlds.rounds]
            places[f"seat-{seat}-gift-{place}"] = Counter(GIFT_IDS[gift] for _, gift in held)
            backs = Counter(("left", "right")[g.arrow[gift]] for g, gift in held)
            places[f"back-{seat}-{place}"] = backs
    for card in range(min(cards, 2)):
        top = [g.deck[g.shop + card] for g in worlds.rounds]
        places[f"shop-{card}"] = Counter(GIFT_IDS[gift] for gift in top)
    return {place: shares(counts) for place, counts in places.items()}


@pytest.mark.parametrize(
    ("players", "each", "cards", "lefts"),
    [(2, 1, 5, 2), (3, 1, 6, 1), (2, 2, 6, 1), (2, 1, 5, 5)],
)
def test_gifts_are_known_as_counting_all_decks_says(
    players: int, each: int, cards: int, lefts: int
) -> None:
    names = GIFT_IDS[:cards]
    luck = random.Random(cards * lefts)
    decks = list(small_decks(names, lefts))
    real = small_round(players, each, luck.choice(decks))
    options = not_a_hat.options(3, {})
    oracle = GiftOracle(options, players, 0, gifts=names, backs=(lefts, cards - lefts))
    worlds = Worlds(not_a_hat, 0, [small_round(players, each, deck) for deck in decks])
    worlds.begin(real)
    oracle.watch(not_a_hat.view_for_onlooker(real), not_a_hat.opening(real))
    for _ in range(12):
        left = real.shop_end - real.shop
        assert oracle.belief() == count_gifts(worlds, left)
        turn = not_a_hat.seat_to_move(real)
        assert turn is not None
        move = gift_decision(real, luck, may_refuse=left > 1)
        events = not_a_hat.play(real, turn, move)
        worlds.play(real, events, turn, move)
        oracle.watch(not_a_hat.view_for_onlooker(real), events)


def gift_decision(g: not_a_hat.Round, luck: random.Random, *, may_refuse: bool) -> Any:
    if g.phase == not_a_hat.rules.GIVING:
        return Offer(GIFT_IDS[luck.randrange(5)])
    return Refuse() if may_refuse and luck.random() < 0.3 else Accept()


def test_whoever_saw_everything_knows_every_claim() -> None:
    oracle = GiftOracle(not_a_hat.options(3, {}), 3, 1)
    at_table = table("kite> muffin< guitar> | piano<")
    oracle.watch(at_table.view_for(1), at_table.events)
    assert oracle.odds(at_table.view_for(0), Offer("piano")) == Odds(SURE, SURE)
    assert oracle.odds(at_table.view_for(0), Offer("kite")) == Odds(NEVER, SURE)
    at_table.offers("kite")
    oracle.watch(at_table.view_for(1), at_table.events)
    assert oracle.odds(at_table.view_for(1), Accept()) == Odds(NEVER, SURE)
    assert oracle.odds(at_table.view_for(1), Refuse()) == Odds(SURE, SURE)
