"""Many games at once by the compiled rules (`pip install "hatbox[lab]"`)."""

from .games import FastGames
from .sources import NotCompilable

__all__ = ["FastGames", "NotCompilable"]
