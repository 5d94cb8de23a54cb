"""Nobody is told what they cannot see: twin worlds look the same (see `twins`)."""

import pytest
from hypothesis import given
from hypothesis import settings as effort

from tests.games.magic_hat.secrets import HatSecrets, animal_seen
from tests.games.not_a_hat.secrets import GiftSecrets
from tests.games.play import ALL, MAGIC_HAT, NOT_A_HAT, Setting, seeds, settings
from tests.games.states import dump
from tests.games.twins import Secrets, Twins

SECRETS: dict[str, Secrets] = {"not-a-hat": GiftSecrets(), "magic-hat": HatSecrets()}


def twins_of(setting: Setting, seed: int) -> Twins:
    return Twins(setting, seed, SECRETS[setting.name])


@given(settings(NOT_A_HAT), seeds)
@effort(max_examples=12)
def test_twin_tables_of_thats_not_a_hat_look_the_same(setting: Setting, seed: int) -> None:
    assert twins_of(setting, seed).check() > 0


@given(settings(MAGIC_HAT), seeds)
@effort(max_examples=25)
def test_twin_tables_of_magic_hat_look_the_same(setting: Setting, seed: int) -> None:
    assert twins_of(setting, seed).check() > 0


@pytest.mark.parametrize("setting", ALL, ids=str)
def test_twin_tables_look_the_same_with_every_option(setting: Setting) -> None:
    assert twins_of(setting, seed=1).check() > 0


@pytest.mark.parametrize("setting", [NOT_A_HAT[3], MAGIC_HAT[3]], ids=str)
def test_twins_are_different_inside(setting: Setting) -> None:
    twins = twins_of(setting, seed=2)
    for step, world in enumerate(twins.worlds):
        for twin in (twins.exchanged(step, None), twins.retold(step, None)):
            assert dump(twin.round) != dump(world.round)


def test_an_exchange_keeps_every_gift_and_every_arrow() -> None:
    twins = twins_of(Setting("not-a-hat", 4), seed=3)
    for step in range(len(twins.worlds)):
        g = twins.exchanged(step, None).round
        assert sorted(g.deck) == list(range(110))
        assert sum(g.arrow) == 55


def test_an_exchange_keeps_every_animal_and_the_one_being_looked_at() -> None:
    twins = twins_of(MAGIC_HAT[3], seed=3)
    for step, world in enumerate(twins.worlds):
        for seat in range(3):
            g = twins.exchanged(step, seat).round
            assert sorted([g.box, *g.hats]) == list(range(6))
            assert animal_seen(g, seat) == animal_seen(world.round, seat)
