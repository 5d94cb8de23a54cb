"""The modules that a game may have besides those of the protocol."""

from __future__ import annotations

from collections.abc import Iterable
from importlib import import_module
from typing import Any

from hatbox.games import Game


def modules_of(game: Game, names: Iterable[str], refusal: Exception) -> list[Any]:
    """Of a game that lacks one of them the refusal is raised."""
    try:
        return [import_module(f"{game.__name__}.{name}") for name in names]  # type: ignore[attr-defined]
    except ModuleNotFoundError:
        raise refusal from None
