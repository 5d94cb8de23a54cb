"""`hatbox lab study`: a summary, a page and Parquet files."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from pyarrow import parquet

from hatbox.lab.study.measures import MEASURES
from tests.commands.conftest import Run
from tests.games.records import contract


@pytest.fixture(scope="module")
def games(tmp_path_factory: pytest.TempPathFactory) -> Path:
    from hatbox.lab.simulate import simulate

    path = tmp_path_factory.mktemp("study") / "games.jsonl"
    records = [
        *simulate(
            "not-a-hat", players=3, games=6, seed="s", seats=["fox", "goldfish"], thoughts=True
        ),
        *simulate("magic-hat", players=2, games=6, seed="s", seats=["fox"]),
    ]
    path.write_text("".join(json.dumps(record) + "\n" for record in records))
    return path


def test_a_summary_a_page_and_tables(hatbox: Run, tmp_path: Path, games: Path) -> None:
    code, out, err = hatbox("lab", "study", games, "--out", tmp_path / "report")
    assert (code, err) == (0, "")
    assert out.startswith("records: 12; decisions: ")
    assert "not-a-hat, goldfish:" in out
    assert "telling true from untrue: d′ " in out
    assert "a perfect memory could have avoided 100.0 %" in out
    folder = tmp_path / "report"
    assert {file.stem for file in folder.glob("*.parquet")} == {"decisions", *MEASURES}
    page = (folder / "report.html").read_text()
    assert page.count("<img") == 9
    for row in parquet.read_table(folder / "refusals.parquet").to_pylist():
        assert f">{row['d_prime']:.3g}<" in page


def test_names_of_people_are_not_kept(hatbox: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_text(json.dumps(contract() | {"players": ["Zaphod", "Bo"]}))
    assert hatbox("lab", "study", file, "--out", tmp_path / "report")[0] == 0
    for written in (tmp_path / "report").iterdir():
        assert b"Zaphod" not in written.read_bytes()


def test_broken_records_are_named_and_the_others_studied(
    hatbox: Run, tmp_path: Path, games: Path
) -> None:
    file = tmp_path / "games.jsonl"
    file.write_text(games.read_text() + "no\n")
    code, out, err = hatbox("lab", "study", file, "--out", tmp_path / "report")
    assert code == 0
    assert out.startswith("records: 12;")
    assert "line 13: this is not JSON" in err
    assert "records left out: 1" in err


def test_nothing_to_study(hatbox: Run, tmp_path: Path) -> None:
    file = tmp_path / "empty"
    file.touch()
    code, out, err = hatbox("lab", "study", file, "--out", tmp_path / "report")
    assert (code, out) == (1, "")
    assert "nothing to study" in err
    code, out, err = hatbox("lab", "study", tmp_path / "missing")
    assert (code, out) == (1, "")
    assert "no such file" in err
