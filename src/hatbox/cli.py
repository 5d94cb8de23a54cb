"""The command `hatbox`."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence

from . import __version__
from .commands import (
    backup,
    check,
    lab,
    mcp,
    minds,
    move_data,
    play,
    replay,
    serve,
    simulate,
    verify,
)
from .commands.error_messages import FAILURES, MISUSE, message_of
from .commands.language import add_language, language_of
from .commands.terminal_encoding import can_show, write_anyway
from .locales import DEFAULT, say, speak

# Exit codes beside 0 and 1; argparse itself exits with 2.
USAGE = 2
INTERRUPTED = 130

COMMANDS = (
    serve, backup, check, move_data, play, simulate, replay, verify, minds, lab, mcp,
)  # fmt: skip


def main(arguments: Sequence[str] | None = None) -> int:
    write_anyway()
    args = parser().parse_args(arguments)
    speak_as_wished(args.language)
    try:
        code = int(args.run(args))
        sys.stdout.flush()
    except MISUSE as wrong:
        return complain(message_of(wrong), USAGE)
    except BrokenPipeError:
        # The reader closed the pipe: discard what is buffered, or flushing it fails at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
    except FAILURES as error:
        return complain(message_of(error), 1)
    except KeyboardInterrupt:
        return complain(say("cli-stopped"), INTERRUPTED)
    return code


def speak_as_wished(wish: str | None) -> None:
    """Fall back to English where the terminal cannot show the language's letters."""
    speak(language_of(wish, os.environ))
    if not can_show(say("language-name")):
        speak(DEFAULT)


def complain(words: str, code: int) -> int:
    print(f"hatbox: {words}", file=sys.stderr)
    return code


def parser() -> argparse.ArgumentParser:
    """Help and usage are English, like argparse's own words; docs/decisions.md says why."""
    parser = argparse.ArgumentParser(
        prog="hatbox",
        description="That's Not a Hat and Magic Hat: two games of memory and nerve.",
    )
    parser.add_argument("--version", action="version", version=f"hatbox {__version__}")
    add_language(parser, default=None)
    commands = parser.add_subparsers(required=True, metavar="COMMAND")
    for command in COMMANDS:
        command.add_command(commands)
    return parser


if __name__ == "__main__":
    sys.exit(main())
