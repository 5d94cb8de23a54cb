"""Commands shown in the guides can be parsed; those that need no server are run."""

import re
import shlex
from pathlib import Path

import pytest

from hatbox.cli import main, parser
from tests.checkout import ROOT

LAB = ROOT / "docs" / "lab.md"
GUIDES = (ROOT / "README.md", ROOT / "docs" / "hosting.md", ROOT / "docs" / "minds.md", LAB)


def commands_in(guide: Path) -> list[str]:
    blocks = re.findall(r"^```console\n(.*?)^```$", guide.read_text(), re.MULTILINE | re.DOTALL)
    return re.findall(r"^hatbox (.+)$", "\n".join(blocks), re.MULTILINE)


@pytest.mark.parametrize("words", [words for guide in GUIDES for words in commands_in(guide)])
def test_every_command_in_a_guide_can_be_parsed(words: str) -> None:
    assert parser().parse_args(shlex.split(words)).run


def test_the_readme_simulates_replays_and_verifies(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    done = []
    for words in commands_in(GUIDES[0]):
        name, *_ = arguments = shlex.split(words)
        if name in ("simulate", "replay", "verify", "minds"):
            assert main(arguments) == 0
            done.append(name)
    assert done == ["simulate", "replay", "verify", "minds"]
    assert "100" in capsys.readouterr().out


def test_the_laboratory_leads_from_install_to_a_figure(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    for words in commands_in(LAB)[:2]:
        assert main(shlex.split(words)) == 0
    [snippet, *_] = re.findall(r"^```python\n(.*?)^```$", LAB.read_text(), re.MULTILINE | re.DOTALL)
    exec(snippet, {})
    assert "wrong calls" in (tmp_path / "errors.svg").read_text()
