"""Translated messages for errors, which carry only codes and values."""

from __future__ import annotations

import errno
import socket
from collections.abc import Mapping
from pathlib import Path

from hatbox.extras import MissingExtra
from hatbox.games import BrokenRecord, WrongOption
from hatbox.games.base import Value
from hatbox.locales import listed, say
from hatbox.server.settings import WrongSetting
from hatbox.tables import StoreFailed

# Errors of the system that have a text of their own; others are shown by name.
KNOWN = (
    "EACCES", "EADDRINUSE", "EADDRNOTAVAIL", "EEXIST", "EISDIR", "ENOENT", "ENOSPC", "ENOTDIR",
    "EPERM", "EROFS",
)  # fmt: skip
# Codes of `StoreFailed` that have a text of their own.
STORE = (
    "cannot-open", "damaged-data", "data-in-use", "disk-error", "disk-full", "in-use",
    "missing-data", "missing-journal", "newer-data", "no-copy", "no-data", "not-empty",
    "not-the-same", "read-only", "same-file", "use-pg-dump",
)  # fmt: skip
# Values under this name are alternatives, joined with "or".
EITHER = "allowed"


class CommandFailed(Exception):
    """An error message that is already formatted; the command exits with a failure."""


# Errors that are answered with a message: wrong arguments or settings, and everything else.
MISUSE = (WrongOption, WrongSetting)
FAILURES = (BrokenRecord, CommandFailed, MissingExtra, OSError, StoreFailed)


def message_of(error: Exception) -> str:
    match error:
        case BrokenRecord():
            return of_record(error)
        case WrongOption():
            return of_code(error.code, error.values)
        case StoreFailed():
            return of_store(error)
        case MissingExtra():
            return say("cli-missing-extra", command=error.command)
        case WrongSetting():
            words = say(f"cli-needs-{error.code}")
            return say("cli-wrong-setting", where=error.where, value=error.value, words=words)
        case OSError():
            return of_system(error)
        case _:
            return str(error)


def of_code(code: str, values: Mapping[str, Value]) -> str:
    about = {
        name: listed(value, "or" if name == EITHER else "standard")
        if isinstance(value, tuple)
        else value
        for name, value in values.items()
    }
    return say(f"cli-error-{code}", **about)


def of_record(broken: BrokenRecord) -> str:
    """Where the record is broken and why, with the untranslated code and rule number."""
    words = of_code(broken.code, broken.values)
    if broken.rule:
        words = say("cli-broken-rule", words=words, code=broken.code, rule=broken.rule)
    else:
        words = say("cli-broken", words=words, code=broken.code)
    if broken.move:
        place = {"round": str(broken.round), "move": str(broken.move)}
        return say("cli-broken-move", words=words, **place)
    return say("cli-broken-round", words=words, round=str(broken.round)) if broken.round else words


def of_store(failed: StoreFailed) -> str:
    if failed.code in STORE:
        return say(f"cli-error-{failed.code}", **failed.values)
    return say("cli-error-store", code=failed.code)


def at_line(path: Path, line: int, words: str) -> str:
    return say("cli-line", file=str(path), line=str(line), words=words)


def of_system(error: OSError) -> str:
    # An unknown host raises gaierror, or an OSError with a negative errno.
    if isinstance(error, socket.gaierror) or (error.errno or 0) < 0:
        words = say("cli-os-no-such-host")
    else:
        words = of_number(error.errno or 0)
    return f"{error.filename}: {words}" if error.filename else words


def of_number(number: int) -> str:
    name = errno.errorcode.get(number, str(number))
    if name in KNOWN:
        return say(f"cli-os-{name.lower()}")
    return say("cli-os-other", code=name)
