"""A seat at a table, told in sentences.

What happens is told once, with the next answer, and then gone: nothing is kept for the one who
sits here. `look` tells what anybody sees now.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Iterator
from http.client import HTTPException
from importlib import import_module
from time import monotonic
from typing import Any

from hatbox.client import Client, Refused, SeatAtTable
from hatbox.games import Game, game_named
from hatbox.games.base import Json, May
from hatbox.games.telling import Person, person
from hatbox.lab.text import Teller
from hatbox.locales import MissingText, text

# What is not asked for in time is forgotten, the oldest first.
MOST_UNTOLD = 200
MOST_SECONDS = 120.0


class NotAtTable(Exception):
    """The line is closed; `code` says why, if the server did."""

    def __init__(self, code: str) -> None:
        super().__init__(code)
        self.code = code


class NoServer(Exception):
    """Nobody answers at the address, or somebody else."""


class Sitting:
    """Follows one seat; `run` reads until the line is closed."""

    def __init__(self, seat: SeatAtTable, language: str) -> None:
        self.seat, self.language = seat, language
        self.untold: deque[str] = deque(maxlen=MOST_UNTOLD)
        self.answers: dict[int, asyncio.Future[Json]] = {}
        self.changed = asyncio.Event()
        self.quiet_at = 0.0
        self.closed = ""
        self.asked = 0

    async def run(self) -> None:
        try:
            async for message in self.seat.messages():
                self.hear(message)
        finally:
            self.end(self.closed or "closed")

    def end(self, code: str) -> None:
        self.closed = code
        self.changed.set()
        for answer in self.answers.values():
            if not answer.done():
                answer.set_exception(NotAtTable(code))

    def hear(self, message: Json) -> None:
        match message["type"]:
            case "table":
                self.quiet_at = monotonic() + message["public"]["beat_ms"] / 1000
                self.untold += self.teller().events(events_in(message)) if self.has_view else []
            case "talk" if "text" in message:
                self.untold.append(self.spoken(message))
            case "ok" | "error" if message.get("id") in self.answers:
                self.answers.pop(message["id"]).set_result(message)
                return
            case "bye":
                self.closed = message["code"]
            case _:
                return
        self.changed.set()

    def spoken(self, message: Json) -> str:
        """A bubble; one of somebody without a seat has no name."""
        seats, seat = self.seat.public["seats"], message.get("seat")
        name = text(self.language, "guest-name") if seat is None else seats[seat]["name"]
        about = person("name", Person(name, is_you=seat is not None and seat == self.me))
        return text(self.language, "told-words", words=message["text"], **strings(about))

    @property
    def me(self) -> int | None:
        seat: int | None = self.seat.you.get("seat")
        return seat

    @property
    def phase(self) -> str:
        return str(self.seat.public.get("phase", ""))

    @property
    def has_view(self) -> bool:
        return bool(self.seat.public.get("view"))

    @property
    def is_my_turn(self) -> bool:
        return bool(self.seat.you.get("may"))

    @property
    def game(self) -> Game:
        return game_named(self.seat.public["game"])

    @property
    def view(self) -> Json:
        """What everybody sees, and what this seat alone may do and sees."""
        you = self.seat.you
        return {**self.seat.public["view"], "may": you["may"], "sees": you["sees"]}

    def teller(self) -> Teller:
        names = [seat["name"] for seat in self.seat.public["seats"]]
        return Teller(self.game, names, self.me, self.language)

    def legal(self) -> list[Any]:
        game: Any = self.game
        moves: Any = import_module(f"{game.__name__}.moves")
        legal: list[Any] = moves.moves_among(tuple(map(may_of, self.seat.you.get("may", ()))))
        return legal

    def look(self) -> list[str]:
        """What anybody at this seat sees now; nothing of what was."""
        self.check_open()
        if not self.has_view:
            return [text(self.language, "waiting-for-host"), *self.names()]
        told = self.teller().view(self.view)
        return [*told, *self.standing(), *self.moves()]

    def names(self) -> list[str]:
        return [seat["name"] for seat in self.seat.public["seats"]]

    def standing(self) -> Iterator[str]:
        """Once the game is over."""
        winners = (self.seat.public.get("standing") or {}).get("winners")
        if self.phase == "over" and winners:
            names = self.names()
            others = [names[seat] for seat in winners if seat != self.me]
            you = "yes" if self.me in winners else "no"
            yield text(
                self.language, "result-win", names=", ".join(others), count=len(others), you=you
            )

    def moves(self) -> list[str]:
        """The moves that are open: in full, or of very many what they can be about."""
        legal = self.legal()
        return self.teller().choices(legal, self.view) if legal else []

    async def ask(self, type: str, **fields: object) -> str:
        """Send something that is answered; the code of an error, or nothing."""
        self.check_open()
        self.asked += 1
        self.answers[self.asked] = asyncio.get_running_loop().create_future()
        answered = self.answers[self.asked]
        await self.seat.send(type, id=self.asked, **fields)
        answer = await answered
        return str(answer.get("code", ""))

    async def move(self, words: str) -> list[str]:
        """Make the move that is meant, once what is being shown is over."""
        self.check_open()
        if not self.is_my_turn:
            return [self.refusal("not-your-turn")]
        move = self.teller().move(words, self.legal(), self.view)
        if move is None:
            return [self.refusal("unknown-move"), *self.moves()]
        await asyncio.sleep(max(0.0, self.quiet_at - monotonic()))
        data = self.game.move_to_json(move)
        code = await self.ask("move", version=self.seat.public["version"], move=data)
        return [self.refusal(code)] if code else self.tell()

    async def wait(self, seconds: float) -> list[str]:
        """Until this seat is to move, the game is over, or the time is up."""
        until = monotonic() + min(max(seconds, 0.0), MOST_SECONDS)
        while not self.is_my_turn and self.phase != "over" and monotonic() < until:
            self.check_open()
            # Cleared before anything is asked, or what the answer brings would not wake us.
            self.changed.clear()
            await self.go_on()
            await self.changed_by(until)
        return [*self.tell(), *self.whose_turn()]

    async def changed_by(self, until: float) -> None:
        try:
            await asyncio.wait_for(self.changed.wait(), max(0.0, until - monotonic()))
        except TimeoutError:
            return

    async def go_on(self) -> None:
        """Between two rounds, and after a look that nobody shares."""
        if self.phase == "between" or self.seat.public.get("looking") == self.me is not None:
            await self.ask("go-on")

    def whose_turn(self) -> Iterator[str]:
        yield from self.standing()
        if self.is_my_turn:
            yield text(self.language, "your-turn")

    async def say(self, words: str) -> list[str]:
        code = await self.ask("say", text=words)
        return [self.refusal(code)] if code else self.tell()

    def tell(self) -> list[str]:
        """What has happened since the last answer; it is told once."""
        told = [*self.untold]
        self.untold.clear()
        return told

    def refusal(self, code: str) -> str:
        return refusal(self.language, code)

    def check_open(self) -> None:
        if self.closed:
            raise NotAtTable(self.closed)


def events_in(message: Json) -> list[Json]:
    """Public events, with those that this seat alone sees in their places."""
    told = [*message["public"]["events"]]
    for own in reversed(message["you"]["events"]):
        told.insert(own["after"], own["event"])
    return told


def may_of(data: Json) -> May:
    of = data["of"]
    return May(data["move"], tuple(of) if isinstance(of, list) else of)


def strings(about: Any) -> dict[str, str]:
    return {key: str(value) for key, value in about.items()}


async def seated(client: Client, code: str, name: str) -> None:
    """Take a seat, unless this device has one at the table."""
    try:
        await client.take_seat(code, name)
    except Refused as refused:
        if refused.code != "seat-taken":
            raise
    except (OSError, HTTPException, ValueError, LookupError, TypeError):
        # No address, nobody there, or an answer that is not ours.
        raise NoServer from None


def refusal(language: str, code: str) -> str:
    """What the code of a refusal means to a person."""
    try:
        return text(language, f"error-{code}")
    except MissingText:
        return text(language, "error-unknown", code=code)
