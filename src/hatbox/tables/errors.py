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
    "name-not-allowed",
    "name-taken",
    "needs-invitation",
    "no-lesson",
    "no-onlookers",
    "no-record",
    "not-handed-over",
    "not-host",
    "not-now",
    "not-public",
    "not-seated",
    "not-stored",
    "not-yet",
    "paused",
    "reactions-only",
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
    "vote-needs-three",
    "voted-out",
    "wrong-clock",
    "wrong-contribution",
    "wrong-face",
    "wrong-order",
    "wrong-pace",
)

# Why a visitor is sent away (`Bye`).
GOODBYES = ("closed", "left", "no-onlookers", "removed", "replaced", "voted-out")
