"""What a mind believed at its decisions, kept aside until the game is over."""

from __future__ import annotations

from typing import Any

Thought = dict[str, Any]


def keep(kept: list[Thought], thought: Thought) -> None:
    """One thought for each decision: who is asked again thinks the same again."""
    if kept and kept[-1]["heard"] == thought["heard"]:
        kept.pop()
    kept.append(thought)
