"""External programs as players: a line of JSON for everything that a seat is told, a line back for
each decision (docs/lab.md has the protocol).

A program that answers nothing legal, answers too late or has died does not stop the game: any legal
move is played for it, and that is counted.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from time import monotonic
from typing import Any

from hatbox.games import Game, IllegalMove
from hatbox.games.base import Json
from hatbox.minds import Decision
from hatbox.minds.base import chance

from .lines import Lines
from .text import Teller

TRIES = 3


@dataclass(slots=True)
class Counts:
    """What was wrong with a program's answers in one game."""

    illegal: int = 0
    late: int = 0
    crashed: bool = False


class Program:
    """A mind that asks another process; `legal` says what the rules allow now. With a `teller`
    everything is told in sentences as well, and answers may be words."""

    def __init__(
        self,
        command: str,
        game: Game,
        seat: int,
        seed: bytes,
        seconds: float,
        teller: Teller | None = None,
    ) -> None:
        self.game, self.seat, self.seed, self.seconds = game, seat, seed, seconds
        self.teller = teller
        self.legal: Callable[[], list[Any]] = list
        self.counts = Counts()
        self.heard = 0
        self.lines = Lines(command)

    def begin(self, players: int, options: Json) -> None:
        about = {"game": self.game.NAME, "seat": self.seat, "players": players}
        self.send("begin", **about, options=options, seconds=self.seconds)

    def send(self, type: str, **fields: object) -> None:
        self.lines.put(json.dumps({"type": type, **fields}, ensure_ascii=False))

    def watch(self, view: Any, events: Sequence[Any], at: float) -> str | None:
        self.heard += len(events)
        told = {"text": self.teller.events(events)} if self.teller else {}
        self.send("events", events=[asdict(event) for event in events], view=asdict(view), **told)
        return None

    def decide(self, view: Any, at: float) -> Decision:
        legal = [self.game.move_to_json(move) for move in self.legal()]
        begun = monotonic()
        move = None if self.counts.crashed else self.asked(view, legal)
        if move is None:
            move = chance(self.seed, self.heard).choice(self.legal())
        return Decision(move, monotonic() - begun)

    def asked(self, view: Any, legal: list[Json]) -> Any:
        """What the program decides, or None if nothing useful came."""
        self.send("decide", view=asdict(view), legal=legal, **self.told(view))
        for _ in range(TRIES):
            line = self.answer()
            if line is None:
                return None
            move = self.move_in(line, view)
            if move is not None:
                return move
            self.counts.illegal += 1
            self.send("refused", legal=legal, **self.told(view))
        return None

    def told(self, view: Any) -> dict[str, list[str]]:
        """What is seen, and each legal move, in words."""
        if self.teller is None:
            return {}
        return {"text": self.teller.view(view), "words": self.teller.moves(self.legal(), view)}

    def answer(self) -> bytes | None:
        try:
            return self.lines.get(self.seconds)
        except TimeoutError:
            self.counts.late += 1
        except EOFError:
            self.counts.crashed = True
        return None

    def move_in(self, line: bytes, view: Any) -> Any:
        """A late answer to an earlier question counts as one to this: it is legal or it is not."""
        try:
            data = json.loads(line)
            if self.teller is not None and isinstance(data, str):
                return self.teller.move(data, self.legal(), view)
            move = self.game.move_from_json(data)
        except (ValueError, RecursionError, IllegalMove):
            return None
        return move if self.is_legal(move) else None

    def is_legal(self, move: Any) -> bool:
        number = self.game.move_to_number(move)
        return any(self.game.move_to_number(other) == number for other in self.legal())

    def thoughts(self) -> list[dict[str, Any]]:
        return []

    def close(self) -> None:
        """It is asked to leave, and made to where it does not."""
        self.send("end")
        self.lines.close()
