"""What a hall hands to its rooms: store, other servers, minds, clock, randomness, settings."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from .changes import Changes, NoOthers
from .codes import Draw
from .log.store import Store
from .mind_port import MindMaker
from .saving import Saving
from .schedule.clock import Clock, LoopClock
from .settings import Settings
from .word_list import WordList


class Tally:
    """Counters since the server started."""

    __slots__ = ("catch_ups", "conflicts", "moves", "on_delay")

    def __init__(self) -> None:
        self.moves = 0
        # Appends that another server overtook, and logs that were read to see what it wrote.
        self.conflicts = 0
        self.catch_ups = 0
        # Gets the seconds from an act at another server to its views here.
        self.on_delay: Callable[[float], None] = lambda seconds: None


@dataclass(frozen=True, slots=True, kw_only=True, repr=False)
class Services:
    """Clock and randomness are injected, so that tests can make two worlds alike."""

    store: Store
    minds: Mapping[str, MindMaker]
    changes: Changes = field(default_factory=NoOthers)
    clock: Clock = field(default_factory=LoopClock)
    draw: Draw = secrets.token_bytes
    settings: Settings = field(default_factory=Settings)
    tally: Tally = field(default_factory=Tally)
    words: WordList = field(default_factory=WordList)
    saving: Saving = field(init=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "saving", Saving(self.store, self.clock))
