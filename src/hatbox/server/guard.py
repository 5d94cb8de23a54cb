"""Who may ask: the Origin of a request, the address behind a trusted proxy, headers of answers."""

from __future__ import annotations

import ipaddress
from collections.abc import Iterable
from functools import lru_cache
from typing import Any
from urllib.parse import urlsplit

from .devices import Headers

POLICY = (
    "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; "
    "font-src 'self'; media-src 'self' blob:; connect-src 'self'; object-src 'none'; "
    "base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)

SECURITY_HEADERS = (
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"x-frame-options", b"DENY"),
)


def header(headers: Headers, wanted: bytes) -> str:
    for name, value in headers:
        if name == wanted:
            return value.decode("latin-1")
    return ""


def is_same_site(headers: Headers, allowed: Iterable[str]) -> bool:
    """A browser says where a page comes from; what says nothing is no browser's page."""
    origin = header(headers, b"origin")
    if not origin:
        return header(headers, b"sec-fetch-site") in ("", "same-origin", "none")
    if origin in allowed:
        return True
    return urlsplit(origin).netloc.lower() == header(headers, b"host").lower() != ""


class Proxies:
    """The reverse proxies that are believed when they say whom they speak for."""

    def __init__(self, trusted: Iterable[str]) -> None:
        self._networks = [ipaddress.ip_network(address, strict=False) for address in trusted]

    def trusts(self, address: str) -> bool:
        try:
            known = ipaddress.ip_address(address)
        except ValueError:
            return False
        return any(known in network for network in self._networks)

    def corrected(self, scope: Any) -> Any:
        """The scope as the visitor's: only behind a trusted proxy are its headers believed."""
        client = scope.get("client")
        if not self._networks or not client or not self.trusts(client[0]):
            return scope
        visitor = self._visitor(header(scope["headers"], b"x-forwarded-for"))
        scheme = header(scope["headers"], b"x-forwarded-proto").split(",")[0].strip()
        changes: dict[str, Any] = {}
        if visitor:
            changes["client"] = (visitor, 0)
        if scheme in ("http", "https"):
            is_socket = scope["type"] == "websocket"
            changes["scheme"] = scheme.replace("http", "ws") if is_socket else scheme
        return scope | changes

    def _visitor(self, forwarded: str) -> str:
        """The last address in the chain that is none of our proxies."""
        chain = [part.strip() for part in forwarded.split(",") if part.strip()]
        for address in reversed(chain):
            if not self.trusts(address):
                return address
        return chain[0] if chain else ""


def network_of(scope: Any) -> str:
    client = scope.get("client")
    return network_of_host(client[0] if client else "")


@lru_cache(maxsize=4096)
def network_of_host(host: str) -> str:
    """The address that limits count by: an IPv6 visitor owns a whole /64."""
    try:
        address = ipaddress.ip_address(host)
    except ValueError:
        return "unknown"
    if isinstance(address, ipaddress.IPv6Address):
        if address.ipv4_mapped:
            return str(address.ipv4_mapped)
        return str(ipaddress.ip_network((address, 64), strict=False))
    return str(address)


def is_secure(scope: Any) -> bool:
    return scope.get("scheme") in ("https", "wss")
