"""Rounds for programs that play many at once: dealt, masked and observed without compiling."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

from hatbox.games import GAMES, Match, words
from hatbox.games.magic_hat import bulk as hat_bulk
from hatbox.games.magic_hat import rules as hat_rules
from hatbox.games.not_a_hat import bulk as gift_bulk
from hatbox.games.not_a_hat import rules as gift_rules
from hatbox.games.verify import verify

BULK: dict[str, Any] = {"not-a-hat": gift_bulk, "magic-hat": hat_bulk}
RULES: dict[str, Any] = {"not-a-hat": gift_rules, "magic-hat": hat_rules}
WAYS: list[tuple[str, int, dict[str, object]]] = [
    ("not-a-hat", 2, {"gifts": 2}),
    ("not-a-hat", 4, {}),
    ("not-a-hat", 3, {"arrows": "black"}),
    ("not-a-hat", 8, {"gifts": 2, "arrows": "white", "rounds": 2}),
    ("magic-hat", 2, {}),
    ("magic-hat", 4, {"expert": True}),
]


def dealt(name: str, players: int, wishes: dict[str, object], seed: int) -> Any:
    game, bulk = GAMES[name], BULK[name]
    options = game.options(players, wishes)
    match = Match(game, ["?"] * players, secret=bytes(32), wishes=wishes)
    bulk.deal(match.round, bulk.settings(options, players), seed % players, [seed + 1, 7])
    return match.round


def test_the_generator_is_the_published_one() -> None:
    """The first words of xoroshiro64** from the state 1, 1, worked out by its definition."""
    state = [1, 1]
    assert [words.next_word(state) for _ in range(3)] == [*reference(1, 1, 3)]


def reference(s0: int, s1: int, count: int) -> list[int]:
    """As its authors write it in C, with words of 32 bits."""
    bits = (1 << 32) - 1

    def rotl(x: int, k: int) -> int:
        return ((x << k) | (x >> (32 - k))) & bits

    told = []
    for _ in range(count):
        told.append(rotl(s0 * 0x9E3779BB & bits, 5) * 5 & bits)
        s1 ^= s0
        s0, s1 = rotl(s0, 26) ^ s1 ^ (s1 << 9 & bits), rotl(s1, 13)
    return told


def test_small_numbers_are_equally_likely() -> None:
    state = [3, 4]
    drawn = Counter(words.below(state, 6) for _ in range(60_000))
    assert sorted(drawn) == [0, 1, 2, 3, 4, 5]
    assert all(9_500 < times < 10_500 for times in drawn.values())


@pytest.mark.parametrize(("name", "players", "wishes"), WAYS)
def test_a_round_dealt_in_bulk_holds_when_written_out(
    name: str, players: int, wishes: dict[str, object]
) -> None:
    game, bulk = GAMES[name], BULK[name]
    options = game.options(players, wishes)
    round = dealt(name, players, wishes, seed=5)
    deck = bulk.drawn_deck(round, bulk.settings(options, players))
    starter = 5 % players
    begun = {**game.deck_to_json(deck), "starter": starter, "moves": []}
    record = {
        "format": "hatbox-record/2",
        "game": name,
        "options": game.options_to_json(options),
        "players": ["?"] * players,
        "rounds": [begun],
        **game.standing_to_json(game.standing(options, players, [])),
        "winners": None,
    }
    assert verify(record) == "no-secret"
    same = game.deal(options, players, deck, starter)
    assert game.view_for_onlooker(same) == game.view_for_onlooker(round)


@pytest.mark.parametrize("name", ["not-a-hat", "magic-hat"])
def test_every_card_is_dealt_equally_often_to_the_first_place(name: str) -> None:
    round = dealt(name, 3, {}, seed=0)
    bulk, state = BULK[name], [11, 12]
    settings = bulk.settings(GAMES[name].options(3, {}), 3)
    first: Counter[int] = Counter()
    for _ in range(11_000):
        bulk.deal(round, settings, 0, state)
        first[bulk.drawn_deck(round, settings)[0] if name == "magic-hat" else round.deck[0]] += 1
    due = 11_000 / len(first)
    assert len(first) == (6 if name == "magic-hat" else 110)
    assert all(abs(times - due) < 5 * due**0.5 for times in first.values())


@pytest.mark.parametrize(("name", "players", "wishes"), WAYS)
@pytest.mark.parametrize("seed", range(8))
def test_masks_and_turns_are_those_of_the_rules(
    name: str, players: int, wishes: dict[str, object], seed: int
) -> None:
    game, bulk, rules = GAMES[name], BULK[name], RULES[name]
    round, chance = dealt(name, players, wishes, seed), random.Random(seed)
    while True:
        mask = [9] * bulk.MOVES
        bulk.mask(round, mask)
        legal = [game.move_to_number(move) for move in game.legal_moves(round)]
        assert [move for move in range(bulk.MOVES) if mask[move]] == legal
        if game.is_over(round):
            return
        assert bulk.turn(round) == game.seat_to_move(round)
        move = chance.choice(legal)
        assert bulk.counts_to_cap(move) == game.counts_to_cap(game.move_from_number(move))
        rules.apply(round, bulk.turn(round), move)


def observed(name: str, round: Any, seat: int) -> tuple[int, ...]:
    out = [9] * BULK[name].OBSERVATION
    BULK[name].observe(round, seat, out)
    return tuple(out)


@pytest.mark.parametrize(("name", "players", "wishes"), WAYS)
@pytest.mark.parametrize("seed", range(6))
def test_an_observation_tells_what_the_view_tells_and_no_more(
    name: str, players: int, wishes: dict[str, object], seed: int
) -> None:
    """Equal views have equal observations, and different ones different ones."""
    game, rules, bulk = GAMES[name], RULES[name], BULK[name]
    of_view: dict[object, tuple[int, ...]] = {}
    view_of: dict[tuple[int, ...], object] = {}
    chance = random.Random(seed)
    for _ in range(4):
        round = dealt(name, players, wishes, seed)
        while not game.is_over(round):
            for seat in range(players):
                key = repr(turned(game.view_for(round, seat), seat, players, name))
                seen = observed(name, round, seat)
                assert of_view.setdefault(key, seen) == seen
                assert view_of.setdefault(seen, key) == key
            legal = [game.move_to_number(move) for move in game.legal_moves(round)]
            rules.apply(round, bulk.turn(round), chance.choice(legal))


def turned(view: Any, seat: int, players: int, name: str) -> Any:
    """What a view says, with seats counted from the one who sees it."""

    def away(other: int) -> int:
        return (other - seat) % players

    now = {key: getattr(view.now, key) for key in view.now.__slots__}
    now |= {key: away(now[key]) for key in ("giver", "receiver", "seat") if key in now}
    if name == "magic-hat":
        sees = view.sees and (view.sees.hat, view.sees.animal)
        return now, [view.out[(seat + other) % players] for other in range(players)], sees
    places = [view.places[(seat + other) % players] for other in range(players)]
    piles = [sorted(place.penalties) for place in places]
    return now, [place.gifts for place in places], piles, view.shop


def test_what_lies_face_down_is_in_no_observation() -> None:
    """Two worlds that differ in a face-down gift look the same to everybody."""
    one = dealt("not-a-hat", 4, {}, 3)
    for move in (one.gift, gift_rules.ACCEPT):
        gift_rules.apply(one, gift_bulk.turn(one), move)
    hidden, unused = one.held[one.giver][0], one.deck[60]
    before = [observed("not-a-hat", one, seat) for seat in range(4)]
    one.held[one.giver][0] = unused
    one.arrow[unused], one.face_up[unused] = one.arrow[hidden], 0
    assert [observed("not-a-hat", one, seat) for seat in range(4)] == before


@pytest.mark.parametrize(("name", "players", "wishes"), WAYS)
def test_a_game_begins_with_no_points(name: str, players: int, wishes: dict[str, object]) -> None:
    game, bulk = GAMES[name], BULK[name]
    tally = bulk.tally(bulk.settings(game.options(players, wishes), players))
    assert (tally.players, sum(tally.points), tally.is_over) == (players, 0, 0)


def test_nobody_is_to_act_in_a_round_that_is_won() -> None:
    round = dealt("magic-hat", 2, {}, 1)
    hat_rules.apply(round, round.turn, hat_rules.CALL + round.box)
    assert sum(observed("magic-hat", round, 0)[: hat_bulk.OUT]) == 0


def test_an_ended_round_is_observed_without_an_offer() -> None:
    round = dealt("not-a-hat", 2, {"gifts": 2}, 1)
    while not gift_rules.is_over(round):
        legal = gift_rules.REFUSE if round.phase == gift_rules.ANSWERING else round.gift
        gift_rules.apply(round, gift_bulk.turn(round), legal)
    assert sum(observed("not-a-hat", round, 0)[: gift_bulk.POINTS]) == 0


@pytest.mark.parametrize(("name", "players", "wishes"), WAYS)
@pytest.mark.parametrize("seed", range(6))
def test_a_row_tells_an_event_apart_from_every_other(
    name: str, players: int, wishes: dict[str, object], seed: int
) -> None:
    """But for the results at the end of a round, which the observation has."""
    game, bulk, chance = GAMES[name], BULK[name], random.Random(seed)
    match = Match(game, ["?"] * players, secret=bytes([seed] * 32), wishes=wishes)
    events = [*match.opening()]
    while (seat := match.seat_to_move) is not None:
        events += match.play(seat, chance.choice(match.legal_moves()))
    rows = {event: bulk.event_row(event, 1, players) for event in events}
    assert all(len(row) == bulk.EVENT and max(row) <= 110 for row in rows.values())
    assert len({*rows.values()}) == len(rows)
    turned = {event: bulk.event_row(event, 0, players) for event in events}
    assert all((row[1] - turned[event][1]) % players == players - 1 or not row[1]
               for event, row in rows.items())  # fmt: skip
