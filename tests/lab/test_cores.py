"""Several processes give the same bytes as one."""

import json
from collections.abc import Sequence

import pytest

from hatbox.lab.arena import shares_of_first
from hatbox.lab.cores import in_order, on_cores
from hatbox.lab.simulate import simulate


def written(seats: Sequence[str]) -> list[str]:
    records = simulate("not-a-hat", players=3, games=20, seed="c", seats=seats, thoughts=True)
    return [json.dumps(record) for record in records]


def test_records_are_the_same_on_one_core_and_on_two() -> None:
    alone = written(["fox"])
    with on_cores(2):
        assert written(["fox"]) == alone


def test_contests_are_the_same_on_one_core_and_on_two() -> None:
    makers = ("squirrel", "goldfish")
    alone = shares_of_first("magic-hat", makers, deals=20, seed="c")
    with on_cores(2):
        assert shares_of_first("magic-hat", makers, deals=20, seed="c") == alone


def test_what_goes_wrong_in_a_worker_is_told() -> None:
    def fails(number: int) -> int:
        return 1 // (number - 17)

    with on_cores(2), pytest.raises(ZeroDivisionError):
        list(in_order(fails, range(40)))
