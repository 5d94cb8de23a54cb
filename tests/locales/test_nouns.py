"""Names, kinds and cases: what a grammar says and a program can check."""

from collections import Counter

import pytest

from hatbox.games.catalogue import ANIMAL_IDS, GIFT_IDS
from hatbox.locales import LANGUAGES, Noun, nouns
from tests.locales.search import fold

VOWELS = tuple("aeiouy")
# Mute in French only here; harpe, hache, hamburger and hibou begin with an aspirated h.
MUTE_H = {"hélicoptère"}


def every(language: str) -> list[Noun]:
    return [nouns(language)[id] for id in (*GIFT_IDS, *ANIMAL_IDS)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_gift_and_animal_has_a_name_and_a_kind(language: str) -> None:
    assert set(nouns(language)) == {*GIFT_IDS, *ANIMAL_IDS}
    assert all(noun.name and noun.forms["kind"] for noun in every(language))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("ids", [GIFT_IDS, ANIMAL_IDS], ids=["gifts", "animals"])
def test_no_name_or_second_name_means_two_things(language: str, ids: tuple[str, ...]) -> None:
    names = Counter(fold(name) for id in ids for name in nouns(language)[id].names)
    assert not [name for name, times in names.items() if times > 1]


@pytest.mark.parametrize("language", LANGUAGES)
def test_hyphens_break_the_name_and_change_nothing_else(language: str) -> None:
    for noun in every(language):
        assert noun.form("hyphens").replace("|", "") == noun.name


def test_english_a_and_an() -> None:
    for noun in every("en"):
        if noun.form("kind") in ("a", "an"):
            starts_with_vowel = noun.name[0].lower() in "aeiou"
            assert (noun.form("kind") == "an") == starts_with_vowel, noun.name


def test_french_elides_before_a_vowel_and_a_mute_h() -> None:
    for noun in every("fr"):
        elides = fold(noun.name)[0] in "aeiou" or noun.name in MUTE_H
        assert noun.form("kind").endswith("vowel") == elides, noun.name


def test_italian_articles_follow_the_first_letters() -> None:
    for noun in every("it"):
        if noun.form("kind").endswith("plural"):
            continue
        ending = noun.form("kind").partition("-")[2]
        assert ending == _italian_ending(noun), noun.name


def _italian_ending(noun: Noun) -> str:
    first, second = noun.name[0], noun.name[1]
    if first in "aeiouh":
        return "vowel"
    impure = first in "zyx" or (first == "s" and second not in VOWELS)
    return "s" if impure and noun.form("kind").startswith("masculine") else ""


def test_spanish_feminines_that_take_el() -> None:
    found = {noun.name for noun in every("es") if noun.form("kind") == "feminine-a"}
    assert found == {"arpa", "ancla", "hacha"}


@pytest.mark.parametrize(
    ("language", "endings"),
    [
        ("sv", {"en": ("n",), "ett": ("t",), "plural": ("en", "na")}),
        ("da", {"en": ("n",), "et": ("t",), "plural": ("ne",)}),
    ],
)
def test_nordic_definite_forms(language: str, endings: dict[str, tuple[str, ...]]) -> None:
    for noun in every(language):
        definite = noun.forms["definite"]
        assert definite.endswith(endings[noun.form("kind")]), definite
        assert definite[:2] == noun.name[:2], definite


# Words that do not change, or that end in a soft sign.
SAME_IN_ACCUSATIVE = {"броколі", "брокколи", "кровать", "кость", "мышь"}


@pytest.mark.parametrize("language", ["uk", "ru"])
def test_slavic_accusatives(language: str) -> None:
    for noun in every(language):
        changed = noun.form("accusative") != noun.name
        feminine = noun.form("kind") == "feminine" and noun.name not in SAME_IN_ACCUSATIVE
        animate = noun.form("kind") == "masculine-animate"
        assert changed == (feminine or animate), noun.name
        if feminine:
            assert noun.name[-1] + noun.form("accusative")[-1] in ("ау", "яю"), noun.name


@pytest.mark.parametrize("language", ["uk", "ru"])
def test_slavic_genders_by_ending(language: str) -> None:
    for noun in every(language):
        kind, last = noun.form("kind"), noun.name[-1]
        if last in "ая" and noun.name != "мишка":
            assert kind == "feminine", noun.name
        if last in "оеэ":
            assert kind == "neuter", noun.name
        if last not in "аяоеэьиіыє":
            assert kind in ("masculine", "masculine-animate"), noun.name
