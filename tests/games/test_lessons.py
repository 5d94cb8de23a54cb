"""Lessons teach every idea to whoever follows the hand, and end well for everybody else."""

from __future__ import annotations

import random
from typing import Any

import pytest

from hatbox.games import GAMES, Game
from hatbox.games import magic_hat as hats
from hatbox.games import not_a_hat as gifts
from hatbox.games.lesson import BEGIN, LEARNER, Guide, Step
from hatbox.games.magic_hat import Call, Look
from hatbox.games.not_a_hat import Accept, Offer, Refuse
from tests.games.lessons import Classroom, obedient

TAUGHT = {name: game for name, game in GAMES.items() if game.LESSON is not None}
SEEDS = range(60)


@pytest.fixture(params=list(TAUGHT))
def game(request: pytest.FixtureRequest) -> Game:
    return TAUGHT[request.param]


def test_both_games_have_a_lesson() -> None:
    assert set(TAUGHT) >= {"not-a-hat", "magic-hat"}


def test_the_steps_of_gifts_for_whoever_follows_the_hand() -> None:
    room = Classroom(gifts)
    assert room.is_taught(obedient) == [
        "begin", "gifts", "fetched", "arrow", "thanks", "oldest", "doubt", "caught", "once-more",
        "wrong", "fetch", "untrue", "taken", "end",
    ]  # fmt: skip


def test_the_steps_of_hats_for_whoever_follows_the_hand() -> None:
    room = Classroom(hats)
    assert room.is_taught(obedient) == [
        "begin", "box", "look", "swap", "follow", "out", "out", "look-again", "swap", "dare",
        "swap", "call", "won", "end",
    ]  # fmt: skip
    assert room.match.results[0].winner == LEARNER


def test_whoever_follows_the_hand_can_know_the_vanished_animal() -> None:
    room = Classroom(hats)

    def thinking(room: Classroom, step: Step) -> Any:
        left = set(hats.lesson.PREPARED) - room.seen
        if step.points != "animals":
            return obedient(room, step)
        assert left == {"rabbit"}
        return Call(*left)

    room.is_taught(thinking)
    assert room.match.results[0].winner == LEARNER


@pytest.mark.parametrize("seed", SEEDS)
def test_any_legal_moves_lead_to_the_end(game: Game, seed: int) -> None:
    chance = random.Random(seed)
    room = Classroom(game)

    def wilful(room: Classroom, step: Step) -> Any:
        return chance.choice(game.legal_moves(room.match.round))

    assert room.is_taught(wilful)[-1] == "end"


@pytest.mark.parametrize("answer", [Accept(), Refuse()])
def test_whoever_always_answers_alike_gets_to_the_end(answer: Any) -> None:
    def stubborn(room: Classroom, step: Step) -> Any:
        return Offer("hat") if step.points == "name" else answer

    steps = Classroom(gifts).is_taught(stubborn)
    assert steps[-1] == "end"
    assert ("again" in steps) == (answer == Accept())


def test_a_wrong_call_ends_the_lesson_as_kindly() -> None:
    def hasty(room: Classroom, step: Step) -> Any:
        return Call("owl") if step.step == "look" else obedient(room, step)

    steps = Classroom(hats).is_taught(hasty)
    assert steps[-3:] == ["out", "lost", "end"]
    assert "you-out" in steps


def test_whoever_looks_into_one_hat_again_and_again_is_pointed_at_others() -> None:
    room = Classroom(hats)
    looks = iter([1, 1, 1, 1, 1])

    def forgetful(room: Classroom, step: Step) -> Any:
        hat = next(looks, None) if step.points == "place" and step.step != "swap" else None
        return obedient(room, step) if hat is None else Look(hat)

    assert room.is_taught(forgetful)[-1] == "end"


@pytest.mark.parametrize("seed", SEEDS)
def test_what_lies_hidden_changes_nothing_that_is_told(game: Game, seed: int) -> None:
    """Twin lessons: the same moves at decks that differ only where nobody has looked."""
    chance = random.Random(seed)
    lesson = game.LESSON
    assert lesson is not None
    # Of gifts the prepared cards are seen in time; of hats only what the learner looks into.
    fixed = len(gifts.lesson.PREPARED) + 1 if game is gifts else 0
    rest = list(lesson.deck[fixed:])
    chance.shuffle(rest)
    worlds = Classroom(game), Classroom(game, lesson.with_deck([*lesson.deck[:fixed], *rest]))
    moves = [chance.randrange(1000) for _ in range(60)]

    def planned(room: Classroom, step: Step) -> Any:
        legal = game.legal_moves(room.match.round)
        return legal[moves[len(room.frames) % len(moves)] % len(legal)]

    for world in worlds:
        world.is_taught(planned)
    for one, twin in zip(worlds[0].frames, worlds[1].frames, strict=False):
        if not isinstance(one, Step) and one != twin:
            # The rules themselves have shown a difference.
            return
        assert one == twin


def test_neighbours_keep_no_thoughts(game: Game) -> None:
    room = Classroom(game)
    assert [neighbour.thoughts() for neighbour in room.neighbours.values()] == [
        [] for _ in room.neighbours
    ]


def test_a_step_that_was_not_read_is_over_when_something_happens() -> None:
    class Brief(Guide):
        def steps_after(self, events: list[Any]) -> list[Step]:
            return []

    guide = Brief()
    assert guide.step == BEGIN
    guide.watch(["anything"])
    guide.go_on()
    assert guide.step.step == "others"


def test_a_prepared_deck_has_every_gift_once() -> None:
    deck = gifts.lesson.deck()
    assert sorted(card.gift for card in deck) == list(range(110))
