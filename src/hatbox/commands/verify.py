"""`hatbox verify`: check records against the rules and their shuffles."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from hatbox.games import BrokenRecord
from hatbox.games.verify import Proof, verify
from hatbox.lab.files import records_in
from hatbox.locales import say

from .error_messages import at_line, of_number, of_record

Verdict = Proof | BrokenRecord
# Exit codes; 2 is for wrong arguments.
PROVEN, BROKEN, UNPROVEN = 0, 1, 3


def add_command(commands: Any) -> None:
    parser = commands.add_parser(
        "verify",
        help="replay records by the rules and check their shuffles",
        description="Replays every record by the rules, and recomputes its decks and its "
        "commitment. Exit code 0: all were dealt from a secret that was committed to. 1: one is "
        "broken, and where. 3: none is broken, but one is unproven: its secret or commitment is "
        "missing, or it is of version 1 and does not say why a round was ended early.",
    )
    help = "a file of records"
    parser.add_argument("files", nargs="+", type=Path, metavar="FILE", help=help)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """The worst of all files: broken, then unproven."""
    codes = [check_file(path) for path in args.files]
    return BROKEN if BROKEN in codes else max(codes)


def check_file(path: Path) -> int:
    """Print a line for each record that is broken or unproven; return the exit code."""
    codes: list[int] = []
    try:
        with path.open("rb") as file:
            for line, verdict in verdicts(file):
                codes.append(code_of(verdict))
                if verdict != "proven":
                    print(at_line(path, line, words_for(verdict)), file=sys.stderr)
    except OSError as error:
        print(f"{path}: {of_number(error.errno or 0)}", file=sys.stderr)
        return BROKEN
    if not codes:
        print(f"{path}: {say('cli-no-records')}", file=sys.stderr)
        return BROKEN
    print(f"{path}: {say('cli-records-hold', hold=codes.count(PROVEN), records=len(codes))}")
    return BROKEN if BROKEN in codes else max(codes)


def code_of(verdict: Verdict) -> int:
    if isinstance(verdict, BrokenRecord):
        return BROKEN
    return PROVEN if verdict == "proven" else UNPROVEN


def words_for(verdict: Verdict) -> str:
    if isinstance(verdict, BrokenRecord):
        return of_record(verdict)
    return say(f"cli-unproven-{verdict.removeprefix('no-')}")


def verdicts(file: Any) -> Iterator[tuple[int, Verdict]]:
    for line, found in records_in(file):
        yield line, found if isinstance(found, BrokenRecord) else verdict(found)


def verdict(record: dict[str, Any]) -> Verdict:
    try:
        return verify(record)
    except BrokenRecord as broken:
        return broken
