"""H1 to H17, each as a small story at the table."""

import pytest

from hatbox.games import IllegalMove, not_a_hat
from hatbox.games.base import May, Seat
from hatbox.games.catalogue import GIFT_IDS
from hatbox.games.fairness import Stream
from hatbox.games.not_a_hat import Accept, Offer, Refuse, rules
from hatbox.games.not_a_hat.events import Accepted, Fetched, Offered, Refused, TookOldest
from hatbox.games.not_a_hat.moves import TONES, Tone
from hatbox.games.not_a_hat.view import Ended, Giving, Shop
from tests.games.not_a_hat.builders import Table, table

ANA, BO, CY, DI = [Seat(seat) for seat in range(4)]


def three(shop: str = "piano< book< rose<") -> Table:
    return table(f"kite< muffin< guitar< | {shop}")


def test_h1_the_deck_has_110_gifts_and_every_one_is_in_it_once() -> None:
    options = not_a_hat.options(3, {})
    deck = not_a_hat.shuffle(Stream(b"H1"), options)
    assert sorted(card.gift for card in deck) == list(range(110))
    assert [sum(card.arrow == arrow for card in deck) for arrow in (0, 1)] == [55, 55]


def test_h2_left_is_the_next_seat_clockwise_and_right_the_one_before() -> None:
    assert three("piano<").way == (ANA, BO)
    assert three("piano>").way == (ANA, CY)


def test_h2_the_circle_closes() -> None:
    assert table("kite< muffin< guitar< | piano<", starter=CY).way == (CY, ANA)


def test_h3_one_gift_each_face_up_and_the_top_of_the_shop_is_seen() -> None:
    t = three("piano< book<")
    assert t.gifts == ["kite", "muffin", "guitar"]
    assert t.view().shop == Shop("book", 106)


def test_h4_h5_the_starter_fetches_shows_it_and_turns_it_face_down() -> None:
    t = table("kite< muffin< guitar< | piano>", starter=BO)
    assert t.events[1] == Fetched(BO, "piano", "right", ANA)
    assert t.now() == Giving(BO, ANA, "right")


def test_h5_the_fetched_gift_is_never_kept_nor_exchanged_for_the_old_one() -> None:
    t = three().offers("piano")
    assert t.gifts[ANA] == "kite"
    assert t.accepts().gifts == ["kite", "<", "guitar"]


def test_h5_a_gift_goes_where_its_arrow_points_and_no_other_way() -> None:
    t = three("piano>").offers("piano")
    assert t.to_move == CY
    assert t.error(BO, Accept()).code == "not-your-turn"


def test_h6_the_truth_may_be_told() -> None:
    assert three().offers("piano").events == (Offered(ANA, BO, "piano", "plain"),)


def test_h6_a_gift_may_be_named_that_everyone_sees_lying_elsewhere() -> None:
    assert three().offers("guitar").events == (Offered(ANA, BO, "guitar", "plain"),)


@pytest.mark.parametrize("gift", GIFT_IDS)
def test_h6_any_gift_may_be_named(gift: str) -> None:
    assert three().offers(gift).to_move == BO


def test_h6_nothing_may_be_named_that_is_no_gift() -> None:
    with pytest.raises(IllegalMove, match=r"unknown-gift \(rule H6\)"):
        three().offers("unicorn")


def test_h7_the_receiver_accepts_or_refuses_and_nothing_else() -> None:
    t = three().offers("piano")
    assert t.view_for(BO).may == (May("accept"), May("refuse"))
    assert not_a_hat.legal_moves(t.round) == [Accept(), Refuse()]
    assert t.error(BO, Offer("kite")).code == "not-now"


@pytest.mark.parametrize("seat", [ANA, CY])
def test_h7_nobody_else_may_answer(seat: int) -> None:
    t = three().offers("piano")
    assert [t.error(seat, move).code for move in (Accept(), Refuse())] == ["not-your-turn"] * 2


def test_h7_there_is_nothing_to_answer_before_an_offer() -> None:
    t = three()
    assert [t.error(ANA, move).code for move in (Accept(), Refuse())] == ["not-now"] * 2


def test_h8_whoever_accepts_gives_next_and_turns_the_old_gift_over() -> None:
    t = three().offers("piano").accepts()
    assert t.events == (Accepted(BO, ANA), TookOldest(BO, turned=True, arrow="left", to=CY))
    assert (t.to_move, t.gifts) == (BO, ["kite", "<", "guitar"])


def test_h8_the_oldest_goes_on_and_never_the_one_just_received() -> None:
    t = three().passes_on(["piano"]).offers("muffin").refuses()
    assert t.penalties == ["", "", "muffin"]


def test_h8_a_gift_that_lies_face_down_already_is_not_turned() -> None:
    t = three().passes_on(["piano", "muffin", "guitar"]).offers("kite").accepts()
    assert t.events[1] == TookOldest(BO, turned=False, arrow="left", to=CY)


def test_h9_gifts_go_round_until_somebody_refuses() -> None:
    t = three().passes_on(["piano", "muffin", "guitar", "kite"] * 20)
    assert t.minus_points == [0, 0, 0]
    assert t.view().shop.cards == 106
    t.offers("piano").refuses()
    assert sum(t.minus_points) == 1


def test_h10_a_gift_turned_face_down_shows_its_arrow_only_even_to_its_holder() -> None:
    t = three().passes_on(["piano"])
    assert t.gifts[BO] == "<"
    assert t.view_for(BO).places == t.view().places


def test_h10_an_event_names_the_card_only_as_it_is_fetched_or_refused() -> None:
    t = three().passes_on(["hat", "hat", "hat"])
    assert "guitar" not in str(t.events)
    assert "guitar" not in str(t.offers("hat").events)


def test_h11_a_false_name_is_the_givers_mistake() -> None:
    t = three().offers("hat").refuses()
    assert t.events[0] == Refused(BO, ANA, claim="hat", object="piano", wrong=ANA)
    assert t.penalties == ["piano", "", ""]


def test_h11_a_true_name_is_the_receivers_mistake() -> None:
    t = three().offers("piano").refuses()
    assert t.events[0] == Refused(BO, ANA, claim="piano", object="piano", wrong=BO)
    assert t.penalties == ["", "piano", ""]


def test_h11_both_keep_the_gifts_they_had() -> None:
    assert three().offers("hat").refuses().gifts == ["kite", "muffin", "guitar"]


@pytest.mark.parametrize(("said", "wrong", "to"), [("hat", ANA, BO), ("piano", BO, CY)])
def test_h12_the_wrong_one_fetches_and_offers_at_once(said: str, wrong: Seat, to: Seat) -> None:
    t = three().offers(said).refuses()
    assert t.events[1] == Fetched(wrong, "book", "left", to)
    assert (t.to_move, t.way) == (wrong, (wrong, to))


def test_h13_three_penalty_cards_end_the_round_at_once_without_a_fetch() -> None:
    t = three().offers("hat").refuses().offers("hat").refuses()
    assert (t.is_over, t.minus_points) == (False, [2, 0, 0])
    t.offers("hat").refuses()
    assert (t.is_over, t.minus_points, t.to_move) == (True, [3, 0, 0], None)
    assert [event.event for event in t.events] == ["refused", "round-ended"]
    assert t.view().shop.cards == 104


def test_h13_after_the_end_nothing_more_may_be_done() -> None:
    t = three().offers("hat").refuses().offers("hat").refuses().offers("hat").refuses()
    assert not_a_hat.legal_moves(t.round) == []
    assert {t.error(seat, Offer("hat")).code for seat in range(3)} == {"round-over"}
    assert t.error(ANA, Refuse()).rule == "H13"


def test_h13_the_fewest_minus_points_win() -> None:
    t = three("piano> book> rose> hat>").offers("cap").refuses().offers("book").refuses()
    assert t.minus_points == [1, 0, 1]
    t.offers("cap").refuses().offers("cap").refuses()
    assert t.now() == Ended((BO,))


def test_h14_minus_points_are_added_up_and_the_fewest_in_total_win() -> None:
    options = not_a_hat.options(3, {"rounds": "players"})
    rounds = [not_a_hat.Result(points) for points in [(3, 0, 1), (0, 3, 2), (3, 1, 2)]]
    assert not_a_hat.standing(options, 3, rounds[:2]).winners is None
    standing = not_a_hat.standing(options, 3, rounds)
    assert (standing.points, standing.winners) == ((6, 4, 5), (BO,))


def test_h15_two_gifts_each_and_new_ones_go_above() -> None:
    t = table("kite< muffin< guitar< drum< | piano<", gifts=2)
    assert t.gifts == ["kite guitar", "muffin drum"]
    t.offers("piano").accepts()
    assert t.gifts == ["kite guitar", "drum <"]
    assert t.offers("muffin").refuses().penalties == ["muffin", ""]


def test_h15_the_second_gift_turns_over_only_when_it_is_passed_on() -> None:
    t = table("kite< muffin< guitar< drum< | piano<", gifts=2).passes_on(["piano", "muffin"])
    assert t.gifts == ["guitar <", "drum <"]
    t.offers("kite").accepts()
    assert t.events[1] == TookOldest(BO, turned=True, arrow="left", to=ANA)


@pytest.mark.parametrize(("arrows", "step"), [("black", 1), ("white", -1)])
def test_h16_with_one_colour_every_gift_travels_the_same_way_round(arrows: str, step: int) -> None:
    options = not_a_hat.options(4, {"arrows": arrows})
    t = Table(not_a_hat.deal(options, 4, not_a_hat.shuffle(Stream(b"H16"), options), DI))
    for turn in range(9):
        giver = (DI + step * turn) % 4
        assert t.way == (giver, (giver + step) % 4)
        t.offers("hat").accepts()


@pytest.mark.parametrize("tone", TONES)
def test_h17_an_offer_has_a_tone_that_all_hear_until_it_is_answered(tone: Tone) -> None:
    t = three().offers("piano", tone)
    assert t.events == (Offered(ANA, BO, "piano", tone),)
    assert f"tone='{tone}'" in str(t.now())
    assert "tone" not in str(t.accepts().view()) + str(t.events)


@pytest.mark.parametrize("tone", TONES)
def test_h17_a_tone_decides_nothing(tone: Tone) -> None:
    t = three().offers("piano", tone).refuses()
    assert t.penalties == ["", "piano", ""]


@pytest.mark.parametrize("claim", [-1, rules.GIFTS, rules.MOVES])
def test_the_rules_alone_refuse_a_gift_beyond_the_catalogue(claim: int) -> None:
    t = three()
    with pytest.raises(IllegalMove, match="unknown-gift"):
        rules.offer(t.round, claim, rules.PLAIN)
    assert t.to_move == ANA
