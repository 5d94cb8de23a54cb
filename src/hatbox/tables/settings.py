"""What whoever runs the house may set; times are in milliseconds."""

from __future__ import annotations

import msgspec

SECOND = 1000
DAY = 24 * 60 * 60 * SECOND

CLOCKS = {"relaxed": 60, "brisk": 20}
LEAST_CLOCK, MOST_CLOCK = 5, 600
PACES = {"calm": 1.4, "normal": 1.0, "quick": 0.7}


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    # How long beats and the minds' pauses are, as a factor; zero for tests and the bench.
    beats: float = 1.0
    between_rounds: int = 15 * SECOND
    private_look: int = 10 * SECOND
    host_gone: int = 60 * SECOND
    call_stand_in_after: int = 60 * SECOND
    link_lives: int = 60 * 60 * SECOND
    # Tables without a visitor are ended after this; records are kept for that long, or for good.
    idle_table: int = 30 * DAY
    keep_records: int = 0
    # Rooms without a visitor leave the memory, and come back from the store.
    idle_room: int = 5 * 60 * SECOND
    sweep_every: int = 60 * SECOND
    # Table talk: so many in so long a time, for each visitor.
    talk_burst: int = 4
    talk_window: int = 8 * SECOND
    stand_in: str = "random"
