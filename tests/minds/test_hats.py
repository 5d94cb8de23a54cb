"""Following hats with slips, and the race to call."""

from itertools import pairwise

import pytest

from hatbox.games.base import Seat
from hatbox.games.catalogue import ANIMAL_IDS
from hatbox.games.magic_hat.events import (
    AnimalSeen,
    Called,
    LookedInto,
    RoundBegan,
    Swapped,
    WentOut,
)
from hatbox.minds.characters import FALLIBLE, PERFECT_EYES, RAVEN
from hatbox.minds.hats.opponents import Opponents
from hatbox.minds.hats.race import chance_of_waiting, chances
from hatbox.minds.hats.swaps import choose_extra, choose_swap
from hatbox.minds.hats.tracker import Tracker
from hatbox.minds.luck import Luck
from hatbox.studies.hats.tracking import found_again

ME, OTHER = Seat(0), Seat(1)
FIRST, SECOND, THIRD, FOURTH, FIFTH, SIXTH = ANIMAL_IDS


def tracker(eyes: object = PERFECT_EYES, players: int = 2) -> Tracker:
    watching = Tracker(eyes, ME, players, b"seed")  # type: ignore[arg-type]
    watching.watch([RoundBegan(ME)])
    return watching


def looks(watching: Tracker, hat: int, animal: str) -> None:
    watching.watch([LookedInto(ME, hat), AnimalSeen(ME, hat, animal)])


def swap(one: int, other: int, *, extra: bool = False) -> Swapped:
    return Swapped(OTHER, (one, other), extra=extra)


def test_perfect_eyes_follow_every_swap() -> None:
    watching = tracker()
    looks(watching, 0, FIRST)
    looks(watching, 1, SECOND)
    watching.watch([swap(0, 3), swap(3, 1), swap(4, 2)])
    assert watching.thought()["hats"] == {FIRST: 1, SECOND: 3}


def test_what_was_seen_in_a_hat_is_not_in_the_box() -> None:
    watching = tracker()
    looks(watching, 0, FIRST)
    assert watching.candidates() == [SECOND, THIRD, FOURTH, FIFTH, SIXTH]
    assert watching.certainty() == pytest.approx(1 / 5)


def test_a_wrong_call_rules_an_animal_out() -> None:
    watching = tracker()
    watching.watch([Called(OTHER, SECOND), WentOut(OTHER)])
    assert SECOND not in watching.candidates()


def test_a_new_round_begins_with_nothing() -> None:
    watching = tracker()
    looks(watching, 0, FIRST)
    watching.watch([RoundBegan(OTHER)])
    assert watching.candidates() == list(ANIMAL_IDS)


def test_a_mind_that_may_slip_believes_less_with_every_swap() -> None:
    watching = tracker(RAVEN.eyes)
    looks(watching, 0, FIRST)
    sure = []
    for one, other in ((0, 1), (1, 2), (2, 3), (3, 4)):
        watching.watch([swap(one, other)])
        sure.append(max(watching.where[FIRST]))
    assert sure == sorted(sure, reverse=True)
    assert sum(watching.where[FIRST]) == pytest.approx(1.0)


def test_an_extra_swap_and_a_heavy_load_are_harder() -> None:
    watching = tracker(RAVEN.eyes)
    looks(watching, 0, FIRST)
    light = watching.risk(0, swap(0, 1))
    assert watching.risk(0, swap(0, 1, extra=True)) > light
    assert watching.risk(3, swap(0, 1)) > light
    looks(watching, 1, SECOND)
    looks(watching, 2, THIRD)
    assert watching.risk(0, swap(0, 1)) > light


def test_raven_follows_four_cups_as_adults_do() -> None:
    """About 90 % after one swap of four cups (Pailian et al. 2020), falling with swaps."""
    found = [found_again(RAVEN.eyes, cups=4, swaps=swaps, trials=800) for swaps in (1, 2, 4, 8)]
    assert found[0] == pytest.approx(0.92, abs=0.05)
    assert found == sorted(found, reverse=True)
    assert found[3] < 0.75


@pytest.mark.parametrize("swaps", [1, 2, 4])
def test_levels_follow_hats_in_their_order(swaps: int) -> None:
    found = [
        found_again(character.eyes, cups=4, swaps=swaps, trials=600)
        for character in FALLIBLE.values()
    ]
    assert all(high > low + 0.02 for low, high in pairwise(found))


@pytest.mark.parametrize("cups", [2, 3])
@pytest.mark.parametrize("name", ["squirrel", "fox", "raven"])
def test_two_or_three_cups_are_followed_nearly_without_error(name: str, cups: int) -> None:
    """People are at the ceiling there (Pailian et al. 2020)."""
    assert found_again(FALLIBLE[name].eyes, cups=cups, swaps=1, trials=600) > 0.95
    assert found_again(FALLIBLE[name].eyes, cups=cups, swaps=2, trials=600) > 0.9


@pytest.mark.parametrize("name", ["squirrel", "fox"])
def test_the_capacity_for_identities_is_that_of_people(name: str) -> None:
    """1.4 to 2.6 of several cartoon animals (Horowitz et al. 2007); here of five after four
    swaps, corrected for guessing."""
    found = found_again(FALLIBLE[name].eyes, cups=5, swaps=4, trials=1200)
    assert 1.4 <= 5 * (found - 1 / 5) / (1 - 1 / 5) <= 2.6


def test_what_others_have_seen_is_known_by_who_looked_where() -> None:
    """The second looks into three hats, then once more into the third."""
    opponents, watching = Opponents(2, 1.0), tracker()
    for hat, seen in ((0, 1), (1, 2), (2, 3), (2, 3)):
        event = LookedInto(OTHER, hat)
        opponents.watch([event], watching.known_to)
        watching.watch([event])
        assert opponents.expected(OTHER) == pytest.approx(seen, abs=0.5)


def test_who_looks_on_although_they_must_know_does_not_dare() -> None:
    opponents = Opponents(2, 1.0)
    for _ in range(5):
        opponents.looked(OTHER, is_new=True)
    ready = opponents.expected(OTHER)
    for _ in range(3):
        opponents.looked(OTHER, is_new=False)
    assert opponents.expected(OTHER) <= ready - 1


@pytest.mark.parametrize("seen", [(0.0, 0.0), (3.0, 3.0, 3.0), (4.0, 2.0, 0.0, 1.0)])
def test_somebody_wins_the_race(seen: tuple[float, ...]) -> None:
    assert sum(chances(seen, 0.6)) == pytest.approx(1.0)


def test_who_is_certain_calls() -> None:
    assert chances((5.0, 4.0), 1.0) == (1.0, 0.0)


def test_who_must_lose_next_turn_calls_on_a_coin_toss() -> None:
    assert chances((4.0, 5.0), 1.0)[0] == 0.5


def test_waiting_is_worth_more_when_the_others_know_less() -> None:
    behind = chance_of_waiting(3, 1.0, (5.0,), 1.0)
    ahead = chance_of_waiting(3, 1.0, (1.0,), 1.0)
    assert ahead > behind


def test_waiting_is_worth_more_when_there_is_news() -> None:
    assert chance_of_waiting(3, 1.0, (3.0,), 0.5) > chance_of_waiting(3, 0.0, (3.0,), 0.5)


def test_a_swap_hurts_what_others_know_and_spares_what_i_know() -> None:
    watching = tracker()
    looks(watching, 0, FIRST)
    looks(watching, 1, SECOND)
    watching.watch([LookedInto(OTHER, 3)])
    assert choose_swap(watching, 0, 1.0, Luck(b"luck", 0)).other == 3


def test_without_cunning_any_hat_will_do() -> None:
    watching = tracker()
    swaps = {choose_swap(watching, 0, 0.0, Luck(b"luck", seed)).other for seed in range(60)}
    assert swaps == {1, 2, 3, 4}


def test_an_extra_swap_is_made_when_it_hurts_others() -> None:
    watching = tracker(players=3)
    assert type(choose_extra(watching, 1.0, Luck(b"luck", 0))).__name__ == "Skip"
    watching.watch([LookedInto(OTHER, 3), LookedInto(Seat(2), 4)])
    assert choose_extra(watching, 1.0, Luck(b"luck", 0)).hats == (3, 4)  # type: ignore[union-attr]
