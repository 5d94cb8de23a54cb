from collections.abc import Callable

import pytest

from hatbox.cli import main

Run = Callable[..., tuple[int, str, str]]


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
