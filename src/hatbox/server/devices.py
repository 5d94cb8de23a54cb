"""Identifies devices: a device holds a secret, the server only its hash."""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Iterable
from typing import NewType

DeviceHash = NewType("DeviceHash", bytes)

COOKIE = "hatbox-device"
SECRET_BYTES = 24
SECRET_LENGTH = SECRET_BYTES * 4 // 3
SECONDS_A_YEAR = 365 * 24 * 60 * 60

Headers = Iterable[tuple[bytes, bytes]]


def new_secret() -> str:
    return secrets.token_urlsafe(SECRET_BYTES)


def hash_of(secret: str) -> DeviceHash:
    """One round of SHA-256 suffices, since a secret is 192 random bits."""
    return DeviceHash(hashlib.sha256(secret.encode()).digest())


def secret_in(headers: Headers) -> str | None:
    """The secret of a request: its bearer token, else the cookie."""
    cookie = None
    for name, value in headers:
        if name == b"authorization" and value[:7].lower() == b"bearer ":
            return well_formed(value[7:].decode("latin-1").strip())
        if name == b"cookie":
            cookie = value.decode("latin-1")
    return well_formed(in_cookie(cookie)) if cookie else None


def in_cookie(text: str) -> str:
    for pair in text.split(";"):
        name, _, value = pair.strip().partition("=")
        if name == COOKIE:
            return value
    return ""


def well_formed(secret: str) -> str | None:
    """The secret, if it has the length of those that we create; a short one could be guessed."""
    is_ours = len(secret) == SECRET_LENGTH and secret.isascii()
    return secret if is_ours and secret.replace("-", "").replace("_", "").isalnum() else None


def cookie_for(secret: str, *, is_secure: bool) -> str:
    parts = [f"{COOKIE}={secret}", "Path=/", f"Max-Age={SECONDS_A_YEAR}", "HttpOnly"]
    return "; ".join([*parts, "SameSite=Lax", *(["Secure"] if is_secure else [])])
