"""Whatever a client sends: an error to that client alone, nothing changed, nobody else told."""

import asyncio
import json
import random
import time
from collections.abc import Awaitable, Callable
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hatbox.client import SeatAtTable
from hatbox.server.connection import HASTE_SECONDS
from hatbox.server.messages import BadMessage, read_command, read_hello
from hatbox.tables.commands.structs import Command
from tests.server.house import House
from tests.server.players import Party

OFFER = {"move": "offer", "object": "hat"}


async def three_at_a_table(
    house: House, trial: Callable[[list[SeatAtTable], Party], Awaitable[None]], **wishes: Any
) -> None:
    """A game that has begun; seat 0 is to move, and everybody has seen the table."""
    party = Party(house, 3)
    await party.sit_down("not-a-hat", **wishes)
    async with (
        party.clients[0].sit(party.code) as ana,
        party.clients[1].sit(party.code) as bo,
        party.clients[2].sit(party.code) as cy,
    ):
        await ana.send("pick-starter", seat=0)
        await ana.send("start")
        for seat in (ana, bo, cy):
            await until_playing(seat)
        await trial([ana, bo, cy], party)


async def until_playing(seat: SeatAtTable) -> None:
    while not seat.public.get("view"):
        await seat.receive()


async def error_for(seat: SeatAtTable, frame: object) -> str:
    """The code that a frame is answered with."""
    await seat.socket.send(frame if isinstance(frame, str | bytes) else json.dumps(frame))
    while (message := await seat.receive())["type"] == "table":
        pass
    assert message["type"] == "error", message
    return str(message["code"])


async def nothing_happened(seats: list[SeatAtTable]) -> None:
    """The next thing that anybody hears is the answer to their own harmless question."""
    versions = set()
    for seat in seats:
        assert await error_for(seat, {"type": "react", "reaction": "yawn"}) == "unknown-reaction"
        versions.add(seat.public["version"])
    assert len(versions) == 1


FRAMES = [
    ("", "malformed"),
    ("{", "malformed"),
    ("null", "malformed"),
    ("[]", "malformed"),
    ("{}", "malformed"),
    ("[" * 4000, "malformed"),
    ('{"type": "move", "version": 1, "move": ' + '{"a":' * 700, "malformed"),
    (b'{"type":"start"}', "malformed"),
    ('{"type": "start", "type": "pause"', "unknown-message"),
    ('{"type": "say", "text": "\ud800"}'.encode("utf-16-le", "surrogatepass").hex(), "malformed"),
    ({"type": "dance"}, "unknown-message"),
    ({"type": 7}, "unknown-message"),
    ({"type": "hello", "protocol": 2, "table": "KDF7QX"}, "unknown-message"),
    ({"type": "start", "more": 1}, "malformed"),
    ({"type": "move"}, "malformed"),
    ({"type": "move", "version": "1", "move": OFFER}, "malformed"),
    ({"type": "move", "version": 1.5, "move": OFFER}, "malformed"),
    ({"type": "move", "version": 10**30, "move": OFFER}, "stale-version"),
    ({"type": "move", "version": -1, "move": OFFER}, "stale-version"),
    ({"type": "remove-seat", "seat": 99}, "unknown-seat"),
    ({"type": "remove-seat", "seat": -1}, "unknown-seat"),
    ({"type": "hand-to-stand-in", "seat": True}, "malformed"),
    ({"type": "order-seats", "seats": [0, 0, 1]}, "game-started"),
    ({"type": "set-options", "options": {"gifts": 2}}, "game-started"),
    ({"type": "say", "text": "x" * 121}, "too-long"),
    ({"type": "say", "text": "  "}, "bad-text"),
    ({"type": "contribute", "bytes": "xyz"}, "game-started"),
    ({"type": "call-stand-in", "seat": 0}, "not-yet"),
    ({"type": "agree-to-end", "agree": True}, "not-yet"),
    ({"type": "go-on"}, "not-now"),
    ({"type": "hand-over", "seat": 1}, "seat-taken"),
    ({"type": "rematch"}, "not-now"),
    ({"type": "start"}, "game-started"),
]


@pytest.mark.parametrize(("frame", "code"), FRAMES, ids=lambda value: str(value)[:60])
def test_a_bad_frame_is_answered_with_its_code_and_changes_nothing(
    house: House, frame: object, code: str
) -> None:
    async def trial(seats: list[SeatAtTable], party: Party) -> None:
        assert await error_for(seats[0], frame) == code
        await nothing_happened(seats)

    asyncio.run(three_at_a_table(house, trial))


MOVES = [
    (0, {"move": "accept"}, "not-now"),
    (0, {"move": "refuse"}, "not-now"),
    (0, {"move": "offer", "object": "unicorn"}, "unknown-gift"),
    (0, {"move": "offer", "object": 7}, "unknown-gift"),
    (0, {"move": "offer", "object": "hat", "tone": "loud"}, "unknown-tone"),
    (0, {"move": "look", "hat": 1}, "unknown-move"),
    (0, {"no": "move"}, "unknown-move"),
    (1, OFFER, "not-your-turn"),
    (1, {"move": "accept"}, "not-your-turn"),
    (2, {"move": "refuse"}, "not-your-turn"),
]


@pytest.mark.parametrize(("mover", "move", "code"), MOVES, ids=str)
def test_an_illegal_move_is_answered_with_its_code_and_changes_nothing(
    house: House, mover: int, move: dict[str, Any], code: str
) -> None:
    async def trial(seats: list[SeatAtTable], party: Party) -> None:
        seat = seats[mover]
        frame = {"type": "move", "version": seat.public["version"], "move": move}
        assert await error_for(seat, frame) == code
        await nothing_happened(seats)

    asyncio.run(three_at_a_table(house, trial))


def test_a_move_for_another_seat_is_refused(house: House) -> None:
    async def trial(seats: list[SeatAtTable], party: Party) -> None:
        frame = {"type": "move", "version": seats[1].public["version"], "move": OFFER, "seat": 0}
        assert await error_for(seats[1], frame) == "not-handed-over"
        await nothing_happened(seats)

    asyncio.run(three_at_a_table(house, trial))


def test_a_move_sent_twice_is_made_once_and_the_stale_one_gets_the_table_as_it_is(
    house: House,
) -> None:
    async def trial(seats: list[SeatAtTable], party: Party) -> None:
        ana = seats[0]
        before = ana.public["version"]
        for _ in range(2):
            await ana.send("move", version=before, move=OFFER)
        heard = [await ana.receive() for _ in range(3)]
        assert [message["type"] for message in heard] == ["table", "error", "table"]
        assert heard[1]["code"] == "stale-version"
        assert heard[2]["public"]["version"] == before + 1
        assert heard[2]["public"]["events"] == []

    asyncio.run(three_at_a_table(house, trial))


def test_host_commands_are_for_the_host(house: House) -> None:
    async def trial(seats: list[SeatAtTable], party: Party) -> None:
        for frame in ({"type": "pause"}, {"type": "close"}, {"type": "delete"}):
            assert await error_for(seats[1], frame) == "not-host"
        await nothing_happened(seats)

    asyncio.run(three_at_a_table(house, trial))


def test_an_id_comes_back_with_the_error(house: House) -> None:
    async def trial(seats: list[SeatAtTable], party: Party) -> None:
        await seats[1].send("pause", id="mine")
        while (message := await seats[1].receive())["type"] != "error":
            pass
        assert message == {"type": "error", "code": "not-host", "id": "mine"}

    asyncio.run(three_at_a_table(house, trial))


def test_a_move_during_a_beat_is_refused(tmp_path: Any) -> None:
    async def trial(seats: list[SeatAtTable], party: Party) -> None:
        frame = {"type": "move", "version": seats[0].public["version"], "move": OFFER}
        assert seats[0].public["beat_ms"] > 0
        assert await error_for(seats[0], frame) == "beat-running"
        await nothing_happened(seats)

    with House(tmp_path, beats=100) as slow:
        asyncio.run(three_at_a_table(slow, trial))


HELLOS = [
    ({"type": "hello", "table": "CCCCCC"}, "unknown-protocol"),
    ({"type": "hello", "protocol": 3, "table": "CCCCCC"}, "unknown-protocol"),
    ({"type": "hello", "protocol": 2, "table": "CCCCCC"}, "unknown-table"),
    ({"type": "hello", "protocol": 2, "table": "no code"}, "unknown-table"),
    ({"type": "hello", "protocol": 3, "at": "CCCCCC", "role": "king"}, "unknown-protocol"),
    ({"type": "hello", "protocol": "2.1"}, "unknown-protocol"),
    ({"type": "hello", "protocol": 2, "table": 7}, "malformed"),
    ({"type": "hello", "protocol": 2, "table": "", "as": "king"}, "malformed"),
    ({"type": "start"}, "unknown-message"),
    ("", "malformed"),
]


@pytest.mark.parametrize(("frame", "code"), HELLOS, ids=str)
def test_a_bad_hello_is_answered_and_a_good_one_may_follow(
    house: House, frame: object, code: str
) -> None:
    async def trial() -> None:
        client = house.client()
        table = await client.open_table("not-a-hat", name="Ana")
        async with client.sit("CCCCCC") as seat:
            assert (await seat.receive())["code"] == "unknown-table"
            assert await error_for(seat, frame) == code
            await seat.send("hello", protocol=2, table=table, id=1)
            assert (await seat.receive())["type"] == "table"
            assert await seat.receive() == {"type": "ok", "id": 1}

    asyncio.run(trial())


def test_another_device_does_not_get_a_seat_by_its_number(house: House) -> None:
    async def trial() -> None:
        table = await house.client().open_table("not-a-hat", name="Ana")
        for wish, code in (({}, "not-seated"), ({"seat": 0}, "seat-taken")):
            async with house.client().sit(table, **wish) as seat:
                assert (await seat.receive())["code"] == code

    asyncio.run(trial())


def test_a_frame_of_more_than_four_kilobytes_closes_the_socket(house: House) -> None:
    async def trial(seats: list[SeatAtTable], party: Party) -> None:
        await seats[0].socket.send("x" * 4097)
        assert [message async for message in seats[0].messages()] == []
        assert seats[0].socket.close_code == 1009

    asyncio.run(three_at_a_table(house, trial))


def test_after_too_many_errors_the_socket_is_closed_with_a_reason(house: House) -> None:
    async def trial(seats: list[SeatAtTable], party: Party) -> None:
        for _ in range(60):
            await seats[1].socket.send("?")
        heard = [message async for message in seats[1].messages()]
        assert heard[-1] == {"type": "bye", "code": "too-many-errors"}
        assert seats[1].socket.close_reason == "too-many-errors"

    asyncio.run(three_at_a_table(house, trial))


def test_a_socket_that_talks_too_fast_is_told(tmp_path: Any) -> None:
    async def trial(seats: list[SeatAtTable], party: Party) -> None:
        # Fewer frames than a flood, which would end the connection.
        for _ in range(30):
            await seats[0].send("react", reaction="yawn")
        heard = [await seats[0].receive() for _ in range(30)]
        assert {message["code"] for message in heard} == {"unknown-reaction", "too-fast"}

    with House(tmp_path, messages_per_second=5) as strict:
        asyncio.run(three_at_a_table(strict, trial))


def test_whoever_is_too_fast_is_not_heard_for_a_moment(tmp_path: Any) -> None:
    """Answers without end, and the next connection when they end, cost as much as being heard."""

    async def trial(seats: list[SeatAtTable], party: Party) -> None:
        began = time.monotonic()
        for _ in range(30):
            await seats[0].send("react", reaction="yawn")
        for _ in range(30):
            await seats[0].receive()
        assert time.monotonic() - began > 2 * HASTE_SECONDS

    with House(tmp_path, messages_per_second=5) as strict:
        asyncio.run(three_at_a_table(strict, trial))


def test_a_device_that_talks_too_fast_on_many_sockets_is_told(tmp_path: Any) -> None:
    async def trial() -> None:
        client = strict.client()
        table = await client.open_table("not-a-hat", name="Ana")
        codes = set()
        for _ in range(4):
            async with client.sit(table) as seat:
                for _ in range(8):
                    await seat.send("react", reaction="yawn")
                codes |= {(await seat.receive()).get("code") for _ in range(8)}
        assert "too-fast" in codes

    with House(tmp_path, device_messages_per_second=4) as strict:
        asyncio.run(trial())


# The fuzzer

frames = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner),
    max_leaves=12,
)
TAGS = [kind.__struct_config__.tag for kind in Command.__subclasses__()] + ["pause", "close"]
almost = st.fixed_dictionaries(
    {"type": st.sampled_from(TAGS)},
    optional=dict.fromkeys(("version", "move", "seat", "seats", "options", "bytes"), frames),
)


def read_or_code(read: Callable[[str | bytes], Command], frame: bytes | str) -> str:
    try:
        return "read" if isinstance(read(frame), Command) else "?"
    except BadMessage as bad:
        return bad.code


CODES_OF_THE_DECODER = ("read", "malformed", "unknown-message", "unknown-protocol")


@given(st.binary(max_size=200) | st.text(max_size=200) | (frames | almost).map(json.dumps))
def test_the_decoder_answers_anything_with_a_command_or_a_code(frame: bytes | str) -> None:
    for read in (read_command, read_hello):
        assert read_or_code(read, frame) in CODES_OF_THE_DECODER


def random_frame(chance: random.Random) -> str | bytes:
    kind = chance.randrange(4)
    if kind == 0:
        return chance.randbytes(chance.randrange(2000))
    if kind == 1:
        return "".join(chance.choices('{}[]",:0123456789etypmov\\ud', k=chance.randrange(3000)))
    text = json.dumps({"type": chance.choice(TAGS), "seat": chance.randrange(-5, 99)})
    if kind == 2:
        place = chance.randrange(len(text))
        return text[:place] + chance.choice('{}",x0') + text[place + 1 :]
    return text[: chance.randrange(len(text))]


def test_random_frames_change_nothing_and_do_not_fill_the_memory(tmp_path: Any) -> None:
    async def trial(seats: list[SeatAtTable], party: Party) -> None:
        before, chance = rowdy.memory(), random.Random(4)
        version = seats[0].public["version"]
        for _ in range(30):
            async with party.clients[2].sit(party.code) as seat:
                for _ in range(100):
                    await seat.socket.send(random_frame(chance))
                await seat.send("pause", id="the last")
                while (await seat.receive()).get("id") != "the last":
                    pass
        await error_for(seats[0], "?")
        assert seats[0].public["version"] == version
        assert rowdy.memory() - before < 30 * 1024 * 1024

    with House(tmp_path, errors=100_000) as rowdy:
        asyncio.run(three_at_a_table(rowdy, trial))
    assert (tmp_path / "log.txt").read_text() == ""
