"""`hatbox move-data` and the setting `--store`."""

import sys
from pathlib import Path

import pytest

from tests.commands.conftest import Run
from tests.postgres import postgres
from tests.stores.test_archive import filled

__all__ = ["filled"]


def folder_with(data: Path) -> Path:
    folder = data.parent / "folder"
    folder.mkdir()
    data.rename(folder / "hatbox.db")
    return folder


def test_data_moves_from_a_folder_to_postgresql_and_back(hatbox: Run, filled: Path) -> None:
    folder, url = folder_with(filled), postgres().new_database()
    code, out, err = hatbox("move-data", folder, url)
    assert (code, err) == (0, "")
    assert out.startswith("moved and checked (SHA-256 ")
    assert hatbox("move-data", url, folder.parent / "back") == (0, out, "")
    assert hatbox("move-data", folder, url)[::2] == (
        1,
        "hatbox: there is data already in the place where it should go\n",
    )


def test_a_database_that_does_not_answer_is_said(hatbox: Run, filled: Path) -> None:
    nobody = "postgresql://hatbox@127.0.0.1:1/none"
    refused = (1, "", "hatbox: the data cannot be used (ConnectionRefusedError)\n")
    assert hatbox("move-data", folder_with(filled), nobody) == refused
    assert hatbox("serve", "--store", nobody, "--port", 0, "--data", filled.parent) == refused


def test_a_backup_of_postgresql_names_its_own_tool(hatbox: Run) -> None:
    url = "postgresql://ana:secret@db.example:5432/hatbox?sslmode=require"
    code, out, err = hatbox("backup", "copy.dump", "--store", url)
    assert (code, out) == (1, "")
    assert "pg_dump --format=custom --file=copy.dump postgresql://ana@db.example:5432" in err
    assert "secret" not in err


def test_without_the_extra_the_server_says_what_to_install(
    hatbox: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setitem(sys.modules, "asyncpg", None)
    code, _, err = hatbox("serve", "--store", "postgresql://here/x", "--data", tmp_path)
    assert code == 1
    assert 'pip install "hatbox[postgres]"' in err
