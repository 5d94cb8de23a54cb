import pytest

from hatbox.locales import negotiate


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
