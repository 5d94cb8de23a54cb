"""Elephant never forgets, never lies, and races by the book."""

import pytest

from hatbox.games import GAMES, Match
from hatbox.games.catalogue import ANIMAL_IDS, GIFT_IDS
from hatbox.games.magic_hat.moves import Call, Look
from hatbox.games.not_a_hat.moves import Accept, Offer, Refuse
from hatbox.lab.arena import seated, secret_of
from hatbox.lab.simulate import tell

SEATS = ["elephant", "goldfish", "fox"]


@pytest.mark.parametrize("number", range(10))
def test_elephant_names_the_truth_and_refuses_exactly_what_is_false(number: int) -> None:
    secret = secret_of("elephant", number)
    match = Match(GAMES["not-a-hat"], SEATS, secret=secret)
    minds = seated(SEATS, GAMES["not-a-hat"], secret)
    tell(match, minds, match.opening(), 0.0)
    while not match.is_over and not match.has_reached_cap:
        seat = match.seat_to_move
        assert seat is not None
        move = minds[seat].decide(match.view_for(seat), 0.0).move
        if seat == 0:
            truth, claim = GIFT_IDS[match.round.gift], GIFT_IDS[match.round.claim]
            is_answer = not isinstance(move, Offer)
            right = (Accept() if claim == truth else Refuse()) if is_answer else Offer(truth)
            assert move == right
        tell(match, minds, match.play(seat, move), 0.0)


@pytest.mark.parametrize("expert", [False, True])
@pytest.mark.parametrize("number", range(10))
def test_elephant_never_looks_twice_and_never_calls_what_it_saw(
    number: int, *, expert: bool
) -> None:
    secret = secret_of("elephant", number)
    match = Match(GAMES["magic-hat"], SEATS, secret=secret, wishes={"expert": expert})
    minds = seated(SEATS, GAMES["magic-hat"], secret)
    tell(match, minds, match.opening(), 0.0)
    seen: set[int] = set()
    while not match.is_over:
        seat = match.seat_to_move
        if seat is None:
            seen = set()
            tell(match, minds, match.next_round(), 0.0)
            continue
        move = minds[seat].decide(match.view_for(seat), 0.0).move
        if seat == 0 and isinstance(move, Look):
            assert match.round.hats[move.hat] not in seen
            seen.add(match.round.hats[move.hat])
        if seat == 0 and isinstance(move, Call):
            assert ANIMAL_IDS.index(move.animal) not in seen
        tell(match, minds, match.play(seat, move), 0.0)
