"""The results of a tournament in a file: a line for each game, written when the game is over.

Whatever stops the program, the lines that were written stay; a line that was cut off in the middle
can only be the last, and its game is played again.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from io import BufferedRandom
from pathlib import Path
from time import monotonic

from hatbox.games.base import Json

from .plan import Plan, Unit

# A power cut costs no more than this; anything else costs nothing.
SECONDS_UNSAVED = 1.0
# Of every line.
BEGINNING = b'{"tournament":"'


class WrongResults(Exception):
    """The file cannot be gone on with; `line` is counted from 1, 0 is the whole file."""

    def __init__(self, code: str, line: int = 0) -> None:
        super().__init__(code, line)
        self.code, self.line = code, line


@dataclass(frozen=True, slots=True)
class Result:
    """One game that was played."""

    deal: int
    seats: tuple[str, ...]
    shares: tuple[float, ...]
    decisions: int
    truncated: bool
    programs: Json

    @property
    def unit(self) -> Unit:
        return Unit(self.deal, self.seats)


def result_from(line: Json) -> Result:
    """KeyError, TypeError and ValueError say that it is none."""
    seats, shares = tuple(map(str, line["seats"])), tuple(map(float, line["shares"]))
    if len(seats) != len(shares) or not 0.99 < sum(shares) < 1.01:
        raise ValueError(shares)
    return Result(
        int(line["deal"]),
        seats,
        shares,
        int(line["decisions"]),
        bool(line["truncated"]),
        dict(line["programs"]),
    )


class Results:
    """The file of one tournament, open for more; `has_lost_a_line` if its end was damaged."""

    def __init__(self, file: BufferedRandom, plan: Plan) -> None:
        self._file, self._plan = file, plan
        self._saved = monotonic()
        self.has_lost_a_line = False
        self.known: dict[Unit, Result] = {}
        self._read()

    def _read(self) -> None:
        whole = 0
        for number, line in enumerate(self._file, 1):
            result = None if not line.endswith(b"\n") else self._read_line(line, number)
            if result is None:
                self._check_was_cut_off(line, number)
                break
            self.known[result.unit] = result
            whole += len(line)
        self._file.seek(whole)
        self._file.truncate()

    def _read_line(self, line: bytes, number: int) -> Result | None:
        try:
            data = json.loads(line)
            result = result_from(data)
            name = data["tournament"]
        except (KeyError, TypeError, ValueError, RecursionError):
            return None
        if name != self._plan.name:
            raise WrongResults("other-tournament", number)
        return result

    def _check_was_cut_off(self, line: bytes, number: int) -> None:
        """The last line may be a part of one of ours, with zeros after a power cut. Of anything
        else, and of a file that was never ours, nothing is touched."""
        kept = line.rstrip(b"\0")
        is_ours = kept.startswith(BEGINNING) or BEGINNING.startswith(kept)
        if line.endswith(b"\n") or not is_ours or self._file.readline():
            raise WrongResults("damaged-results", number)
        self.has_lost_a_line = True

    def add(self, line: Json) -> Result:
        text = json.dumps(line, ensure_ascii=False, separators=(",", ":")) + "\n"
        self._file.write(text.encode())
        self._file.flush()
        if monotonic() - self._saved > SECONDS_UNSAVED:
            os.fsync(self._file.fileno())
            self._saved = monotonic()
        result = result_from(line)
        self.known[result.unit] = result
        return result

    def of(self, plan: Plan) -> list[Result]:
        """The results of a plan in its order, whatever the order in which they came."""
        return [self.known[unit] for unit in plan.units() if unit in self.known]


@contextmanager
def results_in(path: Path, plan: Plan) -> Iterator[Results]:
    """Go on with a file, or begin it; no other process may write to it meanwhile."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.touch()
    with path.open("r+b") as file:
        lock(file)
        _locked.add(file.fileno())
        try:
            yield Results(file, plan)
        finally:
            _locked.discard(file.fileno())
            file.flush()
            with suppress(OSError):
                os.fsync(file.fileno())


# What this process has locked, by descriptor.
_locked: set[int] = set()


def let_go() -> None:
    """A forked process shares the lock, and one that outlives its parent would keep it."""
    nothing = os.open(os.devnull, os.O_RDWR)
    for descriptor in _locked:
        os.dup2(nothing, descriptor, inheritable=False)
    os.close(nothing)


if hasattr(os, "register_at_fork"):
    os.register_at_fork(after_in_child=let_go)


def lock(file: BufferedRandom) -> None:
    try:
        import fcntl
    except ImportError:
        # Not on this system; two tournaments on one file are a mistake all the same.
        return
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        raise WrongResults("results-in-use") from None
