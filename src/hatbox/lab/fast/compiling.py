"""Compiles the functions of a game's modules by Numba, as they stand, over arrays of records.

A twin of each module is made, in which functions are compiled and names of other modules stand for
their twins. Machine code is kept in a folder named after the sources, so that a change of the rules
is never answered by old code.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from types import FunctionType, ModuleType
from typing import Any

import numba
import platformdirs
from numba.core import config as numba_config

config: Any = numba_config


def compiled(modules: Sequence[ModuleType], bound: dict[str, ModuleType]) -> list[ModuleType]:
    """Twins of the modules, in order; a module may use those before it, and the names that
    `bound` gives to them."""
    twins: dict[int, Any] = {}
    with cached_in(folder_for(modules)):
        return [twin_of(module, twins, bound) for module in modules]


def twin_of(module: ModuleType, twins: dict[int, Any], bound: dict[str, ModuleType]) -> ModuleType:
    twin = ModuleType(module.__name__)
    twins[id(module)] = twin
    names = {**vars(module), **bound}
    vars(twin).update({name: twins.get(id(value), value) for name, value in names.items()})
    for name, function in own_functions(module):
        vars(twin)[name] = compiled_function(function, vars(twin))
        twins[id(function)] = vars(twin)[name]
    return twin


def own_functions(module: ModuleType) -> Iterator[tuple[str, FunctionType]]:
    for name, value in vars(module).items():
        if isinstance(value, FunctionType) and value.__module__ == module.__name__:
            yield name, value


def compiled_function(function: FunctionType, names: dict[str, Any]) -> Any:
    """The same code with other global names; compiled when it is first called."""
    twin = FunctionType(function.__code__, names, function.__name__, function.__defaults__)
    twin.__qualname__ = function.__qualname__
    twin.__module__ = function.__module__
    # Inlined into one loop: a call with a record costs more than most moves. Nothing is allocated,
    # so references need not be counted; counting them made a step cost three times as much.
    flags: dict[str, Any] = {"nogil": True, "forceinline": True, "cache": True, "_nrt": False}
    return numba.njit(twin, error_model="numpy", **flags)


def folder_for(modules: Sequence[ModuleType]) -> Path:
    """Where the machine code of these sources is kept. Numba's own cache does not tell code that
    checks bounds from code that does not."""
    setting = f"{numba.__version__} {config.BOUNDSCHECK}"
    sources = hashlib.sha256(setting.encode() + Path(__file__).read_bytes())
    for module in modules:
        sources.update(Path(str(module.__file__)).read_bytes())
    return Path(platformdirs.user_cache_dir("hatbox")) / "fast" / sources.hexdigest()[:20]


@contextmanager
def cached_in(folder: Path) -> Iterator[None]:
    """Numba asks for the folder when a function is decorated."""
    before, config.CACHE_DIR = config.CACHE_DIR, str(folder)
    try:
        yield
    finally:
        config.CACHE_DIR = before
