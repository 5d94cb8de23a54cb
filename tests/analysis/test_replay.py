"""The film of a record: every decision is a scene, and minds' thoughts stand where they belong."""

from typing import Any

import pytest

from hatbox.analysis.replay import minds_of, replay
from hatbox.analysis.story import story
from hatbox.lab.simulate import simulate
from tests.games.records import by_hand, contract, played, race, series

Record = dict[str, Any]


def simulated(game: str, players: int = 3, **more: Any) -> Record:
    seats = ("squirrel", "fox", "elephant")
    [record] = simulate(game, players=players, games=1, seed="film", seats=seats, **more)
    return record


@pytest.mark.parametrize("record", [contract(), series(), race(), played("not-a-hat")])
def test_a_scene_for_the_deal_and_for_every_decision(record: Record) -> None:
    film = replay(record)
    assert [len(act.scenes) - 1 for act in film.rounds] == [
        len(data["moves"]) for data in record["rounds"]
    ]
    seats = [scene.seat for act in film.rounds for scene in act.scenes[1:]]
    assert seats == [move["seat"] for data in record["rounds"] for move in data["moves"]]


@pytest.mark.parametrize("record", [series(), race()])
def test_the_scenes_tell_what_the_story_tells(record: Record) -> None:
    by_seat = record | {"players": [f"@{seat}" for seat in range(len(record["players"]))]}
    film = replay(record)
    told = [line for act in film.rounds for scene in act.scenes for line in scene.told]
    written = [line for line in story(by_seat) if line in told]
    assert written == told


def test_points_are_those_of_the_whole_game_after_each_round() -> None:
    record = series()
    film = replay(record)
    assert film.rounds[-1].points == tuple(record["totals"])
    first = record["rounds"][0]["penalties"]
    assert film.rounds[0].points == tuple(first)


@pytest.mark.parametrize(("game", "wishes"), [("not-a-hat", {"rounds": 2}), ("magic-hat", {})])
def test_every_thought_is_shown_at_its_own_decision(game: str, wishes: dict[str, object]) -> None:
    record = simulated(game, thoughts=True, wishes=wishes)
    film = replay(record)
    assert film.minds == ("squirrel", "fox", "elephant")
    for act in film.rounds:
        for scene in act.scenes[1:]:
            frame: Any = scene.open
            if game == "not-a-hat":
                assert frame.belief.seat == scene.seat
            else:
                assert scene.seat is not None
                assert frame.beliefs[scene.seat] is not None


def test_an_elephant_believes_the_truth() -> None:
    record = simulated("not-a-hat", thoughts=True)
    for scene in replay(record).rounds[0].scenes:
        frame: Any = scene.open
        if frame.belief and frame.belief.seat == 2:
            [guess] = frame.belief.guesses
            assert (guess.object, guess.sure) == (guess.gift, 1.0)


def test_a_record_without_thoughts_has_none() -> None:
    film = replay(played("not-a-hat"))
    frames: list[Any] = [scene.open for scene in film.rounds[0].scenes]
    assert not [frame for frame in frames if frame.belief]
    assert film.minds == ("", "", "")


@pytest.mark.parametrize("thoughts", [3, [], [None], [[3], None, "x"], [[{"heard": "1"}], [], []]])
def test_thoughts_that_are_none_are_left_out(thoughts: object) -> None:
    film = replay(by_hand(played("not-a-hat")) | {"thoughts": thoughts})
    frames: list[Any] = [scene.open for scene in film.rounds[0].scenes]
    assert not [frame for frame in frames if frame.belief]


@pytest.mark.parametrize("minds", [None, 3, ["fox"], [1, 2, 3]])
def test_minds_that_are_none_are_people(minds: object) -> None:
    assert minds_of({"minds": minds}, 3) == ("", "", "")


def test_times_and_stand_ins_are_told() -> None:
    record = by_hand(played("not-a-hat"))
    moves = record["rounds"][0]["moves"]
    moves[0] |= {"ms": 1500}
    moves[1] |= {"ms": 9000, "by": "stand-in"}
    scenes = replay(record).rounds[0].scenes
    assert (scenes[1].ms, scenes[1].stand_in) == (1500, False)
    assert (scenes[2].ms, scenes[2].stand_in) == (None, True)
