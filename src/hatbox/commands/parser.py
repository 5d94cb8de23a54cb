"""argparse with its own sentences translated."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterable
from typing import Any, NoReturn

from hatbox.locales import listed, say

USAGE = 2


class Formatter(argparse.HelpFormatter):
    def add_usage(
        self,
        usage: str | None,
        actions: Iterable[argparse.Action],
        groups: Iterable[Any],
        prefix: str | None = None,
    ) -> None:
        # argparse passes an empty prefix when it formats the name of a subcommand.
        prefix = f"{say('cli-usage')} " if prefix is None else prefix
        super().add_usage(usage, actions, groups, prefix)

    def start_section(self, heading: str | None) -> None:
        """The colon of a heading is in the locale files, but argparse adds one."""
        super().start_section(heading.removesuffix(":") if heading else heading)

    def _get_help_string(self, action: argparse.Action) -> str:
        """Texts are already formatted, so escape percent signs from argparse."""
        return (action.help or "").replace("%", "%%")


class Parser(argparse.ArgumentParser):
    """argparse finds the errors; their messages come from the locale files."""

    def __init__(self, **wishes: Any) -> None:
        super().__init__(**wishes, formatter_class=Formatter, add_help=False, exit_on_error=False)
        self._positionals.title = say("cli-arguments")
        self._optionals.title = say("cli-options")
        self.add_argument("-h", "--help", action="help", help=say("cli-help"))

    def parse_args(self, args: Any = None, namespace: Any = None) -> Any:
        known, strange = self.parse_known_args(args, namespace)
        if strange:
            self.mistake("cli-mistake-unknown", arguments=" ".join(strange))
        return known

    def parse_known_args(self, args: Any = None, namespace: Any = None) -> Any:
        try:
            return super().parse_known_args(args, namespace)
        except argparse.ArgumentError as error:
            # Newer versions of Python raise for missing arguments, too, without an argument name.
            if error.argument_name is None:
                self.error(error.message)
            self.refuse(error.argument_name, say("cli-mistake-takes-none"))

    def error(self, message: str) -> NoReturn:
        """Only for missing arguments: argparse lists their names after a colon."""
        self.mistake("cli-mistake-missing", arguments=message.rpartition(": ")[2])

    def _get_value(self, action: argparse.Action, arg_string: str) -> Any:
        try:
            return super()._get_value(action, arg_string)
        except argparse.ArgumentError as error:
            self.refuse(error.argument_name, error.message)

    def _check_value(self, action: argparse.Action, value: Any) -> None:
        if action.choices is not None and value not in action.choices:
            choices = listed(action.choices)
            words = say("cli-mistake-choice", value=str(value), choices=choices)
            self.refuse(name_of(action), words)

    def _match_argument(self, action: argparse.Action, arg_strings_pattern: str) -> int:
        try:
            return super()._match_argument(action, arg_strings_pattern)
        except argparse.ArgumentError as error:
            self.refuse(error.argument_name, say("cli-mistake-needs-value"))

    def _get_option_tuples(self, option_string: str) -> list[Any]:
        found: list[Any] = super()._get_option_tuples(option_string)
        if len(found) > 1:
            options = listed((option for _, option, *_ in found), "or")
            self.mistake("cli-mistake-ambiguous", option=option_string, options=options)
        return found

    def refuse(self, argument: str | None, words: str) -> NoReturn:
        self.mistake("cli-mistake-at", argument=argument or "", words=words)

    def mistake(self, message: str, **about: str) -> NoReturn:
        """Print usage and error, and exit with the code for wrong usage."""
        self.print_usage(sys.stderr)
        line = say("cli-mistake", program=self.prog, words=say(message, **about))
        self.exit(USAGE, f"{line}\n")


def name_of(action: argparse.Action) -> str | None:
    return argparse.ArgumentError(action, "").argument_name
