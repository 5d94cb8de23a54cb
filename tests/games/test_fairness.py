import hashlib
import math
import re
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import islice
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hatbox.games.catalogue import ANIMAL_IDS, GIFT_IDS
from hatbox.games.fairness import Stream, commitment, drawn_starter, stream_for_round
from hatbox.games.magic_hat.deck import mixed
from hatbox.games.not_a_hat.deck import ARROWS, card_text, shuffled

PAGE = (Path(__file__).parents[2] / "docs" / "fairness.md").read_text(encoding="utf-8")
SECRET = bytes(range(32))
MOST = 2**32


@dataclass(frozen=True)
class Vector:
    contributions: list[bytes]
    fields: dict[str, str]

    @property
    def secret(self) -> bytes:
        return bytes.fromhex(self.fields["secret"])

    @property
    def index(self) -> int:
        return int(self.fields["round index"])

    def stream(self, game: str) -> Stream:
        return stream_for_round(self.secret, self.contributions, game, self.index)

    def hex(self, field: str) -> bytes:
        return bytes.fromhex(self.fields[field])

    def numbers(self, field: str) -> list[int]:
        return [int(number) for number in self.fields[field].split()]


def blocks(kind: str) -> list[str]:
    return re.findall(rf"^```{kind}\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)


def vector(block: str) -> Vector:
    lines = [line for line in re.sub(r"\n {4}", " ", block).splitlines() if line]
    pairs = [(name.strip(), value.strip()) for name, value in (line.split("=") for line in lines)]
    contributions = [bytes.fromhex(value) for name, value in pairs if name == "contribution"]
    return Vector(contributions, dict(pairs))


VECTORS = [vector(block) for block in blocks("vector")]
each_vector = pytest.mark.parametrize("v", VECTORS, ids=range(len(VECTORS)))


# The code up to the next line of dashes was written from docs/fairness.md alone.


def page_hmac(secret: bytes, message: bytes) -> bytes:
    block = secret.ljust(64, b"\0")
    inner = hashlib.sha256(bytes(b ^ 0x36 for b in block) + message).digest()
    return hashlib.sha256(bytes(b ^ 0x5C for b in block) + inner).digest()


def page_message(contributions: Sequence[bytes], purpose: str, game: str, index: int) -> bytes:
    parts = bytearray(b"hatbox-shuffle/1")
    for text in (purpose, game):
        parts.append(len(text))
        parts.extend(text.encode())
    parts.extend(bytes.fromhex(f"{index:016x}"))
    parts.append(len(contributions))
    for contribution in contributions:
        parts.append(len(contribution))
        parts.extend(contribution)
    return bytes(parts)


def page_bytes(key: bytes) -> Iterator[int]:
    counter = 0
    while True:
        yield from hashlib.sha256(key + bytes.fromhex(f"{counter:016x}")).digest()
        counter += 1


def page_below(source: Iterator[int], n: int) -> int:
    while True:
        a, b, c, d = islice(source, 4)
        word = a * 2**24 + b * 2**16 + c * 2**8 + d
        if word < 2**32 // n * n:
            return word % n


def page_shuffled(source: Iterator[int], items: Sequence[str]) -> list[str]:
    left, done = list(items), []
    while len(left) > 1:
        drawn = page_below(source, len(left))
        done.append(left[drawn])
        left[drawn] = left[-1]
        left.pop()
    return left + done[::-1]


def page_stream(
    secret: bytes, contributions: Sequence[bytes], purpose: str, game: str, index: int
) -> Iterator[int]:
    return page_bytes(page_hmac(secret, page_message(contributions, purpose, game, index)))


def page_deck(source: Iterator[int], arrows: str) -> list[str]:
    gifts = page_shuffled(source, blocks("gifts")[0].split())
    if arrows == "black":
        return [f"{gift}:left:black" for gift in gifts[:55]]
    if arrows == "white":
        return [f"{gift}:right:white" for gift in gifts[:55]]
    backs = page_shuffled(source, ["left:black"] * 55 + ["right:white"] * 55)
    return [f"{gift}:{back}" for gift, back in zip(gifts, backs, strict=True)]


# ----------------------------------------------------------------------------------------


secrets = st.binary(min_size=32, max_size=32)
contribution_lists = st.lists(st.binary(max_size=64), max_size=64)
indices = st.integers(0, 2**64 - 1)


@given(secrets, contribution_lists, indices, st.sampled_from(ARROWS))
def test_a_deck_is_the_one_worked_out_from_the_page(
    secret: bytes, contributions: list[bytes], index: int, arrows: str
) -> None:
    deck = shuffled(stream_for_round(secret, contributions, "not-a-hat", index), arrows)
    source = page_stream(secret, contributions, "round", "not-a-hat", index)
    assert [card_text(card) for card in deck] == page_deck(source, arrows)


@given(secrets, contribution_lists, indices)
def test_the_hats_are_those_worked_out_from_the_page(
    secret: bytes, contributions: list[bytes], index: int
) -> None:
    hats = mixed(stream_for_round(secret, contributions, "magic-hat", index))
    source = page_stream(secret, contributions, "round", "magic-hat", index)
    assert [ANIMAL_IDS[hat] for hat in hats] == page_shuffled(source, blocks("animals")[0].split())


@given(secrets, contribution_lists, st.sampled_from(("not-a-hat", "magic-hat")), st.integers(2, 8))
def test_the_starter_is_the_one_worked_out_from_the_page(
    secret: bytes, contributions: list[bytes], game: str, players: int
) -> None:
    source = page_stream(secret, contributions, "starter", game, 0)
    starter = drawn_starter(secret, contributions, game, players)
    assert starter == page_below(source, players)


@given(secrets, st.lists(st.integers(1, MOST), min_size=1, max_size=40))
def test_numbers_are_those_worked_out_from_the_page(secret: bytes, limits: list[int]) -> None:
    stream = stream_for_round(secret, [], "not-a-hat", 0)
    source = page_stream(secret, [], "round", "not-a-hat", 0)
    assert [stream.below(n) for n in limits] == [page_below(source, n) for n in limits]


def test_the_page_lists_the_catalogue_in_its_order() -> None:
    assert blocks("gifts")[0].split() == list(GIFT_IDS)
    assert blocks("animals")[0].split() == list(ANIMAL_IDS)


def test_the_page_has_two_secrets_with_and_without_contributions_and_both_colours() -> None:
    assert len({(v.secret, bool(v.contributions)) for v in VECTORS}) == 4
    named = {name for v in VECTORS for name in v.fields}
    assert named >= {f"not-a-hat deck {arrows}" for arrows in ARROWS}
    assert all("not-a-hat deck both" in v.fields for v in VECTORS)


@each_vector
def test_vector_bytes(v: Vector) -> None:
    assert commitment(v.secret) == v.fields["commitment"]
    message = page_message(v.contributions, "round", "not-a-hat", v.index)
    assert message == v.hex("not-a-hat message")
    assert page_hmac(v.secret, message) == v.hex("not-a-hat key")
    for game in ("not-a-hat", "magic-hat"):
        start = v.hex(f"{game} stream")
        assert v.stream(game).take(len(start)) == start
        assert Stream(v.hex(f"{game} key")).take(len(start)) == start


@each_vector
@pytest.mark.parametrize("n", [110, 3_000_000_000])
def test_vector_numbers(v: Vector, n: int) -> None:
    stream = v.stream("not-a-hat")
    numbers = v.numbers(f"not-a-hat below {n}")
    assert [stream.below(n) for _ in numbers] == numbers


@each_vector
def test_vector_decks(v: Vector) -> None:
    for arrows in [arrows for arrows in ARROWS if f"not-a-hat deck {arrows}" in v.fields]:
        deck = shuffled(v.stream("not-a-hat"), arrows)
        text = " ".join(f"{card.gift}{'LR'[card.arrow]}" for card in deck)
        assert text == v.fields[f"not-a-hat deck {arrows}"]
    deck = shuffled(v.stream("not-a-hat"), "both")
    assert " ".join(map(card_text, deck[:3])) == v.fields["not-a-hat first cards"]


@each_vector
def test_vector_hats(v: Vector) -> None:
    box, *hats = (ANIMAL_IDS[animal] for animal in mixed(v.stream("magic-hat")))
    assert box == v.fields["magic-hat box"]
    assert " ".join(hats) == v.fields["magic-hat hats"]


@each_vector
def test_vector_starters(v: Vector) -> None:
    starters = [name for name in v.fields if " starter of " in name]
    assert len(starters) == 2
    for name in starters:
        game, players = name.split(" starter of ")
        starter = drawn_starter(v.secret, v.contributions, game, int(players))
        assert starter == int(v.fields[name])


def test_the_vectors_throw_words_away() -> None:
    v = VECTORS[0]
    words = [v.hex("not-a-hat stream")[i : i + 4] for i in range(0, 24, 4)]
    assert int.from_bytes(words[2], "big") >= 3_000_000_000
    assert int.from_bytes(words[3], "big") >= 3_000_000_000
    third = v.numbers("not-a-hat below 3000000000")[2]
    assert third == int.from_bytes(words[4], "big")


def test_how_the_bytes_are_taken_does_not_change_them() -> None:
    whole, parts = Stream(SECRET), Stream(SECRET)
    assert whole.take(100) == b"".join(parts.take(n) for n in (0, 1, 31, 33, 4, 0, 31))


def chi_square(counts: Counter[int], kinds: int) -> float:
    expected = counts.total() / kinds
    return sum((counts[kind] - expected) ** 2 / expected for kind in range(kinds))


def looks_uniform(counts: Counter[int], kinds: int) -> bool:
    freedom = kinds - 1
    return abs(chi_square(counts, kinds) - freedom) < 4 * math.sqrt(2 * freedom)


@pytest.mark.parametrize("n", [2, 3, 6, 55, 110])
def test_numbers_are_uniform(n: int) -> None:
    stream = stream_for_round(SECRET, [], "uniform", n)
    assert looks_uniform(Counter(stream.below(n) for _ in range(300 * n)), n)


def test_big_numbers_have_no_modulo_bias() -> None:
    # A plain remainder would put half of these, not a third, into the lowest third.
    n = 3 * 2**30
    stream = stream_for_round(SECRET, [], "uniform", 0)
    assert looks_uniform(Counter(stream.below(n) // 2**30 for _ in range(6000)), 3)
    assert not looks_uniform(Counter(word % n // 2**30 for word in words(6000)), 3)


def words(count: int) -> list[int]:
    stream = stream_for_round(SECRET, [], "uniform", 0)
    return [stream.below(MOST) for _ in range(count)]


def test_every_item_comes_to_every_position_equally_often() -> None:
    stream = stream_for_round(SECRET, [], "uniform", 0)
    places: Counter[int] = Counter()
    for _ in range(6000):
        items = list(range(7))
        stream.shuffle(items)
        places.update(7 * place + item for place, item in enumerate(items))
    assert looks_uniform(places, 49)


def test_all_orders_are_equally_likely() -> None:
    stream = stream_for_round(SECRET, [], "uniform", 0)
    orders: Counter[int] = Counter()
    for _ in range(4800):
        items = list(range(4))
        stream.shuffle(items)
        orders[sum(item * 4**place for place, item in enumerate(items))] += 1
    assert len(orders) == 24
    assert looks_uniform(Counter(dict(enumerate(orders.values()))), 24)


def test_starters_are_uniform() -> None:
    starters = (
        drawn_starter(SECRET, [number.to_bytes(2, "big")], "not-a-hat", 5) for number in range(2000)
    )
    assert looks_uniform(Counter(starters), 5)


@pytest.mark.parametrize("items", [[], ["hat"]])
def test_shuffling_nothing_or_one_thing_takes_no_bytes(items: list[str]) -> None:
    stream = Stream(SECRET)
    before = list(items)
    stream.shuffle(items)
    assert items == before
    assert stream.take(4) == Stream(SECRET).take(4)


def test_everything_that_goes_in_changes_what_comes_out() -> None:
    streams = [
        stream_for_round(SECRET, [], "not-a-hat", 0),
        stream_for_round(SECRET[::-1], [], "not-a-hat", 0),
        stream_for_round(SECRET, [], "magic-hat", 0),
        stream_for_round(SECRET, [], "not-a-hat", 1),
        stream_for_round(SECRET, [b""], "not-a-hat", 0),
        stream_for_round(SECRET, [b"", b""], "not-a-hat", 0),
        stream_for_round(SECRET, [b"ab", b"c"], "not-a-hat", 0),
        stream_for_round(SECRET, [b"a", b"bc"], "not-a-hat", 0),
        stream_for_round(SECRET, [b"c", b"ab"], "not-a-hat", 0),
    ]
    assert len({stream.take(32) for stream in streams}) == len(streams)


def test_the_starter_is_not_drawn_from_a_round() -> None:
    drawn = drawn_starter(SECRET, [], "not-a-hat", MOST)
    assert drawn != stream_for_round(SECRET, [], "not-a-hat", 0).below(MOST)


def test_the_largest_of_everything_is_taken() -> None:
    stream_for_round(SECRET, [bytes(64)] * 64, "g" * 255, 2**64 - 1).below(MOST)
    assert stream_for_round(SECRET, [], "not-a-hat", 0).below(1) == 0


@pytest.mark.parametrize("secret", [b"", bytes(31), bytes(33)])
def test_a_secret_of_another_size_is_refused(secret: bytes) -> None:
    for use in (commitment, lambda secret: stream_for_round(secret, [], "not-a-hat", 0)):
        with pytest.raises(ValueError, match=rf"32 bytes, not {len(secret)}\."):
            use(secret)


def test_a_contribution_that_is_too_long_is_refused() -> None:
    with pytest.raises(ValueError, match=r"at most 64 bytes; contribution 1 has 65\."):
        stream_for_round(SECRET, [b"", bytes(65)], "not-a-hat", 0)


def test_too_many_contributions_are_refused() -> None:
    with pytest.raises(ValueError, match=r"at most 64 contributions, not 65\."):
        drawn_starter(SECRET, [b""] * 65, "not-a-hat", 3)


@pytest.mark.parametrize("game", ["", "chapeau-d'été", "g" * 256])
def test_a_game_without_a_plain_name_is_refused(game: str) -> None:
    with pytest.raises(ValueError, match="1 to 255 ASCII characters"):
        stream_for_round(SECRET, [], game, 0)


@pytest.mark.parametrize("index", [-1, 2**64])
def test_an_impossible_round_is_refused(index: int) -> None:
    with pytest.raises(ValueError, match=f"not {index}"):
        stream_for_round(SECRET, [], "not-a-hat", index)


@pytest.mark.parametrize("n", [-1, 0, MOST + 1])
def test_an_impossible_limit_is_refused(n: int) -> None:
    with pytest.raises(ValueError, match=f"not below {n}"):
        Stream(SECRET).below(n)
