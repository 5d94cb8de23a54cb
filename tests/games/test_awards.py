"""What each game honours: an award says what was done, how often, and with which cards."""

from hypothesis import given
from hypothesis import settings as effort

from hatbox.games import magic_hat, not_a_hat
from hatbox.games.awards import Award, Prize, Tally
from hatbox.games.base import Seat
from tests.games.magic_hat.builders import Table as Hats
from tests.games.magic_hat.builders import hats
from tests.games.not_a_hat.builders import Table as Gifts
from tests.games.not_a_hat.builders import table
from tests.games.play import ALL, Setting, playing, seeds, settings
from tests.games.states import copy_of


class GiftsWatched(Gifts):
    def __init__(self, at: Gifts) -> None:
        super().__init__(at.round)
        self.honours = not_a_hat.Honours(self.round.players)
        self.honours.watch(self.round, self.events)

    def plays(self, seat: int, move: not_a_hat.Move) -> "GiftsWatched":
        super().plays(seat, move)
        self.honours.watch(self.round, self.events)
        return self

    @property
    def awards(self) -> list[Award]:
        return [one.award for one in self.honours.earned()]


class HatsWatched(Hats):
    def __init__(self, at: Hats) -> None:
        super().__init__(at.round)
        self.honours = magic_hat.Honours(self.round.players)
        self.honours.watch(self.round, self.events)

    def plays(self, move: magic_hat.Move) -> "HatsWatched":
        super().plays(move)
        self.honours.watch(self.round, self.events)
        return self

    @property
    def awards(self) -> list[Award]:
        return [one.award for one in self.honours.earned()]


def gifts() -> GiftsWatched:
    return GiftsWatched(table("kite> muffin< guitar> | piano<"))


def test_an_untrue_name_that_is_believed_honours_both() -> None:
    at = gifts()
    at.offers("hat").accepts()
    assert Award("poker-face", Seat(0), 1, ("piano",)) in at.awards
    assert Award("heart-of-gold", Seat(1), 1, ("piano",)) in at.awards


def test_a_rightful_refusal_and_a_wrong_one() -> None:
    at = gifts()
    at.offers("hat").refuses()
    assert Award("good-nose", Seat(1), 1, ("piano",)) in at.awards
    other = gifts()
    other.offers("piano").refuses()
    assert Award("doubter", Seat(1), 1, ("piano",)) in other.awards


def test_a_gift_is_remembered_from_when_its_face_was_last_seen() -> None:
    at = GiftsWatched(table("kite< muffin< guitar< | piano<"))
    # Everything goes round to the left; the piano comes to its first receiver's turn again.
    at.passes_on(["piano", "muffin", "guitar", "kite"])
    at.offers("piano")
    assert Award("long-memory", Seat(1), 4, ("piano",)) in at.awards


def test_who_never_said_or_did_something() -> None:
    at = GiftsWatched(table("kite< muffin< guitar< book< | piano<"))
    at.passes_on(["piano", "hat"])
    earned = [(award.award, award.seat) for award in at.awards]
    assert [seat for name, seat in earned if name == "clean-sheet"] == [0, 1, 2, 3]
    assert [seat for name, seat in earned if name == "onlooker"] == [2, 3]
    assert ("honest-soul", 0) not in earned
    at.passes_on(["guitar", "book", "kite", "piano", "muffin", "guitar", "book", "kite"])
    assert ("honest-soul", 0) in [(award.award, award.seat) for award in at.awards]


def test_hats_looked_into_and_swapped() -> None:
    at = HatsWatched(hats(players=2, expert=True))
    for hat in (0, 1, 2):
        at.looks(hat).swaps(4).swaps_also(0, 3)
        at.looks(0).swaps(1).skips()
    earned = {award.award: award for award in at.awards if award.seat == 0}
    assert earned["curious"].count == earned["juggler"].count == 3
    assert earned["second-helping"].count == 3
    assert [award.award for award in at.awards if award.award == "silent"] == ["silent"] * 2


def test_calls_right_lucky_brave_and_slipped() -> None:
    at = HatsWatched(hats(players=4))
    at.looks(2).swaps(4)
    at.calls("frog")
    at.looks(0).swaps(1)
    at.looks(3).swaps(2)
    at.calls("cat")
    at.calls("owl")
    assert Award("brave-call", Seat(1), 6, ("frog",)) in at.awards
    assert Award("slip", Seat(0), 1, ("cat",)) in at.awards
    assert Award("sharp-eye", Seat(2), 1, ("owl",)) in at.awards
    assert Award("lucky-guess", Seat(2), 5, ("owl",)) in at.awards
    assert ("cool-head", 2) in [(award.award, award.seat) for award in at.awards]


def test_the_last_one_left_wins_without_a_word() -> None:
    at = HatsWatched(hats(players=2))
    at.calls("frog")
    assert Award("last-one", Seat(1), 1, ("owl",)) in at.awards


def test_an_award_for_the_most_is_shared_by_those_who_have_as_many() -> None:
    tally = Tally(3)
    for seat in (0, 2):
        tally.add("walker", seat, "shoe")
        tally.add("walker", seat, "shoe")
    tally.add("walker", 1)
    [first, second] = tally.earned([Prize("walker", 1)])
    assert (first.award.seat, second.award.seat) == (0, 2)
    assert first.award.cards == ("shoe",)
    assert [one.award.seat for one in tally.earned([Prize("walker", 1, only_most=False)])] == [
        0, 1, 2,
    ]  # fmt: skip
    assert not list(tally.earned([Prize("walker", 1, least=3)]))


@given(settings(ALL), seeds)
@effort(max_examples=40)
def test_every_count_is_at_least_one_and_every_seat_is_real(setting: Setting, seed: int) -> None:
    game = setting.game
    honours = game.Honours(setting.players)
    round = setting.deal()
    honours.watch(round, game.opening(round))
    for before, seat, move in playing(setting, seed):
        after = copy_of(before)
        honours.watch(after, game.play(after, seat, move))
    for one in honours.earned():
        assert one.award.count >= 1
        assert one.award.seat in range(setting.players)
        assert len(one.award.cards) <= 3
        assert one.worth > 0
