"""Names: any script, one line, nothing invisible, and no two alike at one table."""

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hatbox.tables.errors import TableError
from hatbox.tables.names import (
    JOINERS,
    MOST_MARKS,
    MOST_PARTS,
    MOST_VISIBLE,
    characters,
    clean_name,
    clean_text,
    free_name,
    is_taken,
    same_name,
)

FAMILY = "👨\u200d👩\u200d👧\u200d👦"
FAMILY_OF_COLOURS = "👨🏻\u200d👩🏽\u200d👧🏾\u200d👦🏿"
ALI_REZA = "علی\u200cرضا"

# One visible character each, of one part or of many.
CHARACTERS = {
    "Latin": "x",
    "Latin, decomposed": "e\u0308",
    "Vietnamese, decomposed": "e\u0302\u0301",
    "Greek, two accents": "ι\u0308\u0301",
    "Hindi": "की",
    "Hindi, nasal": "हीं",
    "Hindi, three consonants in one": "स्त्री",
    "Bengali": "ক্ষো",
    "Tamil": "கொ",
    "Sinhala": "රී",
    "Thai": "ที่",
    "Thai, a vowel behind": "น้ำ",
    "Arabic": "مَّ",
    "Hebrew": "שָּׁ",
    "Korean, conjoining": "ᄒ" + "ᅡ" + "ᆫ",
    "Korean, of old": "ᄒ" + "ᆞ" + "ᆫ",
    "Japanese, half as wide": "ﾀﾞ",
    "Japanese, an old form": "葛\U000e0100",
    "hat": "🎩",
    "heart": "❤\ufe0f",
    "flag": "🇩🇪",
    "rainbow flag": "🏳\ufe0f\u200d🌈",
    "hand": "👋🏽",
    "keycap": "1\ufe0f\u20e3",
    "family": FAMILY,
    "family of colours": FAMILY_OF_COLOURS,
    "kiss": "👩🏽\u200d❤\ufe0f\u200d💋\u200d👨🏽",
}

ODD = f"Aa é{JOINERS}\ufe0f\ufe0e\u180b\U000e0100\u20e3\u0301\u0316👨❤🏽🇩🇪क\u094d\u093fกำᄒᆞᆫ1#\t"
anything = st.text(max_size=40) | st.text(alphabet=ODD, max_size=30)


def code_of(name: str) -> str:
    with pytest.raises(TableError) as caught:
        clean_name(name)
    return caught.value.code


@pytest.mark.parametrize(
    "name",
    [
        "Ana",
        "Zoë",
        "Nguye\u0302\u0303n Thi\u0323 A\u0301nh",
        "Ольга",
        "Μαΐα",
        "みさき",
        "葛\U000e0100城",
        "محمد",
        "مُحَمَّد",
        ALI_REZA,
        "שרה",
        "שָׂרָה",
        "ශ්\u200dරී",
        "নূর\u200d্যা",
        "नमस्ते",
        "लक्ष्मी",
        "கண்ணன்",
        "สมหญิง",
        "ᄒ" + "ᅡ" + "ᆫ" + "ᄀ" + "ᅳ" + "ᆯ",
        "ᠰᠠᠷᠠ\u180b",
        "Bo 2",
        "O'Neil",
        "🎩",
        "Ana ❤\ufe0f",
        FAMILY,
        FAMILY_OF_COLOURS,
        "🏳\ufe0f\u200d🌈",
        "x" * 24,
    ],
)
def test_people_of_every_script_may_sit(name: str) -> None:
    assert clean_name(name) == unicodedata.normalize("NFC", name)


@pytest.mark.parametrize("character", CHARACTERS.values(), ids=CHARACTERS)
def test_a_name_has_at_most_24_characters_that_a_person_would_count(character: str) -> None:
    assert clean_name(24 * character) == unicodedata.normalize("NFC", 24 * character)
    assert code_of(25 * character) == "bad-name"


@pytest.mark.parametrize(
    "name",
    [
        "",
        "   ",
        "x" * 25,
        "a\u202eb",  # turns what follows around
        "a\u200bb",  # has no width
        "a\u2060b",
        "a\ufeffb",
        "a\u00adb",
        "a\u034fb",
        "\u2066a\u2069",
        "\u200ea",
        "a\x00b",
        "\x1b[31mred",
        "\u3164",  # a letter that shows nothing
        "\u2800",
        "\u115f\u1160",
        "\ue000",
        "\ud800",
        "\u0378",
        "\u0301",
        "\u0301Ana",  # would sit on whatever stands before the name
        "ी",
        "\u200d",
        "\u200c \u200d",
        "\ufe0f",
        "\U000e0100",
    ],
)
def test_names_that_hide_something_are_refused(name: str) -> None:
    assert code_of(name) == "bad-name"


@pytest.mark.parametrize(
    "name",
    [
        "a" + "\u0301" * 60,
        "a" + "\u0316" * MOST_PARTS,
        "a\u0316\u0317\u0318\u0319" * 24,
        "क" + "ी" * 60,
        "क\u094d" * 60 + "क",
        "👨\u200d" * 60 + "👨",
        "ᄒ" * 60,
    ],
)
def test_no_character_is_a_tower_or_a_train(name: str) -> None:
    assert code_of(name) == "bad-name"


@pytest.mark.parametrize(
    "part", ["x", "\u0301\u0316", "\u200d", "👨\u200d", "क\u094d", " ", "\ufe0f"]
)
def test_a_whole_message_of_anything_is_only_refused(part: str) -> None:
    assert code_of("\u0301" + part * (4096 // len(part))) == "bad-name"


@pytest.mark.parametrize("region", ["gbeng", "gbsct"])
def test_flags_spelt_with_letters_that_do_not_show_are_refused(region: str) -> None:
    hidden = "".join(chr(0xE0000 + ord(letter)) for letter in region)
    assert code_of(f"🏴{hidden}\U000e007f") == "bad-name"


def test_a_name_is_one_line_and_composed() -> None:
    assert clean_name("  Zoe\u0308 \n  of\tNice ") == "Zo\u00eb of Nice"


@pytest.mark.parametrize("joiner", JOINERS)
def test_joiners_stay_between_two_characters_and_nowhere_else(joiner: str) -> None:
    assert clean_name(f"می{joiner}خواهم") == f"می{joiner}خواهم"
    assert clean_name(f"{joiner}A{joiner}na{joiner}") == f"A{joiner}na"
    assert clean_name(f"Ana {joiner} Bo{joiner} {joiner}Cy") == "Ana Bo Cy"
    assert clean_name(f"A{joiner}{JOINERS}{joiner}na") == f"A{joiner}na"
    assert clean_name(f"A{joiner}\ufe0f{joiner}na\ufe0f{joiner}") == f"A{joiner}na"


@pytest.mark.parametrize("selector", ["\ufe0f", "\ufe0e", "\ufe00", "\U000e0100", "\u180b"])
def test_a_letter_with_one_look_has_no_other(selector: str) -> None:
    assert clean_name(f"{selector}A{selector}na{selector}") == "Ana"
    assert clean_name(f"Zoe{selector}\u0308") == "Zoë"
    assert clean_name(f"Ana {selector}Bo") == "Ana Bo"
    assert clean_name(f"❤{selector}{selector}") == f"❤{selector}"


@pytest.mark.parametrize("name", ["ANA", "ana", "ａｎａ", "Ana"])
def test_names_that_look_alike_are_the_same(name: str) -> None:
    assert is_taken(name, ["Bo", "Ana"])


@pytest.mark.parametrize(
    ("name", "other"),
    [
        ("Ana", "Ana\ufe0f"),
        ("Ana", "Ana\ufe0e"),
        ("Ana", "Ana\U000e0100"),
        ("Ana", "Ana\u180b"),
        ("Ana", "A\u200dna"),
        ("Ana", "A\u200cNA"),
        ("Zoë", "Zoe\u200d\u0308"),
        ("Bo 2", "Bo 2\ufe0f"),
        ("みさき", "みさき\ufe0f"),
        ("葛城", "葛\U000e0100城"),
        ("❤", "❤\ufe0f"),
        (ALI_REZA, "علیرضا"),
        (FAMILY, "👨👩👧👦"),
        ("한", "ᄒ" + "ᅡ" + "ᆫ"),
        ("한", "ᄒ\u200dᅡᆫ"),
    ],
)
def test_what_shows_nothing_makes_no_other_name(name: str, other: str) -> None:
    assert is_taken(clean_name(other), [clean_name(name)])


@pytest.mark.parametrize(
    ("name", "other"),
    [("Ana", "Anna"), ("👋🏽", "👋🏿"), ("🇩🇪", "🇪🇩"), ("की", "कि"), ("Zoë", "Zoe")],
)
def test_what_shows_makes_another_name(name: str, other: str) -> None:
    assert not is_taken(other, [name])


def test_a_mind_takes_a_number_when_its_name_is_taken() -> None:
    assert free_name("Fox", []) == "Fox"
    assert free_name("Fox", ["fox", "Fox 2"]) == "Fox 3"


def test_a_bubble_is_a_line_of_at_most_120_characters() -> None:
    assert clean_text(" really?\n no ") == "really? no"
    for text, code in (("", "bad-text"), ("\u202e", "bad-text"), ("x" * 121, "too-long")):
        with pytest.raises(TableError) as caught:
            clean_text(text)
        assert caught.value.code == code


@pytest.mark.parametrize(
    "text", [ALI_REZA, FAMILY, "می\u200cخواهم!", "❤\ufe0f\u200d🔥", "क\u094d\u200dष"]
)
def test_a_bubble_keeps_what_shapes_its_words(text: str) -> None:
    assert clean_text(f"\u200d{text} \u200c") == text


@given(anything)
def test_whatever_is_typed_is_a_good_name_or_a_clear_error(text: str) -> None:
    try:
        name = clean_name(text)
    except TableError:
        assert code_of(text) == "bad-name"
        return
    assert clean_name(name) == name
    assert unicodedata.is_normalized("NFC", name)
    assert name == name.strip().strip(JOINERS)
    assert 1 <= len(characters(name)) <= MOST_VISIBLE
    assert sum(unicodedata.category(letter)[0] == "M" for letter in name) <= MOST_MARKS
    shown = name.translate(dict.fromkeys(map(ord, JOINERS)))
    assert not any(unicodedata.category(letter) in ("Cc", "Cf", "Zl", "Zp") for letter in shown)
    assert same_name(name) == same_name(same_name(name)) == same_name(shown)


@given(anything)
def test_a_bubble_said_again_is_the_same(text: str) -> None:
    try:
        said = clean_text(text)
    except TableError:
        return
    assert clean_text(said) == said
    assert unicodedata.is_normalized("NFC", said)


@given(
    st.text(alphabet=ODD, max_size=12), st.sampled_from(["\u200c", "\u200d", "\ufe0f", "\u180b"])
)
def test_what_is_hidden_in_a_name_makes_no_other(text: str, hidden: str) -> None:
    assert is_taken(hidden + hidden.join(text) + hidden, [text])
