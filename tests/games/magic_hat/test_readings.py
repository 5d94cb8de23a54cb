"""The readings in docs/rules.md, where the ten editions are silent or disagree."""

from typing import Any

from hatbox.games import Match, magic_hat
from hatbox.games.base import Seat
from hatbox.games.catalogue import ANIMAL_IDS
from hatbox.games.magic_hat import Call, Extra
from hatbox.games.magic_hat.events import BoxSeen, Called, RoundBegan, RoundWon
from hatbox.games.magic_hat.view import Opened
from tests.games.magic_hat.builders import hats

ANA, BO, CY = [Seat(seat) for seat in range(3)]


def match_of(**settings: Any) -> Match:
    return Match(magic_hat, ["Ana", "Bo", "Cy"], secret=bytes(32), **settings)


def call_right(match: Match) -> None:
    seat = match.seat_to_move
    assert seat is not None
    match.play(seat, Call(ANIMAL_IDS[match.round.box]))


def test_m4_the_host_may_pick_who_begins() -> None:
    assert match_of(starter=CY).seat_to_move == CY


def test_m4_otherwise_the_starter_is_drawn_and_shown() -> None:
    match = match_of()
    assert match.opening() == (RoundBegan(match.starter),)


def test_m6_the_swap_is_a_must() -> None:
    assert hats().looks(0).view_for(ANA).may[0].move == "swap"


def test_m6_looking_twice_into_the_same_hat_is_not_forbidden() -> None:
    t = hats(players=2).looks(0).swaps(1).looks(0).swaps(1)
    assert t.looks(0).to_move == ANA


def test_m6_swapping_straight_back_is_not_forbidden() -> None:
    t = hats("owl: rabbit dove cat frog mouse").looks(0).swaps(1).looks(1).swaps(0)
    assert t.inside == "owl: rabbit dove cat frog mouse"


def test_m7_the_animal_is_named_before_the_box_is_seen() -> None:
    t = hats().calls("cat")
    assert [type(event) for event in t.events[:2]] == [Called, BoxSeen]


def test_m9_the_wand_wins_the_game_and_not_only_the_round() -> None:
    match = match_of(starter=ANA)
    call_right(match)
    match.next_round()
    assert match.seat_to_move == BO
    match.play(BO, Call(ANIMAL_IDS[match.round.hats[0]]))
    match.play(CY, Call(ANIMAL_IDS[match.round.hats[0]]))
    assert match.is_over
    assert match.standing.winners == (ANA,)


def test_m11_any_two_of_the_five_the_same_pair_included() -> None:
    t = hats("owl: rabbit dove cat frog mouse", expert=True).looks(2).swaps(4)
    assert len([move for move in t.legal if isinstance(move, Extra)]) == 10
    assert t.swaps_also(4, 2).inside == "owl: rabbit dove cat frog mouse"


def test_m11_which_hat_is_named_first_makes_no_difference() -> None:
    assert Extra((4, 2)) == Extra((2, 4))


def test_ours_when_a_round_is_decided_the_box_is_shown_and_the_five_hats_are_not() -> None:
    t = hats("owl: rabbit dove cat frog mouse", players=2).calls("cat")
    assert t.events[-1] == RoundWon(BO, "last", "owl")
    assert magic_hat.opened(t.round) == Opened("owl")


def test_ours_the_box_is_shown_for_a_moment_and_stands_in_no_view() -> None:
    t = hats(players=2).calls("owl")
    assert "owl" not in f"{t.view()} {t.view_for(ANA)} {t.view_for(BO)}"
