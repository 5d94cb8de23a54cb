"""Characters are counted as grapheme clusters."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hatbox.tables.names import characters

FAMILY = "👨\u200d👩\u200d👧\u200d👦"
# Everything that the pattern tells apart.
PARTS = "aé \u0301\u200c\u200d\ufe0f\u20e3👨❤↔🏽🇩🇪क\u094d\u093fกำᄒᆞᆫ한"


@pytest.mark.parametrize(
    "text",
    [
        "A|n|a",
        "Z|o|e\u0308",
        "की|र्ति",  # one consonant written into the next
        "न|म|स्ते",
        "க|ண்|ண|ன்",  # in Tamil they stay apart
        "ที่|นี่|น้ำ",
        "مُ|حَ|مَّ|د",
        "ع|ل|ی\u200c|ر|ض|ا",
        "שָׁ|ל|וֹ|ם",
        "ᄒᆞᆫ|글",
        "ᄒ|a",
        "🇩🇪|🇫🇷|🇪",
        "👋🏽|👋",
        "☝\ufe0f🏽|☝",
        f"{FAMILY}|{FAMILY}",
        "👩🏽\u200d❤\ufe0f\u200d💋\u200d👨🏽|🏳\ufe0f\u200d🌈|🙂\u200d↔\ufe0f",
        "1\ufe0f\u20e3|2\ufe0f\u20e3",
        "a\u200d|b",  # only pictures become one
        "a|🏽|🏽",  # a colour without a hand shows by itself
        "",
    ],
)
def test_a_character_is_what_a_person_would_call_one(text: str) -> None:
    assert "|".join(characters(text.replace("|", ""))) == text


@given(st.text() | st.text(alphabet=PARTS))
def test_nothing_is_lost_between_characters(text: str) -> None:
    assert "".join(characters(text)) == text
    assert "" not in characters(text)
