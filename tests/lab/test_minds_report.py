"""The report of the minds: tables and plots in a folder."""

import argparse
import sys
from pathlib import Path
from xml.etree import ElementTree

import pytest

from hatbox.cli import main
from hatbox.commands.minds import add_command
from hatbox.lab.figures import Estimate, estimate, table
from hatbox.lab.plots import bars, lines
from hatbox.minds import LADDER, MINDS
from hatbox.studies.gifts import habits
from hatbox.studies.gifts import proofs as gift_proofs
from hatbox.studies.hats import proofs as hat_proofs


def run(*words: str) -> int:
    parser = argparse.ArgumentParser()
    add_command(parser.add_subparsers())
    args = parser.parse_args(["minds", *words])
    return int(args.run(args))


def test_a_report_has_its_tables_and_plots(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    for study in (
        (hat_proofs, "OF_NEIGHBOURS"),
        (hat_proofs, "OF_RULES"),
        (gift_proofs, "OF_DUELS"),
        (gift_proofs, "OF_FOURS"),
    ):
        monkeypatch.setattr(*study, 1)
    monkeypatch.setattr(habits, "GAMES_OF_FRIENDS", 1)
    assert run("report", "--out", str(tmp_path / "out"), "--deals", "4", "--games", "4") == 0
    page = (tmp_path / "out" / "report.md").read_text()
    plots = sorted((tmp_path / "out").glob("*.svg"))
    assert len(plots) == 7
    for plot in plots:
        ElementTree.parse(plot)
        assert f"({plot.name})" in page
    assert all(name in page for name in LADDER)
    assert capsys.readouterr().out.strip().endswith("report.md")


def test_the_minds_are_listed_with_their_sentences(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("list") == 0
    assert len(capsys.readouterr().out.splitlines()) == len(MINDS)


def test_too_few_deals_are_refused(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        run("report", "--deals", "1")
    assert "4 or more" in capsys.readouterr().err


def test_an_estimate_says_how_far_it_can_be_trusted() -> None:
    fair = estimate([0.0, 1.0] * 50)
    assert fair.mean == 0.5
    assert 0.09 < fair.margin < 0.11
    assert str(fair) == "50.0 ± 9.8 %"


def test_a_table_is_markdown() -> None:
    assert table(("a", "b"), [(1, 2)]) == "| a | b |\n| --- | --- |\n| 1 | 2 |\n"


def test_without_the_extra_a_report_is_refused_before_any_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "matplotlib", None)
    assert main(["minds", "report", "--out", str(tmp_path / "out")]) == 1
    assert 'pip install "hatbox[lab]"' in capsys.readouterr().err
    assert not (tmp_path / "out").exists()


def test_plots_are_drawings() -> None:
    drawn = lines("t", "b", ["1", "2"], {"<fox>": [0.5, None], "raven": [None, None]})
    assert "&lt;fox&gt;" in drawn
    assert drawn == lines("t", "b", ["1", "2"], {"<fox>": [0.5, None], "raven": [None, None]})
    ElementTree.fromstring(drawn)
    ElementTree.fromstring(bars("t", "b", {"raven": Estimate(0.6, 0.05)}, 0.5))
