"""Settings of tables; times are in milliseconds."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec
from msgspec import field

SECOND = 1000
DAY = 24 * 60 * 60 * SECOND

CLOCKS = {"relaxed": 60, "brisk": 20}
LEAST_CLOCK, MOST_CLOCK = 5, 600
PACES = {"calm": 1.4, "normal": 1.0, "quick": 0.7}


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    # A factor for beats and for the minds' pauses; zero in tests and benchmarks.
    beats: float = 1.0
    between_rounds: int = 15 * SECOND
    private_look: int = 10 * SECOND
    host_gone: int = 60 * SECOND
    call_stand_in_after: int = 60 * SECOND
    # Entries of a log between two changes of a game: seats, options, pauses.
    changes_between_games: int = 500
    link_lives: int = 60 * 60 * SECOND
    # Tables without a visitor are ended after this time; records are kept so long (0: for good).
    idle_table: int = 30 * DAY
    keep_records: int = 0
    # Nothing is ended so soon after the start: a clock that is wrong then is mostly set by now.
    settling: int = 60 * 60 * SECOND
    # Rooms without a visitor are unloaded after this time.
    idle_room: int = 5 * 60 * SECOND
    sweep_every: int = 60 * SECOND
    # Rate limit of table talk for each visitor.
    talk_burst: int = 4
    talk_window: int = 8 * SECOND
    stand_in: str = "random"
    # Whether tables may be listed as open to anybody, and the minds that keep one company there.
    is_public: bool = False
    company: tuple[str, ...] = ()
    # Minds that older logs call by another name.
    renamed_minds: Mapping[str, str] = field(default_factory=dict)
    # How much later a server acts by itself where another one wrote last.
    grace: int = SECOND
