"""What the project promises about itself: make commands, pins, versions, no traces of a machine."""

import doctest
import re
import subprocess
import tomllib
from pathlib import Path

import pytest

import hatbox
from tests.checkout import ROOT, files_of_the_project

PINS = sorted((ROOT / "requirements").glob("*.txt"))
GUIDES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md"]

# Put together from pieces, so that this file does not hold what it looks for.
TRACES = [
    "/" + "work/",
    "/" + "root/",
    "/" + "opt/wheels",
    "pypi" + ".org",
    "python" + "hosted",
    "registry." + "npmjs",
]


def name_of(path: Path) -> str:
    return path.name


def targets_in_makefile() -> set[str]:
    return set(re.findall(r"^([a-z]+):", (ROOT / "Makefile").read_text(), re.MULTILINE))


def targets_named_in(guide: Path) -> set[str]:
    commands = re.findall(r"(?:^|`)make ([a-z ]+)", guide.read_text(), re.MULTILINE)
    return {target for command in commands for target in command.split()}


def requirements_in(pins: Path) -> list[str]:
    lines = re.sub(r"\\\n", "", pins.read_text()).splitlines()
    return [line for line in lines if line and not line.lstrip().startswith("#")]


def names_asked_for(wishes: Path) -> set[str]:
    names = re.findall(r"^[a-z][a-z0-9.-]*", wishes.read_text(), re.MULTILINE)
    return {name.replace(".", "-") for name in names}


def names_pinned(pins: Path) -> set[str]:
    return {requirement.partition("==")[0] for requirement in requirements_in(pins)}


def test_the_version_is_said_twice_and_is_the_same() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    assert project["version"] == hatbox.__version__


@pytest.mark.parametrize("guide", GUIDES, ids=name_of)
def test_every_make_target_in_a_guide_exists(guide: Path) -> None:
    named = targets_named_in(guide)
    assert {"play", "test"} <= named
    assert named <= targets_in_makefile()


def test_every_make_target_is_explained_to_contributors() -> None:
    assert targets_in_makefile() <= targets_named_in(ROOT / "CONTRIBUTING.md")


def test_make_help_lists_every_target() -> None:
    command = ["make", "--no-print-directory", "help"]
    listing = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    assert set(re.findall(r"^make (\w+)", listing, re.MULTILINE)) == targets_in_makefile()


@pytest.mark.parametrize("pins", PINS, ids=name_of)
def test_every_pin_is_exact_and_has_a_hash(pins: Path) -> None:
    requirements = requirements_in(pins)
    assert requirements
    for requirement in requirements:
        assert re.match(r"[a-z0-9-]+==\S+ .*--hash=sha256:[0-9a-f]{64}", requirement), requirement


@pytest.mark.parametrize("pins", PINS, ids=name_of)
def test_pins_hold_no_address(pins: Path) -> None:
    assert "://" not in pins.read_text()
    assert "--index" not in pins.read_text()


@pytest.mark.parametrize("pins", PINS, ids=name_of)
def test_everything_asked_for_is_pinned(pins: Path) -> None:
    assert names_asked_for(pins.with_suffix(".in")) <= names_pinned(pins)


def test_no_file_names_a_path_of_a_machine_or_a_registry() -> None:
    found = [
        f"{path.relative_to(ROOT)}: {trace}"
        for path in files_of_the_project()
        for trace in TRACES
        if trace in path.read_bytes().decode(errors="replace")
    ]
    assert found == []


def test_the_python_in_the_readme_runs() -> None:
    blocks = re.findall(r"^```pycon\n(.*?)^```$", GUIDES[0].read_text(), re.MULTILINE | re.DOTALL)
    examples = doctest.DocTestParser().get_doctest("\n".join(blocks), {}, "README.md", None, 0)
    report: list[str] = []
    results = doctest.DocTestRunner(verbose=False).run(examples, out=report.append)
    assert results.attempted > 0
    assert not report, "".join(report)
