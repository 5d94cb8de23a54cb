"""The golden text of sentences about people: told to others, to the reader, and of several at once.

`python -m tests.locales.reader` writes tests/golden/reader anew; read the difference line by line.
"""

from collections.abc import Iterator
from itertools import product
from pathlib import Path
from typing import Final

from babel.lists import format_list

from hatbox.locales import LANGUAGES, nouns, tag, text
from tests.locales.fluent_files import Uses, told
from tests.locales.talk import one_of_each_kind

GOLDEN: Final = Path(__file__).parents[1] / "golden" / "reader"

# Each variable that is a person, and the one that says whether this person is the reader.
QUESTIONS: Final = {
    "name": "you",
    "names": "you",
    "to": "toYou",
    "giver": "giverYou",
    "receiver": "receiverYou",
    "player": "playerYou",
}
PEOPLE: Final = {"name": "Ada", "to": "Bo", "giver": "Ada", "receiver": "Bo"}
THINGS: Final[dict[str, str | int]] = {
    "hat": 3,
    "one": 1,
    "other": 4,
    "words": "…",
    "sentence": "…",
}
COUNTS: Final = (0, 1, 2)
OTHERS: Final = ("Bo", "Cleo", "Dan")

Told = dict[str, str | int]


def asks_for_the_reader(uses: Uses) -> bool:
    return bool(uses.variables & {*QUESTIONS.values()})


def readings(language: str, message: str) -> Iterator[tuple[bool, Told]]:
    """All that a message may be told about, and whether the reader is in it: at most once."""
    uses = told(language)[message]
    names = sorted(uses.variables - PEOPLE.keys() - {"names"})
    for chosen in product(*(_values(language, uses, name) for name in names)):
        about = dict(zip(names, chosen, strict=True))
        readers = [about[question] for question in {*QUESTIONS.values()} if question in about]
        if readers.count("yes") <= 1 and not _is_nobody(uses, about):
            yield "yes" in readers, about | _people(language, about)


def _values(language: str, uses: Uses, variable: str) -> list[str | int]:
    if variable == "object":
        return ["guitar"] if "arrow" in uses.variables else [*one_of_each_kind(language)]
    if variable in ("gift", "gifts"):
        return [nouns(language)["guitar"].name]
    if variable in {*QUESTIONS.values()}:
        return ["no", "yes"]
    if variable in uses.counted:
        return [*COUNTS]
    return [THINGS[variable]] if variable in THINGS else [*sorted(uses.choices[variable])]


def _is_nobody(uses: Uses, about: Told) -> bool:
    return "names" in uses.variables and about["you"] == "no" and about["count"] == 0


def _people(language: str, about: Told) -> Told:
    locale = "en_GB" if language == "en" else tag(language).replace("-", "_")
    others = OTHERS[: int(about.get("count", 1))]
    return {**PEOPLE, "names": format_list(others, "standard", locale)}


def told_to_readers(language: str) -> str:
    asking = [name for name, uses in told("en").items() if asks_for_the_reader(uses)]
    return "\n".join(_block(language, message) for message in asking)


def _block(language: str, message: str) -> str:
    lines = [text(language, message, **about) for _, about in readings(language, message)]
    return "\n".join([f"# {message}", *lines, ""])


if __name__ == "__main__":
    GOLDEN.mkdir(exist_ok=True)
    for language in LANGUAGES:
        (GOLDEN / f"{language}.txt").write_text(told_to_readers(language), "utf-8")
