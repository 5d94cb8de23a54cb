"""Parsing untrusted records."""

import json
from contextlib import suppress

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from hatbox.games import BrokenRecord
from hatbox.games.record import MOST_BYTES, parse
from hatbox.games.verify import verify
from tests.games.records import race, series


def refusal(text: bytes) -> str:
    with pytest.raises(BrokenRecord) as caught:
        parse(text)
    return str(caught.value)


def test_a_record_is_read_as_it_was_written() -> None:
    for record in (series(), race()):
        assert parse(json.dumps(record).encode()) == record
        assert parse(json.dumps(record, ensure_ascii=False, indent=2).encode()) == record


@pytest.mark.parametrize("text", [b"[]", b"null", b"1", b'"hatbox-record/2"', b"true"])
def test_a_record_is_an_object(text: bytes) -> None:
    assert refusal(text) == "no-object"


@pytest.mark.parametrize(
    "text",
    [
        b"",
        b"   ",
        b"{",
        b'{"a"}',
        b"{'a': 1}",
        b"\xff\xfe\xff",
        b"\x80",
        b'{"a": 1}}',
        b"PK\x03\x04",
    ],
)
def test_what_is_no_json_is_refused(text: bytes) -> None:
    assert refusal(text).startswith("no-json")


@pytest.mark.parametrize("word", ["NaN", "Infinity", "-Infinity"])
def test_numbers_that_are_none_are_refused(word: str) -> None:
    assert refusal(f'{{"a": {word}}}'.encode()) == f"no-json-number (number: {word})"


@pytest.mark.parametrize("text", [b'{"a": 1, "a": 1}', b'{"b": {"a": 1, "c": 2, "a": 3}}'])
def test_a_key_that_stands_twice_is_refused(text: bytes) -> None:
    assert refusal(text) == "twin-key"


def test_an_endless_number_is_refused() -> None:
    assert refusal(b'{"a": ' + b"9" * 10_000 + b"}") == "no-json"


@pytest.mark.parametrize("nest", [b"[", b'{"a":'], ids=["lists", "objects"])
def test_deep_nesting_is_refused(nest: bytes) -> None:
    assert refusal(nest * 200_000) == "too-deep"


def test_a_huge_file_is_refused_unread() -> None:
    assert refusal(b"[" * (MOST_BYTES + 1)) == f"record-too-long (bytes: {MOST_BYTES})"


@given(st.binary(max_size=200))
@example(b'{"format": "hatbox-record/2"}')
def test_any_bytes_are_read_or_refused(text: bytes) -> None:
    with suppress(BrokenRecord):
        verify(parse(text))


leaves = st.none() | st.booleans() | st.integers() | st.text(max_size=5)
json_values = st.recursive(
    leaves,
    lambda values: st.lists(values, max_size=3) | st.dictionaries(st.text(), values, max_size=3),
    max_leaves=8,
)


@given(st.dictionaries(st.text(), json_values, max_size=4))
def test_any_object_is_read_and_no_foreign_one_holds(data: dict[str, object]) -> None:
    with pytest.raises(BrokenRecord, match="wrong-format"):
        verify(parse(json.dumps(data).encode()))
