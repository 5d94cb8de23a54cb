from collections import Counter

import pytest
from fluent.syntax import ast

from hatbox.locales import LANGUAGES, MissingText, WrongText, nouns, tag, text
from tests.locales.fluent_files import entries, files, messages, told
from tests.locales.tellings import tellings


def test_there_are_the_eleven_languages_of_the_rulebooks() -> None:
    assert set(LANGUAGES) >= {"en", "de", "fr", "nl", "it", "es", "pt", "sv", "da", "uk", "ru"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_entry_can_be_read(language: str) -> None:
    for file in files(language):
        junk = [entry.content for entry in entries(language, file) if isinstance(entry, ast.Junk)]
        assert not junk, file


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_is_written_twice(language: str) -> None:
    names = Counter(
        entry.id.name
        for file in files(language)
        for entry in entries(language, file)
        if isinstance(entry, ast.Message)
    )
    assert not [name for name, times in names.items() if times > 1]


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_is_missing_and_none_is_left_over(language: str) -> None:
    ours, english = set(told(language)), set(told("en"))
    assert (sorted(english - ours), sorted(ours - english)) == ([], [])


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_message_takes_the_same_variables_in_every_language(language: str) -> None:
    ours, english = told(language), told("en")
    shared = ours.keys() & english.keys()
    differ = {
        name: (ours[name].variables, english[name].variables)
        for name in shared
        if ours[name].variables != english[name].variables
    }
    assert not differ


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_can_be_told_of_every_gift_animal_and_number(language: str) -> None:
    for message, args in tellings(language):
        words = text(language, message, **args)
        assert words.strip() == words, message
        assert "{" not in words, message


@pytest.mark.parametrize("language", LANGUAGES)
def test_sentences_ask_only_for_forms_and_kinds_that_nouns_have(language: str) -> None:
    every = nouns(language).values()
    forms = {form for noun in every for form in noun.forms}
    kinds = {noun.form("kind") for noun in every}
    for name, uses in messages(language).items():
        assert uses.forms <= forms, name
        assert uses.kinds <= kinds, name


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_kind_of_noun_is_told_apart_by_some_sentence(language: str) -> None:
    known = set[str]().union(*(uses.kinds for uses in messages(language).values()))
    assert {noun.form("kind") for noun in nouns(language).values()} <= known


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_tag_belongs_to_its_language(language: str) -> None:
    assert tag(language).split("-")[0] == language


def test_portuguese_is_european() -> None:
    assert tag("pt") == "pt-PT"


def test_an_attribute_is_asked_for_with_a_dot() -> None:
    assert text("de", "noun-piano.kind") == "neuter"


@pytest.mark.parametrize("name", ["nothing", "thanks.label", "noun-hat.dual"])
def test_a_text_that_does_not_exist_is_named(name: str) -> None:
    with pytest.raises(MissingText, match=f"en: {name}"):
        text("en", name)


def test_an_unknown_language_is_named() -> None:
    with pytest.raises(LookupError, match="tlh"):
        text("tlh", "thanks")


def test_an_unknown_gift_is_no_text() -> None:
    with pytest.raises(WrongText, match="refusal"):
        text("en", "refusal", object="unicorn")
