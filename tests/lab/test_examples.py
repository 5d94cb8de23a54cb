"""The examples run as they stand, in a short form, and print what they promise."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path

from tests.checkout import ROOT

EXAMPLES = ROOT / "examples"


def run(name: str, *words: object) -> str:
    command = [sys.executable, str(EXAMPLES / name), *map(str, words)]
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout


def test_a_policy_is_trained_against_fox() -> None:
    told = run("beat_fox.py", "--generations", 2, "--crowd", 4, "--games", 2, "--test", 6)
    assert re.findall(r"^generation \d: mean share \d\.\d\d", told, re.MULTILINE)
    assert re.search(r"share against Fox: \d\.\d+ ± \d\.\d+ in 6 new games", told)
    assert told.splitlines()[-1] in ("It beats Fox.", "It does not beat Fox yet.")


def test_a_bot_that_remembers_twelve_events_forgets_after_them(tmp_path: Path) -> None:
    told = run("memory_curve.py", "--games", 25, "--out", tmp_path / "curve.png")
    rows = re.findall(r"seen (\d+)–\d+ decisions ago: (\d\.\d+)", told)
    shares = {int(least): float(share) for least, share in rows}
    assert shares[0] > 0.95
    assert shares[32 if 32 in shares else 16] < 0.5
    assert (tmp_path / "curve.png").read_bytes().startswith(b"\x89PNG")


def test_small_games_are_solved() -> None:
    told = run("solve_small.py", "--iterations", 4)
    lost = [float(found) for found in re.findall(r"exploitability (\d\.\d+)", told)]
    assert len(lost) == 6
    assert lost[2] < lost[1] < lost[0]
    assert lost[5] < lost[4] < lost[3]


def test_a_text_bot_plays() -> None:
    bot = f"{sys.executable} {EXAMPLES / 'text_bot.py'}"
    command = [sys.executable, "-m", "hatbox.cli", "lab", "play", "not-a-hat", "--text", "en"]
    seats = ["--seat", f"1={bot}", "--seat", "2=squirrel", "--seat", "3=fox"]
    played = subprocess.run([*command, *seats], check=True, capture_output=True, text=True)
    record = json.loads(played.stdout)
    assert record["programs"] == {"0": {"illegal": 0, "late": 0, "crashed": False}}
