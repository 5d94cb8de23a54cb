"""M1 to M11, each as a small story at the table."""

import pytest

from hatbox.games import IllegalMove, Match, events_for, magic_hat
from hatbox.games.base import EVERYONE, May, Only, Seat
from hatbox.games.catalogue import ANIMAL_IDS
from hatbox.games.fairness import Stream
from hatbox.games.magic_hat import Call, Extra, Look, Result, Skip, Swap, rules
from hatbox.games.magic_hat.events import (
    AnimalSeen,
    BoxSeen,
    Called,
    LookedInto,
    RoundBegan,
    RoundWon,
    Skipped,
    Swapped,
    WentOut,
)
from hatbox.games.magic_hat.view import (
    Choosing,
    ChoosingExtra,
    Ended,
    InHat,
    Looking,
    OnlookerView,
    View,
)
from tests.games.magic_hat.builders import Table, hats

ANA, BO, CY, DI = [Seat(seat) for seat in range(4)]
ALL_HATS = (0, 1, 2, 3, 4)


def test_m1_six_hats_with_six_different_animals() -> None:
    deck = magic_hat.shuffle(Stream(b"M1"), magic_hat.options(2, {}))
    assert sorted(deck) == list(range(6))
    assert len(set(ANIMAL_IDS)) == 6


def test_m2_any_of_the_six_animals_may_be_called_all_game_long() -> None:
    t = hats().looks(0).swaps(1).calls("cat")
    assert [move.animal for move in t.legal if isinstance(move, Call)] == list(ANIMAL_IDS)


def test_m3_one_hat_is_in_the_box_and_five_stand_in_a_circle() -> None:
    t = hats("owl: rabbit dove cat frog mouse")
    assert t.round.box == ANIMAL_IDS.index("owl")
    assert t.view() == OnlookerView(5, (False,) * 3, Choosing(ANA))


def test_m3_nobody_sees_what_is_in_box_and_hats() -> None:
    t = hats()
    seen = f"{t.view()} {[t.view_for(seat) for seat in range(3)]} {t.events}"
    assert [animal for animal in ANIMAL_IDS if animal in seen] == []


def test_m4_the_starter_begins_and_turns_go_clockwise() -> None:
    t = hats(starter=BO)
    assert t.events == (RoundBegan(BO),)
    order = []
    for _ in range(4):
        order.append(t.to_move)
        t.looks(0).swaps(1)
    assert order == [BO, CY, ANA, BO]


def test_m4_nobody_moves_out_of_turn() -> None:
    t = hats(starter=BO)
    error = t.error(ANA, Look(0))
    assert (error.code, error.rule) == ("not-your-turn", "M4")


def test_m5_on_your_turn_look_or_call_and_nothing_else() -> None:
    t = hats()
    assert t.legal == [*map(Look, ALL_HATS), *map(Call, ANIMAL_IDS)]
    assert t.view_for(ANA).may == (May("look", ALL_HATS), May("call", "animals"))
    assert [t.code(move) for move in (Swap(1), Extra((0, 1)), Skip())] == ["not-now"] * 3


def test_m6_all_see_where_somebody_looks_and_one_sees_what_is_there() -> None:
    t = hats("owl: rabbit dove cat frog mouse").looks(2)
    assert t.events == (LookedInto(ANA, 2), AnimalSeen(ANA, 2, "cat"))
    assert [len(events_for(magic_hat, t.events, seat)) for seat in (ANA, BO, None)] == [2, 1, 1]
    assert t.view_for(BO).now == t.view().now == Looking(ANA, 2)
    assert t.view_for(ANA) == View(
        5,
        (False,) * 3,
        Looking(ANA, 2),
        ANA,
        (May("swap", (0, 1, 3, 4)),),
        InHat(2, "cat"),
    )


def test_m6_that_hat_must_be_swapped_with_one_of_the_other_four() -> None:
    t = hats().looks(2)
    assert t.legal == [Swap(hat) for hat in (0, 1, 3, 4)]
    assert t.code(Swap(2)) == "same-hat"
    assert [t.code(move) for move in (Look(1), Call("owl"), Skip())] == ["not-now"] * 3


def test_m6_the_swap_is_seen_by_all_and_the_animals_by_nobody() -> None:
    t = hats("owl: rabbit dove cat frog mouse").looks(2).swaps(4)
    assert t.events == (Swapped(ANA, (2, 4), extra=False),)
    assert t.inside == "owl: rabbit dove mouse frog cat"
    assert t.view_for(ANA).now == Choosing(BO)


def test_m6_the_box_is_never_swapped() -> None:
    t = hats().looks(2)
    for box in (5, -1):
        with pytest.raises(IllegalMove, match="unknown-hat"):
            t.swaps(box)
    assert t.inside == "owl: rabbit dove cat frog mouse"


def test_m7_a_right_call_wins_the_round() -> None:
    t = hats("owl: rabbit dove cat frog mouse").calls("owl")
    assert t.events == (Called(ANA, "owl"), RoundWon(ANA, "call", "owl"))
    assert (t.is_over, t.to_move, t.winner) == (True, None, ANA)
    assert t.view().now == Ended(ANA, "call")


def test_m7_a_wrong_caller_is_out_and_keeps_what_they_saw_to_themselves() -> None:
    t = hats("owl: rabbit dove cat frog mouse").calls("cat")
    assert t.events == (Called(ANA, "cat"), BoxSeen(ANA, "owl"), WentOut(ANA))
    assert events_for(magic_hat, t.events, BO) == [Called(ANA, "cat"), WentOut(ANA)]
    assert t.view_for(ANA) == View(5, (True, False, False), Choosing(BO), ANA, (), None)


def test_m7_who_is_out_is_passed_over_but_still_watches() -> None:
    t = hats().calls("cat").looks(0).swaps(1).looks(0).swaps(1)
    assert t.to_move == BO
    assert t.error(ANA, Look(0)).code == "not-your-turn"
    assert events_for(magic_hat, t.events, ANA) == [Swapped(CY, (0, 1), extra=False)]


def test_m7_two_neighbours_who_are_out_are_both_passed_over() -> None:
    t = hats(players=4).calls("cat").calls("cat")
    assert (t.to_move, t.view().out) == (CY, (True, True, False, False))
    t.looks(0).swaps(1).looks(0).swaps(1)
    assert t.to_move == CY


def test_m7_the_others_may_call_the_same_animal_again() -> None:
    assert hats(players=4).calls("cat").calls("cat").events[0] == Called(BO, "cat")


def test_m8_the_last_one_left_wins_at_once() -> None:
    t = hats("owl: rabbit dove cat frog mouse").calls("cat").calls("dove")
    won = RoundWon(CY, "last", "owl")
    assert t.events == (Called(BO, "dove"), BoxSeen(BO, "owl"), WentOut(BO), won)
    assert t.view().now == Ended(CY, "last")


def test_m8_with_two_players_a_wrong_call_gives_the_other_the_round() -> None:
    t = hats(players=2, starter=BO).calls("cat")
    assert (t.is_over, t.winner) == (True, ANA)


def test_m8_after_the_end_nothing_more_may_be_done() -> None:
    t = hats(players=2).calls("owl")
    assert t.legal == []
    assert t.view_for(ANA).may == t.view_for(BO).may == ()
    codes = {t.error(seat, move).code for seat in (ANA, BO) for move in (Look(0), Call("owl"))}
    assert codes == {"round-over"}


def standing_after(players: int, *winners: int) -> tuple[tuple[int, ...], tuple[Seat, ...] | None]:
    results = [Result(Seat(winner)) for winner in winners]
    standing = magic_hat.standing(magic_hat.options(players, {}), players, results)
    return standing.points, standing.winners


def test_m9_a_round_won_is_a_token_and_the_second_one_the_wand() -> None:
    assert standing_after(3) == ((0, 0, 0), None)
    assert standing_after(3, BO) == ((0, 1, 0), None)
    assert standing_after(3, BO, ANA) == ((1, 1, 0), None)
    assert standing_after(3, BO, ANA, BO) == ((1, 1, 0), (BO,))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_m9_there_are_at_most_n_plus_1_rounds(players: int) -> None:
    everybody_once = tuple(range(players))
    assert standing_after(players, *everybody_once) == ((1,) * players, None)
    for winner in range(players):
        assert standing_after(players, *everybody_once, winner)[1] == (winner,)


@pytest.mark.parametrize("winner", [ANA, BO, CY])
@pytest.mark.parametrize("starter", [ANA, BO, CY])
def test_m10_the_player_left_of_the_winner_begins_the_next_round(
    winner: Seat, starter: Seat
) -> None:
    assert magic_hat.next_starter(3, starter, Result(winner)) == (winner + 1) % 3


def test_m10_however_it_was_won() -> None:
    match = Match(magic_hat, ["Ana", "Bo"], secret=bytes(32), starter=ANA)
    match.play(ANA, Call(wrong_animal(match)))
    match.next_round()
    assert match.starter == ANA
    assert match.results == [Result(BO)]


def wrong_animal(match: Match) -> str:
    round: rules.Round = match.round
    return ANIMAL_IDS[round.hats[0]]


def expert() -> Table:
    return hats("owl: rabbit dove cat frog mouse", expert=True).looks(2).swaps(4)


def test_m11_experts_may_swap_two_hats_of_their_choice_once_more() -> None:
    t = expert()
    assert (t.to_move, t.view().now) == (ANA, ChoosingExtra(ANA))
    assert t.view_for(ANA).may == (May("extra", "two hats"), May("skip"))
    assert t.swaps_also(0, 1).events == (Swapped(ANA, (0, 1), extra=True),)
    assert (t.to_move, t.inside) == (BO, "owl: dove rabbit mouse frog cat")


def test_m11_experts_may_leave_it() -> None:
    t = expert().skips()
    assert t.events == (Skipped(ANA),)
    assert (t.to_move, t.inside) == (BO, "owl: rabbit dove mouse frog cat")


def test_m11_nothing_else_may_follow_the_swap() -> None:
    t = expert()
    assert [t.code(move) for move in (Look(0), Swap(1), Call("owl"))] == ["not-now"] * 3


def test_m11_is_for_experts_only() -> None:
    t = hats().looks(2).swaps(4)
    assert t.to_move == BO
    assert [t.code(move) for move in (Extra((0, 1)), Skip())] == ["not-now"] * 2


def test_only_what_is_seen_secretly_has_an_audience_of_one() -> None:
    assert magic_hat.audience(AnimalSeen(BO, 0, "owl")) == Only(BO)
    assert magic_hat.audience(BoxSeen(CY, "owl")) == Only(CY)
    assert magic_hat.audience(RoundWon(BO, "call", "owl")) == EVERYONE


@pytest.mark.parametrize("hat", [-1, 5])
def test_the_rules_alone_refuse_a_hat_that_does_not_stand_there(hat: int) -> None:
    t = hats()
    with pytest.raises(IllegalMove, match="unknown-hat"):
        rules.look(t.round, hat)
    with pytest.raises(IllegalMove, match="unknown-hat"):
        rules.swap(t.looks(0).round, hat)
    for pair in ((0, hat), (hat, 0)):
        with pytest.raises(IllegalMove, match="unknown-hat"):
            rules.extra(expert().round, *pair)
    with pytest.raises(IllegalMove, match="same-hat"):
        rules.extra(expert().round, 2, 2)


@pytest.mark.parametrize("animal", [-1, 6])
def test_the_rules_alone_refuse_an_animal_that_there_is_not(animal: int) -> None:
    with pytest.raises(IllegalMove, match="unknown-animal"):
        rules.call(hats().round, animal)
