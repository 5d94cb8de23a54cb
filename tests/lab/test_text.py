"""Games in sentences of every language, and moves said in words."""

from __future__ import annotations

import random
from typing import Any

import pytest

from hatbox.games import GAMES, Match, events_for, game_named
from hatbox.lab.text import Teller, Untold, telling_of
from hatbox.locales import LANGUAGES

each = pytest.mark.parametrize("game", ["not-a-hat", "magic-hat"])


@each
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_move_of_a_game_is_said_and_understood(game: str, language: str) -> None:
    match = Match(GAMES[game], ["Ada", "Bo", "Cy"], secret=bytes(32))
    luck = random.Random(1)
    tellers = [Teller(match.game, match.players, seat, language) for seat in range(3)]
    events: Any = match.opening()
    for _ in range(12):
        for seat, teller in enumerate(tellers):
            assert all(teller.events(events_for(match.game, events, seat)))
            assert all(teller.view(match.view_for(seat)))
        mover = match.seat_to_move
        if mover is None:
            break
        legal, view = match.legal_moves(), match.view_for(mover)
        words = tellers[mover].moves(legal, view)
        assert len({*words}) == len(legal)
        for place in luck.sample(range(len(legal)), min(len(legal), 2)):
            assert tellers[mover].move(words[place].upper(), legal, view) == legal[place]
        events = match.play(mover, luck.choice(legal))


def test_a_view_reads_well() -> None:
    match = Match(game_named("not-a-hat"), ["Ada", "Bo", "Cy"], secret=bytes(32), starter=0)
    told = Teller(match.game, match.players, 0).view(match.view_for(0))
    assert told[0].startswith("Your gift: ")
    assert told[-1] == "Your turn"
    assert any("has a gift for" in line or "Your gift goes to" in line for line in told)


def test_piles_are_listed_by_the_rules_of_the_language() -> None:
    match: Any = Match(game_named("not-a-hat"), ["Ada", "Bo", "Cy"], secret=bytes(32), starter=0)
    for _ in range(2):
        match.play(match.seat_to_move, match.game.move_from_number((match.round.gift + 1) % 110))
        match.play(match.seat_to_move, match.game.move_from_number(111))
    told = Teller(match.game, match.players, 0).view(match.view_for(0))
    pile = next(line for line in told if "minus cards" in line)
    assert pile.startswith("You have 2 minus cards: ")
    assert " and " in pile


@pytest.mark.parametrize(
    ("words", "object", "tone"),
    [
        ("Here’s a nice guitar for you.", "guitar", "plain"),
        ("  definitely a nice GUITAR for you ", "guitar", "sure"),
        ("Here's... um... a nice guitar for you?", "guitar", "unsure"),
        ("guitar", "guitar", "plain"),
        ("I say: Definitely a nice hat for you!", "hat", "sure"),
    ],
)
def test_an_offer_in_many_words(words: str, object: str, tone: str) -> None:
    match = Match(game_named("not-a-hat"), ["Ada", "Bo", "Cy"], secret=bytes(32), starter=0)
    teller = Teller(match.game, match.players, 0)
    move = teller.move(words, match.legal_moves(), match.view_for(0))
    assert (move.object, move.tone) == (object, tone)


@pytest.mark.parametrize("words", ["", "unicorn", "I take a torch or a hat", "Thank you!"])
def test_words_that_mean_no_legal_move(words: str) -> None:
    match = Match(game_named("not-a-hat"), ["Ada", "Bo", "Cy"], secret=bytes(32), starter=0)
    teller = Teller(match.game, match.players, 0)
    assert teller.move(words, match.legal_moves(), match.view_for(0)) is None


def test_a_game_without_sentences_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    from tests import third_game

    monkeypatch.setitem(GAMES, "thimbles", third_game)
    with pytest.raises(Untold, match="thimbles"):
        telling_of("thimbles")
