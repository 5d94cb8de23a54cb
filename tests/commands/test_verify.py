"""`hatbox verify`: which line, which move, which rule; and never a traceback."""

import json
from pathlib import Path
from typing import Any

import pytest

from hatbox.lab.simulate import simulate
from tests.commands.conftest import Run


@pytest.fixture
def game() -> dict[str, Any]:
    (record,) = simulate("not-a-hat", players=4, games=1, seed="verify")
    return record


def written(tmp_path: Path, *records: Any) -> Path:
    path = tmp_path / "games.jsonl"
    path.write_text("".join(json.dumps(record) + "\n" for record in records))
    return path


def test_records_that_hold(hatbox: Run, tmp_path: Path, game: dict[str, Any]) -> None:
    path = written(tmp_path, game, game)
    assert hatbox("verify", path) == (0, f"{path}: 2 records, 2 valid\n", "")


def test_a_record_laid_out_for_reading(hatbox: Run, tmp_path: Path, game: dict[str, Any]) -> None:
    path = tmp_path / "game.json"
    path.write_text(json.dumps(game, indent=2))
    assert hatbox("verify", path) == (0, f"{path}: 1 record, 1 valid\n", "")


def test_the_line_the_move_and_the_rule_are_named(
    hatbox: Run, tmp_path: Path, game: dict[str, Any]
) -> None:
    broken = json.loads(json.dumps(game))
    broken["rounds"][0]["moves"][2]["seat"] ^= 1
    path = written(tmp_path, game, broken, game)
    code, out, err = hatbox("verify", path)
    assert code == 1
    assert (
        err
        == f"{path}, line 2: round 1, move 3: it is not this seat’s turn (not-your-turn, rule H7)\n"
    )
    assert out == f"{path}: 3 records, 2 valid\n"


def test_a_deck_that_was_changed_afterwards(
    hatbox: Run, tmp_path: Path, game: dict[str, Any]
) -> None:
    deck = game["rounds"][0]["deck"]
    deck[-1], deck[-2] = deck[-2], deck[-1]
    code, _, err = hatbox("verify", written(tmp_path, game))
    assert code == 1
    assert "round 1: the deck does not follow from the secret and the contributions" in err


def test_a_secret_that_was_not_the_one_promised(
    hatbox: Run, tmp_path: Path, game: dict[str, Any]
) -> None:
    game["commitment"] = "00" * 32
    code, _, err = hatbox("verify", written(tmp_path, game))
    assert code == 1
    assert "the commitment is not the SHA-256 of the secret" in err


@pytest.mark.parametrize(
    ("content", "complaint"),
    [
        (b"", "there is no record in this file"),
        (b"\n\n", "there is no record in this file"),
        (b"not a record\n", "this is not JSON; look at column 1 (no-json-at)"),
        (b"\xff\xfe\x00", "this is not JSON"),
        (b"[" * 100_000, "too-deep"),
        (b'{"a":' * 100_000, "too-deep"),
        (b"[1, 2]", "a record is a JSON object"),
        (b'{"format": NaN}', "NaN is not a number in JSON (no-json-number)"),
        (b'{"a": 1, "a": 2}', "twin-key"),
        (b'{"format": ' + b"9" * 5000 + b"}", "this is not JSON"),
        (b'{"format": "pgn"}', "the format is not hatbox-record/2"),
        (
            b'{"format": "hatbox-record/2", "game": "chess"}',
            "there is no such game, only not-a-hat and magic-hat",
        ),
        (
            b'{"format": "hatbox-record/2", "game": ["not-a-hat"]}',
            "there is no such game, only not-a-hat and magic-hat",
        ),
        (b"[" + b" " * (8 * 1024 * 1024), "at most 8,388,608 bytes"),
    ],
)
def test_files_that_are_something_else_get_a_clear_error(
    hatbox: Run, tmp_path: Path, content: bytes, complaint: str
) -> None:
    path = tmp_path / "strange"
    path.write_bytes(content)
    code, _, err = hatbox("verify", path)
    assert code == 1
    assert complaint in err
    assert "Traceback" not in err


def test_a_file_that_is_not_there(hatbox: Run, tmp_path: Path) -> None:
    code, _, err = hatbox("verify", tmp_path / "nowhere", tmp_path)
    assert code == 1
    assert f"{tmp_path / 'nowhere'}: there is no such file or folder" in err
    assert f"{tmp_path}: this is a folder" in err


@pytest.mark.parametrize(
    ("missing", "words"),
    [
        (("secret",), "secret is missing"),
        (("commitment",), "commitment is missing"),
        (("secret", "commitment"), "secret is missing"),
    ],
)
def test_a_record_without_secret_or_commitment_is_unproven(
    hatbox: Run, tmp_path: Path, game: dict[str, Any], missing: tuple[str, ...], words: str
) -> None:
    stripped = {key: value for key, value in game.items() if key not in missing}
    path = written(tmp_path, game, stripped)
    code, out, err = hatbox("verify", path)
    assert code == 3
    assert err.startswith(f"{path}, line 2: consistent but unproven: {words}")
    assert out == f"{path}: 2 records, 1 valid\n"


def test_a_stripped_record_with_another_deck_proves_nothing(
    hatbox: Run, tmp_path: Path, game: dict[str, Any]
) -> None:
    """The cards that were never drawn may be any; without a secret nobody can tell."""
    deck = game["rounds"][0]["deck"]
    deck[-1], deck[-2] = deck[-2], deck[-1]
    del game["secret"]
    assert hatbox("verify", written(tmp_path, game))[0] == 3


def test_broken_is_worse_than_unproven(hatbox: Run, tmp_path: Path, game: dict[str, Any]) -> None:
    unproven = {key: value for key, value in game.items() if key != "secret"}
    broken = game | {"winners": [99]}
    assert hatbox("verify", written(tmp_path, unproven, broken, unproven))[0] == 1


def test_a_name_with_half_a_character_is_broken(
    hatbox: Run, tmp_path: Path, game: dict[str, Any]
) -> None:
    game["players"][0] = "Ada \ud83d"
    code, _, err = hatbox("verify", written(tmp_path, game))
    assert (code, "no-names" in err) == (1, True)


def test_a_round_that_was_cut_before_the_cap_is_broken(
    hatbox: Run, tmp_path: Path, game: dict[str, Any]
) -> None:
    short = game["rounds"][0] | {"moves": game["rounds"][0]["moves"][:4]}
    for said in (True, "cap"):
        cut = {key: value for key, value in short.items() if key != "penalties"}
        record = game | {"rounds": [cut | {"truncated": said}], "winners": None}
        code, _, err = hatbox("verify", written(tmp_path, record))
        assert (code, "truncated" in err) == (1, True)


def test_version_1_does_not_say_why_a_round_was_cut_before_the_cap(
    hatbox: Run, tmp_path: Path, game: dict[str, Any]
) -> None:
    moves = game["rounds"][0]["moves"][:4]
    cut = {key: value for key, value in game["rounds"][0].items() if key != "penalties"}
    cut |= {"moves": moves, "truncated": True}
    ended = {"rounds": [cut], "winners": None, "totals": [0] * len(game["players"])}
    record = game | {"format": "hatbox-record/1"} | ended
    code, _, err = hatbox("verify", written(tmp_path, record))
    assert (code, "consistent but unproven: a round was ended early" in err) == (3, True)
