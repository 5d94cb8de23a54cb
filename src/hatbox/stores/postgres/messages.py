"""What servers tell each other by NOTIFY: packed together, as many as fit into a payload."""

from __future__ import annotations

from base64 import b64decode, b64encode
from collections.abc import Iterable, Iterator

import msgspec

# PostgreSQL takes 7,999 bytes; Base64 makes four of three.
MOST_BYTES = 7_999 * 3 // 4 - 200


class Changed(msgspec.Struct, frozen=True, array_like=True, tag="c"):
    table: str
    version: int
    entries: tuple[bytes, ...]


class Talked(msgspec.Struct, frozen=True, array_like=True, tag="t"):
    table: str
    message: bytes


class Present(msgspec.Struct, frozen=True, array_like=True, tag="p"):
    table: str
    presence: bytes | None


Message = Changed | Talked | Present


class Payload(msgspec.Struct, frozen=True, array_like=True):
    server: str
    messages: list[msgspec.Raw]


_encode = msgspec.msgpack.Encoder().encode
_decode_payload = msgspec.msgpack.Decoder(Payload).decode
_decode_message = msgspec.msgpack.Decoder(Message).decode


def payloads(server: str, messages: Iterable[Message]) -> Iterator[str]:
    """In their order. A change that does not fit goes without its entries; talk must fit."""
    packed: list[msgspec.Raw] = []
    size = 0
    for message in messages:
        raw = pack(message)
        if packed and size + len(raw) > MOST_BYTES:
            yield text_of(server, packed)
            packed, size = [], 0
        packed.append(msgspec.Raw(raw))
        size += len(raw)
    if packed:
        yield text_of(server, packed)


def pack(message: Message) -> bytes:
    raw = _encode(message)
    if len(raw) > MOST_BYTES and isinstance(message, Changed):
        return _encode(Changed(message.table, message.version, ()))
    if len(raw) > MOST_BYTES:
        raise ValueError("too long for a notification")
    return raw


def text_of(server: str, packed: list[msgspec.Raw]) -> str:
    return b64encode(_encode(Payload(server, packed))).decode()


def read_payload(text: str) -> tuple[str, list[Message]]:
    """A kind of message that only a newer server knows is left out."""
    payload = _decode_payload(b64decode(text))
    messages: list[Message] = []
    for raw in payload.messages:
        try:
            messages.append(_decode_message(raw))
        except msgspec.ValidationError:
            continue
    return payload.server, messages
