"""The browser knows every bot: a face of its own, and what old records call it.

The one that is like its opponent has the face of any bot.
"""

import gzip
import json
import re

from hatbox.minds import LIKE_ME, MINDS, RENAMED
from hatbox.tables.commands.structs import MOST_RESULTS
from tests.checkout import ROOT

DRAWINGS = ROOT / "web" / "drawings"
BOTS = (ROOT / "web" / "src" / "lib" / "bots.ts").read_text()
# Faces are part of what a first visit loads.
MOST_BYTES = 2_000


def test_every_mind_has_a_face_of_its_own() -> None:
    found = re.search(r"FACES: readonly string\[\] = (\[[^\]]*\])", BOTS)
    assert found is not None
    faces = json.loads(re.sub(r",\s*\]", "]", found[1]))
    known = [mind for mind in MINDS if mind != LIKE_ME]
    assert faces == known
    assert {path.stem for path in DRAWINGS.glob("bot-*.svg")} == {f"bot-{mind}" for mind in known}


def test_the_browser_renames_minds_as_python_does() -> None:
    found = re.search(r"RENAMED[^=]*= \{ (.*) \};", BOTS)
    assert found is not None
    assert dict(re.findall(r'(\w+): "(\w+)"', found[1])) == RENAMED


def test_faces_are_small_and_take_their_colours_from_the_theme() -> None:
    drawn = "".join(path.read_text() for path in sorted(DRAWINGS.glob("bot*.svg")))
    assert not re.search(r"#[0-9a-fA-F]{3}|rgb|url\(", drawn)
    assert len(gzip.compress(drawn.encode(), 9)) < MOST_BYTES


def test_the_browser_keeps_as_many_results_as_a_table_takes() -> None:
    kept = (ROOT / "web" / "src" / "lib" / "like-me.ts").read_text()
    assert f"MOST_RESULTS = {MOST_RESULTS};" in kept
    assert f'"{LIKE_ME}"' in kept
