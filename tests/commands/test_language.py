"""The language of the command line, and terminals with other encodings."""

import io
import os
import subprocess
import sys
from pathlib import Path

import pytest

from hatbox.cli import main, parser
from hatbox.commands.error_messages import message_of
from hatbox.commands.language import language_of
from hatbox.commands.terminal_encoding import nearest
from hatbox.games import BrokenRecord
from hatbox.lab.simulate import simulate
from hatbox.locales import LANGUAGES, listed, speak, text
from hatbox.tables.log.store import StoreFailed
from tests.commands.conftest import Run


@pytest.mark.parametrize(
    ("environ", "language"),
    [
        ({}, "en"),
        ({"LANG": "C"}, "en"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "POSIX"}, "en"),
        ({"LANG": "de_AT.UTF-8"}, "de"),
        ({"LANG": "pt_BR"}, "pt"),
        ({"LANG": "sr_RS@latin"}, "en"),
        ({"LANG": "de_DE", "LC_MESSAGES": "fr_FR"}, "fr"),
        ({"LANG": "de_DE", "LC_MESSAGES": ""}, "de"),
        ({"LANG": "de_DE", "LC_MESSAGES": "fr_FR", "LC_ALL": "nl_NL"}, "nl"),
        ({"LANG": "de_DE", "LC_ALL": "C"}, "en"),
        ({"LANG": "de_DE", "LC_ALL": "zh_CN"}, "en"),
        ({"LANG": "de_DE", "LANGUAGE": "tlh:uk:ru"}, "uk"),
        ({"LANG": "C", "LANGUAGE": "uk"}, "en"),
        ({"LANG": "de_DE", "HATBOX_LANGUAGE": "sv"}, "sv"),
        ({"LANG": "C", "HATBOX_LANGUAGE": "sv"}, "sv"),
        ({"LANG": "de_DE", "HATBOX_LANGUAGE": "tlh"}, "de"),
    ],
)
def test_the_language_is_that_of_the_terminal(environ: dict[str, str], language: str) -> None:
    assert language_of(None, environ) == language


@pytest.mark.parametrize(
    ("line", "language"),
    [
        ("--language da minds list", "da"),
        ("--language=da minds list", "da"),
        ("replay x --language da", "da"),
        ("--language it replay x --language da", "da"),
        ("--language da replay x", "da"),
        ("--lang da minds list", "da"),
        ("serve --log-level da", "fr"),
        ("minds list", "fr"),
    ],
)
def test_who_asks_for_a_language_gets_it(line: str, language: str) -> None:
    args = parser().parse_args(line.split())
    assert language_of(args.language, {"LANG": "fr_FR"}) == language


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_bots_are_told_in_the_language(hatbox: Run, language: str) -> None:
    _, out, _ = hatbox("--language", language, "minds", "list")
    assert text(language, "mind-raven.about") in out


def test_a_game_is_told_in_the_language_of_the_terminal(
    hatbox: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LANG", "de_DE.UTF-8")
    assert "beginnt." in hatbox("play", "--seed", "x")[1]
    assert "starts." in hatbox("play", "--seed", "x", "--language", "en")[1]


def test_records_are_the_same_in_every_language(
    hatbox: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    words = ("simulate", "not-a-hat", "--players", 3, "--games", 2)
    english = hatbox(*words)
    monkeypatch.setenv("LANG", "uk_UA.UTF-8")
    assert hatbox(*words) == english


def test_numbers_and_lists_go_by_the_rules_of_the_language(hatbox: Run, tmp_path: Path) -> None:
    path = tmp_path / "long"
    path.write_bytes(b"[" + b" " * (8 * 1024 * 1024))
    assert "8.388.608 Bytes" in hatbox("--language", "de", "verify", path)[2]
    assert "8\u202f388\u202f608 octets" in hatbox("--language", "fr", "verify", path)[2]
    err = hatbox("--language", "de", "simulate", "not-a-hat", "--players", 3, "--arrows", "x")[2]
    assert "both, black oder white" in err


def test_a_list_has_the_word_of_its_language() -> None:
    speak("pt")
    assert (listed("ab"), listed("abc", "or")) == ("a e b", "a, b ou c")


def test_a_store_that_fails_for_other_reasons_says_its_code() -> None:
    assert (
        message_of(StoreFailed("OperationalError")) == "the data cannot be used (OperationalError)"
    )


@pytest.mark.parametrize(
    ("error", "words"),
    [
        (OSError(98, "in use"), "another program is already listening there"),
        (OSError(-2, "unknown name"), "there is no such address"),
        (OSError(40, "loop", "x"), "x: the system refuses (ELOOP)"),
        (OSError("nothing"), "the system refuses (0)"),
    ],
)
@pytest.mark.skipif(sys.platform != "linux", reason="numbers of errors are the system's own")
def test_what_the_system_refuses_is_told(error: OSError, words: str) -> None:
    assert message_of(error) == words


def test_a_record_that_breaks_says_where_how_and_which_rule() -> None:
    broken = BrokenRecord("no-card", "H1", card="unicorn")
    broken.round = 3
    speak("de")
    words = "unicorn ist keine Karte; eine Karte heißt so: guitar:left:black (no-card, Regel H1)"
    assert message_of(broken) == f"Runde 3: {words}"


def test_whoever_interrupts_is_answered(hatbox: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*_: object, **__: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("hatbox.commands.play.simulate", interrupted)
    assert hatbox("--language", "de", "play") == (130, "", "hatbox: abgebrochen\n")


# Terminals that cannot write every letter


def said_by(monkeypatch: pytest.MonkeyPatch, encoding: str, *words: str) -> bytes:
    """Both streams of the command on a terminal of this encoding."""
    written = io.BytesIO()
    terminal = io.TextIOWrapper(written, encoding=encoding, write_through=True)
    monkeypatch.setattr("sys.stdout", terminal)
    monkeypatch.setattr("sys.stderr", terminal)
    try:
        main(words)
    except SystemExit:
        pass
    finally:
        monkeypatch.undo()
    return written.getvalue()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("encoding", ["ascii", "latin-1", "cp1251"])
def test_a_terminal_that_cannot_write_it_still_gets_an_answer(
    monkeypatch: pytest.MonkeyPatch, encoding: str, language: str
) -> None:
    for words in (["--help"], ["serve", "--help"], ["play", "--seed", "x"], ["simulate"]):
        assert said_by(monkeypatch, encoding, "--language", language, *words)


def test_the_nearest_letters_are_written(monkeypatch: pytest.MonkeyPatch) -> None:
    missing = ("verify", "missing")
    told = said_by(monkeypatch, "ascii", "--language", "de", "replay", "missing")
    assert told == b"hatbox: missing: diese Datei oder diesen Ordner gibt es nicht\n"
    told = said_by(monkeypatch, "ascii", "--language", "fr", *missing)
    assert told == b"missing: ce fichier ou ce dossier n'existe pas\n"
    told = said_by(monkeypatch, "cp1251", "--language", "ru", *missing)
    assert told.decode("cp1251") == f"missing: {text('ru', 'cli-os-enoent')}\n"


def test_english_is_better_than_question_marks(monkeypatch: pytest.MonkeyPatch) -> None:
    words = ("--language", "uk", "verify", "missing")
    english = text("en", "cli-os-enoent")
    assert said_by(monkeypatch, "ascii", *words).decode() == f"missing: {english}\n"
    ukrainian = text("uk", "cli-os-enoent")
    assert said_by(monkeypatch, "utf-8", *words).decode() == f"missing: {ukrainian}\n"


def test_a_file_name_that_is_no_text_is_told_as_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    name = b"caf\xe9".decode("utf-8", "surrogateescape")
    assert said_by(monkeypatch, "utf-8", "verify", name).startswith(b"caf\xe9: ")


def test_reading_is_not_made_easier() -> None:
    with pytest.raises(UnicodeDecodeError):
        nearest(UnicodeDecodeError("ascii", b"\xe9", 0, 1, "no"))


def test_a_stream_that_is_no_terminal_is_left_alone(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    plain = io.StringIO()
    monkeypatch.setattr("sys.stdout", plain)
    assert main(["minds", "list"]) == 0
    assert plain.getvalue()


def test_seeds_are_told_apart_from_languages(hatbox: Run) -> None:
    code, out, _ = hatbox("simulate", "magic-hat", "--players", 2, "--seed", "de")
    (record,) = simulate("magic-hat", players=2, games=1, seed="de")
    assert code == 0
    assert record["secret"] in out


@pytest.mark.parametrize("words", [["--help"], ["play", "--seed", "x"], ["serve", "--port", "x"]])
def test_a_process_that_may_only_write_ascii_does_not_crash(words: list[str]) -> None:
    environ = os.environ | {"LC_ALL": "C", "PYTHONIOENCODING": "ascii", "HATBOX_LANGUAGE": "uk"}
    command = [sys.executable, "-m", "hatbox.cli", *words]
    done = subprocess.run(command, env=environ, capture_output=True, check=False)
    assert done.returncode in (0, 2)
    assert (done.stdout + done.stderr).isascii()
    assert b"Traceback" not in done.stderr
