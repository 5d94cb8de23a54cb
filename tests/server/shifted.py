"""`hatbox` on a machine whose clock is set while it runs: by so many seconds as a file says."""

from __future__ import annotations

import sys
import time
from pathlib import Path

SHIFT = "shift.txt"


def shift_time(file: Path) -> None:
    real, real_ns = time.time, time.time_ns

    def seconds() -> int:
        return int(file.read_text() or "0") if file.exists() else 0

    time.time = lambda: real() + seconds()
    time.time_ns = lambda: real_ns() + seconds() * 1_000_000_000


if __name__ == "__main__":
    shift_time(Path(sys.argv.pop(1)))
    from hatbox.cli import main

    sys.exit(main())
