"""Every text that the command prints comes from the locale files; the rest are names."""

import ast
import re
from collections.abc import Iterator
from dataclasses import fields
from pathlib import Path

import pytest

import hatbox as house
from hatbox.games import GAMES
from hatbox.locales import LANGUAGES
from hatbox.locales.texts import terminal_text
from hatbox.minds import MINDS
from hatbox.server.settings import Settings, option, variable
from tests.commands.conftest import Run
from tests.commands.lines import HELPS, WRONG, Line, strange_files

SOURCE = Path(house.__file__).parent
COMMANDS = {"serve", "backup", "play", "simulate", "replay", "verify", "minds", "list", "report"}
OPTIONS = {
    "--arrows", "--deals", "--expert", "--games", "--gifts", "--help", "--language", "--no-open",
    "--number", "--out", "--players", "--rounds", "--seats", "--seed", "--version", "-h",
}  # fmt: skip
VALUES = {"HATBOX_LANGUAGE", "hatbox", "minds-report"}
DECLARED = [option for game in GAMES.values() for option in game.OPTIONS]
DECLARED_WORDS = {word for option in DECLARED for word in (option.name, *option.allowed)}
NAMES = (
    COMMANDS | OPTIONS | VALUES | {*GAMES} | {*MINDS} | DECLARED_WORDS | {*LANGUAGES}
    | {option(known.name) for known in fields(Settings)}
    | {variable(known.name) for known in fields(Settings)}
)  # fmt: skip


@pytest.fixture
def marked(monkeypatch: pytest.MonkeyPatch) -> None:
    """A substitute for a text: its name between marks, followed by its arguments."""

    def mark(language: str, message: str, **about: object) -> str:
        terminal_text(language, message, **about)  # type: ignore[arg-type]
        return f"⟦{message}⟧" + "".join(f" {value} " for value in about.values())

    monkeypatch.setenv("COLUMNS", "2000")
    monkeypatch.setattr("hatbox.locales.terminal.terminal_text", mark)
    monkeypatch.setattr("hatbox.locales.terminal.format_list", lambda items, *_: ", ".join(items))


def unmarked(output: str, line: Line) -> set[str]:
    """The words outside the marks, without names and without what was typed."""
    words = re.findall(r"-{0,2}[A-Za-z][\w-]*", re.sub("⟦[^⟧]*⟧", " ", output))
    return set(words) - NAMES - set(re.split("[ =]", " ".join(map(str, line))))


@pytest.mark.usefixtures("marked")
@pytest.mark.parametrize("line", HELPS, ids=" ".join)
def test_no_help_has_a_word_of_its_own(hatbox: Run, line: Line) -> None:
    code, out, err = hatbox(*line, "--help")
    assert (code, err) == (0, "")
    assert out.count("⟦") > 3
    assert unmarked(out, line) == set()


@pytest.mark.usefixtures("marked")
@pytest.mark.parametrize("line", WRONG, ids=" ".join)
def test_no_mistake_is_told_in_words_of_its_own(hatbox: Run, line: Line) -> None:
    code, out, err = hatbox(*line)
    assert (code, out) == (2, "")
    assert "⟦" in err
    assert unmarked(err, line) == set()


@pytest.mark.usefixtures("marked")
def test_nothing_wrong_with_a_file_is_told_in_words_of_its_own(hatbox: Run, tmp_path: Path) -> None:
    for line in strange_files(tmp_path):
        code, _, err = hatbox(*line)
        assert code == 1, line
        assert "⟦" in err
        for complaint in err.splitlines():
            assert sentences(complaint) == [], complaint


def sentences(complaint: str) -> list[str]:
    """Runs of words outside the marks: names and codes stand alone, sentences do not."""
    bare = re.sub("⟦[^⟧]*⟧", "\n", complaint)
    return re.findall(r"\w+ \w+", bare)


SPEAKING = [
    SOURCE / "cli.py",
    *sorted((SOURCE / "commands").glob("*.py")),
    *sorted((SOURCE / "lab").glob("*.py")),
    SOURCE / "server" / "settings.py",
]


def strings_in(code: str) -> Iterator[str]:
    """What is written between quotes, except to explain a module, a class or a function."""
    tree = ast.parse(code)
    explained = {
        id(node.body[0].value)
        for node in ast.walk(tree)
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef)
        and isinstance(node.body[0], ast.Expr)
    }
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and id(node) not in explained:
            yield str(node.value)


@pytest.mark.parametrize("file", SPEAKING, ids=lambda file: file.name)
def test_no_sentence_stands_in_the_code(file: Path) -> None:
    markup = re.compile(r"[<>=]|hatbox-\w+/1")
    written = [text for text in strings_in(file.read_text()) if not markup.search(text)]
    assert [text for text in written if re.search(r"[a-z]{2,} [a-z]{2,}", text)] == []


def everything_said(hatbox: Run) -> Iterator[str]:
    for line in HELPS:
        yield hatbox(*line, "--help")[1]
    for line in WRONG:
        yield hatbox(*line)[2]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("columns", ["30", "80"])
def test_every_help_and_mistake_can_be_said_on_a_narrow_terminal(
    hatbox: Run, monkeypatch: pytest.MonkeyPatch, language: str, columns: str
) -> None:
    monkeypatch.setenv("HATBOX_LANGUAGE", language)
    monkeypatch.setenv("COLUMNS", columns)
    for said in everything_said(hatbox):
        assert "Traceback" not in said
        assert said.strip()


@pytest.mark.parametrize("language", LANGUAGES)
def test_argparse_speaks_the_language_too(
    hatbox: Run, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    monkeypatch.setenv("LANG", f"{language}_XX.UTF-8")
    monkeypatch.setenv("COLUMNS", "200")
    out = hatbox("replay", "--help")[1]
    for heading in ("cli-usage", "cli-arguments", "cli-options", "cli-help"):
        assert terminal_text(language, heading) in out
    _, _, err = hatbox("replay")
    needed = terminal_text(
        language, "cli-mistake-missing", arguments=terminal_text(language, "cli-value-file")
    )
    mistake = terminal_text(language, "cli-mistake", program="hatbox replay", words=needed)
    assert err.endswith(f"\n{mistake}\n")


@pytest.mark.parametrize("language", LANGUAGES)
def test_exit_codes_are_the_same_in_every_language(
    hatbox: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, language: str
) -> None:
    monkeypatch.setenv("HATBOX_LANGUAGE", language)
    assert {hatbox(*line)[0] for line in WRONG} == {2}
    assert hatbox("verify", tmp_path / "missing")[0] == 1
    assert hatbox("minds", "list")[0] == 0


@pytest.mark.parametrize("output", ["⟦cli-help⟧ and stop", "default: ⟦cli-game⟧", "error"])
def test_a_word_of_its_own_is_noticed(output: str) -> None:
    assert unmarked(output, ("simulate",)) != set()


def test_a_sentence_of_its_own_is_noticed() -> None:
    assert sentences("⟦cli-line⟧ games.jsonl  1  the deck is wrong") != []
