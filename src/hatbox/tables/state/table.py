"""The state of a table, as its log adds up to it. No network, no clock, no randomness."""

from __future__ import annotations

import hmac
from collections.abc import Iterator, Mapping
from typing import NamedTuple

from hatbox.games import Game, Match, game_named
from hatbox.games.base import PrivateLook

from ..audience.messages import Phase
from ..errors import TableError
from ..log.entries import Entry
from ..log.store import TableCode
from ..settings import CLOCKS, PACES, SECOND, Settings
from .sitter import Sitter

Events = tuple[object, ...]


class Link(NamedTuple):
    """A one-time link that moves a seat; `token` is its hash."""

    token: bytes
    at: int
    by_host: bool


class Table:
    """Changed by `log.apply` alone, one entry after the other.

    `game_version` is the version of the last entry that changed the game: a move made on an older
    view of the table is stale. `beat_ends_at` is the end of the running beat, `free_at` when the
    next decision may be made (later than the beat while somebody has a private look), `tempo` the
    factor for beats and the pauses of minds.
    """

    __slots__ = (
        "agreed",
        "beat_ends_at",
        "began",
        "clock",
        "clock_ms",
        "code",
        "commitment",
        "free_at",
        "game_name",
        "game_version",
        "gone_on",
        "has_talk",
        "host",
        "invitation",
        "is_closed",
        "is_open_to_onlookers",
        "last_at",
        "links",
        "match",
        "pace",
        "paused_at",
        "phase",
        "private_look",
        "removed",
        "seat_to_move",
        "secret",
        "settings",
        "sitters",
        "sittings",
        "starter_key",
        "tempo",
        "version",
        "wishes",
    )

    def __init__(self, code: TableCode, settings: Settings) -> None:
        self.code = code
        self.settings = settings
        self.version = self.game_version = self.last_at = self.sittings = 0
        self.sitters: list[Sitter] = []
        self.removed: frozenset[bytes] = frozenset()
        self.links: dict[int, Link] = {}
        self.has_talk = self.is_open_to_onlookers = True
        self.is_closed = False
        self.phase: Phase = "open"
        self.match: Match | None = None
        self.seat_to_move: int | None = None
        self.starter_key: int | None = None
        self.began = self.free_at = self.beat_ends_at = 0
        self.private_look: PrivateLook[object] | None = None
        self.paused_at: int | None = None
        self.gone_on: frozenset[int] = frozenset()
        self.agreed: frozenset[int] = frozenset()
        self.game_name = self.commitment = self.invitation = ""
        self.wishes: Mapping[str, object] = {}
        self.set_times("relaxed", "normal")
        self.host = self.secret = b""

    def count(self, entry: Entry) -> None:
        """One more entry in the log: every entry is a version."""
        self.version += 1
        self.last_at = entry.at

    def close(self) -> None:
        self.is_closed = True
        self.phase = "closed"

    @property
    def game(self) -> Game:
        return game_named(self.game_name)

    def derive(self) -> None:
        """Recompute what follows from the rest: once an entry, and read often."""
        self.seat_to_move = None if self.match is None else self.match.seat_to_move
        self.phase = self._find_phase()

    def _find_phase(self) -> Phase:
        if self.is_closed:
            return "closed"
        if self.match is None:
            return "open"
        if self.seat_to_move is not None:
            return "playing"
        return "over" if self.match.is_over else "between"

    @property
    def running(self) -> Match:
        """The match that is being played."""
        if self.match is None or self.seat_to_move is None:
            raise TableError("not-now")
        return self.match

    def set_times(self, clock: str | int, pace: str) -> None:
        self.clock, self.pace = clock, pace
        self.clock_ms = clock_ms(clock)
        self.tempo = PACES[pace] * self.settings.beats

    @property
    def starter(self) -> int | None:
        return None if self.starter_key is None else self.seat_of(self.starter_key)

    @property
    def names(self) -> list[str]:
        return [sitter.name for sitter in self.sitters]

    def time_of_play(self, now: int) -> int:
        """Beats stand still in a pause."""
        return now if self.paused_at is None else self.paused_at

    def is_beat_running(self, now: int) -> bool:
        return self.time_of_play(now) < self.free_at

    def sitter(self, seat: int) -> Sitter:
        if not 0 <= seat < len(self.sitters):
            raise TableError("unknown-seat")
        return self.sitters[seat]

    def seat_of(self, key: int) -> int | None:
        for seat, sitter in enumerate(self.sitters):
            if sitter.key == key:
                return seat
        return None

    def seats_of(self, device: bytes) -> list[int]:
        return [seat for seat, sitter in enumerate(self.sitters) if is_at(sitter, device)]

    def persons(self) -> Iterator[Sitter]:
        """The people who sit here, the longest-seated first."""
        everybody = sorted(self.sitters, key=lambda sitter: sitter.key)
        return (s for s in everybody if s.is_person and not s.has_left and s.device is not None)

    def is_host(self, device: bytes) -> bool:
        return hmac.compare_digest(self.host, device)


def clock_ms(clock: str | int) -> int | None:
    """What a decision may take; None is all the time in the world."""
    if isinstance(clock, int):
        return clock * SECOND
    return None if clock == "off" else CLOCKS[clock] * SECOND


def is_at(sitter: Sitter, device: bytes) -> bool:
    return sitter.device is not None and hmac.compare_digest(sitter.device, device)
