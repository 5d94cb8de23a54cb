"""Each measure on small made records with known answers."""

from __future__ import annotations

import math
from statistics import NormalDist

import numpy as np
import pytest

from hatbox.lab.shares import interval, share, wilson
from hatbox.lab.study import measures
from hatbox.lab.study.measures.doubts import d_prime
from tests.lab.study.made import in_records, judge, made, name

z = NormalDist().inv_cdf


# Shares and intervals


def test_wilson_is_wilson() -> None:
    """Of 10 cases 3: the interval of the textbooks."""
    told = share([1, 1, 1, 0, 0, 0, 0, 0, 0, 0], [1] * 10)
    assert told.mean == pytest.approx(0.3)
    assert (told.low, told.high) == pytest.approx(tuple(wilson(0.3, 9))[1:], abs=1e-9)
    assert tuple(wilson(0.3, 10))[1:] == pytest.approx((0.1078, 0.6032), abs=2e-4)


def test_cases_of_one_record_are_one_sample() -> None:
    """Ten times the same case in a record tell no more than one."""
    once, often = share([1, 0, 1, 0], [1] * 4), share([10, 0, 10, 0], [10] * 4)
    assert often == pytest.approx(once)


def test_all_alike_is_not_certain_and_one_record_tells_nothing() -> None:
    sure = share([5, 5, 5], [5, 5, 5])
    assert (sure.mean, sure.high) == (1, 1)
    assert 0.3 < sure.low < 0.6
    assert math.isnan(share([1], [2]).low)
    low, _ = interval(np.ones((1, 4)), d_prime)
    assert math.isnan(low)


def test_a_bootstrap_interval_is_as_wide_as_theory_says() -> None:
    counts = np.array([[1.0, 0.0]] * 50 + [[0.0, 1.0]] * 50)
    low, high = interval(counts, lambda sums: sums[:, 0] / sums.sum(axis=1))
    assert (low, high) == pytest.approx((0.5 - 0.098, 0.5 + 0.098), abs=0.02)


# Recall


def test_recall_by_lag_is_by_classes() -> None:
    rows = [name(lag=lag) for lag in (0, 5, 7, 30)] + [name(lag=6, said="owl")]
    told = measures.recall_by_lag(made(*in_records(rows)))
    assert [(row["lag_from"], row["n"], row["share"]) for row in told] == [
        (0, 1, 1),
        (5, 3, pytest.approx(2 / 3)),
        (21, 1, 1),
    ]


def test_recall_by_lag_and_load() -> None:
    rows = [name(lag=1, load=2), name(lag=1, load=3), name(lag=1, load=3, said="owl")]
    told = measures.recall(made(*rows))
    assert [(row["lag_from"], row["load"], row["n"], row["share"]) for row in told] == [
        (1, 2, 1, 1),
        (1, 3, 2, 0.5),
    ]


def test_recall_by_load_leaves_bluffs_out() -> None:
    rows = [name(load=2), name(load=2, said="owl"), name(load=2, said="owl", bluff=True)]
    [told] = measures.recall_by_load(made(*rows))
    assert (told["who"], told["load"], told["n"], told["share"]) == ("fox", 2, 2, 0.5)


def test_looks_for_nothing() -> None:
    rows = [name(role="look")._replace(wrong=wrong) for wrong in (True, False, False, False)]
    [told] = measures.looks_by_load(made(*rows))
    assert (told["n"], told["share"]) == (4, 0.25)


def test_confusions_are_counted_the_most_frequent_first() -> None:
    rows = [name(said=said, truth=truth) for said, truth in (("a", "b"), ("c", "b"), ("c", "b"))]
    rows += [name(said="b", truth="b"), name(said="x", truth="b", bluff=True)]
    told = measures.confusions(made(*rows))
    assert told == [
        {"game": "g", "truth": "b", "said": "c", "n": 2},
        {"game": "g", "truth": "b", "said": "a", "n": 1},
    ]


def test_kinds_of_confusion_are_those_of_the_game() -> None:
    rows = [
        name(said="a", confusion="face-down"),
        name(said="a", confusion="absent"),
        name(said="a", confusion="absent"),
        name(game="h", said="a", confusion="seen"),
    ]
    told = measures.confusion_kinds(made(*rows))
    assert [(row["game"], row["confusion"], row["share"]) for row in told] == [
        ("g", "absent", pytest.approx(2 / 3)),
        ("g", "face-down", pytest.approx(1 / 3)),
        ("h", "seen", 1),
    ]


# Refusals


def test_hits_and_false_alarms() -> None:
    rows = [judge(is_true=False, refused=number < 8) for number in range(10)]
    rows += [judge(is_true=True, refused=number < 3) for number in range(10)]
    [told] = measures.refusals(made(*in_records(rows)))
    assert [told[key] for key in ("hits", "misses", "false_alarms", "correct_acceptances")] == [
        8, 2, 3, 7,
    ]  # fmt: skip
    assert (told["hit_rate"], told["false_alarm_rate"]) == (0.8, 0.3)
    hits, alarms = z(8.5 / 11), z(3.5 / 11)
    assert told["d_prime"] == pytest.approx(hits - alarms)
    assert told["criterion"] == pytest.approx(-(hits + alarms) / 2)
    assert told["d_prime_low"] < told["d_prime"] < told["d_prime_high"]


def test_who_never_errs_is_finite_and_what_never_came_is_not_measured() -> None:
    [told] = measures.refusals(made(judge(is_true=True, refused=False)))
    assert math.isnan(told["hit_rate"])
    assert told["false_alarm_rate"] == 0
    assert math.isfinite(told["d_prime"])


# Bluffs


def test_untrue_names_and_bluffs() -> None:
    rows = [name(), name(said="a", bluff=True), name(said="a", bluff=False), name(bluff=False)]
    told = {row["kind"]: row for row in measures.untrue_names(made(*rows))}
    assert (told["untrue"]["n"], told["untrue"]["share"]) == (4, 0.5)
    assert (told["bluff"]["n"], told["bluff"]["share"]) == (3, pytest.approx(1 / 3))


def test_how_often_untrue_names_are_believed() -> None:
    rows = [
        judge(is_true=False, refused=False, claim_bluff=True),
        judge(is_true=False, refused=True, claim_bluff=True),
        judge(is_true=False, refused=False, claim_bluff=False),
        judge(is_true=False, refused=True),
        judge(is_true=True, refused=True),
    ]
    told = measures.believed(made(*rows))
    assert [(row["claimant"], row["kind"], row["n"], row["share"]) for row in told] == [
        ("raven", "bluff", 2, 0.5),
        ("raven", "mistake", 1, 1),
        ("raven", "untrue", 1, 0),
    ]


# Tells


def test_a_tone_that_tells_everything_tells_a_bit() -> None:
    rows = [
        judge(is_true=is_true, refused=False, tone="sure" if is_true else "unsure")
        for is_true in (True, False) * 50
    ]
    [told] = measures.tells(made(*in_records(rows)))
    by_chance = 1 / (2 * math.log(2) * 100)
    assert told["bits"] == pytest.approx(1 - by_chance)
    assert told["entropy_of_truth"] == pytest.approx(1)
    assert told["low"] > 0.9


def test_a_tone_that_tells_nothing_tells_no_bit() -> None:
    rows = [
        judge(is_true=is_true, refused=False, tone=tone)
        for is_true in (True, False)
        for tone in ("sure", "unsure")
    ]
    [told] = measures.tells(made(*in_records(rows * 10)))
    assert (told["n"], told["bits"]) == (40, 0)


def test_pauses_are_told_in_classes_where_they_are_known() -> None:
    rows = [
        judge(is_true=is_true, refused=False, claim_ms=ms)
        for is_true, ms in ((True, 600), (True, 900), (False, 9000), (False, None))
    ]
    table = made(*in_records(rows))
    told = [row for row in measures.tells(table) if row["sign"] == "pause"]
    assert [row["n"] for row in told] == [3]
    values = [row for row in measures.truth_by_sign(table) if row["sign"] == "pause"]
    assert [(row["value"], row["n"], row["share"]) for row in values] == [
        ("500", 2, 1),
        ("8000", 1, 0),
    ]


# Learning and errors


def test_learning_is_by_round_and_role() -> None:
    rows = [
        name(round=1, said="a"),
        name(round=1),
        name(round=2),
        judge(is_true=True, refused=False, round=2),
    ]
    told = measures.learning(made(*rows))
    assert [(row["role"], row["round"], row["n"], row["share"]) for row in told] == [
        ("judge", 2, 1, 1),
        ("name", 1, 2, 0.5),
        ("name", 2, 1, 1),
    ]


def test_errors_are_split_by_what_could_have_been_known() -> None:
    rows = [
        name(),
        name(said="a", chance=0.0, best=1.0),
        name(said="a", chance=0.25, best=0.25),
        name(said="a", chance=0.25, best=0.25),
        name(said="a", chance=0.0, bluff=True),
        name(role="", move="skip")._replace(wrong=None),
    ]
    [told] = measures.errors(made(*rows))
    assert [told[key] for key in ("n", "wrong", "could_have_known", "bad_luck")] == [
        4, 0.75, 0.25, 0.5,
    ]  # fmt: skip


@pytest.mark.parametrize("measure", measures.MEASURES.values(), ids=list(measures.MEASURES))
def test_of_nothing_nothing_is_measured(measure: object) -> None:
    assert callable(measure)
    assert measure(made()) == []
    assert isinstance(measure(made(name(lag=None, load=None))), list)
