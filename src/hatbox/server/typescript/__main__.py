from __future__ import annotations

import sys
from pathlib import Path

from . import files


def main(folder: str) -> None:
    for name, text in files().items():
        (Path(folder) / name).write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1])
