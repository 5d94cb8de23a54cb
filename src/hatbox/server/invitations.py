"""Invitation links and QR codes, with an address that guests can reach."""

from __future__ import annotations

import io
import socket

import segno

# A documentation address (RFC 5737): connecting a UDP socket sends nothing.
FAR_AWAY = ("192.0.2.1", 9)


EVERYWHERE = ("", "0.0.0.0", "::")


def address_in_network() -> str:
    """This machine's address in its network, else its host name."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(FAR_AWAY)
            found = str(probe.getsockname()[0])
        except OSError:
            found = ""
    return found if is_for_others(found) else address_of_name()


def address_of_name() -> str:
    name = socket.gethostname()
    try:
        found = socket.gethostbyname_ex(name)[2]
    except OSError:
        found = []
    return next(filter(is_for_others, found), name)


def is_for_others(host: str) -> bool:
    """Whether guests can use this host name; localhost would be their own machine."""
    is_loopback = host == "localhost" or host == "::1" or host.startswith("127.")
    return host not in EVERYWHERE and not is_loopback


def base_url(public_url: str, host: str, port: int) -> str:
    """The base of invitations; never localhost."""
    return public_url or at(host if is_for_others(host) else address_in_network(), port)


def local_url(host: str, port: int) -> str:
    """The server's address for a browser on this machine."""
    return at("127.0.0.1" if host in EVERYWHERE else host, port)


def at(host: str, port: int) -> str:
    name = f"[{host}]" if ":" in host else host
    return f"http://{name}" + ("" if port == 80 else f":{port}")


def invitation(base: str, code: str, secret: str = "") -> str:
    """What stands after the hash is sent to nobody by browsers, and asked for by closed tables."""
    return f"{base}/t/{code}" + (f"#{secret}" if secret else "")


def move_link(base: str, token: str) -> str:
    """The token is in the fragment, which browsers do not send."""
    return f"{base}/move#{token}"


def qr_svg(link: str) -> bytes:
    picture = io.BytesIO()
    code = segno.make(link, error="m", micro=False)
    code.save(picture, kind="svg", scale=8, border=2, xmldecl=False, svgns=True, omitsize=True)
    return picture.getvalue()


class QrCodes:
    """The pictures that were asked for last: drawing one takes milliseconds."""

    def __init__(self, most: int = 256) -> None:
        self._most = most
        self._svgs: dict[str, bytes] = {}

    def known(self, link: str) -> bytes | None:
        return self._svgs.get(link)

    def draw(self, link: str) -> bytes:
        if len(self._svgs) >= self._most:
            del self._svgs[next(iter(self._svgs))]
        svg = self._svgs[link] = qr_svg(link)
        return svg
