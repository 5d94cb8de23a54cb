"""Nothing that a table holds can be read in a log line, a traceback or a debugger's print."""

import logging
from typing import Any, get_args

import msgspec
import pytest

from hatbox.server.messages import TableMessage
from hatbox.structs import kebab
from hatbox.tables.audience.messages import Bye, Face, OwnEvent, Talk, You
from hatbox.tables.commands import structs as ask
from hatbox.tables.log import entries as log
from hatbox.tables.log.apply import APPLIERS
from hatbox.tables.log.journal import Change
from tests.tables.house import House, plays, plays_on

SECRETS = ("broccoli", "6563", "secret")


@pytest.mark.parametrize(
    "held",
    [
        log.TableOpened(at=1, game="not-a-hat", options={}, clock=5, pace="calm", host=b"secret",
                        secret=b"secret"),
        log.Moved(at=1, seat=0, move={"move": "offer", "object": "broccoli"}),
        log.Rematched(at=1, game="not-a-hat", secret=b"secret"),
        log.Contributed(at=1, seat=0, given=b"secret"),
        ask.Move(version=1, move={"move": "offer", "object": "broccoli"}),
        ask.Say(text="broccoli"),
        Change(events=["broccoli"], raw=[b"secret"]),
        OwnEvent(0, "broccoli"),
        You(0, True, "seat", (0,), (), "broccoli", 0, False, []),
        Talk(0, text="broccoli"),
    ],
    ids=lambda held: type(held).__name__,
)  # fmt: skip
def test_a_struct_prints_its_kind_and_nothing_else(held: Any) -> None:
    for text in (repr(held), str(held), f"{held}", f"{[held]}"):
        assert not any(secret in text for secret in SECRETS)
    assert type(held).__name__ in repr(held)


@plays
async def test_a_whole_game_leaves_no_line_in_the_log(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG, "hatbox")
    async with House() as house:
        guests = await house.table("Ana", "Bo")
        await guests[0].does(ask.AddMind(mind="random"))
        await guests[0].starts()
        await plays_on(guests)
        for thing in (guests[0].room, guests[0].table, guests[0].visitor, house.hall.services):
            assert "0x" in repr(thing)
    assert [record for record in caplog.records if record.name.startswith("hatbox")] == []


def test_every_entry_can_be_applied_and_read_back() -> None:
    assert set(get_args(log.ENTRIES)) == set(APPLIERS)
    for kind in APPLIERS:
        assert kind.__struct_config__.tag == kebab(kind.__name__)


def test_commands_are_read_from_the_wire_strictly() -> None:
    decode = msgspec.json.Decoder(ask.COMMANDS).decode
    assert decode(b'{"type":"go-on","id":7}') == ask.GoOn(id=7)
    for wrong in (
        b'{"type":"go-on","extra":1}',
        b'{"type":"moved"}',
        b'{"type":"remove-seat"}',
        b'{"type":"remove-seat","seat":"1"}',
        b'{"type":"remove-seat","seat":1.5}',
        b"[]",
        b"",
    ):
        with pytest.raises(msgspec.DecodeError):
            decode(wrong)


def test_the_messages_have_the_names_of_the_wire() -> None:
    assert msgspec.json.encode(Bye("closed")) == b'{"type":"bye","code":"closed"}'
    assert TableMessage.__struct_config__.tag == "table"
    assert "seats" in Face.__struct_fields__
