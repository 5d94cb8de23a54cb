"""How each game tells its events: every event has its lines, and they tell the truth."""

from hypothesis import given
from hypothesis import settings as effort

from hatbox.games import magic_hat, not_a_hat
from hatbox.games.base import Standing
from hatbox.games.story import About, Line, said
from tests.games.magic_hat.builders import Table as Hats
from tests.games.magic_hat.builders import hats
from tests.games.not_a_hat.builders import Table as Gifts
from tests.games.not_a_hat.builders import table
from tests.games.play import ALL, Setting, playing, seeds, settings
from tests.games.states import copy_of

NAMES = ("Ana", "Bo", "Cy")
# An event without lines is told by another one.
UNTOLD = {"looked-into", "box-seen"}


def gift_story(at: Gifts) -> list[Line]:
    told = (not_a_hat.tell_event(at.round, event, NAMES) for event in at.events)
    return [line for lines in told for line in lines]


def hat_story(at: Hats) -> list[Line]:
    told = (magic_hat.tell_event(at.round, event, NAMES) for event in at.events)
    return [line for lines in told for line in lines]


@given(settings(ALL), seeds)
@effort(max_examples=25)
def test_every_event_is_told(setting: Setting, seed: int) -> None:
    game, names = setting.game, [str(seat) for seat in range(setting.players)]
    for round, seat, move in playing(setting, seed):
        after = copy_of(round)
        for event in game.play(after, seat, move):
            lines = list(game.tell_event(after, event, names))
            assert bool(lines) == (event.event not in UNTOLD)


def test_gifts_are_dealt_fetched_and_offered() -> None:
    at = table("kite> muffin< guitar> | piano<")
    dealt = not_a_hat.tell_deal(at.round, NAMES)
    assert [line.about["object"] for line in dealt] == ["kite", "muffin", "guitar"]
    assert gift_story(at) == [
        Line("replay-begins", {"player": "Ana"}),
        Line("told-fetch", {"name": "Ana", "object": "piano"}),
        Line("replay-to-left", {"to": "Bo"}),
    ]
    assert gift_story(at.offers("piano", "sure")) == [said("Ana", "offer-sure", "piano")]
    assert gift_story(at.accepts()) == [
        said("Bo", "thanks-for", "piano"),
        Line("replay-passes-on", {"player": "Bo", "object": "muffin"}),
        Line("replay-to-left", {"to": "Cy"}),
    ]


def test_a_lie_is_told_with_the_truth_and_a_refusal_with_its_points() -> None:
    at = table("kite> muffin< guitar> | piano<").offers("hat")
    lie = said("Ana", "offer-plain", "hat")
    assert gift_story(at) == [lie, Line("in-truth", {"object": "piano"})]
    refusal, reveal, points, *_ = gift_story(at.refuses())
    assert refusal == said("Bo", "refusal", "hat")
    assert reveal == Line("reveal", {"object": "piano"})
    assert points == Line("replay-points", {"player": "Ana", "points": 1})


def test_a_wrong_refusal_reveals_what_was_said() -> None:
    at = table("kite> muffin< guitar> | piano<").offers("piano").refuses()
    assert gift_story(at)[1] == Line("reveal-true", {"object": "piano"})


def test_a_round_of_gifts_ends_and_totals_are_told() -> None:
    at = table("kite> muffin< guitar> | piano< hat> yo-yo<")
    while not at.is_over:
        at.offers("book").refuses()
    assert gift_story(at)[-1] == Line("replay-round-ended")
    totals = list(not_a_hat.tell_standing(Standing((0, 3, 1), None), NAMES))
    assert totals[1] == Line("replay-total", {"player": "Bo", "points": 3})
    assert len(totals) == 3


def test_hats_are_mixed_looked_into_and_swapped() -> None:
    at = hats("owl: rabbit dove cat frog mouse", expert=True)
    assert hat_story(at) == [Line("replay-begins", {"player": "Ana"})]
    box, *rest = magic_hat.tell_deal(at.round, NAMES)
    assert box == Line("replay-box", {"object": "owl"})
    assert rest[4] == Line("replay-hat", {"hat": 5, "object": "mouse"})
    looked: About = {"player": "Ana", "hat": 3, "object": "cat"}
    assert hat_story(at.looks(2)) == [Line("replay-looked", looked)]
    swapped: About = {"player": "Ana", "one": 1, "other": 3}
    assert hat_story(at.swaps(0)) == [Line("replay-swapped", swapped)]
    extra: About = {"player": "Ana", "one": 2, "other": 5}
    assert hat_story(at.swaps_also(4, 1)) == [Line("replay-extra", extra)]
    at.looks(0).swaps(1)
    assert hat_story(at.skips()) == [Line("replay-skipped", {"player": "Bo"})]


def test_calls_are_told_with_what_follows() -> None:
    at = hats("owl: rabbit dove cat frog mouse").calls("cat")
    assert hat_story(at) == [said("Ana", "call", "cat"), Line("replay-out", {"player": "Ana"})]
    assert hat_story(at.calls("owl"))[1:] == [
        Line("box-opened", {"object": "owl"}),
        Line("replay-won-by-call", {"player": "Bo"}),
    ]
    assert not list(magic_hat.tell_standing(Standing((1, 1, 0), None), NAMES))


def test_the_wand_is_told_only_where_it_was_won() -> None:
    assert not_a_hat.tell_winner("Ana", is_cut=False) == Line("replay-winner", {"player": "Ana"})
    assert magic_hat.tell_winner("Ana", is_cut=False).message == "replay-winner-wand"
    assert magic_hat.tell_winner("Ana", is_cut=True).message == "replay-winner"
