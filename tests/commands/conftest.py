from collections.abc import Callable

import pytest

from hatbox.cli import main
from hatbox.locales import speak

Run = Callable[..., tuple[int, str, str]]

LANGUAGE_VARIABLES = ("HATBOX_LANGUAGE", "LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    """Tests run in English, whatever the language of the terminal."""
    for variable in LANGUAGE_VARIABLES:
        monkeypatch.delenv(variable, raising=False)
    speak("en")


@pytest.fixture
def hatbox(capsys: pytest.CaptureFixture[str]) -> Run:
    """The command as a person types it: exit code, standard output, standard error."""

    def run(*words: object) -> tuple[int, str, str]:
        try:
            code = main([str(word) for word in words])
        except SystemExit as stop:
            code = int(stop.code or 0)
        out, err = capsys.readouterr()
        return code, out, err

    return run
