"""A mind that was called otherwise: tables and records from that time are still read."""

import msgspec
import pytest

from hatbox.minds import MINDS, RENAMED
from hatbox.stores.memory import MemoryStore
from hatbox.tables.commands import structs as ask
from hatbox.tables.log import entries as log
from hatbox.tables.log.rebuild import rebuild
from hatbox.tables.log.store import TableCode, Version
from hatbox.tables.names import is_default_name
from hatbox.tables.settings import Settings
from tests.tables.house import Guest, House, plays, plays_on

NOW = Settings(beats=0.0, renamed_minds=RENAMED)


async def raw_log(guest: Guest, house: House) -> list[bytes]:
    return list(await house.store.read(guest.table.code))


def as_written_then(raw: list[bytes]) -> list[bytes]:
    """The log as it was written when Raven was called Owl."""
    return [raw_entry_then(entry) for entry in raw]


def raw_entry_then(raw: bytes) -> bytes:
    entry = log.decoder.decode(raw)
    if isinstance(entry, log.MindSat) and entry.mind == "raven":
        name = entry.name.replace("Raven", "Owl")
        entry = msgspec.structs.replace(entry, mind="owl", name=name)
    return log.encoder.encode(entry)


@pytest.mark.parametrize("game", ["not-a-hat", "magic-hat"])
@plays
async def test_a_stored_table_of_that_time_is_the_same_table(game: str) -> None:
    async with House(stand_in="goldfish", renamed_minds=RENAMED) as house:
        ana = await house.opens("Ana", game)
        await ana.does(ask.AddMind(mind="raven"))
        await ana.does(ask.AddMind(mind="raven"))
        await ana.starts()
        await plays_on([ana], decisions=6)
        raw = await raw_log(ana, house)
        settings = house.settings
    then = as_written_then(raw)
    assert then != raw
    code = TableCode("ABCDEF")
    old, old_minds = rebuild(code, then, settings, MINDS)
    new, new_minds = rebuild(code, raw, settings, MINDS)
    assert [(s.mind, s.name) for s in old.sitters] == [
        (None, "Ana"),
        ("raven", "Raven"),
        ("raven", "Raven 2"),
    ]
    assert old.running.view_for_onlooker() == new.running.view_for_onlooker()
    assert old_minds.thoughts(old) == new_minds.thoughts(new)
    assert all(type(old_minds.seated[seat]) is type(new_minds.seated[seat]) for seat in (1, 2))


@plays
async def test_a_game_of_that_time_is_resumed_and_played_to_its_end() -> None:
    async with House(renamed_minds=RENAMED) as house:
        ana = await house.opens("Ana")
        await ana.does(ask.AddMind(mind="raven"))
        await ana.starts()
        await plays_on([ana], decisions=4)
        raw = as_written_then(await raw_log(ana, house))
        code = ana.table.code
        store = MemoryStore()
        await store.create(code, raw[0], house.clock.now)
        await store.append(code, Version(1), raw[1:], house.clock.now)
        later = House(store, clock=house.clock, renamed_minds=RENAMED)
        room = await later.hall.room(code)
        ana = await Guest(later, room, "Ana").comes_in()
        await plays_on([ana])
        assert ana.sees.phase == "over"
        assert [face.mind for face in ana.sees.seats] == [None, "raven"]


def test_a_name_that_somebody_gave_stays() -> None:
    raw = [
        log.MindSat(at=1, mind="owl", name="Grandma"),
        log.MindSat(at=2, mind="owl", name="Owl"),
        log.MindSat(at=3, mind="fox", name="Owl 2"),
    ]
    table, _ = rebuild(TableCode("ABCDEF"), [log.encoder.encode(one) for one in raw], NOW, MINDS)
    assert table.names == ["Grandma", "Raven", "Owl 2"]
    assert [sitter.mind for sitter in table.sitters] == ["raven", "raven", "fox"]


def test_the_new_name_is_free_for_nobody_twice() -> None:
    raw = [
        log.PersonSat(at=1, device=b"a", name="Raven"),
        log.MindSat(at=2, mind="owl", name="Owl"),
    ]
    table, _ = rebuild(TableCode("ABCDEF"), [log.encoder.encode(one) for one in raw], NOW, MINDS)
    assert table.names == ["Raven", "Raven 2"]


def test_a_default_name_is_the_kind_and_perhaps_a_number() -> None:
    assert all(is_default_name(name, "fox") for name in ("Fox", "Fox 2", "Fox 12"))
    given = ("fox", "Fox 0", "Foxy", "Fox two", "Fox 2 ", "Fox ٢", "The Fox", "")
    assert not any(is_default_name(name, "fox") for name in given)


def test_every_new_name_is_registered_and_no_old_one_is() -> None:
    assert set(RENAMED.values()) <= set(MINDS)
    assert not set(RENAMED) & set(MINDS)
