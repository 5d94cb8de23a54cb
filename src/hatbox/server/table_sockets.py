"""Which connections are at which table: places are kept for seats and the host."""

from __future__ import annotations

from typing import Protocol

# One person with a few tabs and devices that are passed around.
MOST_OF_A_DEVICE = 8
SHARE_OF_ONLOOKERS = 2 / 3


class Socket(Protocol):
    device: bytes

    def hang_up(self, code: str) -> None: ...


class TableSockets:
    """At most `most` connections at a table, of which a third is kept for those who play.

    When all places are taken the onlooker who came last makes room for a player.
    """

    def __init__(self, most: int) -> None:
        self._most = most
        # In the order in which they came: is it an onlooker's?
        self._at: dict[str, dict[Socket, bool]] = {}

    def enter(self, table: str, socket: Socket, *, is_onlooker: bool) -> bool:
        here = self._at.setdefault(table, {})
        if is_onlooker:
            may = sum(here.values()) < self._most * SHARE_OF_ONLOOKERS
        else:
            may = self._has_place(here, socket)
        if may and len(here) < self._most:
            here[socket] = is_onlooker
            return True
        return False

    def _has_place(self, here: dict[Socket, bool], socket: Socket) -> bool:
        own = sum(other.device == socket.device for other in here)
        if own < MOST_OF_A_DEVICE and len(here) >= self._most:
            self._make_room(here)
        return own < MOST_OF_A_DEVICE

    def _make_room(self, here: dict[Socket, bool]) -> None:
        for other, is_onlooker in reversed(here.items()):
            if is_onlooker:
                del here[other]
                other.hang_up("too-many-sockets")
                return

    def leave(self, table: str, socket: Socket) -> None:
        here = self._at.get(table, {})
        here.pop(socket, None)
        if not here:
            self._at.pop(table, None)
