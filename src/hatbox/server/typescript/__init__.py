"""What the browser knows of Python, as TypeScript: `python -m hatbox.server.typescript FOLDER`.

`wire.ts` has the types of every message, `rules.ts` the constants of games and tables, and
`catalogue.ts` the gifts and animals in their one order. No game is named here: whatever is
registered in `hatbox.games` is written, with the game's name as a prefix.
"""

from __future__ import annotations

from .facts import catalogue, constants, pictures
from .wire import types_of_the_wire

HEAD = "// Written by `python -m hatbox.server.typescript`; do not edit.\n\n"


def files() -> dict[str, str]:
    """The text of each file, by its name."""
    sources = {"wire.ts": types_of_the_wire(), "rules.ts": constants(), "catalogue.ts": catalogue()}
    return {name: HEAD + text for name, text in sources.items()} | {"pictures.json": pictures()}


__all__ = ["files"]
