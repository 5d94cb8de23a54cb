"""Names of the bots of a record, in the language of whoever reads it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from hatbox.locales import MissingText, spoken, text
from hatbox.minds import RENAMED
from hatbox.tables.names import default_name, is_default_name


def with_shown_names(record: Mapping[str, Any]) -> dict[str, Any]:
    """The record with the names that its reader sees."""
    minds, players = record.get("minds"), record["players"]
    if not isinstance(minds, list) or len(minds) != len(players):
        return dict(record)
    return {**record, "players": [shown_name(*seat) for seat in zip(players, minds, strict=True)]}


def shown_name(name: str, mind: object) -> str:
    """A bot that nobody named is called by its kind.

    Records from elsewhere may name minds that we do not know, or write anything.
    """
    if not isinstance(mind, str) or not is_default_name(name, mind):
        return name
    try:
        kind = text(spoken(), f"mind-{RENAMED.get(mind, mind)}")
    except MissingText:
        return name
    return kind + name.removeprefix(default_name(mind))
