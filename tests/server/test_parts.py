"""The small parts of the server, each on its own."""

import asyncio
import gzip
import json
import re
from collections.abc import Sequence
from dataclasses import fields
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace
from starlette.requests import Request
from starlette.responses import Response

from hatbox.server import devices, invitations, metrics, static
from hatbox.server.frames import frame
from hatbox.server.guard import Proxies, network_of
from hatbox.server.limits import Allowance, Allowances, PerHour, Places
from hatbox.server.messages import Ok, TableMessage
from hatbox.server.outbox import BEHIND, Outbox
from hatbox.server.settings import (
    Settings,
    WrongSetting,
    data_folder,
    option,
    settings_from,
    variable,
)
from hatbox.tables.audience.messages import OwnEvent, PublicPart, TableNow, Talk, YouPart

EXAMPLE = (Path(__file__).parent.parent.parent / "docs" / "protocol.md").read_text()


def a_table(version: int = 1, *events: str, own: Sequence[OwnEvent] = ()) -> TableNow:
    block = EXAMPLE.partition('{"type": "table"')
    text = block[1] + block[2].partition("\n```")[0]
    now = msgspec.json.decode(text, type=TableMessage)
    public = msgspec.structs.replace(now.public, version=version, events=list(events))
    return TableNow(PublicPart(public), YouPart(replace(now.you, events=list(own))))


# The outbox


class Pipe:
    def __init__(self) -> None:
        self.is_clogged = False
        self.written: list[Any] = []

    def write(self, text: bytes) -> None:
        self.written.append(json.loads(text))


def outbox_of(most: int) -> tuple[Pipe, Outbox]:
    pipe = Pipe()
    return pipe, Outbox(pipe, most, lambda: None)


def test_while_somebody_reads_everything_goes_straight_through() -> None:
    pipe, outbox = outbox_of(most=4)
    for version in range(20):
        outbox.put(a_table(version, "moved"))
    assert [table["public"]["version"] for table in pipe.written] == list(range(20))
    assert len(outbox) == 0


def test_a_slow_reader_gets_views_as_one_and_every_event_in_order() -> None:
    pipe, outbox = outbox_of(most=1000)
    pipe.is_clogged = True
    for version in range(100):
        outbox.put(a_table(version, f"event {version}"))
    assert len(outbox) == BEHIND
    pipe.is_clogged = False
    outbox.flush()
    assert pipe.written[-1]["public"]["version"] == 99
    told = [event for table in pipe.written for event in table["public"]["events"]]
    assert told == [f"event {version}" for version in range(100)]


def test_own_events_keep_their_place_among_the_public_ones() -> None:
    pipe, outbox = outbox_of(most=1000)
    pipe.is_clogged = True
    for version in range(20):
        own = [OwnEvent(1, f"own {version}")]
        outbox.put(a_table(version, f"first {version}", f"second {version}", own=own))
    pipe.is_clogged = False
    outbox.flush()
    told: list[str] = []
    for table in pipe.written:
        events = table["public"]["events"]
        for mine in reversed(table["you"]["events"]):
            events.insert(mine["after"], mine["event"])
        told += events
    assert told == [f"{word} {n}" for n in range(20) for word in ("first", "own", "second")]


def test_what_one_seat_saw_alone_never_stands_in_the_message_of_another() -> None:
    pipe, outbox = outbox_of(most=1000)
    pipe.is_clogged = True
    for version in range(20):
        now = a_table(version, own=[OwnEvent(0, f"seen by {version // 10}")])
        outbox.put(TableNow(now.public, YouPart(replace(now.you, seat=version // 10))))
    pipe.is_clogged = False
    outbox.flush()
    for table in pipe.written:
        you = table["you"]
        assert {own["event"] for own in you["events"]} == {f"seen by {you['seat']}"}


def test_views_without_events_never_overflow() -> None:
    pipe, outbox = outbox_of(most=10)
    pipe.is_clogged = True
    for version in range(1000):
        outbox.put(a_table(version))
    assert not outbox.is_overflowing


def test_events_and_other_messages_do() -> None:
    for is_table in (True, False):
        pipe, outbox = outbox_of(most=10)
        pipe.is_clogged = True
        for _ in range(11):
            if is_table:
                outbox.put(a_table(1, "event"))
            else:
                outbox.put(Talk(None))
        assert outbox.is_overflowing
        assert len(outbox) == 0


def test_answers_are_never_coalesced_with_views() -> None:
    pipe, outbox = outbox_of(most=100)
    pipe.is_clogged = True
    for number in range(30):
        outbox.put(a_table(number))
        outbox.put(Ok(number))
    pipe.is_clogged = False
    outbox.flush()
    assert [m["id"] for m in pipe.written if m["type"] == "ok"] == list(range(30))
    assert [m["public"]["version"] for m in pipe.written if m["type"] == "table"] == list(range(30))


@pytest.mark.parametrize("length", [0, 1, 125, 126, 65535, 65536])
def test_a_frame_says_how_long_it_is(length: int) -> None:
    written = frame(b"x" * length)
    assert written[0] == 0x81
    assert written.endswith(b"x" * length)
    assert len(written) - length == (2 if length < 126 else 4 if length < 65536 else 10)


# Devices


def test_a_secret_has_at_least_128_random_bits_and_only_its_hash_is_kept() -> None:
    one, other = devices.new_secret(), devices.new_secret()
    assert one != other
    assert devices.SECRET_BYTES * 8 >= 128
    assert devices.well_formed(one) == one
    assert devices.hash_of(one).hex() != one


@pytest.mark.parametrize(
    ("headers", "secret"),
    [
        ([(b"authorization", b"Bearer " + b"a" * 32)], "a" * 32),
        ([(b"authorization", b"bearer  " + b"a" * 32)], "a" * 32),
        ([(b"authorization", b"Basic " + b"a" * 32)], None),
        ([(b"authorization", b"Bearer " + b"a" * 31)], None),
        ([(b"authorization", b"Bearer " + b"a" * 33)], None),
        ([(b"authorization", b"Bearer " + b"\xff" * 32)], None),
        ([(b"cookie", b"x=1; hatbox-device=" + b"b" * 32)], "b" * 32),
        ([(b"cookie", b"hatbox-device=")], None),
        ([], None),
    ],
)
def test_where_a_secret_is_found(headers: list[tuple[bytes, bytes]], secret: str | None) -> None:
    assert devices.secret_in(headers) == secret


# Limits


class Clock:
    now = 0.0

    def __call__(self) -> float:
        return self.now


def test_an_allowance_is_so_many_a_second_and_four_seconds_worth_at_once() -> None:
    clock = Clock()
    allowance = Allowance(2, clock)
    assert [allowance.take() for _ in range(9)] == [True] * 8 + [False]
    clock.now = 0.5
    assert [allowance.take() for _ in range(2)] == [True, False]
    assert all(Allowance(0, clock).take() for _ in range(1000))


def test_allowances_that_are_full_again_are_forgotten() -> None:
    clock = Clock()
    allowances = Allowances(1, clock)
    for one in range(10):
        allowances.take(one)
    clock.now = 10
    allowances.take("last")
    allowances.forget_the_full()
    assert len(allowances) == 1


def test_so_many_an_hour() -> None:
    clock = Clock()
    tables = PerHour(2, clock)
    assert [tables.take("a") for _ in range(3)] == [True, True, False]
    assert tables.take("b")
    clock.now = 3601
    assert tables.take("a")
    tables.forget_the_old(clock.now + 7200)


def test_places_are_given_back() -> None:
    places = Places(2)
    assert [places.take("a") for _ in range(3)] == [True, True, False]
    places.give_back("a")
    assert places.take("a")
    assert places.total == 2


# Guard


def test_only_trusted_proxies_are_believed() -> None:
    headers = [(b"x-forwarded-for", b"203.0.113.9, 198.51.100.7, 10.0.0.2")]
    scope = {"type": "http", "headers": headers, "client": ("10.0.0.1", 1), "scheme": "http"}
    assert Proxies(["10.0.0.0/8"]).corrected(scope)["client"][0] == "198.51.100.7"
    assert Proxies(["10.9.9.9"]).corrected(scope) is scope
    assert Proxies([]).corrected(scope) is scope


@pytest.mark.parametrize(
    ("client", "network"),
    [
        ("198.51.100.7", "198.51.100.7"),
        ("::ffff:198.51.100.7", "198.51.100.7"),
        ("2001:db8:1:2:3::4", "2001:db8:1:2::/64"),
        ("somewhere", "unknown"),
    ],
)
def test_by_which_address_limits_count(client: str, network: str) -> None:
    assert network_of({"client": (client, 1)}) == network


# Invitations


@pytest.mark.parametrize("host", ["0.0.0.0", "::", "127.0.0.1", "localhost", "::1", ""])
def test_an_invitation_never_points_to_localhost(host: str) -> None:
    url = invitations.base_url("", host, 8000)
    assert re.fullmatch(r"http://[^/]+:8000", url)
    assert "localhost" not in url
    assert "//127." not in url


def test_addresses_as_they_are_written() -> None:
    assert invitations.base_url("https://hats.example", "0.0.0.0", 8000) == "https://hats.example"
    assert invitations.base_url("", "192.0.2.5", 80) == "http://192.0.2.5"
    assert invitations.base_url("", "2001:db8::5", 8000) == "http://[2001:db8::5]:8000"
    assert invitations.local_url("0.0.0.0", 8000) == "http://127.0.0.1:8000"


# Settings


def test_options_come_before_the_environment_and_that_before_what_is_usual() -> None:
    assert settings_from({}, {}).port == 8000
    assert settings_from({}, {"HATBOX_PORT": "9000"}).port == 9000
    assert settings_from({"port": "9001"}, {"HATBOX_PORT": "9000"}).port == 9001


VALUES = {"str": "warning", "int": "7", "float": "7.5", "bool": "yes", "Path": "there"}


@pytest.mark.parametrize("known", fields(Settings), ids=lambda known: known.name)
def test_every_setting_can_be_said_both_ways(known: Any, tmp_path: Path) -> None:
    text = VALUES.get(known.type, "192.0.2.1,192.0.2.2")
    text = "https://hats.example" if known.name == "public_url" else text
    text = "postgresql://hats.example/hatbox" if known.name == "store" else text
    text = "outbox=7, ping-seconds=0.5" if known.name == "limits" else text
    if known.name == "name_words":
        (tmp_path / "words").write_text("rude")
        text = str(tmp_path / "words")
    said = settings_from({known.name: text}, {})
    in_environment = settings_from({}, {variable(known.name): text})
    assert getattr(said, known.name) == getattr(in_environment, known.name)
    assert option(known.name).startswith("--")
    assert getattr(said, known.name) != getattr(settings_from({}, {}), known.name) or (
        known.name == "log_level"
    )


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("port", "70000"),
        ("store", "mysql://hats.example/hatbox"),
        ("port", "door"),
        ("public_url", "hats.example"),
        ("open", "perhaps"),
        ("limits", "outbox=0"),
        ("limits", "beats=-1"),
        ("limits", "beats=nan"),
        ("limits", "beats"),
        ("limits", "hats=3"),
        ("trusted_proxy", "10.0.0.1,nonsense"),
    ],
)
def test_a_setting_that_cannot_be_says_where_it_was_said(name: str, text: str) -> None:
    with pytest.raises(WrongSetting, match=f"HATBOX_{name.upper()} {text}"):
        settings_from({}, {variable(name): text})


def test_the_folder_for_data_is_the_usual_one() -> None:
    assert data_folder({"XDG_DATA_HOME": "/data"}, "linux") == Path("/data/hatbox")
    assert data_folder({}, "linux").parts[-3:] == (".local", "share", "hatbox")
    assert data_folder({}, "darwin").parts[-2:] == ("Application Support", "hatbox")
    assert data_folder({}, "win32").parts[-3:] == ("AppData", "Local", "hatbox")


# Pages


def get(client: static.Client, path: str, *header: bytes) -> Response:
    headers = [header] if header else []
    return asyncio.run(
        client.answer(
            Request(
                {"type": "http", "method": "GET", "path": path, "query_string": b""}
                | {"headers": headers}
            )
        )
    )


def test_files_of_the_client_are_served_with_their_caching(tmp_path: Path) -> None:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<!doctype html>")
    (tmp_path / "assets" / "app-1a2b.js").write_text("play()")
    client = static.Client(tmp_path)
    script = get(client, "/assets/app-1a2b.js", b"accept-encoding", b"gzip, br")
    assert "immutable" in script.headers["cache-control"]
    assert script.headers["content-encoding"] == "gzip"
    assert gzip.decompress(bytes(script.body)) == b"play()"
    for path in ("/", "/t/KDF7QX", "/rules/not-a-hat"):
        page = get(client, path)
        assert page.body == b"<!doctype html>"
        assert page.headers["cache-control"] == "no-cache"
        known = get(client, path, b"if-none-match", page.headers["etag"].encode())
        assert known.status_code == 304
    assert get(client, "/assets/gone.js").status_code == 404
    assert get(client, "/../settings.py").status_code == 404


def test_without_built_pages_a_page_says_so(tmp_path: Path) -> None:
    assert get(static.Client(tmp_path), "/").body == static.NOT_BUILT.encode()
    assert "<script" not in static.NOT_BUILT
    assert "style=" not in static.NOT_BUILT


# The rest


def test_two_servers_in_one_process_count_apart() -> None:
    one, other = metrics.Metrics(), metrics.Metrics()
    one.messages += 1
    one.errors.labels("not-stored").inc()
    one.move_seconds.observe(0.003)
    one.counted_elsewhere("hatbox_moves", "Moves.", lambda: 7)
    lines = one.text().decode().splitlines()
    assert "hatbox_messages_total 1.0" in lines
    assert 'hatbox_errors_total{code="not-stored"} 1.0' in lines
    assert 'hatbox_move_seconds_bucket{le="0.002"} 0.0' in lines
    assert 'hatbox_move_seconds_bucket{le="0.005"} 1.0' in lines
    assert "hatbox_moves_total 7.0" in lines
    assert "# TYPE hatbox_moves_total counter" in lines
    assert "hatbox_messages_total 0.0" in other.text().decode().splitlines()
    assert "_created" not in one.text().decode()
