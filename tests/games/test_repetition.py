"""A round that goes round in circles may be ended by agreement."""

from typing import Any

import pytest

from hatbox.games import Match, new_match
from hatbox.games.magic_hat import Look, Swap
from hatbox.games.not_a_hat import Accept, Offer, Refuse

NAMES = ["Ana", "Bo", "Cy", "Di"]


def gifts(players: int, **wishes: Any) -> Match:
    return new_match("not-a-hat", NAMES[:players], secret=bytes(32), starter=0, **wishes)


def give(match: Match) -> None:
    match.play(match.round.giver, Offer("hat"))
    match.play(match.round.receiver, Accept())


@pytest.mark.parametrize(("players", "each"), [(2, 2), (3, 1), (3, 2), (4, 1)])
def test_with_one_colour_everything_lies_again_where_it_was(players: int, each: int) -> None:
    """n players with k gifts each: n(nk + 1) gives bring all n·k + 1 gifts home (H16)."""
    match = gifts(players, arrows="black", gifts=each)
    period = players * (players * each + 1)
    # The first position has gifts that lie face up; it never comes again.
    while any(match.round.face_up[gift] for held in match.round.held for gift in held[:each]):
        give(match)
    for _ in range(2 * period - 1):
        give(match)
        assert not match.can_end
    give(match)
    assert match.can_end
    assert not match.has_reached_cap


def test_a_minus_point_begins_the_count_anew() -> None:
    match = gifts(3, arrows="black")
    for _ in range(3 * 12):
        give(match)
    assert match.can_end
    match.play(match.round.giver, Offer("hat"))
    match.play(match.round.receiver, Refuse())
    assert not match.can_end


def test_the_next_round_begins_the_count_anew() -> None:
    match = gifts(3, arrows="black", rounds=2)
    for _ in range(3 * 12):
        give(match)
    assert match.can_end
    while match.seat_to_move is not None:
        match.play(match.round.giver, Offer("hat"))
        match.play(match.round.receiver, Refuse())
    match.next_round()
    assert not match.can_end


def test_magic_hat_may_go_round_in_circles_until_its_cap() -> None:
    """Whoever looks learns something, wherever the hats stand."""
    match = new_match("magic-hat", NAMES[:2], secret=bytes(32), starter=0)
    while not match.has_reached_cap:
        assert not match.can_end
        seat = match.round.turn
        match.play(seat, Look(0))
        match.play(seat, Swap(1))
    assert match.can_end
