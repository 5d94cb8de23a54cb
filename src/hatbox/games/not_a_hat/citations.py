"""Which rules of That's Not a Hat a record breaks, where the reader itself finds it."""

from ..base import Citations

CITATIONS = Citations(starter="H4", next_starter="H14", result="H13", standing="H14", winners="H13")
