"""The HTTP API: requests, origins, limits."""

import asyncio
import re
import socket
from pathlib import Path
from typing import Any
from unittest.mock import Mock

import pytest

from hatbox.server.openapi import PATHS
from tests.server.asking import Answer, ask, device_in
from tests.server.house import House


def open_table(house: House, **wishes: Any) -> Answer:
    return ask(house, "POST", "/api/tables", {"name": "Ana"} | wishes)


def test_opening_a_table_seats_the_host_and_gives_the_device_its_secret(house: House) -> None:
    answer = open_table(house)
    assert answer.status == 201
    assert answer.json["seat"] == 0
    assert re.fullmatch(r"[CDFGHJKMNPQRTWX3479]{6}", answer.json["code"])
    cookie = answer.headers["set-cookie"]
    assert re.match(r"hatbox-device=[\w-]{32}; ", cookie)
    assert "HttpOnly" in cookie
    assert "SameSite=Lax" in cookie
    assert "Secure" not in cookie


def test_a_device_is_given_its_secret_once(house: House) -> None:
    first = open_table(house)
    again = ask(house, "POST", "/api/tables", {"name": "Ana"}, cookie=device_in(first))
    assert "set-cookie" not in again.headers


def test_a_secret_that_is_too_short_is_none(house: House) -> None:
    answer = ask(house, "POST", "/api/tables", {"name": "Ana"}, cookie="hatbox-device=short")
    assert "set-cookie" in answer.headers


@pytest.mark.parametrize("secret", ["short", "x" * 33, "x" * 31 + "!"])
def test_a_program_with_a_malformed_secret_is_not_taken_for_somebody_new(
    house: House, secret: str
) -> None:
    answer = ask(house, "POST", "/api/tables", {"name": "Ana"}, authorization=f"Bearer {secret}")
    assert (answer.status, answer.json) == (400, {"code": "malformed"})


def test_the_password_of_a_proxy_is_no_secret_of_ours(house: House) -> None:
    answer = ask(house, "POST", "/api/tables", {"name": "Ana"}, authorization="Basic QTpi")
    assert answer.status == 201


def test_somebody_who_hangs_up_in_the_middle_of_a_request_leaves_no_trace(house: House) -> None:
    before = house.log.read_text()
    with socket.create_connection(("127.0.0.1", int(house.port))) as line:
        line.sendall(b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 50\r\n\r\n{")
    assert open_table(house).status == 201
    assert house.log.read_text() == before


def test_invitations_carry_an_address_that_others_can_reach(house: House) -> None:
    url = open_table(house).json["url"]
    assert url.startswith(house.guests_url + "/t/")
    assert "localhost" not in url
    assert "//127." not in url


def test_the_public_face_of_a_table(house: House) -> None:
    code = open_table(house, game="magic-hat", minds=["elephant"]).json["code"]
    face = ask(house, "GET", f"/api/tables/{code}").json
    assert face["game"] == "magic-hat"
    assert face["phase"] == "open"
    assert face["seats"][0] == "Ana"
    assert (len(face["seats"]), face["free_seats"], face["onlookers"]) == (2, 2, True)
    assert face["url"].endswith(f"/t/{code}")
    assert face["mine"] == []


def test_a_device_is_told_which_seats_are_its_own(house: House) -> None:
    opened = open_table(house)
    table = f"/api/tables/{opened.json['code']}"
    ana = device_in(opened)
    bo = device_in(ask(house, "POST", f"{table}/seats", {"name": "Bo"}))
    ask(house, "POST", f"{table}/seats", {"name": "Cy", "together": True}, cookie=bo)
    assert ask(house, "GET", table, cookie=ana).json["mine"] == [0]
    assert ask(house, "GET", table, cookie=bo).json["mine"] == [1, 2]
    assert ask(house, "GET", table, cookie="somebody-else").json["mine"] == []


def test_taking_and_leaving_a_seat(house: House) -> None:
    code = open_table(house).json["code"]
    taken = ask(house, "POST", f"/api/tables/{code}/seats", {"name": "Bo"})
    assert (taken.status, taken.json) == (201, {"code": code, "seat": 1})
    bo = device_in(taken)
    again = ask(house, "POST", f"/api/tables/{code}/seats", {"name": "Bo"}, cookie=bo)
    assert again.json["seat"] == 1
    left = ask(house, "DELETE", f"/api/tables/{code}/seats/mine", cookie=bo)
    assert left.status == 204
    assert ask(house, "GET", f"/api/tables/{code}").json["seats"] == ["Ana"]


def test_the_invitation_as_a_picture(house: House) -> None:
    code = open_table(house).json["code"]
    picture = ask(house, "GET", f"/api/tables/{code}/qr.svg")
    assert picture.headers["content-type"] == "image/svg+xml"
    assert picture.body.startswith(b"<svg")
    assert b"style" not in picture.body
    assert b"<script" not in picture.body


def test_the_link_that_moves_a_seat_as_a_picture(house: House) -> None:
    code = open_table(house).json["code"]
    token = {"token": f"{code}-{'0' * 32}"}
    picture = ask(house, "POST", "/api/move-seat/qr.svg", token)
    assert picture.headers["content-type"] == "image/svg+xml"
    assert picture.headers["cache-control"] == "no-store"
    assert picture.body.startswith(b"<svg")
    assert ask(house, "POST", "/api/move-seat/qr.svg", token).body == picture.body


def test_a_table_that_cannot_be_had_as_wished_is_not_kept(house: House) -> None:
    before = ask(house, "GET", "/metrics").body
    answer = open_table(house, minds=["nobody"])
    assert (answer.status, answer.code) == (400, "unknown-mind")
    assert answer.headers.get("set-cookie") is None
    assert b"hatbox_tables" in before


REFUSED = [
    ("POST", "/api/tables", {"game": "chess"}, 400, "unknown-game"),
    ("POST", "/api/tables", {"name": ""}, 400, "bad-name"),
    ("POST", "/api/tables", {"options": {"hats": 7}}, 400, "unknown-option"),
    ("POST", "/api/tables", {"clock": "slow"}, 400, "wrong-clock"),
    ("POST", "/api/tables", {"pace": "slow"}, 400, "wrong-pace"),
    ("POST", "/api/tables", {"minds": "elephant"}, 400, "malformed"),
    ("POST", "/api/tables", {"wish": 1}, 400, "malformed"),
    ("POST", "/api/tables", b"{", 400, "malformed"),
    ("POST", "/api/tables", b"\xff", 400, "malformed"),
    ("POST", "/api/tables", b"[" * 4000, 400, "malformed"),
    ("POST", "/api/tables", b" " * 5000, 413, "too-long"),
    ("GET", "/api/tables/CCCCCC", None, 404, "unknown-table"),
    ("GET", "/api/tables/x", None, 404, "unknown-table"),
    ("GET", "/api/tables/CCCCCC/records", None, 404, "unknown-table"),
    ("POST", "/api/tables/CCCCCC/seats", {"name": "Bo"}, 404, "unknown-table"),
    ("DELETE", "/api/tables/CCCCCC/seats/mine", None, 404, "unknown-table"),
    ("POST", "/api/move-seat", {"token": "CCCCCC-0"}, 404, "unknown-table"),
    ("POST", "/api/move-seat", {"token": "?"}, 404, "bad-token"),
    ("POST", "/api/move-seat/qr.svg", {"token": "CCCCCC-0"}, 404, "unknown-table"),
    ("POST", "/api/move-seat/qr.svg", {"token": "?"}, 404, "bad-token"),
    ("POST", "/api/move-seat/qr.svg", {"token": "C" * 101}, 404, "bad-token"),
    ("POST", "/api/tables/CCCCCC/qr.svg", {"invitation": "0"}, 404, "unknown-table"),
    ("GET", "/api/nothing", None, 404, "unknown-address"),
    ("PUT", "/api/tables", None, 404, "unknown-address"),
    ("POST", "/health", None, 405, "unknown-address"),
    ("POST", "/t/CCCCCC", None, 405, "unknown-address"),
]


@pytest.mark.parametrize(("method", "path", "body", "status", "code"), REFUSED, ids=str)
def test_every_refusal_has_one_shape(
    house: House, method: str, path: str, body: object, status: int, code: str
) -> None:
    answer = ask(house, method, path, body)
    assert (answer.status, answer.json) == (status, {"code": code})


def test_conflicts_at_a_table(house: House) -> None:
    opened = open_table(house, minds=["random", "random"], start=True)
    code = opened.json["code"]
    sit = ask(house, "POST", f"/api/tables/{code}/seats", {"name": "Bo"})
    assert (sit.status, sit.code) == (409, "game-started")
    leave = ask(house, "DELETE", f"/api/tables/{code}/seats/mine")
    assert (leave.status, leave.code) == (403, "not-seated")
    other = open_table(house).json["code"]
    name = ask(house, "POST", f"/api/tables/{other}/seats", {"name": "ANA"})
    assert (name.status, name.code) == (409, "name-taken")


# Other origins

STRANGERS = [
    {"origin": "https://evil.example"},
    {"origin": "null"},
    {"origin": "http://127.0.0.1:1"},
    {"sec_fetch_site": "cross-site"},
]


@pytest.mark.parametrize("headers", STRANGERS, ids=str)
def test_pages_of_other_sites_may_not_post(house: House, headers: dict[str, str]) -> None:
    answer = ask(house, "POST", "/api/tables", {"name": "Ana"}, **headers)
    assert (answer.status, answer.code) == (403, "cross-site")


@pytest.mark.parametrize("headers", STRANGERS, ids=str)
def test_pages_of_other_sites_may_not_open_a_socket(house: House, headers: dict[str, str]) -> None:
    upgrade = {
        "upgrade": "websocket",
        "connection": "Upgrade",
        "sec_websocket_version": "13",
        "sec_websocket_key": "AAAAAAAAAAAAAAAAAAAAAA==",
    }
    assert ask(house, "GET", "/socket", None, **upgrade, **headers).status == 403
    own = f"http://127.0.0.1:{house.port}"
    assert ask(house, "GET", "/socket", None, **upgrade, origin=own).status == 101
    assert ask(house, "GET", "/other", None, **upgrade, origin=own).status == 403


def test_our_own_page_may_post(house: House) -> None:
    own = f"http://127.0.0.1:{house.port}"
    assert ask(house, "POST", "/api/tables", {"name": "Ana"}, origin=own).status == 201


@pytest.mark.parametrize("path", ["/", "/t/CCCCCC", "/api/minds", "/health", "/nothing.js"])
def test_every_answer_forbids_inline_code_and_framing(house: House, path: str) -> None:
    headers = ask(house, "GET", path).headers
    policy = headers["content-security-policy"]
    assert "default-src 'self'" in policy
    assert "frame-ancestors 'none'" in policy
    assert "unsafe" not in policy
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"


# Health, metrics, OpenAPI, pages


def test_health_and_minds(house: House) -> None:
    assert ask(house, "GET", "/health").json["status"] == "ok"
    assert {"elephant", "random"} <= set(ask(house, "GET", "/api/minds").json)


def test_metrics_count_and_tell_nothing_else(house: House) -> None:
    open_table(house, game="chess")
    text = ask(house, "GET", "/metrics").body.decode()
    for name in (
        "tables",
        "sockets",
        "store_queue",
        "moves_total",
        "errors_total",
        "requests_total",
    ):
        assert re.search(rf"^hatbox_{name}\b", text, re.MULTILINE)
    assert 'hatbox_move_seconds_bucket{le="+Inf"}' in text
    assert all(re.fullmatch(r"# .*|[\w{}=\".+-]+ [\d.e+-]+", line) for line in text.splitlines())


def test_moves_are_counted_whoever_makes_them(house: House) -> None:
    wishes = {"game": "magic-hat", "minds": ["random"] * 3, "start": True}
    code = ask(house, "POST", "/api/tables", wishes).json["code"]
    before = moves_counted(house)

    async def watch() -> None:
        async with house.client().sit(code, **{"as": "onlooker"}) as screen:
            async for table in screen.tables():
                if table["public"]["phase"] != "playing":
                    return

    asyncio.run(watch())
    assert moves_counted(house) > before


def moves_counted(house: House) -> int:
    text = ask(house, "GET", "/metrics").body.decode()
    return int(float(re.findall(r"^hatbox_moves_total ([\d.]+)$", text, re.MULTILINE)[0]))


def test_openapi_lists_every_address(house: House) -> None:
    page = ask(house, "GET", "/openapi.json").json
    assert page["openapi"].startswith("3.")
    assert set(page["paths"]) == set(PATHS)
    for name in re.findall(r'"#/components/schemas/(\w+)"', str(page).replace("'", '"')):
        assert name in page["components"]["schemas"]


def test_openapi_and_the_routes_are_the_same() -> None:
    from hatbox.server.afterwards import Afterwards
    from hatbox.server.api import Api
    from hatbox.server.routes import routes
    from hatbox.server.static import Client
    from hatbox.server.strangers import Strangers

    service: Any = Mock()
    parts = (Api(service), Afterwards(service), Strangers(service))
    listed = {
        (route.path, method.lower())
        for route in routes(*parts, Client())
        for method in route.methods or ()
        if "{rest" not in route.path and method != "HEAD"
    }
    assert listed == {(path, method) for path, known in PATHS.items() for method in known}


# Bounds


def test_an_address_may_open_only_so_many_tables_in_an_hour(tmp_path: Path) -> None:
    with House(tmp_path, tables_per_address=2) as strict:
        statuses = [open_table(strict).status for _ in range(3)]
    assert statuses == [201, 201, 429]


def test_an_address_may_ask_only_so_often(tmp_path: Path) -> None:
    with House(tmp_path, requests_per_second=2) as strict:
        codes = [ask(strict, "GET", "/api/minds").status for _ in range(12)]
    assert codes[:8] == [200] * 8
    assert 429 in codes


def test_behind_a_trusted_proxy_visitors_are_told_apart_and_cookies_are_secure(
    tmp_path: Path,
) -> None:
    with House(tmp_path, trusted_proxy="127.0.0.1", tables_per_address=1) as strict:
        first, again, other = (
            ask(
                strict,
                "POST",
                "/api/tables",
                {"name": "Ana"},
                x_forwarded_for=address,
                x_forwarded_proto="https",
            )
            for address in ("198.51.100.1", "203.0.113.9, 198.51.100.1", "198.51.100.2")
        )
    assert [first.status, again.status, other.status] == [201, 429, 201]
    assert "Secure" in first.headers["set-cookie"]


def test_without_a_trusted_proxy_its_headers_are_not_believed(tmp_path: Path) -> None:
    with House(tmp_path, tables_per_address=1) as strict:
        answers = [
            ask(strict, "POST", "/api/tables", {}, x_forwarded_for=f"198.51.100.{n}")
            for n in range(2)
        ]
    assert [answer.status for answer in answers] == [201, 429]
    assert "Secure" not in answers[0].headers["set-cookie"]


def test_a_public_address_is_in_invitations_and_may_post(tmp_path: Path) -> None:
    public = "https://hats.example"
    with House(tmp_path, public_url=public + "/") as known:
        answer = ask(known, "POST", "/api/tables", {"name": "Ana"}, origin=public)
    assert answer.status == 201
    assert answer.json["url"].partition("#")[0] == f"{public}/t/{answer.json['code']}"
