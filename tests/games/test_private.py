"""What only one seat sees, and the private look that a table waits for."""

from typing import Any

from hypothesis import given
from hypothesis import settings as effort

from hatbox.games import Seat, magic_hat
from hatbox.games.base import PrivateLook
from hatbox.games.catalogue import ANIMAL_IDS
from hatbox.games.magic_hat import Call, InBox, InHat, Look, Swap
from hatbox.games.magic_hat.events import BoxSeen
from tests.games.play import MAGIC_HAT, NOT_A_HAT, Setting, playing, seeds, settings
from tests.games.states import copy_of


def dealt(players: int) -> Any:
    return magic_hat.deal(magic_hat.options(players, {}), players, [5, 0, 1, 2, 3, 4], 0)


def test_only_the_one_who_looks_sees_the_animal_and_only_until_the_swap() -> None:
    round = dealt(3)
    assert [magic_hat.sees(round, seat) for seat in range(3)] == [None, None, None]
    magic_hat.play(round, 0, Look(2))
    seen = [magic_hat.sees(round, seat) for seat in range(3)]
    assert seen == [InHat(2, ANIMAL_IDS[2]), None, None]
    magic_hat.play(round, 0, Swap(4))
    assert [magic_hat.sees(round, seat) for seat in range(3)] == [None, None, None]


def test_a_wrong_caller_looks_into_the_box_alone() -> None:
    round = dealt(3)
    events = magic_hat.play(round, 0, Call(ANIMAL_IDS[0]))
    assert magic_hat.private_look(round, events) == PrivateLook(Seat(0), InBox(ANIMAL_IDS[5]))
    # The table keeps what the looker sees while they look; the round itself shows it to nobody.
    assert magic_hat.sees(round, 0) is None


def test_once_the_round_is_decided_nobody_looks_alone() -> None:
    round = dealt(2)
    events = magic_hat.play(round, 0, Call(ANIMAL_IDS[0]))
    assert any(isinstance(event, BoxSeen) for event in events)
    assert magic_hat.private_look(round, events) is None


def test_after_any_other_move_nobody_is_waited_for() -> None:
    round = dealt(3)
    assert magic_hat.private_look(round, magic_hat.play(round, 0, Look(1))) is None


@given(settings(MAGIC_HAT), seeds)
@effort(max_examples=25)
def test_exactly_one_seat_sees_into_a_hat_while_a_swap_is_due(setting: Setting, seed: int) -> None:
    for round, seat, _ in playing(setting, seed):
        seen = [magic_hat.sees(round, viewer) for viewer in range(setting.players)]
        is_due = magic_hat.view_for_onlooker(round).now.phase == "looking"
        assert [viewer for viewer, sight in enumerate(seen) if sight] == [seat] * is_due


@given(settings(NOT_A_HAT), seeds)
@effort(max_examples=10)
def test_nobody_sees_a_gift_that_others_do_not(setting: Setting, seed: int) -> None:
    game = setting.game
    for round, seat, move in playing(setting, seed):
        assert game.sees(round, seat) is None
        assert game.private_look(round, game.play(copy_of(round), seat, move)) is None
