"""A record as a film: its words and, frame by frame, everything that was hidden."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from hatbox.games import Game, events_for
from hatbox.games.base import Seat
from hatbox.games.replay import Frames, Journey, Mark, Thought
from hatbox.games.story import Line, Names
from hatbox.games.verify import Reading

from .awards import is_timed
from .story import count_round, tell_step
from .walk import Entry, Step, steps

AnyFrames = Frames[Any, Any, object]


@dataclass(frozen=True, slots=True)
class Scene:
    """What was told and seen at one step; `seat` decided, `ms` is what it took.

    People are told by their seats, "@0": what they are called is up to the reader's language.
    `open` is the game's own `Frame`.
    """

    told: tuple[Line, ...]
    mark: Mark
    seat: Seat | None
    ms: int | None
    stand_in: bool
    open: Any


@dataclass(frozen=True, slots=True)
class Act:
    """One round; `points` are those of the whole game after it."""

    scenes: tuple[Scene, ...]
    journeys: tuple[Journey, ...]
    points: tuple[int, ...]
    truncated: bool


@dataclass(frozen=True, slots=True)
class Replay:
    game: str
    players: tuple[str, ...]
    minds: tuple[str, ...]
    rounds: tuple[Act, ...]
    winners: tuple[int, ...] | None


def replay(record: Mapping[str, Any]) -> Replay:
    """The film of a record that holds (`games.verify` has looked at it before)."""
    reading = Reading(record)
    names = tuple(f"@{seat}" for seat in range(reading.players))
    minds = Minds(reading.game, record.get("thoughts"), reading.players)
    acts = tuple(act_of(reading, names, data, minds) for data in record["rounds"])
    winners = record["winners"]
    return Replay(
        reading.game.NAME,
        tuple(record["players"]),
        minds_of(record, reading.players),
        acts,
        None if winners is None else tuple(winners),
    )


def minds_of(record: Mapping[str, Any], players: int) -> tuple[str, ...]:
    """Which character sat where; "" for people, and where the record does not say."""
    listed = record.get("minds")
    known = listed if isinstance(listed, list) and len(listed) == players else [None] * players
    return tuple(mind if isinstance(mind, str) else "" for mind in known)


class Minds:
    """The thoughts of a record, found by how much their seat had heard when it decided."""

    def __init__(self, game: Game, kept: object, players: int) -> None:
        self._game = game
        self._heard = [0] * players
        of_seats = kept if isinstance(kept, list) and len(kept) == players else [None] * players
        self._thoughts = [by_heard(of_seat) for of_seat in of_seats]

    def hear(self, events: Iterable[Any]) -> None:
        for seat in range(len(self._heard)):
            self._heard[seat] += len(events_for(self._game, events, seat))

    def thought(self, seat: int) -> Thought | None:
        return self._thoughts[seat].get(self._heard[seat])


def by_heard(kept: object) -> dict[int, Thought]:
    """A file may hold anything here; what is no thought is left out."""
    listed = kept if isinstance(kept, list) else []
    thoughts = [thought for thought in listed if isinstance(thought, dict)]
    return {t["heard"]: t for t in thoughts if type(t.get("heard")) is int}


def act_of(reading: Reading, names: Names, data: Mapping[str, Any], minds: Minds) -> Act:
    game, frames = reading.game, reading.game.Frames(reading.players)
    scenes = []
    for step in steps(reading, data):
        scenes.append(scene_of(game, frames, step, names))
        minds.hear(step.events)
        if step.number < len(data["moves"]):
            think(frames, step.round, data["moves"][step.number]["seat"], minds)
    is_cut = count_round(reading, step.round, data)
    return Act(tuple(scenes), frames.journeys(), reading.standing.points, is_cut)


def think(frames: AnyFrames, round: Any, seat: int, minds: Minds) -> None:
    """Before the next decision: what the mind that makes it believed."""
    thought = minds.thought(seat)
    if thought is not None:
        frames.think(round, seat, thought)


def scene_of(game: Game, frames: AnyFrames, step: Step, names: Names) -> Scene:
    mark = frames.watch(step.round, step.events)
    entry: Entry = step.entry or {}
    return Scene(
        tuple(tell_step(game, step, names)),
        mark,
        entry.get("seat"),
        entry["ms"] if is_timed(entry) else None,
        entry.get("by") == "stand-in",
        frames.frame(step.round),
    )
