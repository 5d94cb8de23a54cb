"""What minus points are worth, and when an offer is refused."""

import pytest

from hatbox.games.not_a_hat.moves import Accept, Refuse
from hatbox.minds.gifts import bluffs
from hatbox.minds.gifts.belief import posterior
from hatbox.minds.gifts.memory import Card
from hatbox.minds.gifts.nerve import least_belief, worth_as_it_stands, worth_of_theirs
from hatbox.minds.gifts.people import Person
from hatbox.minds.luck import Luck
from tests.minds.watching import Watched

CIRCLE = "kite< muffin< guitar< | piano< hat<"


@pytest.mark.parametrize("players", range(2, 9))
def test_a_minus_point_of_theirs_is_worth_one_part_of_the_others(players: int) -> None:
    assert worth_of_theirs((0,) * players, 0, 1) == pytest.approx(1 / (players - 1))


def test_to_end_the_round_while_ahead_is_worth_more() -> None:
    assert worth_of_theirs((0, 2, 1), 0, 1) > worth_of_theirs((0, 0, 0), 0, 1)


def test_to_end_the_round_while_behind_is_worth_nothing() -> None:
    assert worth_of_theirs((1, 2, 0), 0, 1) == 0


def test_with_two_players_a_coin_toss_is_the_threshold() -> None:
    assert least_belief(1.0, 0.0) == 0.5
    assert least_belief(1 / 3, 0.0) == pytest.approx(0.25)
    assert least_belief(1 / 3, 0.1) > least_belief(1 / 3, 0.0)


def test_a_claim_that_contradicts_fresh_memory_is_refused() -> None:
    for seed in range(40):
        table = Watched(CIRCLE, "raven", seat=1, seed=bytes([seed])).offers("hat")
        assert table.moves() == Refuse()


def test_who_would_refuse_thinks_again_and_may_come_to_believe() -> None:
    table = Watched(CIRCLE, "fox", seat=1).passes_on("piano", "muffin", "guitar").offers("kite")
    first = table.mind.recall(table.view, Luck(b"first", 0))
    thoughts = [
        table.mind.on_second_thoughts(table.view, first, 0.1, Luck(b"again", n)) for n in range(60)
    ]
    assert min(thoughts) >= 0.1
    assert max(thoughts) > 0.5


def test_who_would_refuse_thinks_of_the_name_under_which_the_gift_came() -> None:
    table = Watched(CIRCLE, "fox", seat=1).passes_on("boot", "muffin", "guitar")
    following = table.mind.following
    assert following.flying is not None
    following.flying.last_told = None
    assert not following.was_told("boot")
    following.flying.hear("boot", (following.clock, 1.0))
    following.flying.rank = 0.0
    assert following.was_told("boot")
    assert not following.was_told("kite")


def test_where_the_game_may_end_as_it_stands_one_minus_point_more_of_the_last_is_worth_less() -> (
    None
):
    """Whoever is behind already stays behind; whoever is level with me is worth a risk."""
    behind, level = (worth_as_it_stands((0, 1, 0, 0), 0, other) for other in (1, 2))
    assert behind < worth_of_theirs((0, 1, 0, 0), 0, 1)
    assert behind < 0.1 < level


def test_a_true_name_is_accepted_while_memory_is_fresh() -> None:
    for seed in range(40):
        table = Watched(CIRCLE, "raven", seat=1, seed=bytes([seed])).offers("piano")
        assert table.moves() == Accept()


def test_what_lies_open_elsewhere_cannot_be_true() -> None:
    for name in ("goldfish", "fox"):
        table = Watched(CIRCLE, name, seat=1).offers("guitar")
        assert table.moves() == Refuse()


def test_repeating_what_everybody_believes_proves_little() -> None:
    assert posterior(0.4, 0.9, 0.7, 1.0) < posterior(0.4, 0.1, 0.7, 1.0)


def test_a_picture_learns_how_honest_a_person_is() -> None:
    honest, lying = Person(0.6), Person(0.6)
    for _ in range(10):
        honest.said("plain", 2.0, is_true=True, weight=1.0)
        lying.said("plain", 2.0, is_true=False, weight=1.0)
    assert honest.honesty > 0.8
    assert lying.honesty < 0.4


def test_a_picture_learns_what_a_tone_means_from_this_person() -> None:
    person = Person(0.6)
    assert person.ratio_of_tone("sure") == 1.0
    for _ in range(8):
        person.said("sure", 2.0, is_true=False, weight=1.0)
        person.said("unsure", 2.0, is_true=True, weight=1.0)
    assert person.ratio_of_tone("sure") < 0.5 < 2 < person.ratio_of_tone("unsure")


def test_a_picture_learns_what_a_pause_means_from_this_person() -> None:
    """Whoever takes long over lies is found out by the next long pause."""
    person = Person(0.6)
    assert person.ratio_of_pause(6.0) == 1.0
    for _ in range(6):
        person.said("plain", 1.5, is_true=True, weight=1.0)
        person.said("plain", 6.0, is_true=False, weight=1.0)
    assert person.ratio_of_pause(6.0) < 0.5 < 2 < person.ratio_of_pause(1.5)


def test_a_picture_learns_what_somebody_accepts() -> None:
    person = Person(0.6)
    for _ in range(10):
        person.answers("plain", accepts=True, is_after_minus=False)
        person.answers("sure", accepts=False, is_after_minus=True)
    assert person.accepts("plain") > 0.9
    assert person.accepts_after_minus() < 0.4


def test_each_person_has_a_picture_of_their_own() -> None:
    """The first gives a piano that everybody saw, as a piano; the second lies about the muffin."""
    table = Watched(CIRCLE, "raven", seat=2).passes_on("piano").offers("boot")
    first, second, _ = table.mind.pictures.people
    assert first.honesty > table.mind.character.doubt.honesty > second.honesty


def test_what_is_turned_over_corrects_what_memory_made_of_it() -> None:
    table = Watched(CIRCLE, "raven", seat=2).offers("boot").refuses()
    person = table.mind.pictures.people[0]
    before = Person(table.mind.character.doubt.honesty)
    assert person.false == pytest.approx(before.false + 1)
    assert person.true == pytest.approx(before.true)


@pytest.mark.parametrize(("gain", "column"), [(-0.3, 0), (-0.1, 1), (0.0, 1), (0.05, 2)])
def test_bluffs_have_a_column_for_what_they_are_worth(gain: float, column: int) -> None:
    assert bluffs.advantage(gain, 4) == column


def test_with_two_a_bluff_may_be_thought_to_cost_more() -> None:
    assert bluffs.advantage(-0.25, 2) == 1
    assert bluffs.advantage(-0.35, 2) == 0


def test_who_swallows_lies_seems_to_accept_everything_until_they_refuse() -> None:
    person = Person(0.6)
    assert person.accepts_everything() < 0.05
    for _ in range(20):
        person.answers("plain", accepts=True, is_after_minus=False)
    assert person.accepts_everything() < 0.1
    for _ in range(15):
        person.told_a_lie(0.5, swallows=True)
    assert person.accepts_everything() > 0.7
    person.answers("plain", accepts=False, is_after_minus=False)
    assert person.accepts_everything() < 0.3


def test_a_picture_is_the_same_after_it_was_written_down() -> None:
    person, again = Person(0.6), Person(0.8)
    person.said("sure", 2.0, is_true=False, weight=1.0)
    person.answers("unsure", accepts=False, is_after_minus=True)
    person.told_a_lie(0.5, swallows=True)
    again.learn(person.numbers())
    assert again.numbers() == person.numbers()
    assert again.honesty == pytest.approx(person.honesty)
    assert again.ratio_of_tone("sure") == pytest.approx(person.ratio_of_tone("sure"))


def test_what_another_kind_of_mind_wrote_down_is_not_read() -> None:
    person = Person(0.6)
    before = person.numbers()
    person.learn([1.0, 2.0])
    assert person.numbers() == before


def test_who_knows_that_they_doubt_is_told_so_by_the_picture() -> None:
    """Whether people refuse is known in the next game, too."""
    first, second = Watched(CIRCLE, "raven", seat=0), Watched(CIRCLE, "raven", seat=0)
    for _ in range(30):
        first.mind.pictures.answered(1, accepts=True)
    second.mind.meet(1, first.mind.known(1))
    assert second.mind.pictures.doubt() == pytest.approx(first.mind.pictures.doubt())


def test_a_picture_learns_who_swallows_what_is_false() -> None:
    gullible, wary = Person(0.6), Person(0.6)
    assert gullible.gullibility(is_after_minus=False) == pytest.approx(0)
    for _ in range(8):
        gullible.told_a_lie(0.5, swallows=True)
        wary.told_a_lie(1.0, swallows=False)
    assert gullible.gullibility(is_after_minus=False) > 0.5
    assert wary.gullibility(is_after_minus=False) < -1


def test_who_swallows_a_lie_of_mine_is_remembered_for_it() -> None:
    """I hold a piano that everybody saw, call it a boot, and am believed."""
    table = Watched(CIRCLE, "raven", seat=0).passes_on("boot")
    told, swallowed = table.mind.pictures.people[1].lies
    usual = Person(0.6).lies
    assert told - usual[0] == pytest.approx(swallowed - usual[1])
    assert told > usual[0]


def test_who_watched_forgets_sooner_than_who_gave_or_got() -> None:
    card = Card()
    card.named, card.witnesses = 10.0, (0, 1)
    assert bluffs.staleness(card, 1, 16.0) == 0
    assert bluffs.staleness(card, 2, 16.0) == 1
    assert bluffs.staleness(card, 2, 40.0) == 2
    assert bluffs.staleness(None, 2, 40.0) == 2


def test_where_nobody_ever_refuses_a_false_name_costs_less() -> None:
    """It waits for a surer refusal while the others accept everything; one who doubts is enough to
    bring its own doubts back."""
    table = Watched(CIRCLE, "raven", seat=1).offers("piano")
    pictures, before = table.mind.pictures, table.mind.least(table.view)
    assert pictures.doubt() == table.mind.doubt_of_others() == 1.0
    for _ in range(30):
        pictures.answered(0, accepts=True)
    assert table.mind.doubt_of_others() == pytest.approx(pictures.doubt())
    assert pictures.doubt() < 0.3
    assert table.mind.least(table.view) < 0.5 * before
    pictures.answered(2, accepts=False)
    pictures.answered(2, accepts=False)
    assert pictures.doubt() == 1.0


def test_among_people_who_swallow_everything_it_waits_for_its_own_lies() -> None:
    """The piano that it gave away as a boot comes back as one."""
    round_the_table = ("boot", "muffin", "guitar", "kite")
    table = Watched(CIRCLE, "raven", seat=0).passes_on(*round_the_table, *round_the_table)
    lie = table.offers("boot").mind.least(table.view)
    for person in table.mind.pictures.people:
        person.seems_credulous(10.0)
    assert table.mind.following.is_my_lie("boot")
    assert table.mind.least(table.view) == lie
    table.mind.following.flying = None
    assert table.mind.least(table.view) < 0.1 * lie


def test_my_own_answers_say_nothing_about_the_others() -> None:
    table = Watched(CIRCLE, "raven", seat=0)
    for _ in range(30):
        table.mind.pictures.answered(0, accepts=True)
    assert table.mind.pictures.doubt() == 1.0


def test_goldfish_does_not_learn_who_doubts() -> None:
    table = Watched(CIRCLE, "goldfish", seat=0)
    for _ in range(30):
        table.mind.pictures.answered(1, accepts=True)
    assert table.mind.doubt_of_others() == 1.0
