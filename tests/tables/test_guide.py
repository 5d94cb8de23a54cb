"""docs/tables.md says the lengths, clocks, paces and reactions that the code has."""

from __future__ import annotations

import re

from hatbox.games import GAMES
from hatbox.tables.audience.messages import REACTIONS
from hatbox.tables.settings import CLOCKS, PACES
from tests.checkout import ROOT

GUIDE = (ROOT / "docs" / "tables.md").read_text()
NUMBERS = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")


def test_every_event_that_takes_time_is_listed_with_its_parts() -> None:
    told = re.findall(r"^\| `([a-z-]+)` \| `([a-z-]+)` \| (`.*) \|$", GUIDE, re.MULTILINE)
    listed = {(game, event): re.findall(r"`(\w+)` (\d+)", parts) for game, event, parts in told}
    assert listed == {
        (name, event): [(part.name, str(part.ms)) for part in beat]
        for name, game in GAMES.items()
        for event, beat in game.BEATS.items()
        if beat
    }


def test_the_reactions_are_named_and_counted() -> None:
    found = re.search(r"^(\w+) reactions \(([^)]*)\)", GUIDE, re.MULTILINE)
    assert found
    assert re.findall(r"`(\w+)`", found[2]) == list(REACTIONS)
    assert found[1].lower() == NUMBERS[len(REACTIONS)]


def test_clocks_and_paces_are_named_with_their_numbers() -> None:
    for clock, seconds in CLOCKS.items():
        assert re.search(rf"`{clock}` {seconds} s", GUIDE)
    for pace, factor in PACES.items():
        told = f"`{pace}`" if factor == 1 else f"`{pace}` {factor} ×"
        assert told in GUIDE
