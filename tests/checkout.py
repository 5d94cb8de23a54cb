"""The files that belong to the project, as git sees them, with those that were not added yet."""

import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent


def files_of_the_project() -> list[Path]:
    if not (ROOT / ".git").exists():
        pytest.skip("not a git checkout")
    command = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    listing = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    return [path for name in listing.split("\0") if name and (path := ROOT / name).is_file()]
