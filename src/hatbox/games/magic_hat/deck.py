"""The six hats of Magic Hat, mixed for a round (M3)."""

from hatbox.games.catalogue import ANIMAL_IDS
from hatbox.games.fairness import Stream


def mixed(stream: Stream) -> list[int]:
    """Animal numbers: the one in the box, then those in positions 0 to 4."""
    animals = list(range(len(ANIMAL_IDS)))
    stream.shuffle(animals)
    return animals
