"""The composition root: SQLite, the real clock, and minds."""

import asyncio
from dataclasses import dataclass
from pathlib import Path

import msgspec

from hatbox import bootstrap
from hatbox.games.verify import verify
from hatbox.minds import STAND_IN
from hatbox.tables.audience.messages import TableNow, Update
from hatbox.tables.audience.visitor import Visitor
from hatbox.tables.commands import structs as ask
from hatbox.tables.hall import Hall
from hatbox.tables.settings import DAY
from tests.postgres import postgres


@dataclass
class Said:
    data: Path
    store: str = ""
    idle_days: int = 30
    record_days: int = 7
    beats: float = 0.0
    public: bool = False
    name_words: Path | None = None


async def minds_play(hall: Hall) -> str:
    """Three minds and a screen; the code of the table when they have played a game."""
    room, _ = await hall.create(b"screen")
    for _ in range(3):
        await room.act(Visitor(b"screen"), ask.AddMind(mind="random"))
    over = asyncio.Event()

    def send(update: Update) -> None:
        if isinstance(update, TableNow) and update.public.value.phase == "over":
            over.set()

    await room.enter(b"screen", "onlooker", send)
    await room.act(Visitor(b"screen"), ask.Start())
    await over.wait()
    return room.code


def test_a_house_on_the_disk_plays_keeps_and_is_copied(tmp_path: Path) -> None:
    async def main() -> None:
        hall = bootstrap.hall(Said(tmp_path / "house"))
        await hall.open()
        code = await minds_play(hall)
        await asyncio.to_thread(bootstrap.backup, Said(tmp_path / "house"), tmp_path / "copy.db")
        await hall.close()
        (tmp_path / "other").mkdir()
        (tmp_path / "copy.db").rename(bootstrap.data_file(tmp_path / "other"))
        for folder in ("house", "other"):
            again = bootstrap.hall(Said(tmp_path / folder))
            await again.open()
            [record] = await again.records(code)
            verify(msgspec.json.decode(record))
            assert (await again.room(code)).table.phase == "over"
            await again.close()

    asyncio.run(main())


def test_a_house_on_postgresql_plays_and_comes_back(tmp_path: Path) -> None:
    said = Said(tmp_path, store=postgres().new_database())
    bootstrap.make_ready(said)

    async def main() -> None:
        hall = bootstrap.hall(said)
        await hall.open()
        code = await minds_play(hall)
        await hall.close()
        again = bootstrap.hall(said)
        await again.open()
        [record] = await again.records(code)
        verify(msgspec.json.decode(record))
        assert (await again.room(code)).table.phase == "over"
        await again.close()

    asyncio.run(main())


def test_what_the_house_says_is_what_the_tables_do(tmp_path: Path) -> None:
    settings = bootstrap.hall(Said(tmp_path, idle_days=2)).services.settings
    assert (settings.idle_table, settings.keep_records) == (2 * DAY, 7 * DAY)
    assert (settings.beats, settings.stand_in) == (0.0, STAND_IN)
    assert STAND_IN in bootstrap.MINDS
