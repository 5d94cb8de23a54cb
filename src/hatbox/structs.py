"""Structs that never say what they hold: a log line or a traceback must not be a crib sheet."""

from __future__ import annotations

import msgspec


class Quiet(msgspec.Struct, frozen=True):
    """Prints its kind and nothing else (a claim, a secret or an animal may be inside)."""

    def __repr__(self) -> str:
        return f"{type(self).__name__}(…)"


def kebab(name: str) -> str:
    """`CallStandIn` is `call-stand-in` on the wire and in the log."""
    return "".join(f"-{letter.lower()}" if letter.isupper() else letter for letter in name)[1:]
