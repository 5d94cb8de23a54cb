"""What a request by HTTP says: its body, its numbers, its device."""

from __future__ import annotations

from typing import TypeVar

import msgspec
from starlette.requests import Request

from hatbox.tables import TableError

from .devices import hash_of, new_secret, secret_in
from .guard import header
from .messages import MOST_BYTES

MOST_DIGITS = 9
T = TypeVar("T")


def length_of(request: Request) -> int:
    """What a body may take on the disk; one that does not say so may be as long as any."""
    said = request.headers.get("content-length", "")
    return int(said) if is_number(said) else MOST_BYTES


def skip_in(request: Request) -> int:
    said = request.query_params.get("skip", "0")
    if not is_number(said):
        raise TableError("malformed")
    return int(said)


def is_number(said: str) -> bool:
    return said.isascii() and said.isdigit() and len(said) < MOST_DIGITS


async def content_of(request: Request, most: int) -> bytes:
    content = bytearray()
    async for chunk in request.stream():
        content += chunk
        if len(content) > most:
            raise TableError("too-long")
    return bytes(content)


async def body_of(request: Request, kind: type[T]) -> T:
    content = await content_of(request, MOST_BYTES)
    try:
        return msgspec.json.decode(content, type=kind)
    except (msgspec.MsgspecError, RecursionError, UnicodeError):
        raise TableError("malformed") from None


def known_device(request: Request) -> bytes | None:
    secret = secret_in(request.scope["headers"])
    return hash_of(secret) if secret else None


def device_of(request: Request) -> tuple[bytes, str | None]:
    """The device of a request, and its secret if one was just created."""
    headers = request.scope["headers"]
    known = secret_in(headers)
    if known is None and header(headers, b"authorization")[:7].lower() == "bearer ":
        # A malformed bearer token is an error, not a new device.
        raise TableError("malformed")
    fresh = None if known else new_secret()
    return hash_of(known or fresh or ""), fresh
