"""The readings in docs/rules.md, where the rulebooks are silent or disagree."""

import pytest

from hatbox.games import Match, not_a_hat
from hatbox.games.base import Seat
from hatbox.games.fairness import Stream
from hatbox.games.not_a_hat import Offer
from hatbox.games.not_a_hat.view import Ended
from tests.games.not_a_hat.builders import Table, table
from tests.games.play import finish_round

ANA, BO, CY, DI = [Seat(seat) for seat in range(4)]
SECRET = bytes(32)


def deck_of(key: bytes, **wishes: object) -> list[not_a_hat.Card]:
    return not_a_hat.shuffle(Stream(key), not_a_hat.options(3, wishes))


def match_of(players: int, **wishes: object) -> Match:
    names = ["Ana", "Bo", "Cy", "Di"][:players]
    return Match(not_a_hat, names, secret=SECRET, starter=CY, wishes=wishes)


def test_backs_are_drawn_afresh_for_every_round() -> None:
    assert dict(deck_of(b"one")) != dict(deck_of(b"two"))


@pytest.mark.parametrize("arrows", ["black", "white"])
def test_h16_with_one_colour_55_of_the_110_gifts_are_drawn(arrows: str) -> None:
    one, two = ({card.gift for card in deck_of(key, arrows=arrows)} for key in (b"one", b"two"))
    assert len(one) == len(two) == 55
    assert one != two


def test_h13_ties_are_shared() -> None:
    t = table("kite< muffin< guitar< | piano<")
    t.offers("hat").refuses().offers("hat").refuses().offers("hat").refuses()
    assert t.now() == Ended((BO, CY))


def test_h14_ties_are_shared_in_a_series() -> None:
    results = [not_a_hat.Result((3, 0, 1)), not_a_hat.Result((0, 3, 2))]
    standing = not_a_hat.standing(not_a_hat.options(3, {"rounds": 2}), 3, results)
    assert standing.winners == (ANA, BO, CY)


def test_h4_the_host_may_pick_who_begins() -> None:
    match = match_of(4)
    assert (match.starter, match.seat_to_move) == (CY, CY)


def test_h4_otherwise_the_starter_is_drawn_and_shown() -> None:
    match = Match(not_a_hat, ["Ana", "Bo", "Cy"], secret=SECRET)
    assert match.starter in range(3)
    assert match.opening()[0] == not_a_hat.events.RoundBegan(match.starter)


def test_h4_the_starter_must_fetch() -> None:
    t = table("kite< muffin< guitar< | piano<")
    assert t.events[1].event == "fetched"
    assert [move for move in not_a_hat.legal_moves(t.round) if not isinstance(move, Offer)] == []


def test_h14_the_next_round_is_begun_one_seat_further_left() -> None:
    match = match_of(4, rounds="players")
    starters = [match.starter]
    for seed in range(3):
        finish_round(match, seed)
        match.next_round()
        starters.append(match.starter)
    assert starters == [CY, DI, ANA, BO]


def test_an_open_offer_is_nobodys_gift_until_it_is_accepted() -> None:
    t = table("kite< muffin< guitar< | piano<").offers("piano")
    assert t.gifts == ["kite", "muffin", "guitar"]
    assert t.accepts().gifts == ["kite", "<", "guitar"]


def test_the_first_name_said_counts_and_cannot_be_changed() -> None:
    t = table("kite< muffin< guitar< | piano<").offers("hat")
    assert t.error(ANA, Offer("piano")).code == "not-your-turn"


def test_h15_two_gifts_are_dealt_one_at_a_time_around_the_table_from_seat_0() -> None:
    t = table("kite< muffin< guitar< drum< book< rose< | piano<", gifts=2, starter=CY)
    assert t.gifts == ["kite drum", "muffin book", "guitar rose"]


def test_h15_the_first_dealt_is_the_oldest() -> None:
    t = table("kite< muffin< guitar< drum< book< rose< | piano<", gifts=2).passes_on(["piano"])
    assert t.offers("muffin").refuses().penalties == ["", "", "muffin"]


def test_h15_two_gifts_and_h16_one_colour_may_be_combined() -> None:
    options = not_a_hat.options(3, {"gifts": 2, "arrows": "white"})
    round = not_a_hat.deal(options, 3, not_a_hat.shuffle(Stream(b"both"), options), ANA)
    assert (round.giver, round.receiver, round.gifts_each) == (ANA, CY, 2)


@pytest.mark.parametrize("arrow", ["<", ">"])
def test_with_two_players_left_and_right_are_the_same_person(arrow: str) -> None:
    t = table(f"kite< muffin< guitar< drum< | piano{arrow}", gifts=2)
    assert t.way == (ANA, BO)


def test_all_cards_of_a_penalty_pile_are_seen_not_only_the_top_one() -> None:
    t = table("kite< muffin< guitar< | piano< book< rose<")
    t.offers("hat").refuses().offers("hat").refuses()
    assert t.penalties == ["piano book", "", ""]


def test_the_shop_cannot_run_out() -> None:
    """The longest round: everybody has two minus points before somebody gets the third."""
    players = 8
    options = not_a_hat.options(players, {"gifts": 2, "arrows": "black"})
    round = not_a_hat.deal(options, players, not_a_hat.shuffle(Stream(b"shop"), options), ANA)
    t = Table(round)
    for turn in range(2 * players):
        t.offers(t.gift_on_its_way).refuses()
        assert not t.is_over, turn
    assert t.view().shop.cards == 55 - 33
    assert t.offers(t.gift_on_its_way).refuses().is_over


def test_nothing_is_seen_by_one_player_and_not_by_another() -> None:
    t = table("kite< muffin< guitar< | piano<").passes_on(["piano", "muffin"])
    views = [t.view_for(seat) for seat in range(3)]
    assert {(view.places, view.shop, view.now) for view in views} == {
        (t.view().places, t.view().shop, t.view().now)
    }
