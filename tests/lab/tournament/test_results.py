"""The results file: nothing finished is lost, and damage is named."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from hatbox.lab.tournament.plan import Plan
from hatbox.lab.tournament.play import play_unit
from hatbox.lab.tournament.results import WrongResults, results_in

PLAN = Plan("magic-hat", ("random", "goldfish"), deals=2)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """All four games."""
    path = tmp_path / "deep" / "results.jsonl"
    with results_in(path, PLAN) as results:
        for unit in PLAN.units():
            results.add(play_unit(PLAN, unit))
    return path


def test_what_was_written_is_read_again(file: Path) -> None:
    with results_in(file, PLAN) as results:
        assert [result.unit for result in results.of(PLAN)] == list(PLAN.units())
        assert not results.has_lost_a_line


def test_the_order_of_the_lines_makes_no_difference(file: Path) -> None:
    with results_in(file, PLAN) as results:
        in_order = results.of(PLAN)
    file.write_text("".join(reversed(file.read_text().splitlines(keepends=True))))
    with results_in(file, PLAN) as results:
        assert results.of(PLAN) == in_order


@pytest.mark.parametrize("cut", [1, 30, 100])
def test_a_last_line_that_was_cut_off_is_played_again(file: Path, cut: int) -> None:
    whole = file.read_bytes()
    file.write_bytes(whole[:-cut])
    with results_in(file, PLAN) as results:
        assert results.has_lost_a_line
        assert len(results.known) == 3
        [missing] = [unit for unit in PLAN.units() if unit not in results.known]
        results.add(play_unit(PLAN, missing))
    assert file.read_bytes() == whole


DAMAGES = [b"\0" * 40, b"{}", b"[]", b"no", b'{"deal":0,"seats":["a"],"shares":[7]}']


@pytest.mark.parametrize("damage", DAMAGES)
def test_damage_elsewhere_is_named_and_nothing_is_touched(file: Path, damage: bytes) -> None:
    lines = file.read_bytes().splitlines(keepends=True)
    damaged = b"".join([lines[0], damage + b"\n", *lines[2:]])
    assert_refused(file, damaged, "damaged-results", 2)


@pytest.mark.parametrize(
    "data", [b"my notes\n", b"my notes", b'{"game":"magic-hat","rounds":[]}\n', b"[" * 100_000]
)
def test_a_file_that_was_never_ours_is_left_alone(tmp_path: Path, data: bytes) -> None:
    assert_refused(tmp_path / "file", data, "damaged-results", 1)


def test_a_damaged_last_line_is_left_alone(file: Path) -> None:
    assert_refused(file, file.read_bytes() + b"no\n", "damaged-results", 5)


def test_zeros_after_a_power_cut_are_played_again(file: Path) -> None:
    whole = file.read_bytes()
    for end in (b"\0" * 50, b'{"tourn\0\0'):
        file.write_bytes(whole + end)
        with results_in(file, PLAN) as results:
            assert results.has_lost_a_line
        assert file.read_bytes() == whole


def test_results_of_another_tournament_are_refused(file: Path) -> None:
    line = json.loads(file.read_text().splitlines()[0]) | {"tournament": "another"}
    longer = file.read_bytes() + json.dumps(line).encode() + b"\n"
    assert_refused(file, longer, "other-tournament", 5)


def assert_refused(file: Path, data: bytes, code: str, line: int) -> None:
    file.write_bytes(data)
    with pytest.raises(WrongResults) as caught, results_in(file, PLAN):
        pass
    assert (caught.value.code, caught.value.line) == (code, line)
    assert file.read_bytes() == data


def test_two_tournaments_do_not_write_to_one_file(file: Path) -> None:
    with (
        results_in(file, PLAN),
        pytest.raises(WrongResults, match="results-in-use"),
        results_in(file, PLAN),
    ):
        pass
