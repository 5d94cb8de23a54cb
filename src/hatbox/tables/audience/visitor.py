"""One connection at a table: whose device it is, and for which seat it speaks."""

from __future__ import annotations

from collections.abc import Callable

from .messages import Role, Update

Send = Callable[[Update], None]


def ignore(update: Update) -> None:
    """For a visitor by HTTP, who gets an answer and no updates."""


class Visitor:
    """`key` is the number of the sitting, not of the seat: seats change places before a game.

    Without one, in role "seat", it is the first seat of the device (by HTTP).
    """

    __slots__ = ("device", "key", "role", "send", "talked")

    def __init__(
        self, device: bytes, role: Role = "seat", key: int | None = None, send: Send = ignore
    ) -> None:
        self.device = device
        self.role = role
        self.key = key
        self.send = send
        self.talked: list[int] = []
