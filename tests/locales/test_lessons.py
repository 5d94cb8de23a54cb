"""One idea a step: every step of a lesson has its sentence, of at most twelve words."""

import pytest

from hatbox.games import GAMES, Game
from hatbox.games.lesson import Step
from hatbox.locales import LANGUAGES, text
from tests.games.lessons import Classroom, obedient
from tests.locales.fluent_files import told

MOST_WORDS = 12
SENTENCES = [
    name for name in told("en") if name.startswith(("lesson-", "coach-")) and name.count("-") > 2
]


def words_in(sentence: str) -> int:
    return sum(any(letter.isalnum() for letter in word) for word in sentence.split())


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_sentence_has_at_most_twelve_words(language: str) -> None:
    assert len(SENTENCES) > 30
    for name in SENTENCES:
        sentence = text(language, name, name="Ada")
        assert words_in(sentence) <= MOST_WORDS, sentence


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_sentence_names_no_gift_and_no_animal(language: str) -> None:
    sentences = told(language)
    assert set[str]().union(*(sentences[name].variables for name in SENTENCES)) == {"name"}


@pytest.mark.parametrize("game", [game for game in GAMES.values() if game.LESSON is not None])
def test_every_step_has_a_sentence(game: Game) -> None:
    steps = {*Classroom(game).is_taught(obedient), *Classroom(game).is_taught(wilful)}
    for step in steps:
        assert f"lesson-{game.NAME}-{step}" in SENTENCES


def wilful(room: Classroom, step: Step) -> object:
    """The last move that is legal: doubts everything, calls the last animal."""
    return room.game.legal_moves(room.match.round)[-1]
