"""Nobody at a table is sent what they cannot see, in any role and at any time."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable
from typing import Any

import pytest

from hatbox.games.catalogue import ANIMAL_IDS, GIFT_IDS
from hatbox.tables.audience import snapshot
from hatbox.tables.state.table import Table
from tests.games.play import MAGIC_HAT, NOT_A_HAT, Setting
from tests.games.twins import Leak
from tests.tables.twins import ROLES, Role, check_twins, with_more

# Forks for each role, kind of twin and game.
FORKS = 12


def setting_for(among: list[Setting], seed: int) -> Setting:
    plain = random.Random(seed).choice(among)
    return Setting(plain.name, plain.players, plain.wishes, seed % plain.players, seed)


def forks(role: Role, among: list[Setting], *, retold: bool, count: int = FORKS) -> int:
    async def all_of_them() -> int:
        return sum(
            [
                await check_twins(setting_for(among, seed), seed, role, retold=retold)
                for seed in range(count)
            ]
        )

    return asyncio.run(all_of_them())


@pytest.mark.parametrize("retold", [False, True], ids=["exchanged", "retold"])
@pytest.mark.parametrize("among", [NOT_A_HAT, MAGIC_HAT], ids=["not-a-hat", "magic-hat"])
@pytest.mark.parametrize("role", ROLES)
def test_twin_tables_are_told_the_same(
    role: Role, among: list[Setting], retold: bool, caplog: pytest.LogCaptureFixture
) -> None:
    assert forks(role, among, retold=retold) > FORKS
    assert caplog.text == ""


def face_down_object(table: Table, seat: int | None) -> Any:
    g = table.running.round
    return [GIFT_IDS[row[0]] for row in g.held[: g.players]]


def past_offers(table: Table, seat: int | None) -> Any:
    return [move.get("object") for move in table.running.record()["rounds"][-1]["moves"]]


def lasting_card_id(table: Table, seat: int | None) -> Any:
    g = table.running.round
    return [hash((gift, table.secret)) for row in g.held[: g.players] for gift in row]


def animal_for_all(table: Table, seat: int | None) -> Any:
    g = table.running.round
    return ANIMAL_IDS[g.hats[g.looked]]


Leaky = Callable[[Table, int | None], Any]


@pytest.mark.parametrize(
    ("leak", "among", "retold"),
    [
        (face_down_object, NOT_A_HAT, False),
        (past_offers, NOT_A_HAT, True),
        (lasting_card_id, NOT_A_HAT, False),
        (animal_for_all, MAGIC_HAT, False),
    ],
    ids=lambda value: getattr(value, "__name__", ""),
)
@pytest.mark.parametrize("role", ROLES)
def test_a_build_that_leaks_is_caught(
    role: Role, leak: Leaky, among: list[Setting], retold: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    honest = snapshot.own

    def leaky(table: Table, seat: int | None, public: Any) -> Any:
        seen, may = honest(table, seat, public)
        return (seen if seen is None else with_more(seen, leak(table, seat))), may

    monkeypatch.setattr(snapshot, "own", leaky)
    with pytest.raises(Leak):
        forks(role, among, retold=retold)
