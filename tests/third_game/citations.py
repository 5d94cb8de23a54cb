"""Which rules of Thimbles a record breaks."""

from hatbox.games.base import Citations

CITATIONS = Citations(starter="T1", next_starter="T4", result="T2", standing="T4", winners="T4")
