"""Traces fade with what happens, bind objects to places, and get mixed up as people's do."""

import math
from dataclasses import replace
from itertools import pairwise

import pytest

from hatbox.games.base import Seat
from hatbox.games.not_a_hat.events import RoundBegan
from hatbox.minds.characters import FALLIBLE, RAVEN, Span
from hatbox.minds.gifts.memory import (
    MOST_MOMENTS,
    Card,
    bound_to,
    strength,
)
from hatbox.minds.gifts.recall import Recollection, give_way, resemble, weigh
from hatbox.minds.luck import Luck
from tests.minds.watching import Watched

STEADY = replace(RAVEN.span, noise=0.25, lapse=0.0, slip=0.0)
CIRCLE = "kite< muffin< guitar< | piano< hat<"


def recalled(strengths: dict[str, list[float]], span: Span = STEADY, seed: int = 0) -> Recollection:
    return weigh(strengths, span, 0.5, Luck(b"luck", seed))


def test_the_base_level_is_the_logarithm_of_the_sum_of_powers() -> None:
    moments = [(0, 1.0), (6, 1.0)]
    assert strength(moments, 10, 0.5) == pytest.approx(10**-0.5 + 4**-0.5)


def test_strength_falls_with_events() -> None:
    moments = [(0, 1.0)]
    fading = [strength(moments, clock, 0.5) for clock in (1, 2, 5, 20, 100)]
    assert fading == sorted(fading, reverse=True)


def test_a_moment_ago_counts_as_one_event() -> None:
    assert strength([(5, 1.0)], 5, 0.5) == 1.0


def test_seconds_count_a_little() -> None:
    table = Watched(CIRCLE)
    before = table.mind.following.clock
    table.mind.watch(table.view, (), table.at + 60)
    assert 1 < table.mind.following.clock - before < 6


def test_memory_stays_bounded() -> None:
    card = Card()
    for clock in range(100):
        card.see("hat", (clock, 1.0))
    assert len(card.traces["hat"].seen) == MOST_MOMENTS


def test_memory_stays_bounded_with_thoughts_between_what_is_heard() -> None:
    following = Watched(CIRCLE).mind.following
    card = Card()
    for clock in range(100):
        card.hear("hat", (clock, 1.0))
        following.rehearse(card)
    assert len(card.traces["hat"].told) == MOST_MOMENTS + 1


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
    assert table.mind.recall(table.view, Luck(b"luck", 1)).best()[0] == "piano"


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
    one.see("hat", (0, 1.0))
    one.trade_traces(other)
    assert (list(one.traces), list(other.traces)) == ([], ["hat"])


def test_what_lies_open_elsewhere_is_not_recalled() -> None:
    table = Watched(CIRCLE)
    open_gifts = {"kite", "muffin", "guitar", "hat"}
    assert not open_gifts & set(table.mind.recall(table.view, Luck(b"luck", 2)).belief)


def test_neighbours_come_to_mind_and_nothing_that_is_not_in_play() -> None:
    table = Watched(CIRCLE, "goldfish").passes_on("piano", "muffin", "guitar")
    in_play = {"kite", "muffin", "guitar", "piano"}
    for seed in range(50):
        assert set(table.mind.recall(table.view, Luck(b"luck", seed)).belief) <= in_play


def test_a_hat_is_taken_for_a_cap_sooner_than_for_a_banana() -> None:
    """Both are as old and as near; only one looks alike."""
    table = Watched("cap< banana< guitar< | hat< book<", "squirrel", seat=2)
    table.passes_on("hat", "banana", "guitar", "cap")
    table.mind.following.flying.trace("hat")  # type: ignore[union-attr]
    strengths = {"hat": [1.0, 0.0], "cap": [0.2, 0.0], "banana": [0.2, 0.0]}
    resemble(strengths, table.mind.following.look_alikes)
    assert strengths["cap"][0] > strengths["banana"][0]


def test_spans_are_ordered_from_goldfish_to_raven() -> None:
    spans = [character.span for character in FALLIBLE.values()]
    for weak, strong in pairwise(spans):
        assert weak.noise > strong.noise
        assert weak.lapse > strong.lapse
        assert weak.slip > strong.slip
        assert weak.bindings < strong.bindings


def test_the_gifts_of_the_deal_are_held_a_little_better() -> None:
    """Primacy: of the same luck, what was dealt keeps its place when there is less room."""
    following = Watched(CIRCLE).mind.following
    dealt, fetched = Card("hat", is_dealt=True), Card("cap")
    for card in (dealt, fetched):
        following.bind(card, 0.8)
    assert dealt.rank < fetched.rank


def test_what_is_held_gives_way_when_there_is_no_room() -> None:
    card = Card()
    card.see("hat", (0, 1.0))
    card.rank = 0.6
    with_room, without = (bound_to(card, 4, 0.5, room)[0][1] for room in (0.8, 0.5))
    assert with_room > 10 * without


def test_earlier_rounds_take_room_and_come_to_mind() -> None:
    """Proactive interference."""
    table = Watched(CIRCLE).passes_on("piano", "muffin", "guitar")
    following = table.mind.following
    following.rounds = 1
    before = following.capacity()
    table.mind.watch(table.view, (RoundBegan(Seat(0)),), table.at)
    assert following.capacity() < before
    assert {object for card in following.former for object in card.traces} >= {"guitar", "piano"}


def test_an_object_lies_in_one_place_only() -> None:
    """What is well bound to another card hardly comes to mind for this one."""
    near = {"boot": [0.2, 0.0, 1.0], "book": [0.02, 0.0, 0.05]}
    strengths = {"hat": [0.2, 0.0]}
    give_way(strengths, near)
    assert strengths["boot"][0] < strengths["book"][0] < strengths["hat"][0]


def test_what_was_just_said_is_held_back() -> None:
    """The second has accepted a piano, and has another gift to name."""
    said = []
    for seed in range(40):
        table = Watched(CIRCLE, "squirrel", seat=1, seed=bytes([seed])).passes_on("piano")
        table.mind.following.shown = None
        said.append(table.moves().object)
    # Unless nothing else comes to mind at all: the eye was elsewhere when the muffin was turned.
    assert said.count("piano") <= 4


def test_who_lies_does_not_believe_the_lie() -> None:
    table = Watched(CIRCLE, "raven", seat=0).passes_on("boot")
    assert list(table.mind.following.held[1][-1].traces) == ["piano"]


def test_a_thought_of_my_own_gift_is_kept_up_until_something_new_is_heard() -> None:
    following = Watched(CIRCLE).mind.following
    card = Card()
    card.see("hat", (following.clock, 1.0))
    for _ in range(3):
        following.rehearse(card)
    assert len(card.traces["hat"].seen) == 2
    card.hear("boot", (following.clock, 5.0))
    following.rehearse(card)
    assert len(card.traces["boot"].told) == 2
