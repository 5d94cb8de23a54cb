"""What a table refuses, by a stable code; the sentences stand in the locale files."""

from __future__ import annotations


class TableError(Exception):
    """Refused, and nothing has changed; only whoever asked is told."""

    def __init__(self, code: str) -> None:
        super().__init__(code)
        self.code = code


# Every code that a table may answer with, besides those of the games (`IllegalMove`,
# `WrongOption`); docs/tables.md explains each.
CODES = (
    "bad-name",
    "bad-text",
    "bad-token",
    "beat-running",
    "closed",
    "damaged",
    "game-started",
    "name-taken",
    "needs-invitation",
    "no-onlookers",
    "not-handed-over",
    "not-host",
    "not-now",
    "not-seated",
    "not-stored",
    "not-yet",
    "paused",
    "removed",
    "seat-taken",
    "stale-version",
    "table-full",
    "talk-off",
    "too-fast",
    "too-long",
    "too-many-changes",
    "unknown-mind",
    "unknown-reaction",
    "unknown-seat",
    "unknown-table",
    "wrong-clock",
    "wrong-contribution",
    "wrong-order",
    "wrong-pace",
)

# Why a visitor is sent away (`Bye`).
GOODBYES = ("closed", "left", "no-onlookers", "removed", "replaced")
