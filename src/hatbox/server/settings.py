"""Every setting of the service: an option of `hatbox serve` and an environment variable each."""

from __future__ import annotations

import argparse
import ipaddress
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


# Each reader raises a ValueError for what it cannot read.


def yes_or_no(word: str) -> bool:
    if word.lower() in ("1", "yes", "true", "on"):
        return True
    if word.lower() in ("", "0", "no", "false", "off"):
        return False
    raise ValueError(word)


def positive(word: str) -> int:
    number = int(word)
    if number < 1:
        raise ValueError(word)
    return number


def not_negative(word: str) -> float:
    number = float(word)
    if not 0 <= number < float("inf"):
        raise ValueError(word)
    return number


def whole(word: str) -> int:
    return int(not_negative(word))


def port_number(word: str) -> int:
    number = int(word)
    if number not in range(65536):
        raise ValueError(word)
    return number


def web_address(word: str) -> str:
    if word and not word.startswith(("http://", "https://")):
        raise ValueError(word)
    return word.rstrip("/")


def store_address(word: str) -> str:
    if word and not word.startswith(("postgresql://", "postgres://")):
        raise ValueError(word)
    return word


def log_level(word: str) -> str:
    if word.lower() not in ("debug", "info", "warning", "error"):
        raise ValueError(word)
    return word


def text_file(word: str) -> Path | None:
    if not word:
        return None
    try:
        Path(word).read_text(encoding="utf-8")
    except OSError:
        raise ValueError(word) from None
    return Path(word)


def words(line: str) -> tuple[str, ...]:
    return tuple(word.strip() for word in line.split(",") if word.strip())


def networks(line: str) -> tuple[str, ...]:
    for word in words(line):
        ipaddress.ip_network(word, strict=False)
    return words(line)


@dataclass(frozen=True, slots=True, kw_only=True)
class Limits:
    """Numbers that hardly anybody changes: one setting for all of them. 0 means no limit of a rate.

    docs/hosting.md explains each.
    """

    sockets: int = 20_000
    sockets_per_table: int = 120
    tables_at_once: int = 40
    messages_per_second: float = 10.0
    device_messages_per_second: float = 20.0
    requests_per_second: float = 40.0
    guesses_per_minute: float = 20.0
    seats_per_hour: int = 120
    outbox: int = 256
    errors: int = 50
    ping_seconds: float = 20.0
    request_seconds: float = 10.0
    beats: float = 1.0


def limits(line: str) -> Limits:
    """`name=number` with commas between them."""
    kinds = {known.name: positive if known.type == "int" else not_negative for known in LIMITS}
    chosen: dict[str, Any] = {}
    for word in words(line):
        name, _, number = word.partition("=")
        name = name.strip().replace("-", "_")
        if name not in kinds:
            raise ValueError(word)
        chosen[name] = kinds[name](number.strip())
    return Limits(**chosen)


LIMITS = fields(Limits)


def setting(
    default: Any, read: Callable[[str], Any], value: str, help: str, needs: str = ""
) -> Any:
    """`value` stands for it in the help; `cli-needs-…` in the locale files says what it must be."""
    about = {"read": read, "value": value, "help": help, "needs": needs}
    return field(default=default, metadata=about)


@dataclass(frozen=True, slots=True, kw_only=True)
class Settings:
    host: str = setting("0.0.0.0", str, "ADDRESS", "address to listen on")
    port: int = setting(
        8000, port_number, "PORT", "port to listen on; 0 takes a free one", "port-number"
    )
    data: Path = setting(None, Path, "FOLDER", "folder of the data")  # noqa: RUF009
    store: str = setting(
        "",
        store_address,
        "URL",
        "PostgreSQL that several servers share; by default a file in the data folder",
        "store-address",
    )
    public_url: str = setting(
        "",
        web_address,
        "URL",
        "address in invitations; by default this machine's on its network",
        "web-address",
    )
    hosts: tuple[str, ...] = setting(
        (), words, "NAME,...", "further names under which browsers may reach this server"
    )
    public: bool = setting(
        False, yes_or_no, "", "let hosts list tables as open to anybody", "yes-or-no"
    )
    name_words: Path | None = setting(  # noqa: RUF009
        None,
        text_file,
        "FILE",
        "words that no name may be at a table of strangers, instead of ours",
        "text-file",
    )
    open: bool = setting(False, yes_or_no, "", "open the browser", "yes-or-no")
    trusted_proxy: tuple[str, ...] = setting(
        (),
        networks,
        "ADDRESS,...",
        "reverse proxies whose X-Forwarded headers are trusted",
        "networks",
    )
    tables_per_address: int = setting(
        120, positive, "N", "tables that one network address may open in an hour", "positive"
    )
    sockets_per_address: int = setting(
        400, positive, "N", "connections from one network address", "positive"
    )
    idle_days: int = setting(
        30, positive, "DAYS", "days without a visitor after which a table closes", "positive"
    )
    record_days: int = setting(
        0, whole, "DAYS", "days for which records are kept; 0 means for good", "whole"
    )
    log_level: str = setting(
        "warning", log_level, "LEVEL", "debug, info, warning or error", "log-level"
    )
    limits: Limits = setting(  # noqa: RUF009
        Limits(), limits, "LIMIT,...", "other limits, by name; docs/hosting.md lists them", "limits"
    )

    @property
    def beats(self) -> float:
        return self.limits.beats


def variable(name: str) -> str:
    return f"HATBOX_{name.upper()}"


def option(name: str) -> str:
    return f"--{name.replace('_', '-')}"


def add_options(parser: argparse.ArgumentParser, names: tuple[str, ...] = ()) -> None:
    """An option for every setting; what nobody says is left to the environment."""
    for known in fields(Settings):
        if names and known.name not in names:
            continue
        name = option(known.name)
        text = f"{known.metadata['help']} [{variable(known.name)}]"
        if known.type == "bool":
            both = argparse.BooleanOptionalAction
            parser.add_argument(name, action=both, default=None, help=text)
        else:
            metavar = known.metadata["value"]
            parser.add_argument(name, metavar=metavar, default=None, help=text)


class WrongSetting(ValueError):
    """An invalid setting: a code for what was expected, where it was given, and its value."""

    def __init__(self, code: str, where: str, value: str) -> None:
        super().__init__(code)
        self.code = code
        self.where = where
        self.value = value

    def __str__(self) -> str:
        return f"{self.where} {self.value}: {self.code}"


def settings_from(said: Mapping[str, Any], environ: Mapping[str, str] = os.environ) -> Settings:
    """Options come first, then the environment, then the defaults."""
    chosen: dict[str, Any] = {"data": data_folder(environ)}
    for known in fields(Settings):
        value = said.get(known.name)
        where = option(known.name)
        if value is None:
            value, where = environ.get(variable(known.name)), variable(known.name)
        if value is not None:
            chosen[known.name] = read(where, value, known.metadata)
    return Settings(**chosen)


def read(where: str, value: Any, metadata: Mapping[str, Any]) -> Any:
    try:
        return metadata["read"](value) if isinstance(value, str) else value
    except ValueError:
        raise WrongSetting(metadata["needs"], where, value) from None
