"""Nobody at a table is sent what they cannot see, in any role and at any time."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable
from typing import Any

import pytest
from msgspec.structs import replace

from hatbox.games.catalogue import ANIMAL_IDS, GIFT_IDS
from hatbox.tables.audience import snapshot
from hatbox.tables.audience.messages import Public
from hatbox.tables.audience.snapshot import Onlookers
from hatbox.tables.state.context import Context
from hatbox.tables.state.table import Table
from tests.games.play import MAGIC_HAT, NOT_A_HAT, Setting
from tests.games.twins import Leak
from tests.tables.twins import ROLES, Role, check_twins

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
    honest = snapshot.seen_alone

    def leaky(table: Table, seat: int | None, now: int) -> Any:
        seen = honest(table, seat, now)
        return [seen, leak(table, seat)] if table.phase == "playing" else seen

    monkeypatch.setattr(snapshot, "seen_alone", leaky)
    monkeypatch.setattr(snapshot, "seats_told_more", lambda table, now: [None, *range(8)])
    with pytest.raises(Leak):
        forks(role, among, retold=retold)


@pytest.mark.parametrize("role", ROLES)
def test_a_public_part_that_leaks_is_caught(role: Role, monkeypatch: pytest.MonkeyPatch) -> None:
    honest = snapshot.public

    def leaky(table: Table, context: Context, onlookers: Onlookers, events: list[object]) -> Public:
        public = honest(table, context, onlookers, events)
        if table.phase != "playing":
            return public
        return replace(public, view=[public.view, face_down_object(table, None)])

    monkeypatch.setattr(snapshot, "public", leaky)
    with pytest.raises(Leak):
        forks(role, NOT_A_HAT, retold=False)
