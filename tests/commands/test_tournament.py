"""`hatbox lab tournament`: a report, and a file that can be gone on with."""

from __future__ import annotations

import fcntl
import json
import re
import socket
import subprocess
import sys
from pathlib import Path
from time import sleep

import pytest
from pyarrow import parquet

from tests.commands.conftest import Run

WORDS = ("lab", "tournament", "magic-hat", "--player", "random", "--player", "goldfish")
# Only a failure waits so long.
LONG = 120


@pytest.fixture
def at(tmp_path: Path) -> tuple[object, ...]:
    return ("--out", tmp_path / "t.jsonl", "--report", tmp_path / "report", "--cores", 1)


def test_a_report_with_the_same_numbers_as_parquet(
    hatbox: Run, tmp_path: Path, at: tuple[object, ...]
) -> None:
    code, out, err = hatbox(*WORDS, "--deals", 4, *at)
    assert (code, err) == (0, "")
    assert out.splitlines()[-1] == str(tmp_path / "report" / "report.html")
    rated = parquet.read_table(tmp_path / "report" / "ratings.parquet").to_pylist()
    assert [line.split()[0] for line in out.splitlines()[:-1]] == [row["player"] for row in rated]
    assert [row["games"] for row in rated] == [8, 8]
    page = (tmp_path / "report" / "report.html").read_text()
    assert page.count("<img") == 2
    for row in rated:
        assert f">{row['share']:.3g}<" in page
    games = parquet.read_table(tmp_path / "report" / "games.parquet")
    assert games.num_rows == 8


def test_it_goes_on_where_it_was_stopped(
    hatbox: Run, tmp_path: Path, at: tuple[object, ...]
) -> None:
    file = tmp_path / "t.jsonl"
    assert hatbox(*WORDS, "--deals", 4, *at)[0] == 0
    whole, page = file.read_bytes(), (tmp_path / "report" / "report.html").read_bytes()
    lines = whole.splitlines(keepends=True)
    file.write_bytes(b"".join(lines[:5]) + lines[5][:20])
    code, _, err = hatbox(*WORDS, "--deals", 4, *at)
    assert code == 0
    assert "was cut off" in err
    assert "5 of 8 games are played already" in err
    assert file.read_bytes() == whole
    assert (tmp_path / "report" / "report.html").read_bytes() == page


def test_a_stop_loses_nothing_and_says_how_to_go_on(
    hatbox: Run, tmp_path: Path, at: tuple[object, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    from hatbox.lab.tournament.results import Results

    add = Results.add

    def stops(self: Results, line: dict[str, object]) -> object:
        if len(self.known) == 3:
            raise KeyboardInterrupt
        return add(self, line)

    monkeypatch.setattr(Results, "add", stops)
    code, _, err = hatbox(*WORDS, "--deals", 4, *at)
    assert code == 130
    assert "3 of 8 games are safe" in err
    assert len((tmp_path / "t.jsonl").read_bytes().splitlines()) == 3


def test_a_process_that_is_killed_loses_no_finished_game(
    hatbox: Run, tmp_path: Path, at: tuple[object, ...]
) -> None:
    file = tmp_path / "t.jsonl"
    words = [str(word) for word in (*WORDS, "--deals", 40, *at)]
    with subprocess.Popen([sys.executable, "-m", "hatbox.cli", *words]) as process:
        while not file.exists() or file.read_bytes().count(b"\n") < 5:
            assert process.poll() is None
            sleep(0.01)
        process.kill()
    kept = file.read_bytes().splitlines(keepends=True)
    assert 5 <= len(kept) < 80
    assert hatbox(*words)[0] == 0
    played = file.read_bytes().splitlines(keepends=True)
    whole = [line for line in kept if line.endswith(b"\n")]
    assert played[: len(whole)] == whole
    assert len(set(played)) == 80


NEVER_ENDS = """
import socket, sys
socket.create_connection(("127.0.0.1", int(sys.argv[1]))).recv(1)
"""


def test_a_kill_ends_its_workers_and_their_programs_and_frees_the_file(tmp_path: Path) -> None:
    """The program hangs and hears nothing: its line to us is cut when it is dead."""
    file, bot = tmp_path / "t.jsonl", tmp_path / "bot.py"
    bot.write_text(NEVER_ENDS)
    with socket.create_server(("127.0.0.1", 0)) as server:
        who = f"{sys.executable} {bot} {server.getsockname()[1]}"
        players = ("--player", "random", "--player", who, "--cores", "2", "--seconds", "600")
        words = ("lab", "tournament", "magic-hat", *players, "--out", str(file))
        with subprocess.Popen([sys.executable, "-m", "hatbox.cli", *words]) as process:
            lines = [server.accept()[0] for _ in range(2)]
            process.kill()
        with file.open("rb") as held:
            fcntl.flock(held, fcntl.LOCK_EX | fcntl.LOCK_NB)
        for line in lines:
            with line:
                line.settimeout(LONG)
                assert gone(line)


def gone(line: socket.socket) -> bool:
    try:
        return line.recv(1) == b""
    except ConnectionResetError:
        return True


@pytest.mark.parametrize(
    ("damage", "said"),
    [
        (lambda lines: ["no", *lines], "line 1: this line is damaged"),
        (lambda lines: [lines[0].replace('tournament":"', 'tournament":"x')], "line 1: this resul"),
    ],
)
def test_a_file_that_cannot_be_gone_on_with_is_left_alone(
    hatbox: Run, tmp_path: Path, at: tuple[object, ...], damage: object, said: str
) -> None:
    file = tmp_path / "t.jsonl"
    assert hatbox(*WORDS, "--deals", 2, *at)[0] == 0
    assert callable(damage)
    file.write_text("\n".join(damage(file.read_text().splitlines())) + "\n")
    before = file.read_bytes()
    code, out, err = hatbox(*WORDS, "--deals", 2, *at)
    assert (code, out) == (1, "")
    assert said in err
    assert file.read_bytes() == before


def test_results_as_records_can_be_verified(
    hatbox: Run, tmp_path: Path, at: tuple[object, ...]
) -> None:
    assert hatbox(*WORDS, "--deals", 2, "--records", "--expert", *at)[0] == 0
    assert hatbox("verify", tmp_path / "t.jsonl")[0] == 0
    line = json.loads((tmp_path / "t.jsonl").read_text().splitlines()[0])
    assert line["options"] == {"expert": True}
    assert re.search("expert=True", (tmp_path / "report" / "report.html").read_text())


def test_no_cluster_is_named(
    hatbox: Run, at: tuple[object, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("hatbox.lab.tournament.crews.SECONDS_TO_CONNECT", 0.2)
    code, _, err = hatbox(*WORDS, "--deals", 2, *at, "--cluster", "tcp://127.0.0.1:9")
    assert code == 1
    assert "no Dask scheduler" in err
    assert "0 of 4 games" in err
