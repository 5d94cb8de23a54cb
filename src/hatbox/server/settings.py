"""Every setting of the service: an option of `hatbox serve` and an environment variable each."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, fields
from pathlib import Path
from typing import Any


def data_folder(environ: Mapping[str, str] = os.environ, platform: str = sys.platform) -> Path:
    """Where programs of this platform keep their data."""
    if platform == "win32":
        return Path(environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local") / "hatbox"
    if platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "hatbox"
    return Path(environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "hatbox"


def yes_or_no(word: str) -> bool:
    if word.lower() in ("1", "yes", "true", "on"):
        return True
    if word.lower() in ("", "0", "no", "false", "off"):
        return False
    raise ValueError(f"{word!r} is neither yes nor no")


def positive(word: str) -> int:
    number = int(word)
    if number < 1:
        raise ValueError("a number from 1 is needed")
    return number


def not_negative(word: str) -> float:
    number = float(word)
    if not 0 <= number < float("inf"):
        raise ValueError("a number from 0 is needed")
    return number


def whole(word: str) -> int:
    return int(not_negative(word))


def port_number(word: str) -> int:
    number = int(word)
    if number not in range(65536):
        raise ValueError("a port is a number from 0 to 65535")
    return number


def web_address(word: str) -> str:
    if word and not word.startswith(("http://", "https://")):
        raise ValueError("an address begins with http:// or https://")
    return word.rstrip("/")


def words(line: str) -> tuple[str, ...]:
    return tuple(word.strip() for word in line.split(",") if word.strip())


def setting(default: Any, read: Callable[[str], Any], help: str, value: str = "N") -> Any:
    told = {"read": read, "help": help, "value": value}
    return field(default=default, metadata=told)


@dataclass(frozen=True, slots=True, kw_only=True)
class Settings:
    host: str = setting("0.0.0.0", str, "the address to listen on", "ADDRESS")
    port: int = setting(8000, port_number, "the port to listen on; 0 takes a free one", "PORT")
    data: Path = setting(None, Path, "the folder of the data", "DIR")  # noqa: RUF009
    public_url: str = setting(
        "", web_address, "the address that invitations carry (else: this machine's in its network)",
        "URL",
    )  # fmt: skip
    open: bool = setting(False, yes_or_no, "open the browser", "")
    trusted_proxy: tuple[str, ...] = setting(
        (),
        words,
        "addresses of reverse proxies whose X-Forwarded headers are believed",
        "ADDRESSES",
    )
    origins: tuple[str, ...] = setting(
        (), words, "further web addresses whose pages may use this server", "URLS"
    )
    tables_per_address: int = setting(
        120, positive, "tables that one network address may open in an hour"
    )
    sockets_per_table: int = setting(120, positive, "connections at one table")
    sockets_per_address: int = setting(400, positive, "connections from one network address")
    sockets: int = setting(20_000, positive, "connections in all")
    messages_per_second: float = setting(
        10.0, not_negative, "messages a second from one connection, over time (0: no limit)"
    )
    device_messages_per_second: float = setting(
        20.0, not_negative, "messages a second from one device, over time (0: no limit)"
    )
    requests_per_second: float = setting(
        40.0, not_negative, "requests a second from one network address, over time (0: no limit)"
    )
    outbox: int = setting(
        256, positive, "messages that may wait for a slow connection before it is closed"
    )
    errors: int = setting(50, positive, "errors in a minute after which a connection is closed")
    ping_seconds: float = setting(
        20.0, not_negative, "seconds between pings to a connection (0: none)", "SECONDS"
    )
    idle_days: int = setting(
        30, positive, "days without a visitor after which a table ends", "DAYS"
    )
    record_days: int = setting(0, whole, "days for which records are kept (0: for good)", "DAYS")
    beats: float = setting(
        1.0, not_negative, "length of every beat, times this (0: none, for tests and load)", "TIMES"
    )
    log_level: str = setting("warning", str, "debug, info, warning or error", "LEVEL")


def variable(name: str) -> str:
    return f"HATBOX_{name.upper()}"


def option(name: str) -> str:
    return f"--{name.replace('_', '-')}"


def add_options(parser: argparse.ArgumentParser, names: tuple[str, ...] = ()) -> None:
    """An option for every setting; what nobody says is left to the environment."""
    for known in fields(Settings):
        if names and known.name not in names:
            continue
        text = f"{known.metadata['help']} [{variable(known.name)}]"
        if known.type == "bool":
            parser.add_argument(
                option(known.name), action=argparse.BooleanOptionalAction, default=None, help=text
            )
        else:
            parser.add_argument(
                option(known.name), metavar=known.metadata["value"], default=None, help=text
            )


class WrongSetting(ValueError):
    """A setting that cannot be, and where it was said."""


def settings_from(said: Mapping[str, Any], environ: Mapping[str, str] = os.environ) -> Settings:
    """Options come first, then the environment, then what is usual."""
    chosen: dict[str, Any] = {"data": data_folder(environ)}
    for known in fields(Settings):
        value = said.get(known.name)
        where = option(known.name)
        if value is None:
            value, where = environ.get(variable(known.name)), variable(known.name)
        if value is not None:
            chosen[known.name] = read(where, value, known.metadata["read"])
    return Settings(**chosen)


def read(where: str, value: Any, reader: Callable[[str], Any]) -> Any:
    try:
        return reader(value) if isinstance(value, str) else value
    except ValueError as error:
        raise WrongSetting(f"{where} {value}: {error}") from None
