from collections import Counter

from hypothesis import given
from hypothesis import strategies as st

from hatbox.games.fairness import Stream, stream_for_round
from hatbox.games.magic_hat.deck import mixed

SECRET = bytes(range(32))


@given(st.binary(min_size=32, max_size=32))
def test_m3_the_box_and_the_five_hats_have_the_six_animals(key: bytes) -> None:
    assert sorted(mixed(Stream(key))) == list(range(6))


def test_the_same_stream_gives_the_same_hats() -> None:
    assert mixed(Stream(SECRET)) == mixed(Stream(SECRET))


def test_every_animal_vanishes_and_stands_everywhere_equally_often() -> None:
    places: Counter[tuple[int, int]] = Counter()
    for index in range(6000):
        places.update(enumerate(mixed(stream_for_round(SECRET, [], "magic-hat", index))))
    assert len(places) == 36
    assert all(abs(count - 1000) < 130 for count in places.values())
