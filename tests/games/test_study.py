"""Decisions as an experimenter sees them."""

from __future__ import annotations

from fractions import Fraction

import pytest

from hatbox.games.catalogue import alike
from hatbox.games.magic_hat import Call, Look, Skip, Swap
from hatbox.games.magic_hat.study import Study as HatStudy
from hatbox.games.not_a_hat import Accept, Offer, Refuse
from hatbox.games.not_a_hat.study import Study as GiftStudy
from hatbox.games.oracle import Odds
from hatbox.games.study import Trial, bluff_in
from tests.games.magic_hat.builders import hats
from tests.games.not_a_hat.builders import Table, table

KNOWN, NEW = Odds(Fraction(0), Fraction(1)), Odds(Fraction(1), Fraction(1))


def watched(at: Table) -> GiftStudy:
    study = GiftStudy(3)
    study.watch(at.round, at.events)
    return study


def test_an_offer_and_its_answer() -> None:
    at = table("kite> muffin> guitar> | piano<")
    study = watched(at)
    offer = study.trial(at.round, 0, Offer("kite", "sure"), None, {"bluff": True})
    due = Trial("offer", "name", "kite", "piano", 0, 1, "sure", True, "face-up", True)
    assert offer == due
    at.offers("kite", "sure")
    study.watch(at.round, at.events)
    accept = study.trial(at.round, 1, Accept(), None, None)
    assert accept == Trial("accept", "judge", "kite", "piano", 0, 1, "sure", True)
    assert study.trial(at.round, 1, Refuse(), None, None).is_wrong is False


def test_lag_counts_gifts_since_the_face_was_seen() -> None:
    """The piano comes back to seat 1, who got it three gifts before."""
    at = table("kite> muffin> guitar> | piano<")
    study = watched(at)
    for said in ("piano", "muffin", "kite", "guitar"):
        at.offers(said)
        study.watch(at.round, at.events)
        at.accepts()
        study.watch(at.round, at.events)
    trial = study.trial(at.round, 1, Offer("piano"), None, {})
    while trial.truth != "piano":
        at.offers(at.gift_on_its_way).accepts()
        study.watch(at.round, at.events)
        trial = study.trial(at.round, 1, Offer("piano"), None, {})
    assert (trial.is_wrong, trial.confusion, trial.load) == (False, "", 4)
    assert trial.lag is not None
    assert trial.lag >= 3


@pytest.mark.parametrize(
    ("said", "kind"),
    [("muffin", "face-up"), ("piano", ""), (min(alike("piano")), "look-alike"), ("kite", "absent")],
)
def test_where_a_wrong_name_comes_from(said: str, kind: str) -> None:
    at = table("guitar> muffin> skateboard> | piano<")
    trial = watched(at).trial(at.round, 0, Offer(said), None, None)
    assert trial.confusion == kind


def test_a_name_of_another_gift_that_lies_face_down() -> None:
    at = table("kite> muffin> guitar> | piano<")
    study = watched(at)
    at.offers("piano").accepts()
    study.watch(at.round, at.events)
    assert study.trial(at.round, 1, Offer("piano"), None, None).confusion == "face-down"


@pytest.mark.parametrize(
    ("thought", "due"), [(None, None), ({}, None), ({"bluff": 1}, None), ({"bluff": True}, True)]
)
def test_a_file_may_hold_anything_as_a_thought(
    thought: dict[str, object] | None, due: bool | None
) -> None:
    assert bluff_in(thought) is due


def test_calls_and_looks() -> None:
    at = hats(players=3)
    study = HatStudy(3)
    study.watch(at.round, at.events)
    look = study.trial(at.round, 0, Look(1), NEW, None)
    assert look == Trial("look", "look", "", "dove", None, 0, "", False)
    at.looks(1)
    study.watch(at.round, at.events)
    assert study.trial(at.round, 0, Swap(2), None, None) == Trial("swap", load=1)
    assert study.trial(at.round, 0, Skip(), None, None).move == "skip"
    at.swaps(2)
    study.watch(at.round, at.events)
    again = study.trial(at.round, 0, Look(2), KNOWN, None)
    assert again == Trial("look", "look", "", "dove", 1, 1, "", True)
    assert study.trial(at.round, 0, Call("owl"), None, None) == Trial(
        "call", "name", "owl", "owl", None, 1, "", False
    )
    at.calls("cat")
    study.watch(at.round, at.events)
    kinds = [
        study.trial(at.round, seat, Call(animal), None, None).confusion
        for seat, animal in ((0, "dove"), (2, "cat"), (2, "frog"))
    ]
    assert kinds == ["seen", "called-before", "unseen"]
