"""Structs whose repr hides their content, so that no log line or traceback reveals a card."""

from __future__ import annotations

import msgspec


class Quiet(msgspec.Struct, frozen=True):
    """Prints its class name only; a claim, a secret or an animal may be inside."""

    def __repr__(self) -> str:
        return f"{type(self).__name__}(…)"


def kebab(name: str) -> str:
    """The tag of a class: `CallStandIn` is `call-stand-in` on the wire and in the log."""
    return "".join(f"-{letter.lower()}" if letter.isupper() else letter for letter in name)[1:]
