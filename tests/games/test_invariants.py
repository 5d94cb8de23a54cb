"""Whatever is played, at whichever table: what must always hold."""

import random
from collections import Counter
from typing import Any

import pytest
from hypothesis import given
from hypothesis import settings as effort

from hatbox.games import IllegalMove, magic_hat, not_a_hat
from hatbox.games.magic_hat import rules as magic_hat_rules
from hatbox.games.not_a_hat import rules as not_a_hat_rules
from tests.games.play import ALL, MAGIC_HAT, NOT_A_HAT, Setting, playing, seeds, settings
from tests.games.states import dump, restore

RULES: dict[type, Any] = {
    not_a_hat_rules.Round: not_a_hat_rules,
    magic_hat_rules.Round: magic_hat_rules,
}


def gifts_on_the_table(g: not_a_hat.Round) -> list[int]:
    """Every card that somebody could point at: held, on its way, in a pile, in the shop."""
    held = [gift for row in g.held[: g.players] for gift in row[: g.gifts_each]]
    piles = [g.penalty[seat][: g.penalties[seat]] for seat in range(g.players)]
    on_its_way = [] if not_a_hat.is_over(g) else [g.gift]
    shop = g.deck[g.shop : g.shop_end]
    return held + [gift for pile in piles for gift in pile] + on_its_way + shop


@given(settings(NOT_A_HAT), seeds)
def test_gifts_are_conserved(setting: Setting, seed: int) -> None:
    dealt = sorted(card.gift for card in setting.deck)
    arrows = dict(setting.deck)
    for round, _, _ in playing(setting, seed):
        assert sorted(gifts_on_the_table(round)) == dealt
    assert sorted(gifts_on_the_table(round)) == dealt
    assert {gift: round.arrow[gift] for gift in dealt} == arrows


@given(settings(NOT_A_HAT), seeds)
def test_every_seat_holds_its_gifts_between_turns(setting: Setting, seed: int) -> None:
    each = setting.options.gifts
    for round, _, _ in playing(setting, seed):
        places = not_a_hat.view_for_onlooker(round).places
        assert [len(place.gifts) for place in places] == [each] * setting.players


@given(settings(NOT_A_HAT), seeds)
def test_what_lies_face_down_is_what_has_been_turned(setting: Setting, seed: int) -> None:
    """H3, H8, H10, H11: dealt face up; face down once given; face up again on a penalty pile."""
    given: set[int] = set()
    for round, _, _ in playing(setting, seed):
        given.add(round.gift)
        for row in round.held[: round.players]:
            for gift in row[: round.gifts_each]:
                assert round.face_up[gift] == (gift not in given)
        for seat, pile in enumerate(round.penalty):
            assert all(round.face_up[gift] for gift in pile[: round.penalties[seat]])


@given(settings(NOT_A_HAT), seeds)
def test_the_shop_never_runs_out(setting: Setting, seed: int) -> None:
    for round, _, _ in playing(setting, seed):
        assert round.shop < round.shop_end
    used = setting.players * setting.options.gifts + 1 + 2 * setting.players
    assert round.shop <= used < round.shop_end


@given(settings(NOT_A_HAT), seeds)
def test_h13_a_round_ends_with_one_seat_at_three(setting: Setting, seed: int) -> None:
    for round, _, _ in playing(setting, seed):
        assert max(round.penalties) < 3
    points = not_a_hat.result(round).penalties
    assert Counter(points)[3] == 1
    assert max(points) == 3


@given(settings(MAGIC_HAT), seeds)
def test_animals_are_conserved_and_the_box_is_never_touched(setting: Setting, seed: int) -> None:
    for round, _, _ in playing(setting, seed):
        assert sorted([round.box, *round.hats]) == list(range(6))
        assert round.box == setting.deck[0]
    assert sorted([round.box, *round.hats]) == list(range(6))


@given(settings(MAGIC_HAT), seeds)
def test_who_is_out_is_never_to_move_and_the_winner_is_in(setting: Setting, seed: int) -> None:
    for round, seat, _ in playing(setting, seed):
        assert not round.out[seat]
        assert round.players_in == setting.players - sum(round.out) > 1
    assert not round.out[magic_hat.result(round).winner]


@given(settings(ALL), seeds)
def test_exactly_one_seat_may_move_unless_the_round_is_over(setting: Setting, seed: int) -> None:
    game = setting.game
    for round, seat, _ in playing(setting, seed):
        may = [len(game.view_for(round, viewer).may) > 0 for viewer in range(setting.players)]
        assert may == [viewer == seat for viewer in range(setting.players)]
        assert not game.is_over(round)
    assert game.is_over(round)
    assert game.seat_to_move(round) is None
    assert not any(game.view_for(round, viewer).may for viewer in range(setting.players))


def apply_by_number(round: Any, seat: int, number: int) -> None:
    RULES[type(round)].apply(round, seat, number)


@given(settings(ALL), seeds)
@effort(max_examples=60)
def test_a_refused_move_changes_nothing(setting: Setting, seed: int) -> None:
    chance = random.Random(seed)
    for round, seat, _ in playing(setting, seed):
        before = dump(round)
        number = chance.randrange(-2, 115)
        wrong = chance.choice([s for s in range(-1, 9) if s != seat])
        with pytest.raises(IllegalMove):
            apply_by_number(round, wrong, number)
        assert dump(round) == before
        refused_or_made(round, seat, number, before)
        restore(round, before)


def refused_or_made(round: Any, seat: int, number: int, before: dict[str, Any]) -> None:
    try:
        apply_by_number(round, seat, number)
    except IllegalMove:
        assert dump(round) == before
    else:
        assert dump(round) != before


@given(settings(ALL), seeds)
@effort(max_examples=40)
def test_the_same_moves_from_the_same_deck_give_the_same_round(setting: Setting, seed: int) -> None:
    game, again = setting.game, setting.deal()
    for round, seat, move in playing(setting, seed):
        assert dump(again) == dump(round)
        game.play(again, seat, move)
    assert dump(again) == dump(round)
