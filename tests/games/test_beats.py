"""Beats: every event of a game has a length, and lengths add up."""

from typing import Any, get_args

import pytest

from hatbox.games import Seat, magic_hat, not_a_hat
from hatbox.games.beats import Reading
from hatbox.games.magic_hat.events import Called, RoundWon, Swapped, WentOut
from hatbox.games.not_a_hat.events import Accepted, Fetched, Refused, TookOldest

ANA, BO, CY = Seat(0), Seat(1), Seat(2)


@pytest.mark.parametrize("game", [not_a_hat, magic_hat])
def test_every_event_has_a_length(game: Any) -> None:
    names = {kind.__dataclass_fields__["event"].default for kind in get_args(game.Event)}
    assert names == set(game.BEATS)


@pytest.mark.parametrize(("turned", "ms"), [(True, 2070), (False, 1650)])
def test_only_a_gift_that_lay_face_up_is_turned(turned: bool, ms: int) -> None:
    events = (Accepted(BO, ANA), TookOldest(BO, turned, "left", CY))
    assert not_a_hat.beat_ms(events) == ms


def test_events_are_seen_one_after_the_other() -> None:
    swapped = Swapped(ANA, (0, 1), extra=False)
    assert magic_hat.beat_ms([swapped, swapped]) == 2200
    assert magic_hat.beat_ms([Called(ANA, "owl"), WentOut(ANA)]) == 3000
    assert magic_hat.beat_ms([]) == 0


def test_a_reveal_is_read_from_the_turn_until_the_penalty_flies() -> None:
    refused = Refused(BO, ANA, "hat", "saw", ANA)
    fetched = Fetched(ANA, "kite", "left", BO)
    assert not_a_hat.beat_reading([refused, fetched]) == Reading(1520, 4020, frozenset({ANA, BO}))
    assert not_a_hat.beat_reading([fetched]) is None


def test_a_box_is_read_until_the_end_by_the_winner() -> None:
    events = (Called(ANA, "owl"), WentOut(ANA), RoundWon(BO, "last", "mouse"))
    assert magic_hat.beat_reading(events) == Reading(3700, 6200, frozenset({BO}))


def test_enough_of_a_reveal_is_at_least_two_and_a_half_seconds() -> None:
    begins, ends, _ = not_a_hat.beat_reading([Refused(BO, ANA, "hat", "saw", ANA)]) or (0, 0, ())
    assert ends - begins >= 2500
