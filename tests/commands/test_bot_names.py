"""Bots in a told game: a name that nobody gave is said in the reader's language."""

import json
from pathlib import Path
from typing import Any

import pytest

from hatbox.commands.bot_names import shown_name, with_shown_names
from hatbox.lab.simulate import simulate
from hatbox.locales import LANGUAGES, text
from hatbox.minds import MINDS, RENAMED
from hatbox.tables.names import default_name
from tests.commands.conftest import Run


def game_of(*seats: str) -> dict[str, Any]:
    (record,) = simulate("magic-hat", players=len(seats), games=1, seed="names", seats=seats)
    return record


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_replay_names_bots_in_the_language_of_its_reader(
    hatbox: Run, tmp_path: Path, language: str
) -> None:
    path = tmp_path / "game.json"
    path.write_text(json.dumps(game_of("random", "elephant", "fox")))
    code, out, err = hatbox("replay", path, "--language", language)
    assert (code, err) == (0, "")
    for number, mind in enumerate(("random", "elephant", "fox"), 1):
        assert f"{text(language, f'mind-{mind}')} {number}" in out


def test_a_game_that_bots_play_now_names_them_so_too(hatbox: Run) -> None:
    _, out, _ = hatbox("play", "magic-hat", "--players", 2, "--seats", "raven", "--language", "uk")
    assert "Крук 1" in out
    assert "Raven" not in out


def test_an_old_record_is_told_with_the_new_name(hatbox: Run, tmp_path: Path) -> None:
    record = game_of("raven", "fox")
    old = record | {"minds": ["owl", "fox"], "players": ["Owl 1", "Fox 2"]}
    path = tmp_path / "old.json"
    path.write_text(json.dumps(old))
    code, out, err = hatbox("replay", path, "--language", "en")
    assert (code, err) == (0, "")
    assert "Raven 1" in out
    assert "Owl" not in out
    assert hatbox("verify", path)[0] == 0


def test_names_that_somebody_gave_stay() -> None:
    record = {"players": ["Fox", "Ella", "Fox 2"], "minds": [None, "elephant", "fox"]}
    assert with_shown_names(record)["players"] == ["Fox", "Ella", "Fox 2"]


@pytest.mark.parametrize("minds", [None, {}, "fox", ["fox"], [["fox"], 1], [None, {"fox": 1}]])
def test_a_record_may_say_anything_of_its_minds(minds: object) -> None:
    record = {"players": ["Fox", "Badger"], "minds": minds}
    assert with_shown_names(record)["players"] == ["Fox", "Badger"]
    assert shown_name("Badger", "badger") == "Badger"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_bot_has_its_own_name_level_and_line_in_every_language(language: str) -> None:
    for part in ("", ".level", ".about"):
        said = [text(language, f"mind-{mind}{part}") for mind in MINDS]
        assert all(said)
        assert len({word.casefold() for word in said}) == len(MINDS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_bot_is_called_like_an_animal_of_magic_hat(language: str) -> None:
    animals = {
        text(language, f"noun-{animal}").casefold()
        for animal in ("rabbit", "dove", "mouse", "frog", "owl", "cat")
    }
    assert not animals & {text(language, f"mind-{mind}").casefold() for mind in MINDS}


def test_old_and_new_default_names_are_the_kind_with_a_capital_letter() -> None:
    assert {default_name(old): default_name(new) for old, new in RENAMED.items()} == {
        "Owl": "Raven"
    }
