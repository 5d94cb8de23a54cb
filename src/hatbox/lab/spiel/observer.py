"""What is told of a game, along OpenSpiel's axes: public, whose private part, with recall."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np
import pyspiel
from numpy.typing import NDArray

from hatbox.games import encode
from hatbox.games.base import EVERYONE

from .agreed import Agreed
from .play import Opening, Play

Private = pyspiel.PrivateInfoType
Tensor = NDArray[np.float32]


class Observer:
    """Strings for every kind. Tensors for what one seat is told, public and private together; for
    other kinds they are empty."""

    def __init__(self, agreed: Agreed, kind: Any) -> None:
        self.agreed, self.kind = agreed, kind
        self.is_whole = kind.public_info and kind.private_info == Private.SINGLE_PLAYER
        sizes = shapes(agreed, has_past=kind.perfect_recall) if self.is_whole else {}
        self.tensor: Tensor = np.zeros(sum(rows * row for rows, row in sizes.values()), np.float32)
        self.dict: dict[str, Tensor] = dict(pieces(self.tensor, sizes))

    def set_from(self, state: Any, player: int) -> None:
        self.tensor.fill(0)
        if not self.is_whole:
            return
        play: Play = state.play
        self.dict["observation"][0] = play.observation(player)
        self.dict["points"][0] = from_seat(play.tally.points, player, self.agreed.players)
        if self.kind.perfect_recall:
            self.set_past(play, player)

    def set_past(self, play: Play, player: int) -> None:
        """The newest event first."""
        if self.agreed.memory is not None:
            self.dict["memory"][0] = play.remembered(player)
            return
        row = self.agreed.parts.bulk.event_row
        rows = [row(event, player, self.agreed.players) for event in heard(play, player)][::-1]
        events = self.dict["events"]
        for place, numbers in enumerate(rows[: len(events)]):
            events[place] = numbers
        if self.agreed.recall is None:
            for place, opening in enumerate(openings(play)):
                self.dict["openings"][place] = opening.observations[player]

    def string_from(self, state: Any, player: int) -> str:
        play: Play = state.play
        return "\n".join(self.lines(play, player))

    def lines(self, play: Play, player: int) -> Iterator[str]:
        if self.is_whole:
            yield from told(play, player, has_past=self.kind.perfect_recall)
            return
        if self.kind.public_info:
            yield from told(play, None, has_past=self.kind.perfect_recall)
        for seat in self.seats(player):
            yield from told_alone(play, seat, has_past=self.kind.perfect_recall)

    def seats(self, player: int) -> list[int]:
        """Whose private part is told."""
        if self.kind.private_info == Private.ALL_PLAYERS:
            return [*range(self.agreed.players)]
        return [player] if self.kind.private_info == Private.SINGLE_PLAYER else []


def shapes(agreed: Agreed, *, has_past: bool) -> dict[str, tuple[int, int]]:
    """Of each piece: rows, and numbers in a row."""
    bulk, chance = agreed.parts.bulk, agreed.parts.chance
    now = {"observation": (1, bulk.OBSERVATION), "points": (1, agreed.players)}
    if not has_past:
        return now
    if agreed.memory is not None:
        return {**now, "memory": (1, agreed.memory.size(agreed.parts.game))}
    if agreed.recall is not None:
        return {**now, "events": (agreed.recall, bulk.EVENT)}
    most = agreed.most_turns * chance.EVENTS_A_TURN + agreed.most_rounds * chance.EVENTS_A_TURN
    openings = (agreed.most_rounds, bulk.OBSERVATION)
    return {**now, "openings": openings, "events": (most, bulk.EVENT)}


def pieces(tensor: Tensor, sizes: dict[str, tuple[int, int]]) -> Iterator[tuple[str, Tensor]]:
    """Views of the one tensor, by name."""
    at = 0
    for name, (rows, row) in sizes.items():
        yield name, tensor[at : at + rows * row].reshape(rows, row)
        at += rows * row


def told(play: Play, seat: int | None, *, has_past: bool) -> Iterator[str]:
    """What a seat, or an onlooker, sees now, after what they remember."""
    if has_past:
        yield from remembered(play, seat)
    if play.is_dealt:
        yield play.view(seat)
    yield f"points {play.tally.points[: play.agreed.players]}"


def remembered(play: Play, seat: int | None) -> Iterator[str]:
    if play.agreed.memory is not None:
        if seat is not None:
            yield comes_to_mind(play, seat)
        return
    if play.agreed.recall is not None:
        yield from (encode(event).decode() for event in recalled(play, seat))
        return
    for item in play.past:
        if isinstance(item, Opening):
            yield item.views[-1 if seat is None else seat]
        elif includes(play, item, seat):
            yield encode(item).decode()


def comes_to_mind(play: Play, seat: int) -> str:
    """Where each number that is not 0 stands, as the tensor has it."""
    numbers = play.remembered(seat)
    told = {int(place): f"{numbers[place]:.2f}" for place in np.flatnonzero(numbers)}
    return f"remembers {' '.join(f'{place}:{chance}' for place, chance in told.items())}"


def told_alone(play: Play, seat: int, *, has_past: bool) -> Iterator[str]:
    """What this seat alone sees now, and what it alone remembers."""
    game = play.agreed.parts.game
    if has_past and play.agreed.memory is not None:
        yield comes_to_mind(play, seat)
    elif has_past:
        yield from recalled_alone(play, seat)
    sees = game.sees(play.round, seat) if play.is_dealt else None
    yield f"{seat} sees {encode(sees).decode()}"


def recalled_alone(play: Play, seat: int) -> Iterator[str]:
    """What this seat alone has seen: after how many public events."""
    after = 0
    for event in recalled(play, seat):
        if play.agreed.parts.game.audience(event) == EVERYONE:
            after += 1
        else:
            yield f"{after} {encode(event).decode()}"


def recalled(play: Play, seat: int | None) -> list[Any]:
    """The last events, as many as are recalled."""
    events, recall = heard(play, seat), play.agreed.recall
    return events if recall is None else events[max(0, len(events) - recall) :]


def heard(play: Play, seat: int | None) -> list[Any]:
    return [
        item for item in play.past if not isinstance(item, Opening) and includes(play, item, seat)
    ]


def openings(play: Play) -> list[Opening]:
    return [item for item in play.past if isinstance(item, Opening)]


def includes(play: Play, event: Any, seat: int | None) -> bool:
    return play.agreed.parts.game.audience(event).includes(seat)


def from_seat(points: list[int], seat: int, players: int) -> list[int]:
    return [points[(seat + other) % players] for other in range(players)]
