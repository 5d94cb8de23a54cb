"""Frames of a replay: all of the truth, what was seen, and what minds believed."""

from typing import Any

from hypothesis import given
from hypothesis import settings as effort

from hatbox.games import magic_hat, not_a_hat
from hatbox.games.base import Seat
from hatbox.games.catalogue import ANIMAL_IDS, GIFT_IDS
from hatbox.games.magic_hat.replay import Belief as HatBelief
from hatbox.games.not_a_hat.replay import Guess
from hatbox.games.replay import Mark, Stop
from tests.games.magic_hat.builders import hats
from tests.games.not_a_hat.builders import table
from tests.games.play import MAGIC_HAT, NOT_A_HAT, Setting, playing, seeds, settings
from tests.games.states import copy_of


class Watching:
    """A table and its frames."""

    def __init__(self, game: Any, at: Any) -> None:
        self.at = at
        self.frames = game.Frames(at.round.players)
        self.mark: Mark = self.frames.watch(at.round, at.events)

    def does(self, *deeds: tuple[Any, ...]) -> "Watching":
        for deed, *about in deeds:
            getattr(self.at, deed)(*about)
            self.mark = self.frames.watch(self.at.round, self.at.events)
        return self

    @property
    def frame(self) -> Any:
        return self.frames.frame(self.at.round)


def gifts() -> Watching:
    return Watching(not_a_hat, table("kite> muffin< guitar> | piano<"))


def test_a_frame_of_gifts_shows_both_sides_of_every_card() -> None:
    frame = gifts().frame
    assert [place.gifts[0].object for place in frame.places] == ["kite", "muffin", "guitar"]
    assert [place.gifts[0].arrow for place in frame.places] == ["right", "left", "right"]
    assert (frame.gift.object, frame.gift.face_up) == ("piano", False)


def test_turning_points_are_marked() -> None:
    assert gifts().mark == ""
    assert gifts().does(("offers", "hat"), ("accepts",)).mark == "believed"
    assert gifts().does(("offers", "piano"), ("accepts",)).mark == ""
    assert gifts().does(("offers", "piano"), ("refuses",)).mark == "reveal"
    over = gifts()
    while not over.at.is_over:
        over.does(("offers", "book"), ("refuses",))
    assert over.mark == "end"
    assert over.frame.gift is None


def test_the_journey_of_a_gift_says_who_called_it_what_and_who_believed_it() -> None:
    at = gifts().does(("offers", "hat"), ("accepts",), ("offers", "muffin"), ("refuses",))
    journeys = {journey.object: journey.stops for journey in at.frames.journeys()}
    assert journeys["piano"] == (
        Stop(0, "fetched", Seat(0)),
        Stop(1, "offered", Seat(0), Seat(1), "hat", True),
    )
    assert journeys["muffin"] == (
        Stop(0, "dealt", Seat(1)),
        Stop(3, "offered", Seat(1), Seat(2), "muffin", False),
        Stop(4, "kept", Seat(2)),
    )


def test_what_a_mind_believes_of_the_gifts_stands_in_the_next_frame_only() -> None:
    at = gifts().does(("offers", "piano"), ("accepts",), ("offers", "muffin"))
    thought = {"gift": {"hat": 0.7, "kite": 0.2}, "down": [[1, 0, {"kite": 3.1}]], "bluff": True}
    at.frames.think(at.at.round, 2, thought)
    belief = at.frame.belief
    assert belief.guesses == (Guess("muffin", "hat", 0.7), Guess("piano", "kite", None))
    assert (belief.seat, belief.bluff) == (2, True)
    assert at.frame.belief is None


def test_thoughts_of_a_stranger_do_no_harm() -> None:
    nonsense: list[dict[str, Any]] = [
        {},
        {"gift": 3, "down": 4, "bluff": "yes"},
        {"gift": {"unicorn": 0.9}, "down": [3, [9, 0, {}], [0, 9, {}], [0, 0], ["0", 0, {}]]},
        {"gift": {"hat": "very"}, "down": [[0, 0, {}]]},
        {"gift": {"hat": 7}},
        {"gift": {"hat": True}},
        {"box": 3, "hats": 4, "sure": 5},
        {"box": ["unicorn"], "hats": {"unicorn": 1, "owl": 9, "cat": "0", "dove": True}},
    ]
    for thought in nonsense:
        for at in (gifts(), Watching(magic_hat, hats())):
            at.frames.think(at.at.round, 0, thought)
            frame = at.frame
            if isinstance(frame, not_a_hat.Frame):
                assert frame.belief is not None
                assert all(guess.sure is None for guess in frame.belief.guesses)
            else:
                assert frame.beliefs[0] == HatBelief(("",) * 5, (), None)


def test_hats_are_open_and_each_knows_what_it_saw() -> None:
    at = Watching(magic_hat, hats())
    at.does(("looks", 2), ("swaps", 4))
    frame = at.frame
    assert (frame.box, frame.hats) == ("owl", ("rabbit", "dove", "mouse", "frog", "cat"))
    assert frame.known[0].hats == ("", "", "", "", "cat")
    assert "cat" not in frame.known[0].box
    assert frame.known[1].hats == ("",) * 5
    assert at.does(("calls", "frog")).mark == "call"
    assert at.frame.known[1].box == ("owl",)
    assert at.does(("calls", "owl")).mark == "end"
    assert at.frames.journeys() == ()


def test_what_a_mind_believes_of_the_hats_moves_with_them() -> None:
    at = Watching(magic_hat, hats())
    at.frames.think(at.at.round, 1, {"hats": {"cat": 2, "dove": 0}, "box": ["owl"], "sure": 0.5})
    assert at.frame.beliefs[1] == HatBelief(("dove", "", "cat", "", ""), ("owl",), 0.5)
    at.does(("looks", 2), ("swaps", 4))
    assert at.frame.beliefs[1].hats == ("dove", "", "", "", "cat")
    assert at.frame.beliefs[0] is None


@given(settings(NOT_A_HAT), seeds)
@effort(max_examples=25)
def test_a_perfect_memory_has_seen_every_gift_and_no_gift_is_lost(
    setting: Setting, seed: int
) -> None:
    game, round = setting.game, setting.deal()
    frames: Any = game.Frames(setting.players)
    frames.watch(round, game.opening(round))
    shown: list[str] = []
    for before, seat, move in playing(setting, seed):
        after = copy_of(before)
        frames.watch(after, game.play(after, seat, move))
        frame = frames.frame(after)
        lying = [gift for place in frame.places for gift in place.gifts]
        lying += [frame.gift] if frame.gift else []
        assert all(gift.known for gift in lying)
        kept = [gift for place in frame.places for gift in place.penalties]
        shown = [gift.object for gift in lying] + kept
        assert len({*shown}) == len(shown)
        assert {*shown} <= {*GIFT_IDS}
    assert {journey.object for journey in frames.journeys()} >= {*shown}


@given(settings(MAGIC_HAT), seeds)
@effort(max_examples=25)
def test_what_a_perfect_memory_knows_of_the_hats_is_true(setting: Setting, seed: int) -> None:
    game, round = setting.game, setting.deal()
    frames: Any = game.Frames(setting.players)
    frames.watch(round, game.opening(round))
    for before, seat, move in playing(setting, seed):
        after = copy_of(before)
        frames.watch(after, game.play(after, seat, move))
        frame = frames.frame(after)
        assert {*frame.hats, frame.box} == {*ANIMAL_IDS}
        for known in frame.known:
            assert all(one in ("", true) for one, true in zip(known.hats, frame.hats, strict=True))
            assert frame.box in known.box
