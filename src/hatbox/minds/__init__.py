"""Players that are programs: they see views and events, nothing else."""

from .base import Decision, Maker, Mind
from .chancer import chancer
from .elephant import elephant

MINDS: dict[str, Maker] = {"random": chancer, "elephant": elephant}

__all__ = ["MINDS", "Decision", "Maker", "Mind"]
