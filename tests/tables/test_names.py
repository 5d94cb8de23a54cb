"""Names: any script, one line, nothing invisible, and no two alike at one table."""

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hatbox.tables.errors import TableError
from hatbox.tables.names import (
    MOST_VISIBLE,
    clean_name,
    clean_text,
    free_name,
    is_taken,
    same_name,
)


def code_of(name: str) -> str:
    with pytest.raises(TableError) as caught:
        clean_name(name)
    return caught.value.code


@pytest.mark.parametrize(
    "name",
    [
        "Ana",
        "Zoë",
        "Ольга",
        "みさき",
        "محمد",
        "שרה",
        "ශ්රී",
        "Bo 2",
        "O'Neil",
        "🎩",
        "नमस्ते",
        "x" * 24,
    ],
)
def test_people_of_every_script_may_sit(name: str) -> None:
    assert clean_name(name) == unicodedata.normalize("NFC", name)


@pytest.mark.parametrize(
    "name",
    [
        "",
        "   ",
        "x" * 25,
        "a\u202eb",  # turns what follows around
        "a\u200bb",  # has no width
        "\u2066a\u2069",
        "a\x00b",
        "\x1b[31mred",
        "\u3164",  # a letter that shows nothing
        "\u2800",
        "\ue000",
        "\ud800",
        "a" + "\u0301" * 60,
        "\u0301",
    ],
)
def test_names_that_hide_something_are_refused(name: str) -> None:
    assert code_of(name) == "bad-name"


def test_a_name_is_one_line_and_composed() -> None:
    assert clean_name("  Zoe\u0308 \n  of\tNice ") == "Zo\u00eb of Nice"


def test_joiners_only_shape_letters_and_are_left_out() -> None:
    assert clean_name("می\u200cخواهم") == "میخواهم"


@pytest.mark.parametrize("name", ["ANA", "ana", "ａｎａ", "Ana"])
def test_names_that_look_alike_are_the_same(name: str) -> None:
    assert is_taken(name, ["Bo", "Ana"])


def test_a_mind_takes_a_number_when_its_name_is_taken() -> None:
    assert free_name("Fox", []) == "Fox"
    assert free_name("Fox", ["fox", "Fox 2"]) == "Fox 3"


def test_a_bubble_is_a_line_of_at_most_120_characters() -> None:
    assert clean_text(" really?\n no ") == "really? no"
    for text, code in (("", "bad-text"), ("\u202e", "bad-text"), ("x" * 121, "too-long")):
        with pytest.raises(TableError) as caught:
            clean_text(text)
        assert caught.value.code == code


@given(st.text(max_size=60))
def test_whatever_is_typed_is_a_good_name_or_a_clear_error(text: str) -> None:
    try:
        name = clean_name(text)
    except TableError:
        assert code_of(text) == "bad-name"
        return
    assert clean_name(name) == name
    assert name == name.strip()
    assert len(name) >= 1
    assert not any(unicodedata.category(letter) in ("Cc", "Cf", "Zl", "Zp") for letter in name)
    assert same_name(name) == same_name(same_name(name))
    assert sum(unicodedata.category(c) not in ("Mn", "Me") for c in name) <= MOST_VISIBLE
