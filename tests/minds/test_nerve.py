"""What minus points are worth, and when an offer is refused."""

import pytest

from hatbox.games.not_a_hat.moves import Accept, Refuse
from hatbox.minds.gifts.belief import Ears, posterior
from hatbox.minds.gifts.nerve import least_belief, worth_of_theirs
from tests.minds.watching import Watched

CIRCLE = "kite< muffin< guitar< | piano< hat<"


@pytest.mark.parametrize("players", range(2, 9))
def test_a_minus_point_of_theirs_is_worth_one_part_of_the_others(players: int) -> None:
    assert worth_of_theirs([0] * players, 0, 1) == pytest.approx(1 / (players - 1))


def test_to_end_the_round_while_ahead_is_worth_more() -> None:
    assert worth_of_theirs([0, 2, 1], 0, 1) > worth_of_theirs([0, 0, 0], 0, 1)


def test_to_end_the_round_while_behind_is_worth_nothing() -> None:
    assert worth_of_theirs([1, 2, 0], 0, 1) == 0


def test_with_two_players_a_coin_toss_is_the_threshold() -> None:
    assert least_belief(1.0, 0.0) == 0.5
    assert least_belief(1 / 3, 0.0) == pytest.approx(0.25)
    assert least_belief(1 / 3, 0.1) > least_belief(1 / 3, 0.0)


def test_a_claim_that_contradicts_fresh_memory_is_refused() -> None:
    for seed in range(40):
        table = Watched(CIRCLE, "owl", seat=1, seed=bytes([seed])).offers("hat")
        assert table.moves() == Refuse()


def test_a_true_name_is_accepted_while_memory_is_fresh() -> None:
    for seed in range(40):
        table = Watched(CIRCLE, "owl", seat=1, seed=bytes([seed])).offers("piano")
        assert table.moves() == Accept()


def test_what_lies_open_elsewhere_cannot_be_true() -> None:
    for name in ("goldfish", "fox"):
        table = Watched(CIRCLE, name, seat=1).offers("guitar")
        assert table.moves() == Refuse()


def test_repeating_what_everybody_believes_proves_little() -> None:
    assert posterior(0.4, 0.9, 0.7, 1.0) < posterior(0.4, 0.1, 0.7, 1.0)


def test_ears_learn_how_honest_a_table_is() -> None:
    honest, lying = Ears(0.6), Ears(0.6)
    for _ in range(10):
        honest.compare(agrees=True)
        lying.compare(agrees=False)
    assert honest.honesty > 0.8
    assert lying.honesty < 0.4


def test_ears_learn_what_a_tone_means_here() -> None:
    ears = Ears(0.6)
    assert ears.ratio("sure") > 1 > ears.ratio("unsure")
    for _ in range(12):
        ears.learn("sure", was_true=False)
        ears.learn("unsure", was_true=True)
    assert ears.ratio("sure") < 1 < ears.ratio("unsure")
