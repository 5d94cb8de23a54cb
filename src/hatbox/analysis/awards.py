"""Who is honoured for what after a game: each once at most, and everybody if it can be."""

from __future__ import annotations

import hashlib
import json
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from hatbox.games.awards import Award, Earned, Prize, Tally
from hatbox.games.base import Seat
from hatbox.games.verify import Reading

from .walk import Entry, steps

# Of the time that decisions took, which is the same in every game.
OF_TIME = (Prize("deep-thinker", 3, least=10), Prize("quick-thinker", 2.5))
# For whoever is left without one.
FOR_ALL = "good-company"
# With fewer decisions nobody is quick.
LEAST_DECISIONS = 3
# The luck of the draw, in the worth of awards: about what the neighbours in a list differ by.
LUCK = 2.5

Choices = Mapping[int, Sequence[Earned]]


def awards(record: Mapping[str, Any]) -> list[Award]:
    """The awards of a record that holds, by seat; the same record gives the same ones."""
    seed = seed_of(record)
    choices = by_seat(earned(record), seed)
    given = {award.seat: award for award in give(choices, in_order(choices, seed)).values()}
    seats = map(Seat, range(len(record["players"])))
    return [given.get(seat, Award(FOR_ALL, seat, 1)) for seat in seats]


def earned(record: Mapping[str, Any]) -> Iterator[Earned]:
    reading = Reading(record)
    honours = reading.game.Honours(reading.players)
    for data in record["rounds"]:
        for step in steps(reading, data):
            honours.watch(step.round, step.events)
    yield from honours.earned()
    yield from of_time(reading.players, record["rounds"])


def of_time(players: int, rounds: Sequence[Mapping[str, Any]]) -> Iterator[Earned]:
    """Seconds of the longest decision; quick is whose longest one is the shortest of all."""
    times: list[list[int]] = [[] for _ in range(players)]
    for data in rounds:
        for entry in filter(is_timed, data["moves"]):
            times[entry["seat"]].append(-(-entry["ms"] // 1000))
    tally = Tally(players)
    for seat, own in enumerate(times):
        tally.top("deep-thinker", seat, max(own, default=0))
    longest = [max(own) if len(own) >= LEAST_DECISIONS else None for own in times]
    known = [seconds for seconds in longest if seconds is not None]
    if len(known) > 1 and min(known) < max(known):
        tally.top("quick-thinker", longest.index(min(known)), max(1, min(known)))
    yield from tally.earned(OF_TIME)


def is_timed(entry: Entry) -> bool:
    """Anybody may have written the file; a stand-in's time is nobody's."""
    return type(entry.get("ms")) is int and entry["ms"] >= 0 and entry.get("by") is None


def seed_of(record: Mapping[str, Any]) -> bytes:
    """Another game, another draw."""
    moves = [data["moves"] for data in record["rounds"]]
    return hashlib.sha256(json.dumps(moves, sort_keys=True).encode()).digest()


def luck(seed: bytes, *about: object) -> float:
    digest = hashlib.blake2b(repr(about).encode(), key=seed, digest_size=4).digest()
    return int.from_bytes(digest) / 2**32


def by_seat(earned: Iterator[Earned], seed: bytes) -> Choices:
    """What each seat may get, the worthiest first, with some luck."""
    choices: dict[int, list[Earned]] = defaultdict(list)
    for one in earned:
        choices[one.award.seat].append(one)

    def worth(one: Earned) -> float:
        return one.worth + LUCK * luck(seed, one.award.award, one.award.seat)

    return {seat: sorted(own, key=worth, reverse=True) for seat, own in choices.items()}


def in_order(choices: Choices, seed: bytes) -> list[int]:
    return sorted(choices, key=lambda seat: luck(seed, seat))


def give(choices: Choices, order: Sequence[int]) -> dict[str, Award]:
    """One award a seat and one seat an award, to as many seats as can be (augmenting paths)."""
    given: dict[str, Award] = {}

    def find(seat: int, tried: set[str]) -> bool:
        for one in choices[seat]:
            name = one.award.award
            if name in tried:
                continue
            tried.add(name)
            if name not in given or find(given[name].seat, tried):
                given[name] = one.award
                return True
        return False

    for seat in order:
        find(seat, set())
    return given
