"""What lies on the table as lines of text, and as a picture of them."""

from __future__ import annotations

import json
from dataclasses import asdict
from typing import Any

import numpy as np
from numpy.typing import NDArray

from hatbox.games import Game


def text(game: Game, round: Any) -> str:
    """Everything that everybody sees, one thing a line."""
    seen = asdict(game.view_for_onlooker(round))
    return "\n".join(f"{key}: {json.dumps(seen[key])}" for key in seen) + "\n"


def picture(told: str) -> NDArray[np.uint8]:
    from matplotlib.backends.backend_agg import FigureCanvasAgg
    from matplotlib.figure import Figure

    figure = Figure(figsize=(8, 4), dpi=80)
    canvas: Any = FigureCanvasAgg(figure)
    wrapped = "\n".join(
        line[i : i + 90] for line in told.splitlines() for i in range(0, len(line), 90)
    )
    figure.text(0.02, 0.98, wrapped, va="top", family="monospace", size=8)
    canvas.draw()
    return np.ascontiguousarray(np.asarray(canvas.buffer_rgba())[..., :3])
