"""Every message of a language, formatted with all variants of its arguments."""

from collections.abc import Iterator
from itertools import product
from typing import Final

from hatbox.games.catalogue import ANIMAL_IDS, GIFT_IDS
from tests.locales.fluent_files import Uses, told

COUNTS: Final = (0, 1, 2, 5, 11, 21, 100)


def tellings(language: str) -> Iterator[tuple[str, dict[str, str | int]]]:
    for message, uses in told(language).items():
        names = sorted(uses.variables)
        for chosen in product(*(_values(uses, name) for name in names)):
            yield message, dict(zip(names, chosen, strict=True))


def _values(uses: Uses, variable: str) -> list[str | int]:
    if variable == "object":
        return [*GIFT_IDS, *ANIMAL_IDS]
    if variable in uses.counted:
        return [*COUNTS]
    return ["Ada", *sorted(uses.choices.get(variable, set()) - {"other"})]
