"""Records become rows: every decision once, on any number of cores, broken records left out."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from pyarrow import parquet

from hatbox.lab.cores import on_cores
from hatbox.lab.oracle import insights
from hatbox.lab.simulate import simulate
from hatbox.lab.study import reading
from hatbox.lab.study.reading import Reader
from hatbox.lab.study.rows import rows_of
from tests.games.records import contract, race, series


def test_every_decision_is_a_row_and_has_what_the_oracle_says() -> None:
    for record in (series(), race()):
        rows, told = list(rows_of(record, 7)), list(insights(record))
        assert [(row.round, row.number, row.seat) for row in rows] == [
            (one.round, one.number, one.seat) for one in told
        ]
        assert [row.chance for row in rows] == [
            None if one.odds is None else float(one.odds.chance) for one in told
        ]
        assert {row.record for row in rows} == {7}


def test_who_decided() -> None:
    record = contract() | {"minds": ["fox", None]}
    record["rounds"][0]["moves"][0] |= {"by": "stand-in", "ms": 5}
    record["rounds"][0]["moves"][1]["ms"] = 1200
    assert [(row.who, row.ms) for row in rows_of(record)] == [
        ("stand-in", None),
        ("fox", 1200),
        ("person", None),
    ]


def test_an_answer_knows_the_claim() -> None:
    [record] = simulate(
        "not-a-hat", players=3, games=1, seed="s", seats=["fox", "raven"], thoughts=True
    )
    rows = list(rows_of(record))
    claims = [row for row in rows if row.role == "name"]
    answers = [row for row in rows if row.role == "judge"]
    assert len(answers) > 5
    for claim, answer in zip(claims, answers, strict=False):
        assert (answer.claimant, answer.claim_ms) == (claim.who, claim.ms)
        assert (answer.said, answer.truth, answer.lag) == (claim.said, claim.truth, claim.lag)
        assert answer.claim_bluff is claim.bluff is not None


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "games.jsonl"
    records = simulate("magic-hat", players=2, games=40, seed="s", seats=["fox", "goldfish"])
    path.write_text("".join(json.dumps(record) + "\n" for record in records))
    return path


def decisions(file: Path, *paths: Path) -> tuple[Reader, list[dict[str, object]]]:
    reader = Reader(paths)
    for _ in reader.read_into(file):
        pass
    rows: list[dict[str, object]] = parquet.read_table(file).to_pylist()
    return reader, rows


def test_pieces_and_cores_make_no_difference(
    file: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    reader, whole = decisions(tmp_path / "one", file)
    assert (len(reader.pieces), reader.records, reader.decisions) == (1, 40, len(whole))
    monkeypatch.setattr(reading, "PIECE", 3000)
    with on_cores(2):
        reader, pieces = decisions(tmp_path / "two", file)
    assert len(reader.pieces) > 16
    assert pieces == whole
    assert {row["record"] for row in pieces} == set(range(40))


def test_broken_records_are_left_out_and_named_by_their_line(
    file: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    lines = file.read_text().splitlines()
    wrong = json.loads(lines[29])
    wrong["rounds"][0]["moves"][0]["seat"] = 9
    lines[29], lines[33] = json.dumps(wrong), "no"
    file.write_text("\n".join(lines) + "\n")
    monkeypatch.setattr(reading, "PIECE", 3000)
    reader, _ = decisions(tmp_path / "out", file)
    assert reader.records == 38
    assert [(one.line, one.why.code) for one in reader.broken] == [
        (30, "not-your-turn"),
        (34, "no-json-at"),
    ]


def test_one_record_over_many_lines_and_several_files(file: Path, tmp_path: Path) -> None:
    pretty = tmp_path / "pretty.json"
    pretty.write_text(json.dumps(contract(), indent=2))
    reader, rows = decisions(tmp_path / "out", pretty, file)
    assert reader.records == 41
    assert [row["move"] for row in rows[:3]] == ["look", "swap", "call"]
    assert rows[3]["record"] == 1


def test_an_empty_file_has_no_rows(tmp_path: Path) -> None:
    empty = tmp_path / "empty"
    empty.touch()
    reader, rows = decisions(tmp_path / "out", empty)
    assert (reader.records, reader.broken, rows) == (0, [], [])
