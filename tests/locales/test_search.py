import pytest

from hatbox.games.catalogue import GIFT_IDS
from hatbox.locales import LANGUAGES, nouns
from tests.locales.search import find


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_name_finds_its_gift_first(language: str) -> None:
    for gift in GIFT_IDS:
        for name in nouns(language)[gift].names:
            assert find(language, name, GIFT_IDS)[0] == gift, name


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_typed_finds_all_in_their_order(language: str) -> None:
    assert find(language, "", GIFT_IDS) == list(GIFT_IDS)
    assert find(language, " ’-", GIFT_IDS) == list(GIFT_IDS)


@pytest.mark.parametrize(
    ("language", "typed", "gift"),
    [
        ("en", "bike", "bicycle"),
        ("en", "torch", "flashlight"),
        ("en", "flashlight", "flashlight"),
        ("en", "eggplant", "eggplant"),
        ("en", "plane", "airplane"),
        ("en", "yoyo", "yo-yo"),
        ("en", "LIGHTB", "light-bulb"),
        ("de", "schirm", "umbrella"),
        ("de", "Kase", "cheese"),
        ("de", "kaese", "cheese"),
        ("de", "fussb", "football"),
        ("fr", "oeuf", "egg"),
        ("fr", "velo", "bicycle"),
        ("nl", "tv", "television"),
        ("it", "lente d'in", "magnifier"),
        ("es", "arbol", ""),
        ("es", "pina", "pineapple"),
        ("pt", "oculos", "glasses"),
        ("sv", "glasog", "glasses"),
        ("sv", "aegg", "egg"),
        ("da", "nogle", "key"),
        ("da", "noegle", "key"),
        ("da", "jordbaer", "strawberry"),
        ("uk", "мяч", "football"),
        ("uk", "м'яч", "football"),
        ("ru", "самолет", "airplane"),
        ("ru", "йойо", "yo-yo"),
    ],
)
def test_typing_forgives(language: str, typed: str, gift: str) -> None:
    assert find(language, typed, GIFT_IDS)[:1] == ([gift] if gift else [])


def test_the_beginning_of_a_name_comes_before_its_middle() -> None:
    assert find("en", "ring", GIFT_IDS)[0] == "ring"
    assert find("de", "uhr", GIFT_IDS) == ["watch"]
    found = find("en", "ca", GIFT_IDS)
    assert found.index("camera") < found.index("accordion" if "accordion" in found else "suitcase")
