"""People who play on through every lost connection, and how long their tables stood still."""

from __future__ import annotations

import asyncio
import random
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import suppress
from typing import Any

from websockets.exceptions import ConnectionClosed, WebSocketException

from hatbox.client import Client, Refused, SeatAtTable
from tests.server.players import any_move

LOST = (WebSocketException, OSError, Refused, EOFError, TimeoutError)
# As the browser client: a line on which an answer does not come is given up.
SECONDS_TO_ANSWER = 4.0
# A table that stands still longer than this is worth a line.
LONG = 6.0
MOST_STORIES = 10
# After a game the host begins another one, as long as there are troubles to come.
AGAIN = {"over": "rematch", "open": "start"}


class Watch:
    """How long tables stood still, by the trouble that had come before.

    While `is_slow` people take their time, so that there is somebody to disturb until the end.
    """

    def __init__(self) -> None:
        self._last: dict[str, tuple[int, float]] = {}
        self._over: set[str] = set()
        self._trouble = "none"
        self._ended = 0.0
        self._began = 0.0
        self.longest: dict[str, float] = {}
        self.away: dict[str, float] = {}
        self.done: Counter[str] = Counter()
        self.stories: list[str] = []
        self.is_slow = True

    def begin(self, trouble: str) -> None:
        self._trouble = trouble
        self.done[trouble] += 1
        self._began, self._ended = time.monotonic(), float("inf")

    def end(self) -> None:
        """The trouble itself is over; it may have been long."""
        self._ended = time.monotonic()
        took = self._ended - self._began
        self.away[self._trouble] = max(took, self.away.get(self._trouble, 0.0))

    @property
    def has_settled(self) -> bool:
        """Every table has moved since the trouble ended."""
        running = (last for code, last in self._last.items() if code not in self._over)
        return all(at > self._ended for _, at in running)

    def see(self, code: str, version: int, *, is_over: bool) -> None:
        now = time.monotonic()
        known, since = self._last.get(code, (0, now))
        if version > known:
            self._note(code, since, now)
            self._last[code] = (version, now)
        if is_over:
            self._over.add(code)

    def _note(self, code: str, since: float, now: float) -> None:
        still = now - since
        self.longest[self._trouble] = max(still, self.longest.get(self._trouble, 0.0))
        if still > LONG:
            after = since - self._began
            self.stories.append(
                f"  {code} stood still for {still:.1f} s, from {after:+.1f} s after {self._trouble}"
            )

    def report(self) -> Iterator[str]:
        for name, still in sorted(self.longest.items()):
            times, took = self.done[name], self.away.get(name, 0.0)
            yield (
                f"{name.replace('_', ' ')}: {times} times, at most {took:.1f} s long, "
                f"longest stand-still {still:.1f} s"
            )
        yield from self.stories[:MOST_STORIES]


class Person:
    """Plays one game to its end, with the patience of the browser client."""

    def __init__(self, client: Client, code: str, watch: Watch, chance: random.Random) -> None:
        self.client, self.code = client, code
        self._watch, self._chance = watch, chance
        self.promised = 0
        self.acknowledged = 0
        self._asked = -1
        self._is_waiting = False

    async def play(self) -> None:
        while True:
            self._is_waiting = False
            with suppress(*LOST):
                async with self.client.sit(self.code) as seat:
                    if await self._play_at(seat):
                        return
            await asyncio.sleep(self._chance.uniform(0.3, 0.5))

    async def _play_at(self, seat: SeatAtTable) -> bool:
        """Whether the game is over; False if the connection was lost."""
        self._asked = -1
        while (message := await self._heard(seat)) is not None:
            if message["type"] == "ok":
                self._is_waiting = False
                self.promised = max(self.promised, message["id"])
                self.acknowledged += 1
            if message["type"] == "error":
                if not seat.public:
                    # The hello failed: perhaps another server can read the table.
                    return False
                self._is_waiting, self._asked = False, -1
            if message["type"] == "table" and await self._look(seat, message):
                return True
        return False

    async def _heard(self, seat: SeatAtTable) -> dict[str, Any] | None:
        """The next message; None if the line is closed, or an answer does not come.

        After a game nobody waits for ever: the host may have left when the troubles were over.
        """
        is_over = seat.public.get("phase") == "over"
        must_answer = self._is_waiting or not seat.public or is_over
        try:
            async with asyncio.timeout(SECONDS_TO_ANSWER if must_answer else None):
                return await seat.receive()
        except ConnectionClosed:
            return None

    async def _look(self, seat: SeatAtTable, table: dict[str, Any]) -> bool:
        public = table["public"]
        is_over = public["phase"] == "over" and not self._watch.is_slow
        self._watch.see(self.code, public["version"], is_over=is_over)
        if public["version"] != self._asked and not is_over:
            await self._answer(seat, table)
        return bool(is_over)

    async def _answer(self, seat: SeatAtTable, table: dict[str, Any]) -> None:
        version, phase = table["public"]["version"], table["public"]["phase"]
        if phase == "between":
            self._asked = version
            await seat.send("go-on")
        elif phase in AGAIN and table["you"]["host"]:
            self._asked, self._is_waiting = version, True
            await seat.send(AGAIN[phase], id=version + 1)
        elif table["you"]["may"]:
            self._asked, self._is_waiting = version, True
            await asyncio.sleep(self._chance.uniform(0.1, 0.6) if self._watch.is_slow else 0)
            # Whoever hears the `ok` knows that the table is at least one version further.
            await seat.move(any_move(table, self._chance), id=version + 1)
