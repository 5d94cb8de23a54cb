"""Which rules of Magic Hat a record breaks, where the reader itself finds it."""

from ..base import Citations

CITATIONS = Citations(starter="M4", next_starter="M10", result="M8", standing="M9", winners="M9")
