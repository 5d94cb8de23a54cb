"""One connection at a table: whose device it is, and for which seat it speaks."""

from __future__ import annotations

from collections.abc import Callable

from .messages import Bye, Role, Update

Send = Callable[[Update], None]
Dismiss = Callable[[str], None]


def ignore(update: Update) -> None:
    """For a visitor by HTTP, who gets an answer and no updates."""


class Visitor:
    """`key` is the number of the sitting, not of the seat: seats change places before a game.

    Without one, in role "seat", it is the first seat of the device (by HTTP). One whose line seems
    to be dead is silent: it is told everything, and counts as away. A device that is passed around
    may lie in full view: then it is not shown what its seat sees alone. A screen is an onlooker;
    `is_invited` is one that brought what stands in the link of the invitation. `dismiss` sends it
    away, for a reason that is told.
    """

    __slots__ = (
        "device",
        "dismiss",
        "is_in_view",
        "is_invited",
        "is_screen",
        "is_silent",
        "key",
        "role",
        "send",
        "talked",
    )

    def __init__(
        self,
        device: bytes,
        role: Role = "seat",
        key: int | None = None,
        send: Send = ignore,
        dismiss: Dismiss | None = None,
    ) -> None:
        self.device = device
        self.role = role
        self.key = key
        self.send = send
        self.dismiss = dismiss or (lambda code: send(Bye(code)))
        self.is_in_view = False
        self.is_silent = self.is_screen = self.is_invited = False
        self.talked: list[int] = []

    @property
    def is_missed(self) -> bool:
        """Whether everybody is told at once that it comes and goes; of onlookers only a screen."""
        return self.role != "onlooker" or self.is_screen
