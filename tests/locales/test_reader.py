"""A person in a sentence may be its reader: every message asks, and has its own form for that."""

import re

import pytest

from hatbox.locales import LANGUAGES, text
from tests.locales.fluent_files import told
from tests.locales.reader import (
    GOLDEN,
    PEOPLE,
    QUESTIONS,
    asks_for_the_reader,
    readings,
    told_to_readers,
)

# Told to others only, and why.
NEVER_THE_READER = {
    "invited": "whoever sits at the table already invites",
    "remove-seat": "nobody is asked to remove themselves",
    "hide-person": "nobody hides themselves",
    "show-person": "nobody hides themselves",
    "vote-out": "nobody votes about themselves",
    "vote-sure": "nobody votes about themselves",
    "hand-to": "several people read a device that is passed around",
    "hand-to-sub": "several people read a device that is passed around",
    "hand-is-me": "several people read a device that is passed around",
    "hand-wrong": "several people read a device that is passed around",
    "turn-of": "your own turn is told by your-turn",
    "picker-title": "a gift goes to a neighbour",
    "picker-send": "a gift goes to a neighbour",
    "dock-answer-sub": "the reader is the one who answers",
    "waiting-for": "the reader sees a button instead",
    "lesson-not-a-hat-fetched": "a neighbour in a lesson",
    "lesson-not-a-hat-caught": "a neighbour in a lesson",
    "lesson-magic-hat-out": "a neighbour in a lesson",
    "lesson-magic-hat-lost": "a neighbour in a lesson",
    "rematch-wanted": "the reader sees a pressed button instead",
}
# hatbox replay tells a game that is over to somebody who need not have played it.
HAS_NO_READER = ("replay-", "thought-")


def messages_about_people() -> dict[str, set[str]]:
    return {
        message: people
        for message, uses in told("en").items()
        if (people := uses.variables & QUESTIONS.keys())
        and message not in NEVER_THE_READER
        and not message.startswith(HAS_NO_READER)
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_about_a_person_asks_whether_it_is_the_reader(language: str) -> None:
    ours = told(language)
    for message, people in messages_about_people().items():
        asked = ours[message].choices
        missing = {QUESTIONS[person] for person in people} - asked.keys()
        assert not missing, message


def test_messages_that_are_never_about_the_reader_still_exist() -> None:
    for message in NEVER_THE_READER:
        assert told("en")[message].variables & QUESTIONS.keys(), message
        assert not asks_for_the_reader(told("en")[message]), message


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_reader_is_not_called_by_name(language: str) -> None:
    for message in messages_about_people():
        for _, about in readings(language, message):
            words = text(language, message, **about)
            for person, name in PEOPLE.items():
                if about.get(QUESTIONS[person]) == "yes" and person != "name":
                    assert not re.search(rf"\b{name}\b", words), (message, words)
            if about.get("you") == "yes":
                assert not re.search(r"\bAda\b", words), (message, words)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_reader_has_a_form_of_their_own(language: str) -> None:
    for message in messages_about_people():
        told_of = {True: set[str](), False: set[str]()}
        for is_reader, about in readings(language, message):
            told_of[is_reader].add(text(language, message, **about))
        assert told_of[True], message
        assert not told_of[True] & told_of[False], message


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_to_a_reader_is_the_one_that_was_read(language: str) -> None:
    golden = (GOLDEN / f"{language}.txt").read_text("utf-8")
    assert told_to_readers(language).splitlines() == golden.splitlines()
