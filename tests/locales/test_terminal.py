"""The texts of the command line: one for every code, none too many, and none in the browser."""

import ast
import json
import re
from collections.abc import Iterator
from dataclasses import fields
from pathlib import Path

import pytest

from hatbox.commands.error_messages import KNOWN, STORE
from hatbox.games import GAMES
from hatbox.locales import LANGUAGES, MissingText, text
from hatbox.locales.texts import terminal_text
from hatbox.server.settings import Settings
from tests.locales.fluent_files import told
from tests.locales.tellings import tellings

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src" / "hatbox"
ERRORS = {"BrokenRecord", "IllegalMove", "NoWorkers", "WrongOption", "WrongResults"}
# Readers of settings that take whatever they are given.


def terminal_messages(language: str) -> set[str]:
    return {name for name in told(language) if name.startswith("cli-")}


def codes_raised(file: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(file.read_text())):
        match node:
            case ast.Call(func=ast.Name(id=name), args=[ast.Constant(value=str(code)), *_]):
                if name in ERRORS:
                    yield code


NEEDS = {need.code for game in GAMES.values() for option in game.OPTIONS for need in option.needs}
CODES = sorted({code for file in SOURCE.rglob("*.py") for code in codes_raised(file)} | NEEDS)


def test_the_codes_are_found() -> None:
    assert {"not-your-turn", "wrong-option", "unknown-mind", "no-json", "wrong-deck"} <= {*CODES}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_code_has_a_sentence(language: str) -> None:
    wanted = {f"cli-error-{code}" for code in (*CODES, *STORE, "store")}
    assert {name for name in told(language) if name.startswith("cli-error-")} == wanted


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_every_setting_needs_is_told(language: str) -> None:
    messages = terminal_messages(language)
    needs = {known.metadata["needs"] for known in fields(Settings)} - {""}
    assert {f"cli-needs-{need}" for need in needs} == {
        name for name in messages if name.startswith("cli-needs-")
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_systems_say_most_has_a_sentence(language: str) -> None:
    for name in KNOWN:
        assert terminal_text(language, f"cli-os-{name.lower()}")


def test_no_text_of_the_terminal_is_left_over() -> None:
    """Texts by a name that is put together are looked at above."""
    code = "\n".join(file.read_text() for file in SOURCE.rglob("*.py"))
    families = re.findall(r'f"(cli-[\w.-]*)\{', code) + re.findall(r"f'(cli-[\w.-]*)\{", code)
    for message in terminal_messages("en"):
        named = f'"{message}"' in code or f"'{message}'" in code
        assert named or message.startswith(tuple(families)), message


def test_no_text_of_the_report_is_left_over() -> None:
    files = [*(SOURCE / "lab").rglob("*.py"), *(SOURCE / "studies").rglob("*.py")]
    code = "\n".join(file.read_text() for file in files)
    for message in told("en"):
        kind, _, name = message.partition("-")
        if kind == "report":
            assert re.search(f"[\"']{name.removeprefix('strategy-')}[\"']", code), message


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_terminal_needs_no_other_file(language: str) -> None:
    for message, about in tellings(language):
        if message.startswith("cli-"):
            assert terminal_text(language, message, **about) == text(language, message, **about)


def test_other_texts_are_not_read_for_the_terminal() -> None:
    with pytest.raises(MissingText, match="en: thanks"):
        terminal_text("en", "thanks")


@pytest.mark.parametrize("language", [name for name in LANGUAGES if name != "en"])
def test_no_sentence_of_the_terminal_is_still_english(language: str) -> None:
    for message, about in tellings("en"):
        english = text("en", message, **about)
        words = re.findall(r"[a-z]{2,}", re.sub(r"[a-z]+-[a-z-]+|Ada", "", english))
        if message.startswith(("cli-", "report-")) and len(words) > 2:
            assert text(language, message, **about) != english, message


@pytest.mark.parametrize("language", LANGUAGES)
def test_addresses_end_their_line(language: str) -> None:
    for line in ("cli-open", "cli-open-guests"):
        assert text(language, line, address="http://x").split()[-1] == "http://x"


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_stands_in_a_list_has_no_full_stop(language: str) -> None:
    for message, about in tellings(language):
        if message.startswith("cli-"):
            assert not text(language, message, **about).endswith("."), message


def test_the_browser_does_not_load_the_texts_of_the_terminal() -> None:
    texts = json.loads((ROOT / "web" / "build" / "texts.json").read_text())
    assert "app" in texts["first"]
    assert not {"cli", "report"} & {*texts["first"], *texts["later"]}
    for built in (ROOT / "web" / "src" / "generated").glob("*.txt"):
        assert "cli-open" not in built.read_text(), built.name


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_option_of_a_game_has_its_label(language: str) -> None:
    for game in GAMES.values():
        for option in game.OPTIONS:
            assert text(language, option.label)
            assert text(language, f"{option.label}-about")


def test_no_help_of_an_option_is_left_over() -> None:
    names = {option.name for game in GAMES.values() for option in game.OPTIONS}
    told_of = {name for name in terminal_messages("en") if name.startswith("cli-option-")}
    assert told_of <= {f"cli-option-{name}" for name in names}
