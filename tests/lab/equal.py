"""Plays games by the compiled rules and by the plain ones, and compares every state.

`python -m tests.lab.equal --games 100000` does so for as many games in all; `--out FILE` notes each
part that was equal and goes on from there.
"""

from __future__ import annotations

import argparse
import json
import random
from collections.abc import Iterator
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

import numpy as np
from numba.core import config as numba_config
from numpy.typing import NDArray

from hatbox.games import IllegalMove
from hatbox.lab.fast import FastGames
from hatbox.lab.fast.layout import names_of

from .plain import PlainGame, packed

config: Any = numba_config


@dataclass(frozen=True, slots=True)
class Way:
    """A game with the options that are agreed; `weight` is its share of the games of a long run,
    since long games tell more each."""

    game: str
    players: int
    options: dict[str, object] = field(default_factory=dict, hash=False)
    weight: int = 17

    def __str__(self) -> str:
        return f"{self.game}-{self.players}-{'-'.join(map(str, self.options.values()))}"


WAYS = [
    Way("not-a-hat", 2, {"gifts": 2}),
    Way("not-a-hat", 3, {"arrows": "black"}),
    Way("not-a-hat", 4, {"rounds": 3}, weight=10),
    Way("not-a-hat", 8, {"gifts": 2, "arrows": "white", "rounds": "players"}, weight=5),
    Way("magic-hat", 2, {"expert": True}),
    Way("magic-hat", 3),
    Way("magic-hat", 4, {"expert": True}),
]


@dataclass(slots=True)
class Played:
    games: int = 0
    rounds: int = 0
    states: int = 0
    refused: int = 0

    def add(self, other: Played) -> None:
        for name, number in asdict(other).items():
            setattr(self, name, getattr(self, name) + number)


# As many are played at once, and so many are noted at once in a long run.
TOGETHER = 32
EVERY = 4
PART = 200


def play_beside(way: Way, games: int, seed: int, together: int = TOGETHER) -> Played:
    """The same moves, legal and illegal, in both, until so many games have ended."""
    beside = Beside(way, seed, min(games, together))
    while beside.played.games < games:
        beside.step()
    return beside.played


class Beside:
    """Games in arrays by the compiled rules, and each of them as an object by the plain ones."""

    def __init__(self, way: Way, seed: int, count: int) -> None:
        self.fast = FastGames(way.game, count, seed, way.options, players=way.players)
        self.plain = [PlainGame(self.fast, seed, place) for place in range(count)]
        self.apply = self.fast.source.compiled_rules.apply
        self.chance, self.played = random.Random(seed), Played()
        self.now = b""
        self.compare()

    def step(self) -> None:
        for place in self.some():
            self.try_anything(place)
        assert self.fast.rounds.tobytes() == self.now
        turns = self.fast.turns().tolist()
        assert turns == [game.turn for game in self.plain]
        moves = [self.likely(place, mask) for place, mask in enumerate(self.masks())]
        ended = [game.play(move) for game, move in zip(self.plain, moves, strict=True)]
        for place, game in enumerate(self.plain):
            if game.is_over:
                self.end_round(place, turns[place], moves[place])
        rewards, told = self.fast.step(moves)
        assert told.tolist() == ended
        for place, game in enumerate(self.plain):
            if ended[place]:
                assert np.allclose(rewards[place], game.rewards(), atol=1e-6)
                game.begin()
                self.played.games += 1
            elif game.is_over:
                self.compare_tally(place)
                game.deal()
        self.compare()

    def some(self) -> range:
        """Every fourth game: to be refused, to count moves and to look costs more than a move."""
        return range(self.chance.randrange(EVERY), self.fast.count, EVERY)

    def try_anything(self, place: int) -> None:
        """A random seat and number; where the plain rules refuse, so must the compiled ones."""
        rules, game = self.fast.source.rules, self.plain[place]
        seat = self.chance.randrange(-1, 9)
        move = self.chance.randrange(-2, self.fast.moves + 2)
        if seat == game.turn and rules.is_legal(game.round, move):
            return
        why = refusal(rules.apply, game.round, seat, move)
        assert why is not None
        assert refusal(self.apply, self.fast.rounds[place], seat, move) == why
        self.played.refused += 1

    def masks(self) -> NDArray[np.int8]:
        """What is legal, and what a seat sees, by both."""
        masks = self.fast.legal_mask()
        seat = self.chance.randrange(self.fast.players)
        seen = self.fast.observe(seat)
        for place in self.some():
            assert masks[place].tolist() == self.plain[place].mask()
        place = self.chance.randrange(self.fast.count)
        assert seen[place].tolist() == self.plain[place].observe(seat)
        return masks

    def likely(self, place: int, mask: NDArray[np.int8]) -> int:
        """Mostly what keeps a game going, so that games have all lengths."""
        hidden = getattr(self.plain[place].round, "gift", None)
        if hidden is not None and mask[hidden] and self.chance.random() < 0.8:
            return int(hidden)
        legal = mask.nonzero()[0].tolist()
        early = legal[: max(1, len(legal) // 2)]
        return int(self.chance.choice(early if self.chance.random() < 0.8 else legal))

    def end_round(self, place: int, seat: int, move: int) -> None:
        """The last state of a round, made apart: a step deals the next round over it."""
        last = np.frombuffer(bytearray(self.now), self.fast.rounds.dtype)[place : place + 1]
        self.apply(last[0], seat, move)
        assert last.tobytes() == packed(self.plain[place].round, last.dtype)
        self.played.rounds += 1
        self.played.states += 1

    def compare_tally(self, place: int) -> None:
        for name in names_of(self.plain[place].tally):
            counted = self.fast.tallies[name][place].tolist()
            assert counted == getattr(self.plain[place].tally, name), name

    def compare(self) -> None:
        """Every field of every game, as bytes: reading a record value by value is slow."""
        kind = self.fast.rounds.dtype
        self.now = b"".join([packed(game.round, kind) for game in self.plain])
        assert self.fast.rounds.tobytes() == self.now
        assert self.fast.tables["starter"].tolist() == [game.starter for game in self.plain]
        self.played.states += self.fast.count


def refusal(apply: Any, round: Any, seat: int, move: int) -> tuple[str, str] | None:
    try:
        apply(round, seat, move)
    except IllegalMove as illegal:
        return illegal.code, illegal.rule
    return None


def parts(games: int) -> Iterator[tuple[Way, int, int]]:
    """Ways in turn, each with its share of the games: a way, a seed and how many games."""
    whole = sum(way.weight for way in WAYS)
    left = {way: -(-games * way.weight // whole) for way in WAYS}
    seed = 0
    while any(left.values()):
        seed += 1
        for way in WAYS:
            part = min(PART, left[way])
            left[way] -= part
            if part:
                yield way, seed, part


def main() -> None:
    """In parts, so that a long run tells how far it has come."""
    reader = argparse.ArgumentParser(description=__doc__)
    reader.add_argument("--games", type=int, default=1000)
    reader.add_argument("--out", type=Path, help="notes what was equal, and goes on from there")
    args = reader.parse_args()
    done = noted(args.out) if args.out and args.out.exists() else {}
    if config.BOUNDSCHECK:
        watch_bounds()
    total = Played()
    for way, seed, games in parts(args.games):
        key = f"{way} {seed} {games}"
        played = done.get(key) or play_beside(way, games, seed)
        if args.out and key not in done:
            with args.out.open("a") as notes:
                notes.write(json.dumps({"part": key, **asdict(played)}) + "\n")
        total.add(played)
        report(total)


def watch_bounds() -> None:
    """A loop that is sent one game too far says so: or else nothing would be proven."""
    games = FastGames("magic-hat", 1)
    try:
        games.source.kernels.turns(games.rounds, games.turns(), 0, 2)
    except IndexError:
        print("bounds are checked", flush=True)
    else:
        raise AssertionError("bounds are not checked")


def noted(file: Path) -> dict[str, Played]:
    lines = [json.loads(line) for line in file.read_text().splitlines()]
    return {line.pop("part"): Played(**line) for line in lines}


def report(played: Played) -> None:
    print(
        f"equal in {played.games:,} games, {played.rounds:,} rounds, {played.states:,} states,"
        f" {played.refused:,} moves refused alike",
        flush=True,
    )


if __name__ == "__main__":
    main()
