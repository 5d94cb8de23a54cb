"""Whose requests are answered: names of the server, pages of others, proxies, cookies."""

from __future__ import annotations

import socket
from collections.abc import Iterator
from pathlib import Path

import pytest

from hatbox.server.guard import OriginCheck, Proxies
from tests.server.asking import ask
from tests.server.house import House
from tests.server.raw import raw

CHECK = OriginCheck("https://hats.example", ["club.example"])
Headers = list[tuple[bytes, bytes]]


def headers(*lines: str) -> Headers:
    """`name: value`, in the order in which they are sent."""
    pairs = [line.partition(": ") for line in lines]
    return [(name.encode(), value.encode("latin-1")) for name, _, value in pairs]


# Host


@pytest.mark.parametrize(
    "host",
    ["127.0.0.1:8000", "192.0.2.7", "[2001:db8::1]:8000", "localhost:8000", "LOCALHOST.",
     "hats.example", "club.example:9000", socket.gethostname(), f"{socket.gethostname()}.local:80"],
)  # fmt: skip
def test_names_that_the_server_has(host: str) -> None:
    assert CHECK.has_name(headers(f"host: {host}"))


@pytest.mark.parametrize(
    "host", ["evil.example", "evil.example:8000", "127.0.0.1.evil.example", "[::1", ""]
)  # fmt: skip
def test_names_that_it_does_not_have(host: str) -> None:
    assert not CHECK.has_name(headers(f"host: {host}"))


def test_two_names_are_none() -> None:
    assert not CHECK.has_name(headers("host: localhost", "host: localhost"))


def test_a_name_that_was_pointed_at_us_is_refused_with_421(house: House) -> None:
    answer = ask(house, "GET", "/api/minds", Host="evil.example")
    assert (answer.status, answer.code) == (421, "wrong-host")
    posted = ask(
        house, "POST", "/api/tables", {}, Host="evil.example", Origin="http://evil.example"
    )
    assert posted.status == 421
    page = ask(house, "GET", "/", Host="evil.example")
    assert page.status == 421
    assert b"--hosts evil.example" in page.body
    assert ask(house, "GET", "/health", Host="evil.example").status == 200


def test_a_socket_of_such_a_page_is_refused_too(house: House) -> None:
    with raw(house) as connection:
        head = connection.upgrade("Origin: http://evil.example\r\n", host="evil.example")
        assert head.startswith(b"HTTP/1.1 421 ")


# Origin


@pytest.mark.parametrize(
    "lines",
    [
        ("host: a.example:8000", "origin: http://a.example:8000"),
        ("host: a.example", "origin: https://A.EXAMPLE"),
        ("host: inner:8000", "origin: https://hats.example"),
        ("host: a.example",),
        ("host: a.example", "sec-fetch-site: same-origin"),
        ("host: a.example", "origin: http://a.example", "sec-fetch-site: same-origin"),
    ],
)
def test_whose_page_may_ask(lines: tuple[str, ...]) -> None:
    assert CHECK.is_same_site(headers(*lines))


@pytest.mark.parametrize(
    "lines",
    [
        ("host: a.example", "origin: https://b.example"),
        ("host: a.example:8000", "origin: http://a.example"),
        ("host: a.example", "origin: null"),
        ("origin: https://b.example",),
        ("host: a.example", "sec-fetch-site: same-site"),
        ("host: a.example", "sec-fetch-site: cross-site"),
        ("host: a.example", "origin: http://["),
        ("host: a.example", "origin: //a.example"),
        ("host: a.example", "origin: file://a.example"),
        ("host: a.example", "origin: http://a.example", "origin: http://b.example"),
        ("host: a.example", "origin: http://a.example", "sec-fetch-site: cross-site"),
        ("host: ", "origin: http://"),
    ],
)
def test_whose_page_may_not(lines: tuple[str, ...]) -> None:
    assert not CHECK.is_same_site(headers(*lines))


def test_an_origin_that_cannot_be_read_is_refused_without_a_word_in_the_log(house: House) -> None:
    before = house.log.read_text()
    answer = ask(house, "POST", "/api/tables", {}, Origin="http://[")
    assert (answer.status, answer.code) == (403, "cross-site")
    with raw(house) as connection:
        assert b" 403 " in connection.upgrade("Origin: http://[\r\n")
    assert house.log.read_text() == before


# Proxies


def visitor(proxies: Proxies, *lines: str, peer: str = "10.0.0.1") -> tuple[str, str]:
    scope = {"type": "http", "headers": headers(*lines), "client": (peer, 1), "scheme": "http"}
    corrected = proxies.corrected(scope)
    return corrected["client"][0], corrected["scheme"]


def test_the_last_address_of_all_lines_counts() -> None:
    one = Proxies(["10.0.0.0/8"])
    said, added = "x-forwarded-for: 203.0.113.9", "x-forwarded-for: 198.51.100.7"
    assert visitor(one, said, added)[0] == "198.51.100.7"
    assert visitor(one, "x-forwarded-for: 203.0.113.9, 198.51.100.7")[0] == "198.51.100.7"
    assert visitor(one, said, added, "x-forwarded-for: 10.0.0.2")[0] == "198.51.100.7"
    assert visitor(one, "x-forwarded-for: 10.0.0.3, 10.0.0.2")[0] == "10.0.0.3"
    assert visitor(one)[0] == "10.0.0.1"


def test_the_scheme_is_the_one_that_our_first_proxy_saw() -> None:
    one = Proxies(["10.0.0.0/8"])
    for_visitor = "x-forwarded-for: 198.51.100.7"
    said, added = "x-forwarded-proto: https", "x-forwarded-proto: http"
    assert visitor(one, for_visitor, said, added)[1] == "http"
    through_two = (for_visitor, "x-forwarded-for: 10.0.0.2", "x-forwarded-proto: https, http")
    assert visitor(one, *through_two)[1] == "https"


def test_a_stranger_is_not_believed() -> None:
    said = ("x-forwarded-for: 203.0.113.9", "x-forwarded-proto: https")
    assert visitor(Proxies(["10.9.9.9"]), *said) == ("10.0.0.1", "http")


# Cookies


@pytest.fixture(scope="module")
def behind_tls(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    folder = tmp_path_factory.mktemp("behind_tls")
    with House(folder, public_url="https://hats.example") as house:
        yield house


def test_behind_a_proxy_with_tls_the_cookie_is_secure(behind_tls: House, house: House) -> None:
    answer = ask(behind_tls, "POST", "/api/tables", {"name": "Ana"}, Host="hats.example")
    assert answer.headers["set-cookie"].endswith("; Secure")
    plain = ask(house, "POST", "/api/tables", {"name": "Ana"})
    assert "Secure" not in plain.headers["set-cookie"]


def test_serve_warns_of_a_proxy_that_is_not_trusted(behind_tls: House, tmp_path: Path) -> None:
    assert "--trusted-proxy" in behind_tls.log.read_text()
    wishes = {"public_url": "https://hats.example", "trusted_proxy": "127.0.0.1"}
    with House(tmp_path, **wishes) as trusting:
        assert trusting.log.read_text() == ""


# Invitations


def test_only_those_at_the_table_can_pass_the_whole_invitation_on(house: House) -> None:
    opened = ask(house, "POST", "/api/tables", {"name": "Ana"})
    code, url = opened.json["code"], opened.json["url"]
    cookie = opened.headers["set-cookie"].partition(";")[0]
    secret = url.partition("#")[2]
    assert len(secret) == 16
    mine = ask(house, "GET", f"/api/tables/{code}", Cookie=cookie).json["url"]
    others = ask(house, "GET", f"/api/tables/{code}").json["url"]
    assert (mine, others) == (url, url.partition("#")[0])
    pictures = [
        ask(house, "GET", f"/api/tables/{code}/qr.svg", **who).body
        for who in ({}, {"Cookie": cookie})
    ]
    assert pictures[0] != pictures[1]


def test_a_screen_that_has_the_link_shows_the_whole_invitation(house: House) -> None:
    opened = ask(house, "POST", "/api/tables", {"name": "Ana"})
    path = f"/api/tables/{opened.json['code']}/qr.svg"
    cookie = opened.headers["set-cookie"].partition(";")[0]
    secret = opened.json["url"].partition("#")[2]
    shown = ask(house, "POST", path, {"invitation": secret})
    assert shown.body == ask(house, "GET", path, Cookie=cookie).body
    for guess in ("", "0" * len(secret), "é"):
        refused = ask(house, "POST", path, {"invitation": guess})
        assert (refused.status, refused.json["code"]) == (403, "needs-invitation")
