"""Cards drawn when they are first seen: the same game, with its odds."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

from hatbox.games import GAMES
from hatbox.games.magic_hat import chance as hat_chance
from hatbox.games.magic_hat import rules as hat_rules
from hatbox.games.not_a_hat import chance as gift_chance
from hatbox.games.not_a_hat import rules as gift_rules

CHANCE: dict[str, Any] = {"not-a-hat": gift_chance, "magic-hat": hat_chance}
RULES: dict[str, Any] = {"not-a-hat": gift_rules, "magic-hat": hat_rules}
WAYS: list[tuple[str, int, dict[str, object]]] = [
    ("not-a-hat", 2, {"gifts": 2}),
    ("not-a-hat", 4, {}),
    ("not-a-hat", 3, {"arrows": "black"}),
    ("not-a-hat", 8, {"gifts": 2, "arrows": "white"}),
    ("magic-hat", 2, {}),
    ("magic-hat", 4, {"expert": True}),
]
each_way = pytest.mark.parametrize(("name", "players", "wishes"), WAYS)


class Drawing:
    """A round whose cards are drawn at random when they are due."""

    def __init__(
        self, name: str, players: int, wishes: dict[str, object], seed: int, **variant: Any
    ) -> None:
        self.game, self.chance, self.rules = GAMES[name], CHANCE[name], RULES[name]
        self.options = self.game.options(players, wishes)
        self.variant = self.chance.Variant(**variant)
        self.round = self.chance.undealt(self.options, players, self.variant)
        self.luck = random.Random(seed)
        self.drawn: list[tuple[int, int]] = []
        self.draw_for(self.chance.DEAL)
        self.chance.deal(self.round, 0)

    def draw_for(self, move: int) -> None:
        while odds := self.chance.odds(self.round, move, self.options, self.variant):
            outcomes, weights = zip(*odds, strict=True)
            [outcome] = self.luck.choices(outcomes, weights)
            assert self.chance.outcome_name(outcome)
            self.drawn.append((move, outcome))
            self.chance.draw(self.round, move, outcome)

    def legal(self) -> list[int]:
        return [
            move
            for move in range(self.rules.MOVES)
            if self.rules.is_legal(self.round, move) and self.chance.is_in_play(move, self.variant)
        ]

    def play(self, move: int) -> Any:
        self.draw_for(move)
        seat = self.game.seat_to_move(self.round)
        assert seat is not None
        return self.game.play(self.round, seat, self.game.move_from_number(move))

    def play_out(self, most: int = 300) -> None:
        for _ in range(most):
            if self.game.is_over(self.round):
                return
            self.play(self.luck.choice(self.legal()))


@each_way
@pytest.mark.parametrize("seed", range(20))
def test_nothing_is_seen_before_it_is_drawn(
    name: str, players: int, wishes: dict[str, object], seed: int
) -> None:
    """A card that is not drawn has no name: showing one would fail."""
    drawing = Drawing(name, players, wishes, seed)
    for _ in range(300):
        if drawing.game.is_over(drawing.round):
            break
        for seat in range(players):
            assert "-1" not in repr(drawing.game.view_for(drawing.round, seat))
        events = drawing.play(drawing.luck.choice(drawing.legal()))
        assert "-1" not in repr(events)


@each_way
@pytest.mark.parametrize("seed", range(10))
def test_every_card_is_drawn_once(
    name: str, players: int, wishes: dict[str, object], seed: int
) -> None:
    drawing = Drawing(name, players, wishes, seed)
    drawing.play_out()
    objects = 110 if name == "not-a-hat" else 6
    seen = [outcome for _, outcome in drawing.drawn if outcome < objects]
    assert len({*seen}) == len(seen)


@each_way
def test_a_round_needs_no_more_cards_than_it_says(
    name: str, players: int, wishes: dict[str, object]
) -> None:
    """With the fewest gifts in play a round goes to its end."""
    if name != "not-a-hat":
        return
    options: Any = GAMES[name].options(players, wishes)
    due = gift_chance.cards_due(options, players, 400)
    for seed in range(20):
        Drawing(name, players, wishes, seed, gifts_in_play=due).play_out()


def test_backs_come_as_often_as_they_are_left() -> None:
    """H1: of 110 backs half point each way; of those drawn here none comes too often."""
    arrows: Counter[int] = Counter()
    for seed in range(200):
        first = Drawing("not-a-hat", 4, {}, seed).round
        arrows[first.arrow[first.gift]] += 1
    assert 70 < arrows[0] < 130
    drawing = Drawing("not-a-hat", 4, {}, 1)
    round = drawing.round
    odds = dict(gift_chance.odds_of_backs(round, drawing.options, drawing.variant))
    drawn = round.arrow[round.gift]
    assert odds == {110 + drawn: 54, 110 + 1 - drawn: 55}


def test_when_one_colour_has_run_out_the_other_is_sure() -> None:
    drawing = Drawing("not-a-hat", 3, {}, 1, gifts_in_play=11)
    round: Any = drawing.round
    for gift in range(110):
        round.arrow[gift] = 0 if gift < 6 else gift_chance.NOT_DRAWN
    odds = gift_chance.odds_of_backs(round, drawing.options, drawing.variant)
    assert odds == [(111, 5)]


@pytest.mark.parametrize(("arrows", "outcome", "cards"), [("black", 110, 55), ("white", 111, 55)])
def test_with_one_colour_nothing_is_left_to_chance(arrows: str, outcome: int, cards: int) -> None:
    drawing = Drawing("not-a-hat", 3, {"arrows": arrows}, 1)
    assert {drawn for _, drawn in drawing.drawn if drawn >= 110} == {outcome}
    assert drawing.round.shop_end == cards


def test_gifts_that_are_not_shuffled_come_in_order() -> None:
    drawing = Drawing("not-a-hat", 3, {}, 1, gifts_in_play=12, shuffled=False)
    assert drawing.round.deck[:5] == [0, 1, 2, 3, 4]
    assert drawing.legal() == [*range(12)]


def test_an_animal_is_drawn_by_a_look_and_the_box_by_a_call() -> None:
    drawing = Drawing("magic-hat", 3, {}, 1, hats_in_play=2)
    assert drawing.drawn == []
    assert drawing.legal() == [0, 1, *range(10, 16)]
    drawing.play(1)
    assert drawing.legal() == [5]
    drawing.play(5)
    drawing.play(0)
    assert [move for move, _ in drawing.drawn] == [1]
    drawing.play(6)
    drawing.play(10)
    drawing.draw_for(11)
    assert [move for move, _ in drawing.drawn] == [1, 10]


def test_extra_swaps_are_of_hats_in_play() -> None:
    drawing = Drawing("magic-hat", 2, {"expert": True}, 1, hats_in_play=3)
    drawing.play(0)
    drawing.play(6)
    assert drawing.legal() == [16, 17, 20, 26]


@pytest.mark.parametrize(
    ("name", "variant", "said"),
    [
        ("not-a-hat", {"gifts_in_play": 3}, "11 to 110"),
        ("not-a-hat", {"gifts_in_play": 111}, "11 to 110"),
        ("magic-hat", {"hats_in_play": 1}, "2 to 5"),
        ("magic-hat", {"hats_in_play": 6}, "2 to 5"),
    ],
)
def test_a_variant_that_cannot_be_played_is_refused(
    name: str, variant: dict[str, Any], said: str
) -> None:
    options = GAMES[name].options(3, {})
    with pytest.raises(ValueError, match=said):
        CHANCE[name].Variant(**variant).check(options, 3, 400)


@each_way
def test_the_whole_game_is_a_variant(name: str, players: int, wishes: dict[str, object]) -> None:
    options = GAMES[name].options(players, wishes)
    CHANCE[name].Variant().check(options, players, GAMES[name].CAP)
    assert CHANCE[name].most_rounds(options, players) >= 1
