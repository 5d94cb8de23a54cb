"""The state of a table, as its log adds up to it. No network, no clock, no randomness."""

from __future__ import annotations

import hmac
from collections.abc import Iterator, Mapping
from typing import NamedTuple

from hatbox.games import Game, Match, events_for
from hatbox.games.base import PrivateLook
from hatbox.games.beats import Reading
from hatbox.games.lesson import LEARNER, Guide, Lesson

from ..audience.messages import Phase
from ..errors import TableError
from ..log.entries import Entry
from ..log.store import TableCode
from ..settings import CLOCKS, PACES, SECOND, Settings
from .sitter import Sitter

Events = tuple[object, ...]
NOTHING: Events = ()


class Link(NamedTuple):
    """A one-time link that moves a seat; `token` is its hash."""

    token: bytes
    at: int
    by_host: bool


class Table:
    """Changed by `log.apply` alone, one entry after the other.

    `game_version` is the version of the last entry that changed the game: a move made on an older
    view of the table is stale; `sitters_version` that of the last move that changed who plays a
    seat. `beat_ends_at` is the end of the running beat, `free_at` when the
    next decision may be made (later than the beat while somebody has a private look), `reading`
    when and by whom the beat may be ended early, `tempo` the factor for beats and the pauses of
    minds. At a table that is a `lesson` a `guide` tells the learner its steps. `queue` are
    people who wait for a seat, `votes` the devices that want somebody to go, by that sitter's key.
    `has_strangers`: the table has been listed as open to anybody, once and for all. `lender` is the
    device of the player whose role as host a big screen has.
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
        "game",
        "game_version",
        "gone_on",
        "guide",
        "has_strangers",
        "has_talk",
        "host",
        "invitation",
        "is_closed",
        "is_listed",
        "is_open_to_onlookers",
        "language",
        "last_at",
        "lender",
        "lesson",
        "links",
        "listed_at",
        "match",
        "pace",
        "paused_at",
        "paused_by",
        "phase",
        "private_look",
        "queue",
        "reading",
        "rematch_asked",
        "removed",
        "seat_to_move",
        "secret",
        "settings",
        "sitters",
        "sitters_version",
        "sittings",
        "starter_key",
        "tempo",
        "version",
        "voted_out",
        "votes",
        "wishes",
    )

    game: Game

    def __init__(self, code: TableCode, settings: Settings) -> None:
        self.code = code
        self.settings = settings
        self.version = self.game_version = self.sitters_version = 0
        self.last_at = self.sittings = 0
        self.sitters: list[Sitter] = []
        self.removed: frozenset[bytes] = frozenset()
        self.links: dict[int, Link] = {}
        self.queue: list[Sitter] = []
        self.votes: dict[int, frozenset[bytes]] = {}
        self.voted_out: frozenset[bytes] = frozenset()
        self.is_listed = self.has_strangers = False
        self.listed_at = 0
        self.has_talk = self.is_open_to_onlookers = True
        self.is_closed = False
        self.phase: Phase = "open"
        self.match: Match | None = None
        self.seat_to_move: int | None = None
        self.starter_key: int | None = None
        self.began = self.free_at = self.beat_ends_at = 0
        self.private_look: PrivateLook[object] | None = None
        self.lesson: Lesson | None = None
        self.guide: Guide | None = None
        self.reading: Reading | None = None
        self.paused_at: int | None = None
        self.gone_on: frozenset[int] = frozenset()
        self.agreed: frozenset[int] = frozenset()
        self.rematch_asked: frozenset[int] = frozenset()
        self.commitment = self.invitation = self.language = ""
        self.wishes: Mapping[str, object] = {}
        self.set_times("relaxed", "normal")
        self.host = self.lender = self.secret = self.paused_by = b""

    def count(self, entry: Entry) -> None:
        """One more entry in the log: every entry is a version."""
        self.version += 1
        self.last_at = entry.at

    def close(self) -> None:
        self.is_closed = True
        self.phase = "closed"

    @property
    def game_name(self) -> str:
        return self.game.NAME

    def derive(self) -> None:
        """Recompute what follows from the rest: once an entry, and read often."""
        match = self.match
        self.seat_to_move = None if match is None else match.seat_to_move
        if self.is_closed:
            self.phase = "closed"
        elif self.seat_to_move is not None:
            self.phase = "playing"
        elif match is None:
            self.phase = "open"
        else:
            self.phase = "over" if match.is_over else "between"

    @property
    def is_lesson(self) -> bool:
        return self.lesson is not None

    def is_read(self) -> bool:
        """Nobody but the learner moves before a step of a lesson has been read."""
        return self.guide is None or not self.guide.step.waits

    def teach(self, guide: Guide, told: Events) -> None:
        """The guide sees what the learner sees."""
        if told:
            guide.watch(events_for(self.game, told, LEARNER))

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

    def waiting(self, device: bytes) -> Sitter | None:
        """Whoever waits for a seat at this device."""
        return next((sitter for sitter in self.queue if is_at(sitter, device)), None)

    @property
    def waiting_room(self) -> int:
        """How many people more there is room for: minds and who has left make room."""
        people = sum(s.is_person and not s.has_left for s in self.sitters)
        return self.game.MOST_PLAYERS - people - len(self.queue)

    def is_waiting(self, key: int) -> bool:
        return any(sitter.key == key for sitter in self.queue)

    def time_of_play(self, now: int) -> int:
        """Beats stand still in a pause."""
        return now if self.paused_at is None else self.paused_at

    def is_beat_running(self, now: int) -> bool:
        return self.time_of_play(now) < self.free_at

    def is_reading(self, now: int) -> bool:
        """May what is being shown be ended early?"""
        reading = self.reading
        return reading is not None and reading.begins <= self.time_of_play(now) < reading.ends

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

    def is_lender(self, device: bytes) -> bool:
        return bool(self.lender) and hmac.compare_digest(self.lender, device)


def clock_ms(clock: str | int) -> int | None:
    """What a decision may take; None is all the time in the world."""
    if isinstance(clock, int):
        return clock * SECOND
    return None if clock == "off" else CLOCKS[clock] * SECOND


def is_at(sitter: Sitter, device: bytes) -> bool:
    return sitter.device is not None and hmac.compare_digest(sitter.device, device)
