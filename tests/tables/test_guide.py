"""docs/tables.md says the lengths, clocks, paces and reactions that the code has."""

from __future__ import annotations

import re

from hatbox.games import GAMES
from hatbox.games.beats import Beat
from hatbox.tables.audience.messages import REACTIONS
from hatbox.tables.settings import CLOCKS, PACES
from tests.checkout import ROOT

GUIDE = (ROOT / "docs" / "tables.md").read_text()
NUMBERS = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")


def beats() -> dict[str, Beat]:
    return {event: beat for game in GAMES.values() for event, beat in game.BEATS.items()}


def test_every_event_that_takes_time_is_listed_with_its_beat() -> None:
    section = GUIDE.partition("| event | beat, ms |")[2].partition("\n\n")[0]
    told = re.findall(r"^\| `([a-z-]+)` \| (\d+)( if)?", section, re.MULTILINE)
    listed = {event: (int(ms), bool(condition)) for event, ms, condition in told}
    assert listed == {name: (b.ms, bool(b.only_if)) for name, b in beats().items() if b.ms}


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
