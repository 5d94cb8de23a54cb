"""The referee of That's Not a Hat judges the rules in `games/`, so it is judged here first."""

import random
from collections import Counter

import pytest

from . import not_a_hat
from .fouls import foul

MARLENE, ANNA, TOM, LUCAS = range(4)
CLAIMS = ["hat", "a", "b", "c", "d", "e", "f", "g", "h", "i", "j"]


def cards(text: str) -> list[dict[str, str]]:
    """`"hat< book>"`: a hat whose arrow points left, a book whose arrow points right."""
    arrows = {"<": "left", ">": "right"}
    return [{"object": word[:-1], "arrow": arrows[word[-1]]} for word in text.split()]


def round_of(text: str, players: int, starter: int = 0, gifts: int = 1) -> not_a_hat.Referee:
    deck = cards(text)
    objects = [card["object"] for card in deck] + CLAIMS
    return not_a_hat.Referee(
        players=players, deck=deck, starter=starter, gifts=gifts, objects=objects
    )


def offer(game: not_a_hat.Referee, name: str) -> None:
    seat = game.to_move()
    assert seat is not None
    game.move(seat, {"move": "offer", "object": name})


def answer(game: not_a_hat.Referee, word: str) -> None:
    seat = game.to_move()
    assert seat is not None
    game.move(seat, {"move": word})


# That's Not a Hat: the worked examples


def example_1() -> not_a_hat.Referee:
    return round_of("kite> muffin< guitar> drum< piano< book< lamp>", players=4, starter=ANNA)


def example_2() -> not_a_hat.Referee:
    """Broccoli comes to Marlène and is her oldest gift, face down, when the lamp follows."""
    game = round_of("kite> drum< sock< lamp< broccoli< book< rose>", players=4, starter=LUCAS)
    for name in ["broccoli", "kite", "lamp"]:
        offer(game, name)
        answer(game, "accept")
    return game


def test_example_1_a_guitar_for_anna() -> None:
    game = example_1()
    assert game.seen_by(TOM) == {
        "gifts": [
            [{"object": "kite"}],
            [{"object": "muffin"}],
            [{"object": "guitar"}],
            [{"object": "drum"}],
        ],
        "penalties": [[], [], [], []],
        "shop_top": "book",
        "shop_count": 2,
        "giver": ANNA,
        "receiver": TOM,
        "arrow": "left",
        "claim": None,
    }
    game.move(ANNA, {"move": "offer", "object": "piano", "to": TOM})
    assert game.to_move() == TOM
    assert game.seen_by(None)["claim"] == "piano"
    game.move(TOM, {"move": "accept"})
    assert game.seen_by(None) == {
        "gifts": [
            [{"object": "kite"}],
            [{"object": "muffin"}],
            [{"arrow": "left"}],
            [{"object": "drum"}],
        ],
        "penalties": [[], [], [], []],
        "shop_top": "book",
        "shop_count": 2,
        "giver": TOM,
        "receiver": ANNA,
        "arrow": "right",
        "claim": None,
    }
    game.move(TOM, {"move": "offer", "object": "guitar", "to": ANNA})
    assert game.to_move() == ANNA
    game.move(ANNA, {"move": "accept"})
    seen = game.seen_by(ANNA)
    assert seen["gifts"][ANNA] == [{"arrow": "right"}]
    assert (seen["giver"], seen["receiver"], seen["arrow"]) == (ANNA, TOM, "left")
    offer(game, "muffin")
    answer(game, "refuse")
    assert game.seen_by(None)["penalties"][TOM] == ["muffin"]


def test_example_2_that_is_not_a_hat() -> None:
    game = example_2()
    assert game.seen_by(None) == {
        "gifts": [
            [{"arrow": "left"}],
            [{"object": "drum"}],
            [{"object": "sock"}],
            [{"arrow": "right"}],
        ],
        "penalties": [[], [], [], []],
        "shop_top": "book",
        "shop_count": 2,
        "giver": MARLENE,
        "receiver": ANNA,
        "arrow": "left",
        "claim": None,
    }
    game.move(MARLENE, {"move": "offer", "object": "hat", "to": ANNA})
    game.move(ANNA, {"move": "refuse"})
    seen = game.seen_by(None)
    assert seen["penalties"] == [["broccoli"], [], [], []]
    assert (seen["giver"], seen["receiver"], seen["arrow"]) == (MARLENE, ANNA, "left")
    assert (seen["shop_top"], seen["shop_count"]) == ("rose", 1)
    game.move(MARLENE, {"move": "offer", "object": "book", "to": ANNA})
    game.move(ANNA, {"move": "accept"})
    seen = game.seen_by(None)
    assert seen["gifts"][ANNA] == [{"arrow": "left"}]
    assert (seen["giver"], seen["receiver"], seen["arrow"]) == (ANNA, TOM, "left")
    game.move(ANNA, {"move": "offer", "object": "drum", "to": TOM})
    answer(game, "accept")
    assert game.seen_by(None)["giver"] == TOM


# That's Not a Hat, rule by rule


def test_h5_a_fetched_card_is_never_kept_nor_exchanged() -> None:
    game = round_of("a< b< c< hat<", players=3, starter=2)
    offer(game, "hat")
    answer(game, "accept")
    assert game.gifts[2] == [{"card": {"object": "c", "arrow": "left"}, "face_up": True}]
    assert game.gifts[0] == [{"card": {"object": "hat", "arrow": "left"}, "face_up": False}]


def test_h6_anything_known_may_be_named_also_what_is_not_in_the_deck() -> None:
    game = round_of("a< b< c< d<", players=3)
    assert {"move": "offer", "object": "j"} in game.legal()
    game.move(0, {"move": "offer", "object": "j", "tone": "sure"})
    assert game.claim == "j"


def test_h8_the_oldest_is_passed_on_and_shows_its_arrow_only_then() -> None:
    game = round_of("a< b> c< d<", players=3)
    assert game.seen_by(None)["gifts"][1] == [{"object": "b"}]
    offer(game, "d")
    answer(game, "accept")
    assert game.card == {"object": "b", "arrow": "right"}
    assert game.receiver() == 0


def test_h11_a_true_offer_refused_costs_the_receiver_who_then_fetches() -> None:
    game = round_of("a< b< c< d< e> f<", players=3)
    offer(game, "d")
    answer(game, "refuse")
    assert game.penalties == [[], ["d"], []]
    assert (game.to_move(), game.receiver()) == (1, 0)
    assert [len(row) for row in game.gifts] == [1, 1, 1]


def test_h11_a_false_offer_refused_costs_the_giver() -> None:
    game = round_of("a< b< c< d< e> f<", players=3)
    offer(game, "hat")
    answer(game, "refuse")
    assert game.penalties == [["d"], [], []]
    assert (game.to_move(), game.receiver()) == (0, 2)


def play_to_the_end() -> not_a_hat.Referee:
    game = round_of("a< b< c< d< e< f< g<", players=3)
    for _ in range(3):
        offer(game, "hat")
        answer(game, "refuse")
    return game


def test_h13_the_third_penalty_ends_the_round_without_a_fetch_and_ties_are_shared() -> None:
    game = play_to_the_end()
    assert game.is_over()
    assert game.to_move() is None
    assert game.legal() == []
    assert game.result() == {"penalties": [3, 0, 0], "winners": [1, 2]}
    seen = game.seen_by(0)
    assert [seen[key] for key in ("giver", "receiver", "arrow", "claim")] == [None] * 4
    assert (seen["shop_top"], seen["shop_count"]) == ("g", 1)
    assert seen["penalties"][0] == ["d", "e", "f"]


def test_h13_fewest_minus_points_wins() -> None:
    game = round_of("a< b< c< d< e< f< g< h<", players=3)
    for name in ["d", "e", "hat", "hat"]:
        offer(game, name)
        answer(game, "refuse")
    assert game.result() == {"penalties": [0, 1, 3], "winners": [0]}


def test_there_is_no_result_before_the_end() -> None:
    with pytest.raises(ValueError, match="not over"):
        example_1().result()


def test_h15_two_gifts_are_dealt_in_turn_and_leave_in_that_order() -> None:
    game = round_of("a< b< c< d< e> f< g< h<", players=3, gifts=2)
    assert game.seen_by(None)["gifts"][1] == [{"object": "b"}, {"object": "e"}]
    offer(game, "g")
    answer(game, "accept")
    assert game.card == {"object": "b", "arrow": "left"}
    assert game.seen_by(None)["gifts"][1] == [{"object": "e"}, {"arrow": "left"}]


@pytest.mark.parametrize("arrow", ["<", ">"])
def test_two_players_left_and_right_are_the_same_person(arrow: str) -> None:
    game = round_of(f"a< b< c< d< e{arrow} f<", players=2, gifts=2)
    assert game.receiver() == 1


def test_two_players_need_two_gifts() -> None:
    with pytest.raises(ValueError, match="two gifts"):
        round_of("a< b< c<", players=2)


def test_seats_wrap_around() -> None:
    assert round_of("a< b< c< d<", players=3, starter=2).receiver() == 0
    assert round_of("a< b< c< d>", players=3, starter=0).receiver() == 2


def test_not_a_hat_fouls() -> None:
    game = round_of("a< b< c< d< e<", players=3)
    assert foul(game, 1, move="look") == "unknown-move"
    assert foul(game, 1, move="accept") == "not-your-turn"
    assert foul(game, 0, move="accept") == "not-now"
    assert foul(game, 0, move="offer", object="unicorn", to=2) == "unknown-gift"
    assert foul(game, 0, move="offer") == "unknown-gift"
    assert foul(game, 0, move="offer", object="hat", to=2) == "wrong-receiver"
    offer(game, "hat")
    assert foul(game, 0, move="refuse") == "not-your-turn"
    assert foul(game, 2, move="refuse") == "not-your-turn"
    assert foul(game, 1, move="offer", object="unicorn") == "not-now"
    assert foul(play_to_the_end(), 9, move="nonsense") == "round-over"


def full_deck(rng: random.Random) -> list[dict[str, str]]:
    arrows = ["left"] * 55 + ["right"] * 55
    rng.shuffle(arrows)
    return [{"object": f"thing-{number}", "arrow": arrow} for number, arrow in enumerate(arrows)]


def all_cards(game: not_a_hat.Referee) -> Counter[str]:
    lying = [gift["card"]["object"] for row in game.gifts for gift in row]
    piles = [name for pile in game.penalties for name in pile]
    offered = [game.card["object"]] if game.card else []
    return Counter(lying + piles + offered + [card["object"] for card in game.shop])


@pytest.mark.parametrize("seed", range(40))
def test_random_play_keeps_every_card(seed: int) -> None:
    rng = random.Random(seed)
    players, deck = rng.randint(2, 8), full_deck(rng)
    gifts = 2 if players == 2 else rng.randint(1, 2)
    game = not_a_hat.Referee(
        players=players, deck=deck, starter=rng.randrange(players), gifts=gifts
    )
    while not game.is_over():
        seat = game.to_move()
        assert seat is not None
        game.move(seat, rng.choice(game.legal()))
        assert all_cards(game) == Counter(card["object"] for card in deck)
        assert [len(row) for row in game.seen_by(None)["gifts"]] == [gifts] * players
    assert max(game.result()["penalties"]) == 3
