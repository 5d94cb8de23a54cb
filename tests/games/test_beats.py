"""Beats: every event of a game has a length, and lengths add up."""

from typing import Any, get_args

import pytest

from hatbox.games import Seat, magic_hat, not_a_hat
from hatbox.games.magic_hat.events import Called, Swapped, WentOut
from hatbox.games.not_a_hat.events import Accepted, TookOldest

ANA, BO, CY = Seat(0), Seat(1), Seat(2)


@pytest.mark.parametrize("game", [not_a_hat, magic_hat])
def test_every_event_has_a_length(game: Any) -> None:
    names = {kind.__dataclass_fields__["event"].default for kind in get_args(game.Event)}
    assert names == set(game.BEATS)


@pytest.mark.parametrize(("turned", "ms"), [(True, 720), (False, 300)])
def test_only_a_gift_that_lay_face_up_is_turned(turned: bool, ms: int) -> None:
    events = (Accepted(BO, ANA), TookOldest(BO, turned, "left", CY))
    assert not_a_hat.beat_ms(events) == ms


def test_events_are_seen_one_after_the_other() -> None:
    swapped = Swapped(ANA, (0, 1), extra=False)
    assert magic_hat.beat_ms([swapped, swapped]) == 2200
    assert magic_hat.beat_ms([Called(ANA, "owl"), WentOut(ANA)]) == 2000
    assert magic_hat.beat_ms([]) == 0
