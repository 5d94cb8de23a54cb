"""A finished game told with all that was hidden, and never one that is being played."""

import asyncio
import gzip
import json
import os
import signal
import subprocess
import sys
from contextlib import ExitStack, closing
from pathlib import Path
from typing import Any
from urllib.parse import quote

import pytest

from hatbox.games import BrokenRecord
from hatbox.server import film_worker, films
from hatbox.server.film_worker import FilmWorker
from hatbox.server.films import MOST_BYTES, MOST_KEPT, MOST_UPLOADS_IN_ALL, MOST_WAITING, Films
from hatbox.tables import TableError
from tests.games.records import contract, played, race, series
from tests.server.asking import ask
from tests.server.house import House
from tests.server.players import Party


async def evening(house: House, game: str) -> tuple[str, Any, Any, Any]:
    """The code, what a link gives before and after the game, and the record."""
    party = Party(house, 2)
    await party.sit_down(game)
    before = await asyncio.to_thread(ask, house, "GET", f"/api/tables/{party.code}/games/last")
    await party.play()
    after = await asyncio.to_thread(ask, house, "GET", f"/api/tables/{party.code}/games/last")
    [record] = await party.host.records(party.code)
    return party.code, before, after, record


@pytest.mark.parametrize("game", ["not-a-hat", "magic-hat"])
def test_awards_and_replay_are_there_when_the_game_is_over(house: House, game: str) -> None:
    code, before, after, record = asyncio.run(evening(house, game))
    assert (before.status, before.json) == (404, {"code": "no-record"})
    told = after.json
    assert told["number"] == 1
    assert [award["seat"] for award in told["awards"]] == [*range(len(record["players"]))]
    assert told["replay"]["winners"] == record["winners"]
    scenes = [scene for act in told["replay"]["rounds"] for scene in act["scenes"]]
    moves = [move for data in record["rounds"] for move in data["moves"]]
    assert [scene["seat"] for scene in scenes if scene["seat"] is not None] == [
        move["seat"] for move in moves
    ]
    assert ask(house, "GET", f"/api/tables/{code}/games/1").body == after.body


@pytest.mark.parametrize("number", ["0", "2", "-1", "1e1", "x", "９", "1234567890"])
def test_a_game_that_never_was_is_not_told(house: House, number: str) -> None:
    code = ask(house, "POST", "/api/tables", {"name": "Ana"}).json["code"]
    path = f"/api/tables/{code}/games/{quote(number)}"
    answer = ask(house, "GET", path)
    assert (answer.status, answer.code) == (404, "no-record")


@pytest.mark.parametrize("code", ["CCCCCC", "x"])
def test_an_unknown_table_has_no_games(house: House, code: str) -> None:
    answer = ask(house, "GET", f"/api/tables/{code}/games/last")
    assert (answer.status, answer.code) == (404, "unknown-table")


@pytest.mark.parametrize("record", [contract(), series(), race()], ids=["hand", "series", "race"])
def test_any_record_that_holds_is_told(house: House, record: dict[str, Any]) -> None:
    answer = ask(house, "POST", "/api/replay", record)
    assert answer.status == 200
    assert answer.json["number"] == 0
    assert answer.json["replay"]["players"] == record["players"]


def test_a_record_of_version_1_is_told(house: House) -> None:
    record = contract() | {"format": "hatbox-record/1"}
    assert ask(house, "POST", "/api/replay", record).status == 200


def test_a_record_that_does_not_hold_is_refused_with_its_place(house: House) -> None:
    record = contract()
    record["rounds"][0]["moves"][1]["with"] = 2
    answer = ask(house, "POST", "/api/replay", record)
    place = {"code": "broken-record", "why": "same-hat", "round": 1, "move": 2}
    assert (answer.status, answer.json) == (422, place)


@pytest.mark.parametrize(
    ("body", "why"),
    [
        (b"", "no-json-at"),
        (b"a photograph", "no-json-at"),
        (b"\xff\xd8\xff", "no-json"),
        (b"[]", "no-object"),
        (b"{}", "wrong-format"),
        (b'{"format": "hatbox-record/2", "game": "chess"}', "wrong-game"),
        (b"[" * 100_000, "too-deep"),
    ],
)
def test_what_is_no_record_is_refused(house: House, body: bytes, why: str) -> None:
    answer = ask(house, "POST", "/api/replay", body)
    assert (answer.status, answer.json) == (422, {"code": "broken-record", "why": why})


def test_a_file_that_is_too_long_is_refused(house: House) -> None:
    answer = ask(house, "POST", "/api/replay", b" " * (MOST_BYTES + 1))
    assert (answer.status, answer.code) == (413, "too-long")


def test_a_body_of_that_length_is_for_records_only(house: House) -> None:
    answer = ask(house, "POST", "/api/tables", b" " * 100_000)
    assert answer.status == 413


def test_many_replays_at_once_are_too_fast(tmp_path: Path) -> None:
    with House(tmp_path, requests_per_second=5) as house:
        codes = {ask(house, "POST", "/api/replay", contract()).status for _ in range(20)}
        assert codes == {200, 429}


def test_other_sites_may_not_ask(house: House) -> None:
    answer = ask(house, "POST", "/api/replay", contract(), origin="https://evil.example")
    assert (answer.status, answer.code) == (403, "cross-site")


# Without a network


def text_of(record: dict[str, Any]) -> bytes:
    return json.dumps(record).encode()


def test_a_film_is_made_once_and_old_ones_are_forgotten() -> None:
    async def ask_often() -> None:
        with closing(Films()) as films:
            first = await films.of(text_of(contract()))
            assert await films.of(text_of(contract())) is first
            assert json.loads(gzip.decompress(first))["number"] == 0
            for number in range(1, MOST_KEPT + 1):
                await films.of(text_of(contract()), number)
            assert await films.of(text_of(contract())) is not first

    asyncio.run(ask_often())


def test_who_asks_for_a_film_that_is_being_made_waits_for_it() -> None:
    """Everybody at a table asks when the game is over; who leaves takes it from nobody."""

    async def ask_at_once() -> None:
        with closing(Films()) as films:
            asked = [asyncio.create_task(films.of(text_of(contract()))) for _ in range(3)]
            await asyncio.sleep(0)
            asked.pop(0).cancel()
            one, other = await asyncio.gather(*asked)
            assert one is other

    asyncio.run(ask_at_once())


def test_who_comes_when_too_many_wait_is_turned_away() -> None:
    async def ask_at_once() -> list[object]:
        with closing(Films()) as films:
            text = text_of(played("not-a-hat"))
            asked = (films.of(text, number) for number in range(MOST_WAITING + 3))
            return await asyncio.gather(*asked, return_exceptions=True)

    refused = [got for got in asyncio.run(ask_at_once()) if isinstance(got, TableError)]
    assert [error.code for error in refused] == ["too-many"] * 3


def test_an_address_may_send_only_so_many_records_at_once() -> None:
    films = Films()
    with (
        films.place("a"),
        films.place("a"),
        films.place("b"),
        pytest.raises(TableError, match="too-many"),
        films.place("a"),
    ):
        pass
    with films.place("a"), ExitStack() as others:
        for number in range(1, MOST_UPLOADS_IN_ALL):
            others.enter_context(films.place(f"address {number}"))
        with pytest.raises(TableError, match="too-many"), films.place("another"):
            pass


def test_a_broken_record_leaves_nothing_behind() -> None:
    async def ask_twice() -> None:
        with closing(Films()) as films:
            for _ in range(2):
                with pytest.raises(BrokenRecord):
                    await films.of(b"{}")
            await films.of(text_of(contract()))

    asyncio.run(ask_twice())


def test_a_worker_that_nobody_needs_ends_and_another_starts_later(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(films, "IDLE_SECONDS", 0.1)
    worker = FilmWorker()

    async def ask_twice() -> None:
        with closing(Films(worker)) as some:
            await some.of(text_of(contract()))
            before = worker.pid
            while worker.pid:
                await asyncio.sleep(0.05)
            await some.of(text_of(contract()), 1)
            assert worker.pid not in (before, None)

    asyncio.run(ask_twice())
    assert worker.pid is None


def test_a_worker_that_was_killed_is_replaced_and_loses_no_film() -> None:
    with closing(FilmWorker()) as worker:
        worker.make(text_of(contract()), 0)
        pid = worker.pid
        assert pid is not None
        os.kill(pid, signal.SIGKILL)
        assert worker.make(text_of(contract()), 0)
        assert worker.pid not in (pid, None)


def test_a_film_that_cannot_be_made_is_refused_and_no_worker_is_left(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(film_worker, "__name__", "hatbox.no_such_module")
    with closing(FilmWorker()) as worker, pytest.raises(TableError, match="too-many"):
        worker.make(text_of(contract()), 0)
    assert worker.pid is None
    with pytest.raises(TableError, match="too-many"):
        worker.make(text_of(contract()), 0)


def test_a_worker_ends_with_its_server() -> None:
    command = [sys.executable, "-P", "-m", "hatbox.server.film_worker"]
    ended = subprocess.run(command, input=b"\0\0", capture_output=True, check=False, timeout=60)
    assert (ended.returncode, ended.stdout, ended.stderr) == (0, b"", b"")
