"""The reference pages are complete: every rule that is cited, every key of a record."""

import json
import re
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import pytest

from hatbox.analysis.story import story
from hatbox.games.match import FORMAT
from hatbox.games.verify import verify
from hatbox.lab.simulate import simulate
from hatbox.tables.commands import structs as ask
from tests.checkout import ROOT, files_of_the_project
from tests.tables.house import House, plays

RULES = (ROOT / "docs" / "rules.md").read_text()
RECORDS = (ROOT / "docs" / "records.md").read_text()
CITED_IN = ("src", "web", "tests", "docs")
TEXTS = {".py", ".ftl", ".md", ".ts", ".svelte", ".mjs", ".js", ".txt"}
# In pictures M12 is a command to the pen.
DRAWN = re.compile(r'\bd="[^"]*"')
CITATION = re.compile(r"(?<![\w/#-])[HM]\d{1,2}(?![\w.,:]?\w)")
PICTURES = ("icons.mjs", "symbols.test.mjs", "test_reference.py")


def documented_rules() -> list[str]:
    return re.findall(r"^\| ([HM]\d+) \|", RULES, re.MULTILINE)


def citations_in(text: str) -> set[str]:
    return set(CITATION.findall(DRAWN.sub("", text)))


def cited_rules() -> Iterator[tuple[Path, str]]:
    for file in files_of_the_project():
        is_text = file.suffix in TEXTS and file.name not in PICTURES
        if is_text and file.relative_to(ROOT).parts[0] in CITED_IN:
            yield from ((file, rule) for rule in citations_in(file.read_text()))


def test_every_rule_has_its_number_in_order() -> None:
    expected = [f"H{number}" for number in range(1, 18)] + [f"M{number}" for number in range(1, 12)]
    assert documented_rules() == expected


def test_every_cited_rule_is_on_the_page() -> None:
    cited = list(cited_rules())
    assert {rule for _, rule in cited} >= {"H1", "H13", "M6", "M11"}
    unknown = [(file, rule) for file, rule in cited if rule not in documented_rules()]
    assert unknown == []


@pytest.mark.parametrize("text", ['"H18"', "H99: …", "(M12)", "H11, M40"])
def test_a_rule_that_does_not_exist_is_noticed(text: str) -> None:
    assert citations_in(text) - set(documented_rules())


# Records


class Noting(dict[str, Any]):
    """A part of a record that notes which of its keys somebody asked for."""

    asked: set[str]

    def get(self, key: str, default: Any = None) -> Any:
        self.asked.add(key)
        return super().get(key, default)

    def __getitem__(self, key: str) -> Any:
        self.asked.add(key)
        return super().__getitem__(key)


def keys_of(data: object) -> set[str]:
    """All keys of a record; what stands inside of thoughts is each mind's own."""
    if isinstance(data, list):
        return {key for part in data for key in keys_of(part)}
    if isinstance(data, dict):
        return {*data} | keys_of([part for key, part in data.items() if key != "thoughts"])
    return set()


def documented_keys() -> set[str]:
    """Keys that begin a row of a table, and keys in the examples."""
    rows = set(re.findall(r"^\| `(\w+)` \|", RECORDS, re.MULTILINE))
    examples = re.findall(r"```json\n(.*?)```", RECORDS, re.DOTALL)
    return rows.union(*(keys_of(json.loads(example)) for example in examples))


def simulated() -> Iterable[dict[str, Any]]:
    seats = ("fox", "raven")
    for options in ({"rounds": "players"}, {"gifts": 2, "arrows": "black"}):
        wished: dict[str, object] = dict(options)
        yield from simulate("not-a-hat", players=3, games=2, seed="1", seats=seats, wishes=wished)
    for expert in (False, True):
        wished = {"expert": expert}
        yield from simulate("magic-hat", players=2, games=2, seed="1", seats=seats, wishes=wished)
    yield from simulate("not-a-hat", players=3, games=1, seed="1", seats=["elephant"])


def test_every_key_of_a_simulated_record_is_on_the_page() -> None:
    keys = keys_of(list(simulated()))
    assert {"format", "truncated", "penalties", "with", "ms"} <= keys
    assert keys <= documented_keys()


@plays
async def test_every_key_of_a_table_s_record_is_on_the_page() -> None:
    async with House(stand_in="fox") as house:
        guests = await house.table("Ana", "Bo", "Cy")
        await guests[0].starts()
        for seat in (2, 1, 0):
            await guests[0].does(ask.HandToStandIn(seat=seat))
        await house.wait(20_000)
        [record] = await house.hall.records(guests[0].table.code)
    keys = keys_of(json.loads(record))
    assert {"thoughts", "kinds", "began", "by", "secret"} <= keys
    assert keys <= documented_keys()


def test_every_key_that_is_read_is_on_the_page(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: set[str] = set()
    monkeypatch.setattr(Noting, "asked", asked, raising=False)
    for record in simulated():
        noting = json.loads(json.dumps(record), object_pairs_hook=Noting)
        verify(noting)
        list(story(noting))
    assert {"commitment", "truncated", "to", "winners"} <= asked
    assert asked <= documented_keys()


def test_the_page_says_which_version_is_written() -> None:
    assert re.search(rf"^\| `{FORMAT}` \| writes", RECORDS, re.MULTILINE)
