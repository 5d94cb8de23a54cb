import pytest

from hatbox.locales import LANGUAGES
from tests.locales.talk import GOLDEN, talk


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_at_the_table_is_the_one_that_was_read(language: str) -> None:
    golden = (GOLDEN / f"{language}.txt").read_text("utf-8")
    assert talk(language).splitlines() == golden.splitlines()


def test_there_is_a_golden_file_for_each_language() -> None:
    assert {path.stem for path in GOLDEN.iterdir()} == set(LANGUAGES)
