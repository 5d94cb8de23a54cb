"""The bytes of a table message, whose two parts were encoded already."""

from __future__ import annotations

import msgspec

from hatbox.tables.audience.messages import TableNow

from .messages import encode


class EncodedTable(msgspec.Struct, frozen=True, gc=False, tag_field="type", tag="table"):
    """A `TableMessage` whose parts are bytes already."""

    public: msgspec.Raw
    you: msgspec.Raw


def encode_table(now: TableNow) -> bytes:
    return encode(EncodedTable(now.public.bytes, now.own.bytes))
