"""`hatbox minds`: list the minds, and report what they can do."""

from __future__ import annotations

from typing import Any

from hatbox.lab.minds_command import add_minds_command


def add_command(commands: Any) -> None:
    add_minds_command(commands)
