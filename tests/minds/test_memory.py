"""Traces fade with what happens, bind objects to places, and get mixed up as people's do."""

import math
import random
from dataclasses import replace
from itertools import pairwise

import pytest

from hatbox.minds.characters import FALLIBLE, OWL, Span
from hatbox.minds.gifts.memory import MOST_PRESENTATIONS, Card, Presentation, Trace, strength
from hatbox.minds.gifts.recall import Recollection, resemble, strengths_for, weigh
from hatbox.studies.gifts.quiz import share_right
from tests.minds.watching import Watched

STEADY = replace(OWL.span, noise=0.25, lapse=0.0, slip=0.0)
CIRCLE = "kite< muffin< guitar< | piano< hat<"


def recalled(strengths: dict[str, list[float]], span: Span = STEADY, seed: int = 0) -> Recollection:
    return weigh(strengths, span, 0.5, random.Random(seed))


def test_the_base_level_is_the_logarithm_of_the_sum_of_powers() -> None:
    moments = [Presentation(0, 1.0), Presentation(6, 1.0)]
    assert strength(moments, 10, 0.5) == pytest.approx(10**-0.5 + 4**-0.5)


def test_strength_falls_with_events() -> None:
    moments = [Presentation(0, 1.0)]
    fading = [strength(moments, clock, 0.5) for clock in (1, 2, 5, 20, 100)]
    assert fading == sorted(fading, reverse=True)


def test_a_moment_ago_counts_as_one_event() -> None:
    assert strength([Presentation(5, 1.0)], 5, 0.5) == 1.0


def test_seconds_count_a_little() -> None:
    table = Watched(CIRCLE)
    before = table.mind.following.clock
    table.mind.watch(table.view, (), table.at + 60)
    assert 1 < table.mind.following.clock - before < 6


def test_memory_stays_bounded() -> None:
    card = Card()
    for clock in range(100):
        card.see("hat", Presentation(clock, 1.0))
    assert len(card.traces["hat"].seen) == MOST_PRESENTATIONS


@pytest.mark.parametrize("activation", [-3.0, -2.0, -1.0])
def test_recall_happens_as_often_as_the_equation_says(activation: float) -> None:
    """P = 1 / (1 + e^((τ − A) / s))."""
    span = replace(STEADY, threshold=-2.0)
    drawn = [
        recalled({"hat": [math.exp(activation), 0.0]}, span, seed).activation > span.threshold
        for seed in range(3000)
    ]
    expected = 1 / (1 + math.exp((span.threshold - activation) / span.noise))
    assert sum(drawn) / len(drawn) == pytest.approx(expected, abs=0.03)


def test_belief_is_a_distribution() -> None:
    of_three = recalled({"hat": [0.5, 0.1], "cap": [0.1, 0.0], "boot": [0.0, 0.3]})
    assert sum(of_three.belief.values()) + of_three.unknown == pytest.approx(1.0)
    assert min(of_three.belief.values()) >= 0


def test_what_was_seen_is_believed_more_than_what_was_said() -> None:
    seen = recalled({"hat": [0.5, 0.0]})
    told = recalled({"hat": [0.0, 0.5]})
    assert seen.rumour == told.rumour
    assert seen.belief["hat"] > told.belief["hat"]


def test_a_fresh_sight_is_remembered() -> None:
    table = Watched(CIRCLE)
    assert table.mind.recall(table.view, random.Random(1)).best()[0] == "piano"


def test_a_binding_moves_with_its_card() -> None:
    table = Watched(CIRCLE).passes_on("piano", "muffin", "guitar")
    assert [[*card.traces] for held in table.mind.following.held for card in held] == [
        ["guitar"],
        ["piano"],
        ["muffin"],
    ]
    assert [*table.mind.following.flying.traces] == ["kite"]  # type: ignore[union-attr]


def test_a_slip_leaves_the_binding_behind() -> None:
    one, other = Card(), Card()
    one.see("hat", Presentation(0, 1.0))
    one.trade_traces(other)
    assert (list(one.traces), list(other.traces)) == ([], ["hat"])


def test_what_lies_open_elsewhere_is_not_recalled() -> None:
    table = Watched(CIRCLE)
    open_gifts = {"kite", "muffin", "guitar", "hat"}
    assert not open_gifts & set(table.mind.recall(table.view, random.Random(2)).belief)


def test_neighbours_come_to_mind_and_nothing_that_is_not_in_play() -> None:
    table = Watched(CIRCLE, "goldfish").passes_on("piano", "muffin", "guitar")
    in_play = {"kite", "muffin", "guitar", "piano"}
    for seed in range(50):
        assert set(table.mind.recall(table.view, random.Random(seed)).belief) <= in_play


ROUND = "kite< muffin< guitar< book< cap< | piano< hat<"


def all_equally_fresh(table: Watched) -> None:
    """Nothing but the places differs any more."""
    following = table.mind.following
    for card in (card for held in following.held for card in held):
        for object in card.traces:
            card.traces[object] = Trace()
            card.see(object, Presentation(following.clock - 4, 1.0))


@pytest.mark.parametrize("name", FALLIBLE)
def test_the_old_gift_of_a_place_comes_to_mind_but_is_inhibited(name: str) -> None:
    """The third gives the fourth the muffin; the book has moved on from there to the fifth."""
    span = replace(FALLIBLE[name].span, lapse=0.0, slip=0.0)
    table = Watched(ROUND, replace(FALLIBLE[name], span=span))
    table.passes_on("piano", "muffin", "guitar", "book", "cap", "kite", "piano")
    all_equally_fresh(table)
    following = table.mind.following
    strengths = strengths_for(following, following.flying, table.view, span)
    came = {object: sum(of_both) for object, of_both in strengths.items()}
    beside, old, elsewhere = came["piano"], came["book"], came["kite"]
    assert beside > old > elsewhere
    assert "hat" not in came


def test_only_the_last_gift_that_left_a_place_is_kept() -> None:
    table = Watched(ROUND).passes_on("piano", "muffin", "guitar", "book", "cap", "kite")
    assert list(table.mind.following.left[1].traces) == ["muffin"]
    table.passes_on("piano")
    assert list(table.mind.following.left[1].traces) == ["piano"]


@pytest.mark.parametrize("name", ["squirrel", "fox", "owl"])
def test_without_inhibition_errors_rise(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Old gifts of a place would be as strong as those beside it."""
    inhibited = share_right(FALLIBLE[name], 3, games=30, seed="inhibition")
    monkeypatch.setattr("hatbox.minds.gifts.recall.INHIBITION", 0.0)
    assert share_right(FALLIBLE[name], 3, games=30, seed="inhibition") < inhibited - 0.03


def test_a_hat_is_taken_for_a_cap_sooner_than_for_a_banana() -> None:
    """Both are as old and as near; only one looks alike."""
    table = Watched("cap< banana< guitar< | hat< book<", "squirrel", seat=2)
    table.passes_on("hat", "banana", "guitar", "cap")
    table.mind.following.flying.trace("hat")  # type: ignore[union-attr]
    strengths = {"hat": [1.0, 0.0], "cap": [0.2, 0.0], "banana": [0.2, 0.0]}
    resemble(strengths)
    assert strengths["cap"][0] > strengths["banana"][0]


def test_spans_are_ordered_from_goldfish_to_owl() -> None:
    spans = [character.span for character in FALLIBLE.values()]
    for weak, strong in pairwise(spans):
        assert weak.noise > strong.noise
        assert weak.lapse > strong.lapse
        assert weak.slip > strong.slip
        assert weak.bindings < strong.bindings
