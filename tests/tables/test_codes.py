"""Codes that people read to each other over the phone."""

import hashlib
import itertools

import pytest

from hatbox.tables.codes import (
    ALPHABET,
    LENGTH,
    draw_code,
    draw_token,
    read_code,
    table_of_token,
    token_hash,
)
from tests.tables.house import draws


def test_a_code_has_six_characters_that_cannot_be_misread() -> None:
    draw = draws("codes")
    for _ in range(200):
        code = draw_code(draw)
        assert len(code) == LENGTH == 6
        assert set(code) <= set(ALPHABET)


@pytest.mark.parametrize("twins", ["0O", "1IL", "2Z", "5S", "8B", "UV", "6G"])
def test_of_two_that_look_alike_at_most_one_is_used(twins: str) -> None:
    assert sum(letter in ALPHABET for letter in twins) <= 1


def test_no_vowel_makes_a_word() -> None:
    assert not set("AEIOUY") & set(ALPHABET)


def test_every_character_is_as_likely_as_the_others() -> None:
    every_byte = itertools.cycle(range(256))
    letters = "".join(draw_code(lambda _: bytes([next(every_byte)])) for _ in range(247 * 19))
    assert len({letters.count(letter) for letter in ALPHABET}) == 1


@pytest.mark.parametrize("typed", ["CDF347", "cdf347", " cdf 347 ", "CDF-347"])
def test_a_code_is_read_as_people_type_it(typed: str) -> None:
    assert read_code(typed) == "CDF347"


@pytest.mark.parametrize("typed", ["", "CDF34", "CDF3477", "CDF34O", "../../", "ＣDF347"])
def test_what_is_no_code_is_none(typed: str) -> None:
    assert read_code(typed) is None


def test_a_token_finds_its_table_and_is_kept_as_a_hash() -> None:
    code = draw_code(draws("a"))
    token = draw_token(code, draws("b"))
    assert table_of_token(token) == code
    assert token_hash(token) == hashlib.sha256(token.encode()).digest()
    assert table_of_token("nonsense") is None
