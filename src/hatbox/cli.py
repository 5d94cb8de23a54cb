"""The command `hatbox`."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence

from . import __version__
from .commands import backup, minds, play, replay, serve, simulate, verify
from .games import BrokenRecord, WrongOption

USAGE = 2


def main(arguments: Sequence[str] | None = None) -> int:
    args = parser().parse_args(arguments)
    try:
        code = int(args.run(args))
        sys.stdout.flush()
    except WrongOption as wrong:
        return complain(wrong.sentence, USAGE)
    except BrokenRecord as broken:
        return complain(str(broken), 1)
    except BrokenPipeError:
        # Whoever read us has seen enough; what is still buffered must not complain at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
    except OSError as error:
        return complain(f"{error.filename or ''}: {error.strerror or error}".lstrip(": "), 1)
    except KeyboardInterrupt:
        return complain("stopped", 130)
    return code


def complain(sentence: str, code: int) -> int:
    print(f"hatbox: {sentence}", file=sys.stderr)
    return code


def parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="hatbox", description="That's Not a Hat and Magic Hat: two games of memory and nerve."
    )
    parser.add_argument("--version", action="version", version=f"hatbox {__version__}")
    commands = parser.add_subparsers(required=True, metavar="COMMAND")
    for command in (serve, backup, play, simulate, replay, verify, minds):
        command.add_command(commands)
    return parser


if __name__ == "__main__":
    sys.exit(main())
