"""Optional dependencies (`pip install "hatbox[lab]"`), imported only where they are needed."""

from __future__ import annotations

from importlib import import_module


class MissingExtra(Exception):
    """The command needs an extra of the package that is not installed."""

    def __init__(self, extra: str) -> None:
        super().__init__(extra)
        # With quotes, because some shells expand brackets.
        self.command = f'pip install "hatbox[{extra}]"'


def require(module: str, extra: str) -> None:
    """Fail with the name of the extra before any work is done."""
    try:
        import_module(module)
    except ImportError:
        raise MissingExtra(extra) from None
