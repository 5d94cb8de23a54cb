"""Frames may come in any pieces, and everything that is said is heard once and in order."""

import asyncio
import json
import random
from pathlib import Path

import pytest

from tests.server.house import House
from tests.server.players import Party
from tests.server.test_races import HANDSHAKE

TEXT, BINARY, CONTINUED, PING = 1, 2, 0, 9
MASK = b"\x11\x22\x33\x44"
COMMANDS = 120


def frame(payload: bytes, opcode: int = TEXT, *, is_last: bool = True) -> bytes:
    """As a browser sends it."""
    length = len(payload)
    head = bytes([(0x80 if is_last else 0) | opcode])
    head += bytes([0x80 | length]) if length < 126 else b"\xfe" + length.to_bytes(2, "big")
    return head + MASK + bytes(byte ^ MASK[at % 4] for at, byte in enumerate(payload))


def spoken(luck: random.Random, number: int) -> bytes:
    """A command that is refused, in one frame or in parts, perhaps with a ping before it."""
    text = json.dumps({"type": "react", "reaction": "yawn", "id": number}).encode()
    cut = luck.randrange(len(text))
    parts = frame(text[:cut], is_last=False) + frame(text[cut:], CONTINUED)
    said = luck.choice([frame(text), frame(text), parts])
    return frame(b"?", PING) + said if luck.random() < 0.2 else said


def pieces(luck: random.Random, data: bytes) -> list[bytes]:
    """Cut anywhere, also in the middle of a head."""
    cuts = sorted(luck.sample(range(1, len(data)), len(data) // 40))
    return [data[start:end] for start, end in zip([0, *cuts], [*cuts, len(data)], strict=True)]


async def at_a_table(house: House) -> tuple[asyncio.StreamReader, asyncio.StreamWriter, bytes]:
    """An open socket of the host, and the hello to begin with."""
    party = Party(house, 2)
    await party.sit_down("not-a-hat")
    reader, writer = await asyncio.open_connection("127.0.0.1", int(house.port))
    writer.write(HANDSHAKE.format(host="127.0.0.1", secret=party.host.secret).encode())
    await reader.readuntil(b"\r\n\r\n")
    hello = frame(json.dumps({"type": "hello", "protocol": 2, "table": party.code}).encode())
    return reader, writer, hello


def test_a_frame_inside_a_frame_is_not_heard(house: House) -> None:
    inner = frame(b'{"type":"react","reaction":"yawn","id":"inner"}')
    outer = bytes([0x80 | BINARY, 0x80 | len(inner), 0, 0, 0, 0])

    async def trial() -> bytes:
        reader, writer, hello = await at_a_table(house)
        heard = b""
        for piece in (hello, outer, inner, frame(b'{"type":"wrong","id":"last"}')):
            writer.write(piece)
            await asyncio.sleep(0.1)
        while heard.count(b'"error"') < 2:
            heard += await reader.read(1 << 16)
        writer.close()
        return heard

    heard = asyncio.run(trial())
    assert b'"malformed"' in heard
    assert b'"unknown-message"' in heard
    assert b"inner" not in heard


async def answers(house: House, luck: random.Random, *, hello_first: bool) -> list[int]:
    """What the server answers to, when all of it is sent in pieces."""
    reader, writer, hello = await at_a_table(house)
    said = b"".join(spoken(luck, number) for number in range(COMMANDS))
    for piece in [hello, *pieces(luck, said)] if hello_first else pieces(luck, hello + said):
        writer.write(piece)
        await asyncio.sleep(0.0005)
    heard = b""
    while heard.count(b'"error"') < COMMANDS and (more := await reader.read(1 << 16)):
        heard += more
    writer.close()
    return [int(part.partition(b"}")[0]) for part in heard.split(b'"id":')[1:]]


@pytest.mark.parametrize("hello_first", [True, False])
def test_however_the_bytes_are_cut_every_command_is_heard_in_its_order(
    tmp_path: Path, hello_first: bool
) -> None:
    limits = {"errors": 1000, "messages_per_second": 0, "device_messages_per_second": 0}
    with House(tmp_path, **limits) as house:
        for seed in range(5):
            luck = random.Random(seed)
            heard = asyncio.run(answers(house, luck, hello_first=hello_first))
            assert heard == list(range(COMMANDS))
