"""Golden playthroughs for OpenSpiel: every view of every state of one short game.

`python -m tests.lab.playthroughs` writes tests/golden/spiel anew; read the difference.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from open_spiel.python.algorithms import generate_playthrough

import hatbox.lab.spiel

GOLDEN: Final = Path(__file__).parents[1] / "golden" / "spiel"
# A short game each: as small as it goes, so that somebody can read it.
GAMES: Final = {
    "not_a_hat": (
        "hatbox_not_a_hat(gifts_in_play=7,shuffled=False,cap=2,starter=0)",
        [110, 4, 111, 111],
    ),
    "magic_hat": (
        "hatbox_magic_hat(hats_in_play=2,single_round=True,cap=3,starter=0)",
        [0, 4, 6, 1, 5, 12, 3],
    ),
}


def playthrough(name: str) -> str:
    hatbox.lab.spiel.register_all()
    game, actions = GAMES[name]
    told = generate_playthrough.playthrough(game, actions, alsologtostdout=False)
    return str(told).rstrip() + "\n"


if __name__ == "__main__":
    GOLDEN.mkdir(exist_ok=True)
    for name in GAMES:
        (GOLDEN / f"{name}.txt").write_text(playthrough(name), "utf-8")
