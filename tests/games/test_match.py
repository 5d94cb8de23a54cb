"""A match: rounds dealt from a secret, results counted, a record kept."""

from itertools import pairwise
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hatbox.games import IllegalMove, Match, Seat, magic_hat, new_match, not_a_hat
from hatbox.games.fairness import commitment, stream_for_round
from hatbox.games.magic_hat import Call, Look, Swap
from hatbox.games.not_a_hat import Accept, Offer, Refuse
from hatbox.games.not_a_hat.view import Opened
from tests.games.play import finish, finish_round, seeds
from tests.referee import match as referee

SECRET = bytes(range(32))
NAMES = ["Ana", "Bo", "Cy", "Di", "Eli", "Fay", "Gus", "Hal"]


def hats(players: int = 2, **settings: Any) -> Match:
    return new_match("magic-hat", NAMES[:players], secret=SECRET, starter=0, **settings)


def gifts(players: int = 3, **settings: Any) -> Match:
    return new_match("not-a-hat", NAMES[:players], secret=SECRET, starter=0, **settings)


def test_a_match_begins_with_a_round() -> None:
    match = gifts()
    assert (match.seat_to_move, match.is_over, match.is_between_rounds) == (0, False, False)
    assert match.view_for(1) == not_a_hat.view_for(match.round, 1)
    assert match.view_for_onlooker() == not_a_hat.view_for_onlooker(match.round)
    assert len(match.legal_moves()) == 110


def test_decks_follow_from_secret_contributions_and_index() -> None:
    match = hats(contributions=[b"a", b"bc"])
    finish_round(match, 1)
    match.next_round()
    stream = stream_for_round(SECRET, [b"a", b"bc"], "magic-hat", 1)
    deck = magic_hat.shuffle(stream, match.options)
    assert [match.round.box, *match.round.hats] == deck


def test_an_illegal_move_is_not_in_the_record() -> None:
    match = gifts()
    with pytest.raises(IllegalMove):
        match.play(0, Accept())
    with pytest.raises(IllegalMove):
        match.play(1, Offer("hat"))
    assert match.record()["rounds"][0]["moves"] == []
    assert match.counted == 0


def test_notes_go_into_the_record_beside_the_move() -> None:
    match = hats()
    match.play(0, Look(3), {"ms": 1200})
    moves = match.record()["rounds"][0]["moves"]
    assert moves == [{"seat": 0, "move": "look", "hat": 3, "ms": 1200}]


def test_a_record_once_taken_does_not_change() -> None:
    match = hats()
    record = match.record()
    match.play(0, Look(3))
    assert record["rounds"][0]["moves"] == []


def test_the_record_has_what_proves_the_shuffle() -> None:
    record = hats(contributions=[b"\x01\xff"]).record()
    assert record["commitment"] == commitment(SECRET)
    assert record["secret"] == SECRET.hex()
    assert record["contributions"] == ["01ff"]


@pytest.mark.parametrize("players", [2, 3, 8])
def test_h14_a_series_has_as_many_rounds_as_players(players: int) -> None:
    match = finish(gifts(players, rounds="players"), 1)
    assert len(match.results) == players
    assert match.is_over
    assert not match.is_between_rounds


def test_one_round_is_one_round() -> None:
    match = gifts()
    finish_round(match, 1)
    assert (match.is_over, match.is_between_rounds, match.legal_moves()) == (True, False, [])


def test_the_next_round_waits_for_the_end_of_this_one() -> None:
    match = hats()
    with pytest.raises(ValueError, match="when this one is over and the game is not"):
        match.next_round()
    with pytest.raises(ValueError, match="when this one is over and the game is not"):
        finish(match, 1).next_round()


def test_the_next_round_is_told() -> None:
    match = hats()
    finish_round(match, 1)
    assert match.is_between_rounds
    assert match.next_round() == match.opening() == (magic_hat.events.RoundBegan(match.starter),)


def test_the_cap_counts_every_decision_of_thats_not_a_hat() -> None:
    match = gifts()
    for _ in range(200):
        match.play(match.round.giver, Offer("hat"))
        assert not match.has_reached_cap
        match.play(match.round.receiver, Accept())
    assert match.has_reached_cap


def test_the_cap_counts_the_turns_of_magic_hat() -> None:
    match = hats()
    for turn in range(60):
        assert not match.has_reached_cap
        match.play(turn % 2, Look(0))
        match.play(turn % 2, Swap(1))
    assert match.has_reached_cap
    assert magic_hat.counts_to_cap(Call("owl"))


def test_a_round_that_was_cut_counts_as_it_stood() -> None:
    match = gifts()
    giver = match.round.giver
    match.play(giver, Offer("hat"))
    match.play(match.round.receiver, Refuse())
    match.cut("agreed")
    assert (match.is_over, match.seat_to_move, match.is_between_rounds) == (True, None, False)
    assert match.legal_moves() == []
    record = match.record()
    assert record["rounds"][0]["truncated"] == "agreed"
    penalties = [int(seat == giver) for seat in range(3)]
    assert record["totals"] == record["rounds"][0]["penalties"] == penalties
    assert record["winners"] == [seat for seat in range(3) if seat != giver]


def test_a_series_that_was_cut_counts_all_its_rounds() -> None:
    match = new_match("not-a-hat", ["Ana", "Bo", "Cy"], secret=bytes(32), rounds="players")
    finish_round(match, 3)
    before = match.standing.points
    match.next_round()
    match.cut("agreed")
    assert match.standing.points == before
    assert match.standing.winners == tuple(
        Seat(seat) for seat in range(3) if before[seat] == min(before)
    )


@pytest.mark.parametrize("rounds", [0, 1, 2])
def test_a_race_that_was_cut_is_won_by_whoever_has_a_token(rounds: int) -> None:
    match = new_match("magic-hat", ["Ana", "Bo", "Cy"], secret=bytes(32), starter=0)
    won = []
    for _ in range(rounds):
        box = magic_hat.opened(match.round).box
        won.append(match.round.turn)
        match.play(match.round.turn, Call(box))
        match.next_round()
    match.cut("agreed")
    assert match.standing.winners == tuple(sorted(won) or range(3))
    assert "winner" not in match.record()["rounds"][-1]


def test_nobody_plays_on_after_the_cut() -> None:
    match = hats()
    match.cut("agreed")
    with pytest.raises(IllegalMove, match="round-over"):
        match.play(0, Look(0))
    assert match.record()["rounds"][0]["moves"] == []
    assert match.round.phase == magic_hat.rules.CHOOSING


def test_only_a_round_that_is_being_played_can_be_cut() -> None:
    match = finish(hats(), 1)
    with pytest.raises(ValueError, match="being played can be cut"):
        match.cut("agreed")


def test_the_cap_is_no_reason_before_it_is_reached() -> None:
    with pytest.raises(ValueError, match="not reached the cap"):
        hats().cut("cap")


def test_everything_is_opened_when_the_round_is_over() -> None:
    match = gifts()
    finish_round(match, 5)
    opened: Opened = not_a_hat.opened(match.round)
    piles = [gift for place in match.view_for(0).places for gift in place.penalties]
    seen = [gift for gifts in opened.gifts for gift in gifts] + list(opened.shop) + piles
    assert len(set(seen)) == len(seen) == 110


@given(st.integers(2, 8), st.sampled_from([1, 2, 5, "players"]), seeds)
def test_a_series_is_counted_as_the_referee_counts(players: int, rounds: Any, seed: int) -> None:
    match = finish(gifts(players, rounds=rounds), seed)
    points = [list(result.penalties) for result in match.results]
    to_play = players if rounds == "players" else rounds
    totals, winners = referee.series_standing(points, to_play)
    assert (list(match.standing.points), list(match.standing.winners or ())) == (totals, winners)
    starters = [round["starter"] for round in match.record()["rounds"]]
    for last, this in pairwise(starters):
        assert this == referee.next_starter_series(last, players)


@given(st.integers(2, 4), st.booleans(), seeds)
def test_a_race_is_counted_as_the_referee_counts(players: int, expert: bool, seed: int) -> None:
    match = finish(hats(players, expert=expert), seed)
    won = [int(result.winner) for result in match.results]
    tokens, winners = referee.race_standing(won, players)
    assert (list(match.standing.points), list(match.standing.winners or ())) == (tokens, winners)
    assert len(won) <= players + 1
    for winner, round in zip(won, match.record()["rounds"][1:], strict=False):
        assert round["starter"] == referee.next_starter_race(winner, players)


def test_a_seat_that_is_handed_over_has_the_last_name_in_the_record() -> None:
    match = hats(3)
    finish_round(match, 1)
    match.hand_over(1, "Zoe")
    match.next_round()
    assert match.record()["players"] == ["Ana", "Zoe", "Cy"]
