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

from hatbox.locales import say


def data_folder(environ: Mapping[str, str] = os.environ, platform: str = sys.platform) -> Path:
    """Where programs of this platform keep their data."""
    if platform == "win32":
        return Path(environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local") / "hatbox"
    if platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "hatbox"
    return Path(environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "hatbox"


# Each reader raises a ValueError for what it cannot read, and by its name says what it needs.


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


def log_level(word: str) -> str:
    if word.lower() not in ("debug", "info", "warning", "error"):
        raise ValueError(word)
    return word


def words(line: str) -> tuple[str, ...]:
    return tuple(word.strip() for word in line.split(",") if word.strip())


def networks(line: str) -> tuple[str, ...]:
    for word in words(line):
        ipaddress.ip_network(word, strict=False)
    return words(line)


def web_addresses(line: str) -> tuple[str, ...]:
    return tuple(web_address(word) for word in words(line))


def setting(default: Any, read: Callable[[str], Any], value: str = "number") -> Any:
    """What it is for is told by `cli-setting-…` in the locale files, its value by `cli-value-…`."""
    return field(default=default, metadata={"read": read, "value": value})


@dataclass(frozen=True, slots=True, kw_only=True)
class Settings:
    host: str = setting("0.0.0.0", str, "address")
    port: int = setting(8000, port_number, "port")
    data: Path = setting(None, Path, "folder")  # noqa: RUF009
    public_url: str = setting("", web_address, "url")
    open: bool = setting(False, yes_or_no)
    trusted_proxy: tuple[str, ...] = setting((), networks, "addresses")
    origins: tuple[str, ...] = setting((), web_addresses, "urls")
    tables_per_address: int = setting(120, positive)
    sockets_per_table: int = setting(120, positive)
    sockets_per_address: int = setting(400, positive)
    sockets: int = setting(20_000, positive)
    messages_per_second: float = setting(10.0, not_negative)
    device_messages_per_second: float = setting(20.0, not_negative)
    requests_per_second: float = setting(40.0, not_negative)
    outbox: int = setting(256, positive)
    errors: int = setting(50, positive)
    ping_seconds: float = setting(20.0, not_negative, "seconds")
    idle_days: int = setting(30, positive, "days")
    record_days: int = setting(0, whole, "days")
    beats: float = setting(1.0, not_negative, "times")
    log_level: str = setting("warning", log_level, "level")


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
        text = f"{say(f'cli-setting-{name[2:]}')} [{variable(known.name)}]"
        if known.type == "bool":
            both = argparse.BooleanOptionalAction
            parser.add_argument(name, action=both, default=None, help=text)
        else:
            value = say(f"cli-value-{known.metadata['value']}")
            parser.add_argument(name, metavar=value, default=None, help=text)


class WrongSetting(ValueError):
    """A setting that cannot be, where it was said, and by a code what is needed there."""

    def __init__(self, code: str, where: str, value: str) -> None:
        super().__init__(code)
        self.code = code
        self.where = where
        self.value = value

    def __str__(self) -> str:
        return f"{self.where} {self.value}: {self.code}"


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
    except ValueError:
        raise WrongSetting(reader.__name__.replace("_", "-"), where, value) from None
