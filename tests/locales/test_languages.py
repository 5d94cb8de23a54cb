import pytest

from hatbox.locales import accepted, negotiate


@pytest.mark.parametrize(
    ("wishes", "language"),
    [
        (["de"], "de"),
        (["de-AT"], "de"),
        (["pt-BR", "en"], "pt"),
        (["DE_ch.UTF-8"], "de"),
        (["tlh", "uk-UA", "ru"], "uk"),
        (["zh-Hans-CN"], "en"),
        (["C.UTF-8"], "en"),
        (["*"], "en"),
        ([""], "en"),
        ([], "en"),
    ],
)
def test_the_first_wish_that_we_speak_counts(wishes: list[str], language: str) -> None:
    assert negotiate(wishes) == language


def test_a_header_is_read_dearest_first() -> None:
    assert accepted("en;q=0.5, fr-CH, de ; q=0.8, it;q=0") == ["fr-CH", "de", "en"]


def test_a_broken_header_harms_nobody() -> None:
    assert negotiate(accepted(";;q=,=,;q=2, ,")) == "en"
