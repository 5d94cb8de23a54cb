"""Names, tones and pauses: the best guess, or another name that the receiver would believe."""

import math
from dataclasses import replace
from statistics import fmean, stdev

import pytest

from hatbox.games.not_a_hat.moves import Offer
from hatbox.minds.characters import FALLIBLE, FOX, RAVEN, SQUIRREL, Tongue
from hatbox.minds.gifts.people import Person
from hatbox.minds.gifts.recall import Recollection
from hatbox.minds.gifts.tongue import (
    Reader,
    acted_tone,
    choose,
    choose_tone,
    honest_tone,
    loss,
    wants_refusal,
)
from hatbox.minds.luck import Luck
from hatbox.minds.pauses import LONGEST_PAUSE, SHORTEST_PAUSE, pause_for
from tests.minds.watching import Watched

CIRCLE = "kite< muffin< guitar< | piano< hat<"


def believing(belief: dict[str, float], rumour: dict[str, float] | None = None) -> Recollection:
    return Recollection(belief, rumour or belief, 1 - sum(belief.values()), -0.5)


def reading(rumour: dict[str, float], knows: float, elsewhere: dict[str, float]) -> Reader:
    return Reader(knows, elsewhere, rumour, sum(rumour.values()))


def test_a_fresh_gift_is_named_truly() -> None:
    for name in ("squirrel", "fox", "raven"):
        for seed in range(20):
            move = Watched(CIRCLE, name, seat=0, seed=bytes([seed])).moves()
            assert isinstance(move, Offer)
            assert move.object == "piano"


def test_another_name_costs_less_when_the_receiver_believes_it() -> None:
    """I half remember a kite, but everybody has been calling it a boot."""
    lost = believing({"kite": 0.3, "boot": 0.25}, rumour={"kite": 0.1, "boot": 0.85})
    choice = choose(lost, reading(lost.rumour, 0.9, {}), 1 / 3, 0.0)
    assert (choice.best, choice.other) == ("kite", "boot")
    assert choice.gain > 0.1


def test_who_is_sure_gains_nothing_by_another_name() -> None:
    sure = believing({"hat": 0.9, "cap": 0.05})
    assert choose(sure, reading(sure.rumour, 0.9, {}), 1 / 3, 0.0).gain < 0


def test_who_believes_everything_is_told_lies_even_by_who_is_sure() -> None:
    """What they swallow they will have to name, and I know better."""
    sure = believing({"hat": 0.9, "cap": 0.05})
    reader = replace(reading(sure.rumour, 0.3, {}), sooner=50.0)
    assert choose(sure, reader, 1.0, 0.6).gain > 0 > choose(sure, reader, 1.0, 0.0).gain


def test_a_name_that_the_receiver_knows_to_lie_elsewhere_is_not_accepted() -> None:
    reader = reading({"kite": 0.5, "boot": 0.5}, 0.3, {"boot": 0.9})
    assert reader.accepts("kite") > reader.accepts("boot") + 0.3


def test_who_remembers_nothing_invents_something_that_does_not_lie_open() -> None:
    table = Watched(CIRCLE)
    table.mind.following.flying.traces.clear()  # type: ignore[union-attr]
    table.mind.following.shown = None
    move = table.moves()
    assert move.object not in {"kite", "muffin", "guitar", "hat"}


@pytest.mark.parametrize(("belief", "g"), [(0.9, 1 / 3), (0.6, 1.0)])
def test_who_is_sure_would_rather_be_refused(belief: float, g: float) -> None:
    assert wants_refusal(belief, g)
    assert loss(belief, 0.1, g) < loss(belief, 0.9, g)


def test_who_is_lost_wants_to_be_believed() -> None:
    assert not wants_refusal(0.5, 1 / 3)
    assert loss(0.3, 0.9, 1 / 3) < loss(0.3, 0.1, 1 / 3)


def test_a_tone_that_is_felt() -> None:
    assert [honest_tone(belief) for belief in (0.9, 0.6, 0.2)] == ["sure", "plain", "unsure"]


def test_an_actor_takes_the_tone_that_has_worked_with_this_person() -> None:
    person = Person(0.6)
    for _ in range(20):
        person.answers("sure", accepts=True, is_after_minus=False)
        person.answers("unsure", accepts=False, is_after_minus=False)
    to_be_believed = [acted_tone(person, Luck(b"a", n), wants_refusal=False) for n in range(200)]
    to_be_refused = [acted_tone(person, Luck(b"a", n), wants_refusal=True) for n in range(200)]
    assert to_be_believed.count("sure") > 2 * to_be_believed.count("unsure")
    assert to_be_refused.count("unsure") > 2 * to_be_refused.count("sure")


def share_of_sure(tongue: Tongue, belief: float) -> float:
    tones = [choose_tone(tongue, belief, 1 / 3, Person(0.6), Luck(b"t", n)) for n in range(400)]
    return tones.count("sure") / len(tones)


def test_squirrel_leaks_and_fox_and_raven_do_not_give_themselves_away() -> None:
    assert share_of_sure(SQUIRREL.tongue, 0.9) > 0.4 > share_of_sure(SQUIRREL.tongue, 0.2)
    for actor in (FOX, RAVEN):
        tells = share_of_sure(actor.tongue, 0.9) - share_of_sure(actor.tongue, 0.2)
        assert abs(tells) < 0.25


def pauses(tongue: Tongue, effort: float, letters: int = 0) -> list[float]:
    return [pause_for(tongue, effort, Luck(b"p", n), letters) for n in range(600)]


def test_pauses_are_log_normal() -> None:
    """Most are short, some are long: the logarithm is symmetric, the pause itself is not."""
    taken = sorted(pauses(RAVEN.tongue, 0.6))
    logs = [math.log(pause) for pause in taken]
    assert 0.3 < stdev(logs) < 0.45
    assert abs(fmean(logs) - logs[300]) < 0.05
    assert taken[300] - taken[60] < taken[540] - taken[300]


def test_weak_memories_come_slowly_and_squirrel_shows_it() -> None:
    assert fmean(pauses(SQUIRREL.tongue, 2.0)) > 1.6 * fmean(pauses(SQUIRREL.tongue, 0.0))


def test_the_better_the_actor_the_less_a_pause_tells() -> None:
    tells = [
        fmean(pauses(one.tongue, 2.0)) / fmean(pauses(one.tongue, 0.0)) for one in (SQUIRREL, RAVEN)
    ]
    assert tells[0] > 1.5 > 1.25 > tells[1]


def test_a_long_name_takes_time_to_read() -> None:
    assert fmean(pauses(RAVEN.tongue, 0.6, letters=12)) > fmean(pauses(RAVEN.tongue, 0.6)) + 0.2


@pytest.mark.parametrize("name", FALLIBLE)
@pytest.mark.parametrize("effort", [-30.0, 0.0, 2.0, 30.0])
def test_pauses_have_a_floor_and_a_cap(name: str, effort: float) -> None:
    for taken in pauses(FALLIBLE[name].tongue, effort):
        assert SHORTEST_PAUSE <= taken <= LONGEST_PAUSE
