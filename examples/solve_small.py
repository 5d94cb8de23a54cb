"""Solve a very small variant of each game by OpenSpiel's counterfactual regret minimisation.

    python examples/solve_small.py --iterations 30

Exploitability is what the best answer would win against the policy: it falls towards nothing.
"""

import argparse

import pyspiel
from open_spiel.python.algorithms import cfr, exploitability

import hatbox.lab.spiel  # noqa: F401  # It registers the games.

VARIANTS = {
    "an offer and an answer": "hatbox_not_a_hat(gifts_in_play=7,shuffled=False,cap=2,starter=0)",
    "two hats, two turns": "hatbox_magic_hat(hats_in_play=2,single_round=True,cap=2,starter=0)",
}


def solve(name: str, iterations: int) -> list[tuple[int, float]]:
    """Exploitability after each power of two."""
    game = pyspiel.load_game(name)
    solver = cfr.CFRPlusSolver(game)
    found = []
    for done in range(1, iterations + 1):
        solver.evaluate_and_update_policy()
        if done & (done - 1) == 0 or done == iterations:
            lost = exploitability.exploitability(game, solver.average_policy())
            found.append((done, float(lost)))
    return found


def main() -> None:
    reader = argparse.ArgumentParser(description=__doc__)
    reader.add_argument("--iterations", type=int, default=30)
    iterations = reader.parse_args().iterations
    for what, name in VARIANTS.items():
        print(f"{what}: {name}")
        for done, lost in solve(name, iterations):
            print(f"  {done:4} iterations: exploitability {lost:.4f}")


if __name__ == "__main__":
    main()
