"""The command `hatbox`."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence

from . import __version__
from .commands import backup, minds, play, replay, serve, simulate, verify
from .commands.error_messages import FAILURES, MISUSE, message_of
from .commands.language import add_language, language_of
from .commands.parser import USAGE, Parser
from .commands.terminal_encoding import can_show, write_anyway
from .locales import DEFAULT, say, speak

INTERRUPTED = 130


def main(arguments: Sequence[str] | None = None) -> int:
    words = sys.argv[1:] if arguments is None else arguments
    write_anyway()
    speak_as_wished(words)
    args = parser().parse_args(words)
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


def speak_as_wished(words: Sequence[str]) -> None:
    """Fall back to English where the terminal cannot show the language's letters."""
    speak(language_of(words, os.environ))
    if not can_show(say("language-name")):
        speak(DEFAULT)


def complain(words: str, code: int) -> int:
    print(f"hatbox: {words}", file=sys.stderr)
    return code


def parser() -> argparse.ArgumentParser:
    parser = Parser(prog="hatbox", description=say("cli-about"))
    version = f"hatbox {__version__}"
    parser.add_argument("--version", action="version", version=version, help=say("cli-version"))
    add_language(parser)
    commands = parser.add_subparsers(required=True, metavar=say("cli-value-command"))
    for command in (serve, backup, play, simulate, replay, verify, minds):
        command.add_command(commands)
    return parser


if __name__ == "__main__":
    sys.exit(main())
