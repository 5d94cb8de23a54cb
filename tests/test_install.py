"""A clean checkout becomes a wheel and an sdist, and an installed `hatbox` serves its page.

pip builds both in isolation, as it does for users: this test needs PyPI and the npm registry.
"""

import os
import re
import shutil
import subprocess
import sys
import urllib.request
import venv
from collections.abc import Mapping
from pathlib import Path
from urllib.parse import urljoin
from zipfile import ZipFile

from tests.checkout import ROOT, files_of_the_project
from tests.server.house import House

PIP = (sys.executable, "-m", "pip", "--disable-pip-version-check")
# Nothing listens there.
NO_REGISTRY = {"npm_config_registry": "http://127.0.0.1:9/"}


def run(*command: str | Path, cwd: Path | None = None, environment: Mapping[str, str] = {}) -> None:
    variables = {**os.environ, **environment}
    done = subprocess.run(
        command, cwd=cwd, env=variables, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr


def clean_checkout(folder: Path) -> Path:
    """A copy without anything that a build left behind."""
    for file in files_of_the_project():
        copy = folder / file.relative_to(ROOT)
        copy.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(file, copy)
    return folder


def wheel_of(source: Path, folder: Path, environment: Mapping[str, str] = {}) -> Path:
    run(*PIP, "wheel", "--no-deps", "--wheel-dir", folder, source, environment=environment)
    [wheel] = folder.glob("*.whl")
    return wheel


def sdist_of(checkout: Path, folder: Path) -> Path:
    run(sys.executable, "-m", "hatchling", "build", "-t", "sdist", "-d", folder, cwd=checkout)
    [sdist] = folder.glob("*.tar.gz")
    return sdist


def contents(wheel: Path) -> dict[str, int]:
    """Every file in a wheel with its checksum."""
    return {entry.filename: entry.CRC for entry in ZipFile(wheel).infolist()}


def installed(wheel: Path, folder: Path) -> Path:
    """The command `hatbox` in a new virtual environment that holds nothing else."""
    venv.create(folder, with_pip=False)
    python = folder / "bin" / "python"
    run(*PIP, "--python", python, "install", wheel)
    return folder / "bin" / "hatbox"


def get(url: str) -> str:
    with urllib.request.urlopen(url, timeout=30) as answer:
        text: str = answer.read().decode()
    return text


def test_wheel_and_sdist_carry_the_client_and_serve_it(tmp_path: Path) -> None:
    checkout = clean_checkout(tmp_path / "checkout")
    wheel = wheel_of(checkout, tmp_path / "wheel")
    sdist = sdist_of(checkout, tmp_path / "sdist")
    assert contents(wheel_of(sdist, tmp_path / "again", NO_REGISTRY)) == contents(wheel)

    house = House(tmp_path / "data")
    house.command = [str(installed(wheel, tmp_path / "venv")), "serve"]
    with house:
        page = get(house.url)
        [script] = re.findall(r'<script type="module"[^>]* src="([^"]+)"', page)
        assert "Hatbox" in page
        assert len(get(urljoin(house.url, script))) > 10_000
