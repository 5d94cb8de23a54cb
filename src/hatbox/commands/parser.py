"""argparse, with every word of its own said in the language of the terminal."""

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
        # An empty prefix is argparse asking for the name of a subcommand.
        prefix = f"{say('cli-usage')} " if prefix is None else prefix
        super().add_usage(usage, actions, groups, prefix)

    def start_section(self, heading: str | None) -> None:
        """A heading has its colon in the catalogue, as each language sets it; argparse adds one."""
        super().start_section(heading.removesuffix(":") if heading else heading)

    def _get_help_string(self, action: argparse.Action) -> str:
        """Our texts are said already: a percent sign in them is nothing but that."""
        return (action.help or "").replace("%", "%%")


class Parser(argparse.ArgumentParser):
    """Mistakes are noticed by argparse and told by us."""

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
            # Newer versions of Python raise what is missing, with no name for all of it.
            if error.argument_name is None:
                self.error(error.message)
            self.refuse(error.argument_name, say("cli-mistake-takes-none"))

    def error(self, message: str) -> NoReturn:
        """Only what is missing is still told by argparse: names after a colon."""
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
        """The usage, what is wrong, and the exit code for it."""
        self.print_usage(sys.stderr)
        line = say("cli-mistake", program=self.prog, words=say(message, **about))
        self.exit(USAGE, f"{line}\n")


def name_of(action: argparse.Action) -> str | None:
    return argparse.ArgumentError(action, "").argument_name
