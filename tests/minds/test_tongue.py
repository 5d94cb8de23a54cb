"""Names, tones and pauses: truth when sure, the table's belief when lost, and acting."""

import random
from statistics import fmean

import pytest

from hatbox.games.not_a_hat.moves import Offer, Tone
from hatbox.minds.characters import FALLIBLE, FOX, OWL, SQUIRREL, Tongue
from hatbox.minds.gifts.recall import Recollection
from hatbox.minds.gifts.tongue import (
    Receiver,
    acted_tone,
    best_claim,
    choose_tone,
    honest_tone,
    loss,
    wants_refusal,
)
from hatbox.minds.pauses import LONGEST_PAUSE, SHORTEST_PAUSE, latency, pause_for
from tests.minds.watching import Watched

CIRCLE = "kite< muffin< guitar< | piano< hat<"
RECEIVER = Receiver(least_belief=0.3, hidden=5, honesty=0.6)


def believing(belief: dict[str, float], rumour: dict[str, float] | None = None) -> Recollection:
    return Recollection(belief, rumour or belief, 1 - sum(belief.values()), -0.5)


def claim(recollection: Recollection, g: float = 1 / 3) -> str | None:
    return best_claim(recollection.belief, recollection, RECEIVER, g, reads=1.0)


def test_a_fresh_gift_is_named_truly() -> None:
    for name in ("squirrel", "fox", "owl"):
        for seed in range(20):
            move = Watched(CIRCLE, name, seat=0, seed=bytes([seed])).moves()
            assert isinstance(move, Offer)
            assert move.object == "piano"


def test_who_is_sure_tells_the_truth() -> None:
    assert claim(believing({"hat": 0.9, "cap": 0.05})) == "hat"


def test_who_is_lost_says_what_the_table_believes() -> None:
    """I half remember a kite, but everybody has been calling it a boot."""
    lost = believing({"kite": 0.3, "boot": 0.25}, rumour={"kite": 0.1, "boot": 0.85})
    assert claim(lost) == "boot"


def test_who_does_not_read_the_table_says_what_it_believes() -> None:
    lost = believing({"kite": 0.3, "boot": 0.25}, rumour={"kite": 0.1, "boot": 0.85})
    assert best_claim(lost.belief, lost, RECEIVER, 1 / 3, reads=0.0) == "kite"


def test_who_remembers_nothing_invents_something_that_does_not_lie_open() -> None:
    table = Watched(CIRCLE)
    table.mind.following.flying.traces.clear()  # type: ignore[union-attr]
    move = table.moves()
    assert move.object not in {"kite", "muffin", "guitar", "hat"}


@pytest.mark.parametrize(("belief", "g"), [(0.9, 1 / 3), (0.6, 1.0)])
def test_who_is_sure_would_rather_be_refused(belief: float, g: float) -> None:
    assert wants_refusal(belief, g)
    assert loss(belief, 0.1, g) < loss(belief, 0.9, g)


def test_who_is_lost_wants_to_be_believed() -> None:
    assert not wants_refusal(0.5, 1 / 3)
    assert loss(0.3, 0.9, 1 / 3) < loss(0.3, 0.1, 1 / 3)


def test_the_three_depths_of_a_tone() -> None:
    assert [honest_tone(belief) for belief in (0.9, 0.6, 0.2)] == ["sure", "plain", "unsure"]
    assert [acted_tone(belief, 1 / 3, 1) for belief in (0.9, 0.2)] == ["unsure", "sure"]
    assert [acted_tone(belief, 1 / 3, 2) for belief in (0.9, 0.2)] == ["sure", "unsure"]


def share_of_sure(tongue: Tongue, belief: float) -> float:
    tones = [choose_tone(tongue, belief, 1 / 3, random.Random(seed)) for seed in range(400)]
    return tones.count("sure") / len(tones)


def test_squirrel_leaks_fox_acts_and_owl_acts_as_if_acting() -> None:
    assert share_of_sure(SQUIRREL.tongue, 0.9) > 0.4 > share_of_sure(SQUIRREL.tongue, 0.2)
    assert share_of_sure(FOX.tongue, 0.2) > 0.4 > share_of_sure(FOX.tongue, 0.9)
    assert share_of_sure(OWL.tongue, 0.9) > 0.4 > share_of_sure(OWL.tongue, 0.2)


def pause(tongue: Tongue, activation: float, tone: Tone) -> float:
    return fmean(pause_for(tongue, activation, tone, random.Random(seed)) for seed in range(300))


def test_weak_memories_come_slowly() -> None:
    assert latency(-2.0) > latency(-1.0) > latency(0.0)


def test_squirrel_shows_in_its_pause_how_well_it_remembers() -> None:
    assert pause(SQUIRREL.tongue, -1.8, "plain") > 2 * pause(SQUIRREL.tongue, 0.0, "plain")


def test_fox_plays_the_pause_that_goes_with_its_tone() -> None:
    """It has no idea, sounds sure, and is quick about it."""
    assert pause(FOX.tongue, -1.8, "sure") < pause(FOX.tongue, 0.0, "unsure")


@pytest.mark.parametrize("name", FALLIBLE)
@pytest.mark.parametrize("activation", [-30.0, -2.0, 0.0, 5.0])
def test_pauses_have_a_floor_and_a_cap(name: str, activation: float) -> None:
    for seed in range(50):
        luck = random.Random(seed)
        taken = pause_for(FALLIBLE[name].tongue, activation, "plain", luck)
        assert SHORTEST_PAUSE <= taken <= LONGEST_PAUSE
