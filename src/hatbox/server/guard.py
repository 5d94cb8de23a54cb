"""Who may ask: Host and Origin of a request, the address behind trusted proxies, own headers."""

from __future__ import annotations

import ipaddress
import socket
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


def all_of(headers: Headers, wanted: bytes) -> list[str]:
    return [value.decode("latin-1") for name, value in headers if name == wanted]


def header(headers: Headers, wanted: bytes) -> str:
    """The first line of this name."""
    return next(iter(all_of(headers, wanted)), "")


def listed(headers: Headers, wanted: bytes) -> list[str]:
    """The values of a header that is a list, of all its lines, in order."""
    parts = ",".join(all_of(headers, wanted)).split(",")
    return [part.strip() for part in parts if part.strip()]


class OriginCheck:
    """Which names this server has, and whose pages may use it."""

    def __init__(self, public_url: str, hosts: Iterable[str]) -> None:
        self._public_origin = public_url.lower()
        public = urlsplit(public_url).hostname
        own = socket.gethostname().lower()
        known = (*hosts, *([public] if public else []), own, f"{own}.local", "localhost")
        self._names = {name.lower().rstrip(".") for name in known}

    def has_name(self, headers: Headers) -> bool:
        """Without this check a name that an attacker points at us (DNS rebinding) is an origin."""
        said = all_of(headers, b"host")
        if not said:
            # No browser sends a request without a name.
            return True
        name = host_in(said[0])
        return len(said) == 1 and (name in self._names or is_address(name))

    def is_same_site(self, headers: Headers) -> bool:
        """Browsers send Origin or Sec-Fetch-Site; a request with neither comes from no page."""
        origins, sites = all_of(headers, b"origin"), all_of(headers, b"sec-fetch-site")
        if not origins:
            return all(site in ("same-origin", "none") for site in sites)
        if len(origins) > 1 or "cross-site" in sites:
            return False
        origin = origins[0].lower()
        if origin == self._public_origin != "":
            return True
        scheme, _, rest = origin.partition("://")
        return scheme in ("http", "https") and rest == header(headers, b"host").lower() != ""


def host_in(text: str) -> str:
    """The name or address in a Host header, without the port."""
    name, bracket, _ = text.partition("]")
    host = name[1:] if bracket and name.startswith("[") else text.partition(":")[0]
    return host.lower().rstrip(".")


def is_address(host: str) -> bool:
    try:
        ipaddress.ip_address(host)
    except ValueError:
        return False
    return True


class Proxies:
    """The reverse proxies that are believed when they say whom they speak for."""

    def __init__(self, trusted: Iterable[str]) -> None:
        self._networks = [ipaddress.ip_network(address, strict=False) for address in trusted]

    def trusts(self, address: str) -> bool:
        if not self._networks:
            return False
        try:
            known = ipaddress.ip_address(address)
        except ValueError:
            return False
        return any(known in network for network in self._networks)

    def corrected(self, scope: Any) -> Any:
        """The scope as the visitor's: only behind a trusted proxy are its headers believed."""
        client = scope.get("client")
        if not client or not self.trusts(client[0]):
            return scope
        chain = listed(scope["headers"], b"x-forwarded-for")
        hops = self._hops(chain)
        changes: dict[str, Any] = {}
        if chain:
            changes["client"] = (chain[-hops], 0)
        scheme = (listed(scope["headers"], b"x-forwarded-proto")[-hops:] or [""])[0]
        if scheme in ("http", "https"):
            is_socket = scope["type"] == "websocket"
            changes["scheme"] = scheme.replace("http", "ws") if is_socket else scheme
        return scope | changes

    def _hops(self, chain: list[str]) -> int:
        """How many of our proxies spoke; each appends whom it heard to the end of the chain.

        What stands before that was sent by the visitor, who may write anything.
        """
        hops = 1
        while hops < len(chain) and self.trusts(chain[-hops]):
            hops += 1
        return hops


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
