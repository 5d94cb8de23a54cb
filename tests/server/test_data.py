"""What happens to the data: two servers, missing and damaged files, full disks, set clocks."""

from __future__ import annotations

import asyncio
import errno
import io
import os
import shutil
import signal
import sqlite3
import subprocess
import sys
import time
from contextlib import closing, suppress
from pathlib import Path
from types import SimpleNamespace
from typing import Any
from unittest.mock import Mock

import pytest

from hatbox.stores import data_folder
from hatbox.stores.failures import failure
from hatbox.tables.log.store import StoreFailed
from tests.server.asking import ask
from tests.server.house import HATBOX, House, environment
from tests.server.players import Party
from tests.server.shifted import SHIFT

FILE = "hatbox.db"


def serve_again(house: House) -> tuple[int, str]:
    """Another `hatbox serve` on the same data, that is expected to refuse."""
    said = environment({"host": "127.0.0.1", "port": 0, "data": house.data})
    refused = subprocess.run(
        [*HATBOX, "serve"],
        env=os.environ | said,
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    return refused.returncode, refused.stderr


def checked(house: House) -> tuple[int, str, str]:
    words = [*HATBOX, "check", "--data", str(house.data)]
    done = subprocess.run(words, capture_output=True, text=True, timeout=60, check=False)
    return done.returncode, done.stdout, done.stderr


# One server at a time


def test_a_second_server_on_the_same_data_refuses_and_says_why(tmp_path: Path) -> None:
    with House(tmp_path) as house:
        code, told = serve_again(house)
        assert code == 1
        assert f"another server uses the data in {tmp_path}" in told
        assert ask(house, "GET", "/health").status == 200


def test_after_a_kill_the_data_can_be_used_again(tmp_path: Path) -> None:
    house = House(tmp_path).open()
    house.kill()
    house.open()
    house.close()


@pytest.mark.parametrize("gap", [0.0, 0.05, 0.2, 0.4])
def test_further_signals_do_not_cut_the_goodbye_short(tmp_path: Path, gap: float) -> None:
    async def farewell(house: House) -> list[Any]:
        client = house.client()
        code = await client.open_table("not-a-hat", name="Ana")
        async with client.sit(code) as seat:
            await seat.receive()
            for _ in range(3):
                house.process.send_signal(signal.SIGTERM)
                time.sleep(gap)
            return [message async for message in seat.messages()]

    house = House(tmp_path).open()
    heard = asyncio.run(farewell(house))
    assert heard[-1] == {"type": "bye", "code": "shutting-down"}
    while house.process.poll() is None:
        house.process.send_signal(signal.SIGTERM)
        time.sleep(0.02)
    assert house.end() == 0


# Nothing goes missing without a word


@pytest.mark.parametrize("is_empty", [True, False])
def test_data_that_was_there_and_is_gone_is_no_new_beginning(
    tmp_path: Path, is_empty: bool
) -> None:
    house = House(tmp_path)
    with house:
        pass
    (tmp_path / FILE).unlink()
    if is_empty:
        (tmp_path / FILE).touch()
    code, told = serve_again(house)
    assert code == 1
    assert "is missing or empty" in told
    assert data_folder.STATE in told
    (tmp_path / data_folder.STATE).unlink()
    house.port = "0"
    with house:
        assert ask(house, "GET", "/health").status == 200


def test_a_journal_that_is_gone_after_a_kill_is_asked_about(tmp_path: Path) -> None:
    house = House(tmp_path).open()
    ask(house, "POST", "/api/tables", {"game": "not-a-hat"})
    house.kill()
    (tmp_path / f"{FILE}-wal").unlink()
    code, told = serve_again(house)
    assert code == 1
    assert f"{FILE}-wal is missing, and with it the last moves" in told


def test_data_from_a_backup_needs_no_journal(tmp_path: Path) -> None:
    house = House(tmp_path)
    with house:
        ask(house, "POST", "/api/tables", {"game": "not-a-hat"})
    assert not (tmp_path / f"{FILE}-wal").exists()
    with house:
        assert ask(house, "GET", "/health").status == 200


# Damage


def two_tables(house: House) -> list[str]:
    return [ask(house, "POST", "/api/tables", {"name": "Ana"}).json["code"] for _ in range(2)]


def spoil(house: House, statement: str, *values: object) -> None:
    with closing(sqlite3.connect(house.data / FILE)) as db, db:
        db.execute(statement, values)


@pytest.mark.parametrize(
    "statement",
    [
        "UPDATE entries SET entry = x'00' WHERE code = ? AND version = 2",
        "UPDATE entries SET entry = x'7b7d' WHERE code = ? AND version = 2",
        "DELETE FROM entries WHERE code = ? AND version = 1",
    ],
)
def test_a_table_whose_log_cannot_be_read_says_so_and_the_others_play_on(
    tmp_path: Path, statement: str
) -> None:
    async def by_socket(code: str) -> str:
        async with house.client().sit(code, **{"as": "onlooker"}) as seat:
            return str((await seat.receive()).get("code"))

    house = House(tmp_path)
    with house:
        broken, whole = two_tables(house)
    assert checked(house)[0] == 0
    spoil(house, statement, broken)
    with house:
        for _ in range(3):
            answer = ask(house, "GET", f"/api/tables/{broken}")
            assert (answer.status, answer.code) == (409, "damaged")
        assert asyncio.run(by_socket(broken)) == "damaged"
        assert ask(house, "GET", f"/api/tables/{whole}").status == 200
        assert ask(house, "GET", "/health").json["damaged_tables"] == 1
    assert house.log.read_text().count("cannot be read") == 1
    code, _, told = checked(house)
    assert code == 1
    assert f"the log of table {broken} cannot be read" in told
    assert whole not in told


def test_check_counts_what_is_whole_and_finds_a_broken_record(tmp_path: Path) -> None:
    async def evening() -> None:
        party = Party(house, 2)
        await party.sit_down("magic-hat")
        await party.play()

    house = House(tmp_path)
    with house:
        asyncio.run(evening())
        assert "is whole (open tables: 1, records: 1)" in checked(house)[1]
    spoil(house, "UPDATE records SET record = x'7b'")
    code, _, told = checked(house)
    assert (code, told.startswith("record 1 of table ")) == (1, True)


def test_a_damaged_file_is_found_at_the_start(tmp_path: Path) -> None:
    house = House(tmp_path)
    with house:
        for _ in range(30):
            two_tables(house)
    file = tmp_path / FILE
    content = bytearray(file.read_bytes())
    content[3 * 4096 : 5 * 4096] = os.urandom(2 * 4096)
    file.write_bytes(content)
    code, told = serve_again(house)
    assert code == 1
    assert f"{file} is damaged" in told
    code, _, told = checked(house)
    assert code == 1
    assert told.startswith("the file: ")


# The disk


def test_a_disk_that_is_full_is_named_and_moves_go_on_when_there_is_room(tmp_path: Path) -> None:
    """SQLite is told to be full by a limit of its own size."""
    house = House(tmp_path)
    house.command = [sys.executable, "-m", "tests.server.full_disk", "serve"]
    with house:
        full = tmp_path / "full"
        full.touch()
        answers = [ask(house, "POST", "/api/tables", {"name": "Ana"}) for _ in range(80)]
        assert (answers[-1].status, answers[-1].code) == (503, "not-stored")
        full.unlink()
        assert ask(house, "POST", "/api/tables", {"name": "Ana"}).status == 201
    told = house.log.read_text()
    assert f"not stored: disk-full, {tmp_path / FILE}" in told
    assert told.count("not stored") == 1


def test_data_that_cannot_be_written_is_named(tmp_path: Path) -> None:
    error = sqlite3.OperationalError("attempt to write a readonly database")
    error.sqlite_errorname = "SQLITE_READONLY_DIRECTORY"
    assert failure(error, tmp_path).code == "read-only"
    assert failure(OSError(28, "No space left on device"), tmp_path).values == {
        "file": str(tmp_path)
    }
    assert failure(RuntimeError("?"), tmp_path).code == "RuntimeError"


def test_an_error_of_a_disk_without_room_is_called_full(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    error = sqlite3.OperationalError("disk I/O error")
    error.sqlite_errorname = "SQLITE_IOERR_SHMSIZE"
    assert failure(error, tmp_path / FILE).code == "disk-error"
    monkeypatch.setattr(shutil, "disk_usage", lambda path: SimpleNamespace(free=4096))
    assert failure(error, tmp_path / FILE).code == "disk-full"


class FullDisk(io.StringIO):
    name = "hatbox.state"

    def flush(self) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")


def test_a_full_disk_names_the_state_file_and_leaves_what_it_says() -> None:
    state = FullDisk(data_folder.CLOSED)
    state.truncate = Mock()  # type: ignore[method-assign]
    with pytest.raises(StoreFailed) as refused:
        data_folder.note(state, data_folder.OPEN)
    assert (refused.value.code, refused.value.values) == ("disk-full", {"file": "hatbox.state"})
    state.truncate.assert_not_called()


def test_a_first_start_that_failed_is_not_remembered_as_data(tmp_path: Path) -> None:
    """A disk that was too full for an empty database; then there is room."""
    file = tmp_path / FILE
    with suppress(StoreFailed), data_folder.in_use(tmp_path, file):
        file.touch()
        raise StoreFailed("disk-full", file=str(file))
    with data_folder.in_use(tmp_path, file):
        assert data_folder.is_empty(file)


# The clock


@pytest.mark.parametrize("seconds", [-60, 40 * 24 * 60 * 60])
def test_a_clock_that_is_set_harms_no_table(tmp_path: Path, seconds: int) -> None:
    async def evening() -> None:
        party = Party(house, 2)
        await party.sit_down("magic-hat")
        game = asyncio.create_task(party.play())
        await asyncio.sleep(0.2)
        (tmp_path / SHIFT).write_text(str(seconds))
        assert (await game)[0]["public"]["standing"]["winners"]
        await party.sit_down("magic-hat")
        await party.play()

    house = House(tmp_path)
    house.command = [
        sys.executable, "-m", "tests.server.shifted", str(tmp_path / SHIFT), "serve"
    ]  # fmt: skip
    with house:
        code = two_tables(house)[0]
        asyncio.run(evening())
        assert ask(house, "GET", f"/api/tables/{code}").status == 200
        while "the clock of this machine was set by" not in house.log.read_text():
            time.sleep(0.05)
    (tmp_path / SHIFT).unlink()
    with house:
        assert ask(house, "GET", f"/api/tables/{code}").status == 200
