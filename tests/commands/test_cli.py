"""The command as a process: exit codes, streams, signals."""

import re
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from hatbox.cli import parser
from tests.commands.conftest import Run

ROOT = Path(__file__).parent.parent.parent
README = (ROOT / "README.md").read_text()


def test_the_version_is_told(hatbox: Run) -> None:
    code, out, _ = hatbox("--version")
    assert code == 0
    assert re.fullmatch(r"hatbox \d+\.\d+\.\d+\n", out)


def test_no_word_at_all_is_answered_with_the_usage(hatbox: Run) -> None:
    code, _, err = hatbox()
    assert code == 2
    assert "usage: hatbox" in err


@pytest.mark.parametrize("line", re.findall(r"^hatbox (.+)$", README, re.MULTILINE))
def test_the_commands_of_the_readme_are_understood(line: str) -> None:
    parser().parse_args(line.split())


def test_a_reader_who_has_seen_enough_gets_no_traceback() -> None:
    words = f"{sys.executable} -m hatbox.cli simulate not-a-hat --players 4 --games 300 | head -1"
    done = subprocess.run(["sh", "-c", words], capture_output=True, text=True, check=False)
    assert done.stdout.startswith('{"format":"hatbox-record/2"')
    assert done.stderr == ""


def test_a_progress_bar_where_somebody_sees_it(
    hatbox: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.stderr.isatty", lambda: True, raising=False)
    _, out, err = hatbox("simulate", "magic-hat", "--players", 2, "--games", 3)
    assert len(out.splitlines()) == 3
    assert " 0/3 [" in err
    assert " 3/3 [" in err
    assert err.endswith("]\n")
    monkeypatch.undo()
    assert hatbox("simulate", "magic-hat", "--players", 2, "--games", 3) == (0, out, "")


def test_a_house_on_data_that_it_cannot_use_says_so_and_does_not_open(
    hatbox: Run, tmp_path: Path
) -> None:
    broken = tmp_path / "hatbox.db"
    broken.write_bytes(b"this is no database" * 100)
    assert hatbox("serve", "--data", tmp_path, "--port", 0) == (
        1,
        "",
        f"hatbox: {broken} is damaged; keep a copy of it, see what `hatbox check` finds, and put"
        " your last backup in its place\n",
    )


def test_a_house_does_not_open_on_the_data_of_a_newer_one(hatbox: Run, tmp_path: Path) -> None:
    with closing(sqlite3.connect(tmp_path / "hatbox.db")) as newer:
        newer.execute("PRAGMA user_version = 99")
    code, out, err = hatbox("--language", "de", "serve", "--data", tmp_path, "--port", 0)
    assert (code, out) == (1, "")
    assert err == "hatbox: die Daten stammen von einer neueren Version von Hatbox\n"
