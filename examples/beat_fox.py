"""Train a small policy against Fox, on one core, until it beats it.

    python examples/beat_fox.py

The policy sees what its seat sees now and what Raven would still remember (`ActR("raven")`); what
to do with that it learns: six weights, by the cross-entropy method. Only numpy is needed.
"""

import argparse
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from hatbox.games.not_a_hat import bulk
from hatbox.games.not_a_hat.rules import ACCEPT, GIFTS, PENALTIES_TO_END, REFUSE
from hatbox.lab.gym import SeatEnv
from hatbox.lab.gym.seat import Observed
from hatbox.lab.memory import ActR

Weights = NDArray[np.float64]
WEIGHTS = 6
NEW_DEALS = 1_000_000
# There are 110 gifts: a score has to be high for one of them to be likely. An answer is one of two.
SHARP_OFFER, SHARP_ANSWER = 10.0, 6.0


def choose(weights: Weights, seen: Observed, luck: np.random.Generator) -> int:
    """A softmax over what may be said: by what comes to mind, and by what lies open elsewhere."""
    comes_to_mind = seen[-GIFTS:]
    lies_open = seen[bulk.LYING_OPEN : bulk.PILES] + seen[bulk.PILES : bulk.CLAIM] > 0
    if seen[bulk.PHASE]:
        return drawn(SHARP_OFFER * (weights[0] * comes_to_mind - weights[1] * lies_open), luck)
    claim = int(seen[bulk.CLAIM : bulk.SHOP].argmax())
    facts = [1.0, comes_to_mind[claim], comes_to_mind.max(), float(lies_open[claim])]
    return (ACCEPT, REFUSE)[drawn(np.array([0.0, SHARP_ANSWER * (weights[2:] @ facts)]), luck)]


def drawn(scores: NDArray[np.float64], luck: np.random.Generator) -> int:
    odds = np.exp(scores - scores.max())
    return int(luck.choice(len(odds), p=odds / odds.sum()))


@dataclass
class Arena:
    """Duels with Fox; a game follows from its number."""

    env: SeatEnv
    luck: np.random.Generator
    played: int = 0

    def duels(self, weights: Weights, numbers: range) -> NDArray[np.float64]:
        """Of each game the share of the victory, and how many more minus points Fox has."""
        return np.array([self.duel(weights, number) for number in numbers])

    def duel(self, weights: Weights, number: int) -> tuple[float, float]:
        self.played += 1
        seen, _ = self.env.reset(seed=number)
        while True:
            action = np.int64(choose(weights, seen, self.luck))
            seen, reward, over, cut, _ = self.env.step(action)
            if over or cut:
                return float(reward) + 0.5, points_of(1, seen) - points_of(0, seen)


def points_of(distance: int, seen: Observed) -> float:
    first = bulk.POINTS + distance * (PENALTIES_TO_END + 1)
    return float(seen[first : first + PENALTIES_TO_END + 1].argmax())


def train(arena: Arena, generations: int, crowd: int, games: int) -> Weights:
    """The cross-entropy method: draw weights, keep the best quarter, draw around those. All of a
    generation play the same deals, and are judged by their minus points, which tell more in a few
    games than who has won."""
    centre, spread = np.zeros(WEIGHTS), np.full(WEIGHTS, 1.5)
    for generation in range(1, generations + 1):
        crowd_weights = centre + spread * arena.luck.standard_normal((crowd, WEIGHTS))
        deals = range(generation * games, (generation + 1) * games)
        results = np.array([arena.duels(weights, deals).mean(axis=0) for weights in crowd_weights])
        best = np.argsort(results[:, 1])[-max(2, crowd // 4) :]
        centre, spread = crowd_weights[best].mean(axis=0), crowd_weights[best].std(axis=0) + 0.1
        shares = results[:, 0]
        print(f"generation {generation}: mean share {shares.mean():.2f}, best {shares.max():.2f}")
    return centre


def main() -> None:
    reader = argparse.ArgumentParser(description=__doc__)
    reader.add_argument("--generations", type=int, default=7)
    reader.add_argument("--crowd", type=int, default=16, help="policies in a generation")
    reader.add_argument("--games", type=int, default=8, help="games of each policy")
    reader.add_argument("--test", type=int, default=200, help="games of the trained policy")
    args = reader.parse_args()
    env = SeatEnv("not-a-hat", minds=("fox",), memory=ActR("raven"))
    arena = Arena(env, np.random.default_rng(1))
    weights = train(arena, args.generations, args.crowd, args.games)
    shares = arena.duels(weights, range(NEW_DEALS, NEW_DEALS + args.test))[:, 0]
    half = 1.96 * shares.std() / len(shares) ** 0.5
    print(f"weights {np.round(weights, 1).tolist()} after {arena.played} games")
    print(f"share against Fox: {shares.mean():.3f} ± {half:.3f} in {len(shares)} new games")
    print("It beats Fox." if shares.mean() - half > 0.5 else "It does not beat Fox yet.")


if __name__ == "__main__":
    main()
