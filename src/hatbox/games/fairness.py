"""How a game's secret and the players' contributions become its decks.

The exact bytes, with test vectors, stand in docs/fairness.md.
"""

import hashlib
import hmac
from collections.abc import Sequence
from typing import Final, TypeVar

DOMAIN: Final = b"hatbox-shuffle/1"
SECRET_BYTES: Final = 32
MOST_CONTRIBUTIONS: Final = 64
MOST_CONTRIBUTION_BYTES: Final = 64

_WORD_BYTES: Final = 4
_WORDS: Final = 256**_WORD_BYTES
_LONG_BYTES: Final = 8

_T = TypeVar("_T")


class Stream:
    """The bytes that follow from a key: SHA-256(key ‖ 0), SHA-256(key ‖ 1), …"""

    __slots__ = ("_counter", "_key", "_ready")

    def __init__(self, key: bytes) -> None:
        self._key = key
        self._counter = 0
        self._ready = b""

    def take(self, count: int) -> bytes:
        while len(self._ready) < count:
            self._ready += hashlib.sha256(self._key + _long(self._counter)).digest()
            self._counter += 1
        taken, self._ready = self._ready[:count], self._ready[count:]
        return taken

    def below(self, n: int) -> int:
        """One of 0 … n - 1, each as likely as the others."""
        if not 1 <= n <= _WORDS:
            raise ValueError(f"A number can be drawn below 1 to 2^32, not below {n}.")
        # The words above the last whole multiple of n would favour the small numbers.
        usable = _WORDS - _WORDS % n
        word = self._word()
        while word >= usable:
            word = self._word()
        return word % n

    def shuffle(self, items: list[_T]) -> None:
        """Fisher-Yates in place, from the last position down to the second."""
        for last in range(len(items) - 1, 0, -1):
            drawn = self.below(last + 1)
            items[last], items[drawn] = items[drawn], items[last]

    def _word(self) -> int:
        return int.from_bytes(self.take(_WORD_BYTES), "big")


def commitment(secret: bytes) -> str:
    """What is published before anybody contributes."""
    _check_secret(secret)
    return hashlib.sha256(secret).hexdigest()


def stream_for_round(
    secret: bytes, contributions: Sequence[bytes], game: str, index: int
) -> Stream:
    """The stream that shuffles round `index` (from 0) of a game."""
    return Stream(_key(secret, contributions, b"round", game, index))


def drawn_starter(secret: bytes, contributions: Sequence[bytes], game: str, players: int) -> int:
    """The seat that begins the first round when nobody picked one (H4, M4)."""
    return Stream(_key(secret, contributions, b"starter", game, 0)).below(players)


def _key(
    secret: bytes, contributions: Sequence[bytes], purpose: bytes, game: str, index: int
) -> bytes:
    _check_secret(secret)
    check_contributions(contributions)
    message = DOMAIN + _prefixed(purpose) + _prefixed(_game_bytes(game)) + _index_bytes(index)
    message += bytes([len(contributions)])
    message += b"".join(_prefixed(contribution) for contribution in contributions)
    return hmac.digest(secret, message, "sha256")


def _check_secret(secret: bytes) -> None:
    if len(secret) != SECRET_BYTES:
        raise ValueError(f"A secret has {SECRET_BYTES} bytes, not {len(secret)}.")


def check_contributions(contributions: Sequence[bytes]) -> None:
    if len(contributions) > MOST_CONTRIBUTIONS:
        raise ValueError(
            f"A game has at most {MOST_CONTRIBUTIONS} contributions, not {len(contributions)}."
        )
    for number, contribution in enumerate(contributions):
        if len(contribution) > MOST_CONTRIBUTION_BYTES:
            raise ValueError(
                f"A contribution has at most {MOST_CONTRIBUTION_BYTES} bytes; "
                f"contribution {number} has {len(contribution)}."
            )


def _game_bytes(game: str) -> bytes:
    if not (game.isascii() and 1 <= len(game) <= 255):
        raise ValueError(f"The name of a game is 1 to 255 ASCII characters, not {game!r}.")
    return game.encode("ascii")


def _index_bytes(index: int) -> bytes:
    if not 0 <= index < 256**_LONG_BYTES:
        raise ValueError(f"The index of a round is 0 to 2^64 - 1, not {index}.")
    return _long(index)


def _long(number: int) -> bytes:
    return number.to_bytes(_LONG_BYTES, "big")


def _prefixed(part: bytes) -> bytes:
    return bytes([len(part)]) + part
