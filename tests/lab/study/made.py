"""Decisions for tests: everything has a usual value."""

from __future__ import annotations

from typing import Any

from hatbox.lab.study.rows import Row, table_of

USUAL = Row(
    record=0,
    game="g",
    players=3,
    round=1,
    number=1,
    seat=0,
    who="fox",
    move="offer",
    role="name",
    said="hat",
    truth="hat",
    lag=0,
    load=1,
    tone="plain",
    wrong=False,
    confusion="",
    bluff=None,
    chance=1.0,
    best=1.0,
    ms=None,
    claimant=None,
    claim_ms=None,
    claim_bluff=None,
)


def name(**about: Any) -> Row:
    row = USUAL._replace(**about)
    return row._replace(wrong=row.said != row.truth)


def judge(*, is_true: bool, refused: bool, **about: Any) -> Row:
    row = USUAL._replace(
        role="judge",
        move="refuse" if refused else "accept",
        said="hat" if is_true else "owl",
        wrong=is_true == refused,
        claimant="raven",
    )
    return row._replace(**about)


def in_records(rows: list[Row]) -> list[Row]:
    """Each in a record of its own."""
    return [row._replace(record=number) for number, row in enumerate(rows)]


def made(*rows: Row) -> Any:
    return table_of(rows)
