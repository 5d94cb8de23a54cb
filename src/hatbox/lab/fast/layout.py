"""The record in an array that holds what an object of the rules holds: ints and lists of ints."""

from __future__ import annotations

from math import prod
from typing import Any

import numpy as np
from numpy.typing import DTypeLike, NDArray

Records = NDArray[Any]


# A record begins where a line of the processor's cache begins, and what is small comes first: so
# most moves touch few lines.
CACHE_LINE = 64


def layout_of(state: object, kind: DTypeLike) -> np.dtype[Any]:
    shapes = {name: np.shape(getattr(state, name)) for name in names_of(state)}
    names = sorted(shapes, key=lambda name: prod(shapes[name]))
    packed = np.dtype([(name, kind, shapes[name]) for name in names])
    size = -(-packed.itemsize // CACHE_LINE) * CACHE_LINE
    formats = [packed.fields[name][0] for name in names]  # type: ignore[index]
    offsets = [packed.fields[name][1] for name in names]  # type: ignore[index]
    return np.dtype({"names": names, "formats": formats, "offsets": offsets, "itemsize": size})


def names_of(state: object) -> tuple[str, ...]:
    return tuple(type(state).__slots__)  # type: ignore[attr-defined]


def fill(records: Records, place: int, state: object) -> None:
    """An object of the rules into its record."""
    for name in names_of(state):
        records[name][place] = getattr(state, name)


def read(records: Records, place: int, state: object) -> None:
    """A record into an object of the rules, which is then as the rules would have made it."""
    for name in names_of(state):
        setattr(state, name, records[name][place].tolist())
