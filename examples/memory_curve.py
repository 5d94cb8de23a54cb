"""Measure a memory curve of your own bot: how well it knows its gift, by how long ago it was seen.

    python examples/memory_curve.py --games 200 --out curve.png

The bot below remembers the last events (twelve by default) and nothing before. Put your own in its
place: a class with `watch`, `decide` and `thoughts`.
"""

import argparse
from collections import deque
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from hatbox.games import Match, game_named
from hatbox.games.not_a_hat.events import Accepted, Fetched, Offered, TookOldest
from hatbox.games.not_a_hat.moves import Accept, Offer, Refuse, moves_among
from hatbox.lab.simulate import play_out, seated, secret_of
from hatbox.minds import Decision, Mind
from hatbox.minds.base import chance

GAME = game_named("not-a-hat")
BINS = ((0, 3), (4, 7), (8, 15), (16, 31), (32, 400))


class MyBot:
    """Names what it has heard its gift called, as long as that is among its last events."""

    def __init__(self, seat: int, seed: bytes, events: int) -> None:
        self.seat, self.seed, self.heard = seat, seed, 0
        self.last: deque[tuple[Any, str | None]] = deque(maxlen=events)
        self.lying_open: list[str | None] = []

    def watch(self, view: Any, events: Sequence[Any], at: float) -> str | None:
        """Each event, with the gift that lay open until it was taken."""
        for event in events:
            is_turned = isinstance(event, TookOldest) and event.turned
            self.last.append((event, self.lying_open[event.seat] if is_turned else None))
        self.lying_open = [getattr(place.gifts[0], "object", None) for place in view.places]
        self.heard += len(events)
        return None

    def decide(self, view: Any, at: float) -> Decision:
        luck = chance(self.seed, self.heard)
        known = self.known()
        if view.may[0].move == "offer":
            return Decision(Offer(known) if known else luck.choice(moves_among(view.may)))
        is_doubtful = known is not None and known != view.now.claim
        return Decision(Refuse() if is_doubtful else Accept())

    def known(self) -> str | None:
        """The gift on its way, if it was seen or named within memory, and passed on since."""
        hands: dict[int, list[str | None]] = {}
        coming: str | None = None
        for event, turned in self.last:
            match event:
                case Fetched():
                    coming = event.object
                case Offered():
                    coming = coming or event.object
                case Accepted():
                    hands.setdefault(event.seat, []).append(coming)
                case TookOldest():
                    held = hands.get(event.seat, [])
                    coming = turned or (held.pop(0) if len(held) > 1 else None)
                case _:
                    pass
        return coming

    def thoughts(self) -> list[dict[str, Any]]:
        return []


class Watched:
    """Asks the bot, and writes down how long its gift has been out of sight and if it knew it."""

    def __init__(self, bot: MyBot, match: Match, answers: list[tuple[int, bool]]) -> None:
        self.bot, self.match, self.answers = bot, match, answers
        self.decisions = 0
        self.seen: dict[int, int] = {}

    def watch(self, view: Any, events: Sequence[Any], at: float) -> str | None:
        """A gift is seen while it lies face up, and when it is fetched."""
        self.decisions += 1
        round = self.match.round
        fetched = any(isinstance(event, Fetched) for event in events)
        for gift in [gift for gift in round.deck if round.face_up[gift]]:
            self.seen[gift] = self.decisions
        if fetched:
            self.seen[round.gift] = self.decisions
        return self.bot.watch(view, events, at)

    def decide(self, view: Any, at: float) -> Decision:
        decision = self.bot.decide(view, at)
        if isinstance(decision.move, Offer):
            gift = self.match.round.gift
            lag = self.decisions - self.seen[gift]
            is_known = GAME.move_to_number(decision.move) == gift
            self.answers.append((lag, is_known))
        return decision

    def thoughts(self) -> list[dict[str, Any]]:
        return []


def measure(games: int, events: int) -> list[tuple[int, bool]]:
    """Your bot against three squirrels."""
    answers: list[tuple[int, bool]] = []
    for number in range(games):
        secret = secret_of("curve", number)
        match = Match(GAME, ["My bot", "A", "B", "C"], secret=secret)
        others: list[Mind] = [seated("squirrel", GAME, seat, 4, secret) for seat in (1, 2, 3)]
        play_out(match, [Watched(MyBot(0, secret, events), match, answers), *others])
    return answers


def curve(answers: list[tuple[int, bool]]) -> list[tuple[str, int, float]]:
    """For each range of lags: how many offers, and the share of true ones."""
    rows = []
    for least, most in BINS:
        known = [is_known for lag, is_known in answers if least <= lag <= most]
        if known:
            rows.append((f"{least}–{most}", len(known), sum(known) / len(known)))
    return rows


def draw(rows: list[tuple[str, int, float]], file: Path) -> None:
    from matplotlib.figure import Figure

    figure = Figure(figsize=(5, 3), layout="constrained")
    axes = figure.subplots()
    axes.plot([lag for lag, _, _ in rows], [share for _, _, share in rows], marker="o")
    axes.set(xlabel="decisions since the gift was seen", ylabel="named truly", ylim=(0, 1.05))
    figure.savefig(file)


def main() -> None:
    reader = argparse.ArgumentParser(description=__doc__)
    reader.add_argument("--games", type=int, default=200)
    reader.add_argument("--events", type=int, default=12, help="how many the bot remembers")
    reader.add_argument("--out", type=Path, help="a picture of the curve")
    args = reader.parse_args()
    rows = curve(measure(args.games, args.events))
    for lag, offers, share in rows:
        print(f"seen {lag} decisions ago: {share:.2f} of {offers} gifts named truly")
    if args.out:
        draw(rows, args.out)
        print(f"drawn: {args.out}")


if __name__ == "__main__":
    main()
