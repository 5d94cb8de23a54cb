"""Whoever sits at a seat: a person at a device, or a mind."""

from __future__ import annotations

from ..mind_port import Acquaintance


class Sitter:
    """`key` counts the sittings of a table: it stays when seats change places.

    `misses` are decisions in a row that a stand-in made because time was up; `given` is the
    contribution to the shuffle, `face` what a person chose to look like (`faces`). `results` has a
    mind that is tuned to its opponents; `known` is what a mind has learnt about people, by the
    `key` of their sitting.
    """

    __slots__ = (
        "device", "face", "given", "has_left", "is_played", "key", "known", "mind", "misses",
        "name", "results",
    )  # fmt: skip

    def __init__(
        self,
        key: int,
        name: str,
        *,
        device: bytes | None = None,
        mind: str | None = None,
        results: list[float] | None = None,
    ) -> None:
        self.key = key
        self.name = name
        self.device = device
        self.mind = mind
        self.results = None if results is None else [*results]
        self.known: dict[int, Acquaintance] = {}
        self.is_played = False
        self.has_left = False
        self.misses = 0
        self.given: bytes | None = None
        self.face = ""

    @property
    def is_person(self) -> bool:
        return self.mind is None

    @property
    def is_program(self) -> bool:
        """Its moves are made by a mind, its own or a stand-in."""
        return self.mind is not None or self.is_played

    def hand_to_stand_in(self) -> None:
        self.is_played = True

    def take_back(self) -> None:
        self.is_played = self.has_left = False
        self.misses = 0
