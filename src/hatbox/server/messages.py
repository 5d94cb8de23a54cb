"""What goes over the socket, both ways; docs/protocol.md has an example of each message.

What a table is asked and what it tells is defined in `tables`; here is only what the socket adds.
"""

from __future__ import annotations

from collections.abc import Callable
from operator import attrgetter
from typing import Any, Literal

import msgspec

from hatbox.tables.audience.messages import Bye, Entrance, Public, Saving, Talk, Update, You
from hatbox.tables.commands.structs import COMMANDS, Command

MOST_BYTES = 4096
# Named by every hello; a client of another version would misread the table.
PROTOCOL = 2

Unreadable = Literal["malformed", "unknown-message", "unknown-protocol"]


class Hello(Command, frozen=True, tag="hello", rename={"as_": "as"}):
    """The first message: which protocol, which table, and whom this connection speaks for.

    A "seat" without a number is the first one that this device holds. A "screen" shows the table
    to a room; the `invitation` lets it in where onlookers are not welcome.
    """

    table: str
    protocol: int = 1
    as_: Entrance = "seat"
    seat: int | None = None
    invitation: str = ""


class Greeting(msgspec.Struct, frozen=True, tag_field="type", tag="hello"):
    """What can be read of the hello of any version."""

    protocol: Any = None


class TableMessage(msgspec.Struct, frozen=True, tag_field="type", tag="table"):
    """The table as this viewer sees it now: what a `TableNow` is, encoded."""

    public: Public
    you: You


class Ok(msgspec.Struct, frozen=True, tag_field="type", tag="ok", omit_defaults=True):
    """Done: the answer to a command that carried an `id`, with the token that it asked for."""

    id: int | str
    token: str | None = None


class Failed(msgspec.Struct, frozen=True, tag_field="type", tag="error", omit_defaults=True):
    """Not done, and nothing has changed; the texts by code are in the locale files."""

    code: str
    id: int | str | None = None


# Codes that the socket and HTTP add to those of tables and games; docs/protocol.md explains each.
CODES = (
    "broken-record",
    "cross-site",
    "malformed",
    "too-fast",
    "too-long",
    "too-many",
    "unknown-address",
    "unknown-message",
    "unknown-protocol",
    "wrong-host",
)
GOODBYES = (
    "cut-off",
    "no-hello",
    "shutting-down",
    "too-fast",
    "too-many-errors",
    "too-many-sockets",
    "too-slow",
)

# The parts of a table message were encoded already.
encode = msgspec.json.Encoder(enc_hook=attrgetter("bytes")).encode
_read_hello = msgspec.json.Decoder(Hello).decode
_read_greeting = msgspec.json.Decoder(Greeting).decode
_read_command: Callable[[str | bytes], Command] = msgspec.json.Decoder(COMMANDS).decode


class BadMessage(Exception):
    """A frame that is no message that we know."""

    def __init__(self, code: Unreadable) -> None:
        super().__init__(code)
        self.code = code


def read_hello(text: str | bytes) -> Hello:
    try:
        return _read_hello(text)
    except (msgspec.MsgspecError, RecursionError, UnicodeError) as error:
        raise BadMessage("unknown-protocol" if is_of_another(text) else reason(error)) from None


def is_of_another(text: str | bytes) -> bool:
    """A hello of another version may have any other form; what else is wrong does not matter."""
    try:
        return bool(_read_greeting(text).protocol != PROTOCOL)
    except (msgspec.MsgspecError, RecursionError, UnicodeError):
        return False


def read_command(text: str | bytes) -> Command:
    try:
        return _read_command(text)
    except (msgspec.MsgspecError, RecursionError, UnicodeError) as error:
        raise BadMessage(reason(error)) from None


def reason(error: Exception) -> Unreadable:
    """A message of a kind that we do not know, or one that cannot be read at all."""
    is_kind = isinstance(error, msgspec.ValidationError) and "`$.type`" in str(error)
    return "unknown-message" if is_kind else "malformed"


__all__ = [
    "CODES",
    "COMMANDS",
    "GOODBYES",
    "MOST_BYTES",
    "PROTOCOL",
    "BadMessage",
    "Bye",
    "Failed",
    "Hello",
    "Ok",
    "Saving",
    "TableMessage",
    "Talk",
    "Update",
    "encode",
    "read_command",
    "read_hello",
]
