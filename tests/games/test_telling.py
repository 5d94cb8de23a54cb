"""Views, events and moves in sentences: every one of them, and nothing that is hidden."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

from hatbox.games import GAMES, Match, as_json, events_for
from hatbox.games.magic_hat import telling as hat_telling
from hatbox.games.not_a_hat import telling as gift_telling
from hatbox.games.telling import Person, Sentence

TELLING: dict[str, Any] = {"not-a-hat": gift_telling, "magic-hat": hat_telling}
WAYS: list[tuple[str, int, dict[str, object]]] = [
    ("not-a-hat", 2, {"gifts": 2}),
    ("not-a-hat", 3, {}),
    ("magic-hat", 3, {"expert": True}),
    ("magic-hat", 2, {}),
]


def people(you: int | None, players: int) -> list[Person]:
    return [Person("ABCD"[seat], seat == you) for seat in range(players)]


def played(match: Match, seed: int) -> Iterator[Any]:
    """Events, until nobody is to move."""
    luck = random.Random(seed)
    yield match.opening()
    while (seat := match.seat_to_move) is not None:
        yield match.play(seat, luck.choice(match.legal_moves()))


@pytest.mark.parametrize(("name", "players", "wishes"), WAYS)
@pytest.mark.parametrize("seed", range(12))
def test_every_event_view_and_move_has_sentences(
    name: str, players: int, wishes: dict[str, object], seed: int
) -> None:
    game, telling = GAMES[name], TELLING[name]
    match = Match(game, "ABCD"[:players], secret=bytes([seed] * 32), wishes=wishes)
    for events in played(match, seed):
        for seat in range(players):
            view = as_json(match.view_for(seat))
            assert all_sentences(telling.tell_view(view, people(seat, players)))
            for event in events_for(game, events, seat):
                told = telling.tell_event(as_json(event), people(seat, players))
                assert all_sentences(told)
            legal = match.legal_moves() if seat == match.seat_to_move else []
            for move in legal:
                ways = [*telling.ways(game.move_to_json(move), view)]
                assert ways[0][0] == game.move_to_json(move)
                assert all_sentences(way for _, way in ways)
        onlooker = as_json(match.view_for_onlooker())
        assert all_sentences(telling.tell_view(onlooker, people(None, players)))


def all_sentences(told: Any) -> bool:
    sentences = [*told]
    return bool(sentences) and all(isinstance(sentence, Sentence) for sentence in sentences)


def test_a_view_tells_no_face_down_gift() -> None:
    match = Match(GAMES["not-a-hat"], "ABC", secret=bytes(32), starter=0)
    hidden: Any = match.opening()[1]
    told = repr([*gift_telling.tell_view(as_json(match.view_for(0)), people(0, 3))])
    assert f"noun-{hidden.object}" not in told
    assert "dock-giving" in told


def test_a_tone_is_another_move() -> None:
    move = {"move": "offer", "object": "hat", "tone": "plain"}
    ways = [*gift_telling.ways(move, {})]
    assert [data["tone"] for data, _ in ways] == ["plain", "sure", "unsure", "plain"]


def test_only_the_one_who_looks_is_told_what_is_there() -> None:
    match = Match(GAMES["magic-hat"], "AB", secret=bytes(32), starter=0)
    match.play(0, match.game.move_from_number(2))
    views = [as_json(match.view_for(seat)) for seat in (0, 1)]
    told = [repr([*hat_telling.tell_view(view, people(0, 2))]) for view in views]
    assert "animal-seen" in told[0]
    assert "animal-seen" not in told[1]


def test_the_wire_shows_the_box_to_a_wrong_caller() -> None:
    match = Match(GAMES["magic-hat"], "AB", secret=bytes(32), starter=0)
    view = as_json(match.view_for(0)) | {"sees": {"place": "box", "animal": "owl"}}
    told = [*hat_telling.tell_view(view, people(0, 2))]
    assert Sentence("box-seen", {"object": "owl"}) in told
