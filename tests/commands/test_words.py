"""Every text that a command prints comes from the locale files; help and usage are English."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import hatbox as house
from hatbox.locales import LANGUAGES
from hatbox.locales.texts import terminal_text
from tests.commands.conftest import Run
from tests.commands.lines import HELPS, WRONG, Line, strange_files

SOURCE = Path(house.__file__).parent


@pytest.fixture
def marked(monkeypatch: pytest.MonkeyPatch) -> None:
    """A substitute for a text: its name between marks, followed by its arguments."""

    def mark(language: str, message: str, **about: object) -> str:
        terminal_text(language, message, **about)  # type: ignore[arg-type]
        return f"⟦{message}⟧" + "".join(f" {value} " for value in about.values())

    monkeypatch.setenv("COLUMNS", "2000")
    monkeypatch.setattr("hatbox.locales.terminal.terminal_text", mark)
    monkeypatch.setattr("hatbox.locales.terminal.format_list", lambda items, *_: ", ".join(items))


@pytest.mark.parametrize("line", HELPS, ids=" ".join)
def test_help_is_the_same_in_every_language(
    hatbox: Run, monkeypatch: pytest.MonkeyPatch, line: Line
) -> None:
    english = hatbox(*line, "--help")
    assert english[0] == 0
    assert "show this help message and exit" in english[1]
    monkeypatch.setenv("HATBOX_LANGUAGE", "uk")
    assert hatbox(*line, "--help") == english


@pytest.mark.usefixtures("marked")
@pytest.mark.parametrize("line", WRONG, ids=" ".join)
def test_no_mistake_is_told_in_words_of_its_own(hatbox: Run, line: Line) -> None:
    """By argparse with the usage, or by a text of the locale files."""
    code, out, err = hatbox(*line)
    assert (code, out) == (2, "")
    if not err.startswith("usage: "):
        assert "⟦" in err
        assert sentences(err) == []


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
    SOURCE / "commands" / "error_messages.py",
    *sorted((SOURCE / "lab").glob("*.py")),
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
def test_exit_codes_are_the_same_in_every_language(
    hatbox: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, language: str
) -> None:
    monkeypatch.setenv("HATBOX_LANGUAGE", language)
    assert {hatbox(*line)[0] for line in WRONG} == {2}
    assert hatbox("verify", tmp_path / "missing")[0] == 1
    assert hatbox("minds", "list")[0] == 0


def test_a_sentence_of_its_own_is_noticed() -> None:
    assert sentences("⟦cli-line⟧ games.jsonl  1  the deck is wrong") != []
