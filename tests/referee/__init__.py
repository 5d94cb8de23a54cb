"""A second, slow implementation of docs/rules.md, to check the rules in `games/` against.

It imports nothing of Hatbox: a mistake made there cannot be repeated here by sharing code.
"""


class Foul(Exception):
    """A move that the rules do not allow; nothing has changed."""

    def __init__(self, code: str) -> None:
        super().__init__(code)
        self.code = code
