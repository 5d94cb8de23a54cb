"""Records as a table: one row for each decision, with what could have been known beside it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any, NamedTuple

import pyarrow as pa

from hatbox.analysis.awards import is_timed
from hatbox.analysis.replay import Minds, minds_of
from hatbox.analysis.walk import Entry, steps
from hatbox.games.study import Study
from hatbox.games.verify import Reading, verify

from ..oracle import Oracles, module_of

PERSON, STAND_IN = "person", "stand-in"
WORD = pa.dictionary(pa.int32(), pa.string())
SCHEMA = pa.schema(
    {
        # The number of the record, from 0, in the order of the files.
        "record": pa.int32(),
        "game": WORD,
        "players": pa.int8(),
        "round": pa.int16(),
        "number": pa.int32(),
        "seat": pa.int8(),
        # The bot, the program, "person" or "stand-in"; never the name of a person.
        "who": WORD,
        "move": WORD,
        "role": WORD,
        "said": WORD,
        "truth": WORD,
        "lag": pa.int32(),
        "load": pa.int16(),
        "tone": WORD,
        "wrong": pa.bool_(),
        "confusion": WORD,
        "bluff": pa.bool_(),
        # What the oracle says: the chance of being right, and the best there was.
        "chance": pa.float64(),
        "best": pa.float64(),
        "ms": pa.int32(),
        # Of a judgement: who had named the thing, how long that took, whether it was a bluff.
        "claimant": WORD,
        "claim_ms": pa.int32(),
        "claim_bluff": pa.bool_(),
    }
)
MOST_MS = 2**31 - 1


class Row(NamedTuple):
    record: int
    game: str
    players: int
    round: int
    number: int
    seat: int
    who: str
    move: str
    role: str
    said: str
    truth: str
    lag: int | None
    load: int | None
    tone: str
    wrong: bool | None
    confusion: str
    bluff: bool | None
    chance: float | None
    best: float | None
    ms: int | None
    claimant: str | None
    claim_ms: int | None
    claim_bluff: bool | None


def rows_of(record: Mapping[str, Any], number: int = 0) -> Iterator[Row]:
    """The decisions of a record; a `BrokenRecord` says that it does not hold."""
    verify(record)
    watching = Watching(record, number)
    for index, data in enumerate(record["rounds"], 1):
        yield from watching.rows(index, data)


class Watching:
    """Follows one record with everything open."""

    def __init__(self, record: Mapping[str, Any], number: int) -> None:
        self.number = number
        self.reading = Reading(record)
        game, players = self.reading.game, self.reading.players
        self.game, self.players = game, players
        self.oracles = Oracles(game, self.reading.options, players)
        self.study: Study[Any, Any, Any] = module_of(game, "study").Study(players)
        self.minds = Minds(game, record.get("thoughts"), players)
        self.sitting = [mind or PERSON for mind in minds_of(record, players)]

    def rows(self, index: int, data: Mapping[str, Any]) -> Iterator[Row]:
        claim: Row | None = None
        moves = data["moves"]
        for step in steps(self.reading, data):
            view = self.oracles.tell(step.round, step.events)
            self.study.watch(step.round, step.events)
            self.minds.hear(step.events)
            if step.number < len(moves):
                row = self.row(step.round, view, moves[step.number], claim)
                row = row._replace(round=index, number=step.number + 1)
                claim = row if row.role == "name" else claim
                yield row

    def row(self, round: Any, view: Any, entry: Entry, claim: Row | None) -> Row:
        seat = entry["seat"]
        move = self.game.move_of_entry(round, entry)
        odds = self.oracles.of[seat].odds(view, move)
        trial = self.study.trial(round, seat, move, odds, self.minds.thought(seat))
        judged = claim if trial.role == "judge" else None
        return Row(
            record=self.number,
            game=self.game.NAME,
            players=self.players,
            round=0,
            number=0,
            seat=seat,
            who=STAND_IN if entry.get("by") == STAND_IN else self.sitting[seat],
            move=trial.move,
            role=trial.role,
            said=trial.said,
            truth=trial.truth,
            lag=trial.lag,
            load=trial.load,
            tone=trial.tone,
            wrong=trial.is_wrong,
            confusion=trial.confusion,
            bluff=trial.bluff,
            chance=None if odds is None else float(odds.chance),
            best=None if odds is None else float(odds.best),
            ms=min(entry["ms"], MOST_MS) if is_timed(entry) else None,
            claimant=judged.who if judged else None,
            claim_ms=judged.ms if judged else None,
            claim_bluff=judged.bluff if judged else None,
        )


def table_of(rows: Iterable[Row]) -> Any:
    columns = list(zip(*rows, strict=True)) or [()] * len(SCHEMA)
    arrays = [
        pa.array(list(column), kind.type) for column, kind in zip(columns, SCHEMA, strict=True)
    ]
    return pa.Table.from_arrays(arrays, schema=SCHEMA)
