"""What the games have in common: errors, audiences, the bytes of a view."""

import json

import pytest
from hypothesis import given
from hypothesis import settings as effort

from hatbox.games import BrokenRecord, IllegalMove, Seat, as_json, encode, events_for, not_a_hat
from hatbox.games.base import EVERYONE, May, Only
from hatbox.games.not_a_hat.view import FaceDown, FaceUp
from tests.games.play import ALL, Setting, playing, seeds, settings
from tests.games.states import copy_of


def test_an_illegal_move_says_its_code_and_its_rule() -> None:
    assert str(IllegalMove("not-now", "H7")) == "not-now (rule H7)"
    assert str(IllegalMove("round-over", "")) == "round-over"


def test_a_broken_record_says_where_what_and_which_rule() -> None:
    broken = BrokenRecord("no-card", "H1", card="unicorn")
    assert str(broken) == "no-card (rule H1, card: unicorn)"
    broken.round, broken.move = 1, 2
    assert str(broken) == "round 1, move 2: no-card (rule H1, card: unicorn)"
    assert str(BrokenRecord("no-json")) == "no-json"


@pytest.mark.parametrize(
    ("seat", "sees"), [(0, [True, False]), (1, [True, True]), (None, [True, False])]
)
def test_an_event_for_one_is_seen_by_that_one_alone(seat: int | None, sees: list[bool]) -> None:
    assert [audience.includes(seat) for audience in (EVERYONE, Only(Seat(1)))] == sees


def test_a_view_is_written_in_the_order_of_its_fields() -> None:
    assert encode((FaceUp("yo-yo"), FaceDown("left"), May("swap", (0, 2)), None, True)) == (
        b'[{"object":"yo-yo"},{"arrow":"left"},{"move":"swap","of":[0,2]},null,true]'
    )
    assert encode("Zoë") == '"Zoë"'.encode()


@given(settings(ALL), seeds)
@effort(max_examples=25)
def test_every_view_and_event_is_plain_json(setting: Setting, seed: int) -> None:
    game = setting.game
    for round, seat, move in playing(setting, seed):
        events = game.play(copy_of(round), seat, move)
        for seen in (*events, game.view_for(round, seat)):
            assert json.loads(encode(seen)) == as_json(seen)


def test_what_everybody_sees_is_what_an_onlooker_sees() -> None:
    setting = Setting("not-a-hat", 4)
    events = not_a_hat.opening(setting.deal())
    assert events_for(not_a_hat, events, None) == events_for(not_a_hat, events, 2) == list(events)


@given(settings(ALL), seeds)
@effort(max_examples=25)
def test_a_spectator_sees_no_more_than_the_seat_that_sees_least(
    setting: Setting, seed: int
) -> None:
    game = setting.game
    for round, _, _ in playing(setting, seed):
        seen = as_json(game.view_for_onlooker(round))
        for seat in range(setting.players):
            view = as_json(game.view_for(round, seat))
            assert {key: view[key] for key in seen} == seen


@given(settings(ALL), seeds)
@effort(max_examples=25)
def test_a_view_is_what_everybody_sees_and_what_the_seat_may_do_and_sees_alone(
    setting: Setting, seed: int
) -> None:
    """A table tells the same in two parts."""
    game = setting.game
    for round, _, _ in playing(setting, seed):
        for seat in range(setting.players):
            view = game.view_for(round, seat)
            assert (view.you, view.may) == (seat, game.may(round, seat))
            assert getattr(view, "sees", None) == game.sees(round, seat)
