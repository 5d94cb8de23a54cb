"""Finding tables by their codes, which nobody shall find by guessing."""

from __future__ import annotations

import asyncio

from hatbox.tables import Hall, Room, TableError

from .limits import Allowances, Clock

SECONDS_A_MINUTE = 60.0
# What an answer to a guess takes, once an address has guessed too often.
DELAY_SECONDS = 1.0
FAILURES = ("unknown-table", "bad-token")


class Lookups:
    """Counts codes and tokens that lead nowhere, by address.

    An address that has used up its guesses waits for every answer and is then refused, whether
    there is such a table or not; only devices that sit at the table still find it.
    """

    def __init__(self, hall: Hall, per_minute: float, clock: Clock) -> None:
        self._hall = hall
        self._guesses = Allowances(per_minute / SECONDS_A_MINUTE, clock, burst=SECONDS_A_MINUTE)

    async def room(self, code: str, address: str, device: bytes | None) -> Room:
        return await self._found(code, address, device)

    async def room_of_token(self, token: str, address: str) -> Room:
        return await self._found(token, address, None, is_token=True)

    async def _found(
        self, text: str, address: str, device: bytes | None, *, is_token: bool = False
    ) -> Room:
        is_suspect = self._guesses.of(address).is_empty
        try:
            room = await (self._hall.room_of_token(text) if is_token else self._hall.room(text))
        except TableError as error:
            if is_suspect:
                await self._refuse()
            self.failed(error, address)
            raise
        if is_suspect and not is_at_home(room, device):
            await self._refuse()
        return room

    def failed(self, error: TableError, address: str) -> None:
        """Also called for a token that names a table and does not open it."""
        if error.code in FAILURES:
            self._guesses.take(address)

    async def check(self, address: str) -> None:
        """For look-ups that find no room: the records of a table that is over."""
        if self._guesses.of(address).is_empty:
            await self._refuse()

    async def _refuse(self) -> None:
        await asyncio.sleep(DELAY_SECONDS)
        raise TableError("too-many")


def is_at_home(room: Room, device: bytes | None) -> bool:
    return device is not None and bool(room.table.seats_of(device) or room.table.is_host(device))
