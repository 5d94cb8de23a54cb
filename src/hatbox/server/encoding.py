"""The bytes of a table message: the public part was encoded once for all who are told."""

from __future__ import annotations

import msgspec

from hatbox.tables.audience.messages import TableNow, You

from .messages import encode


class EncodedTable(msgspec.Struct, frozen=True, tag_field="type", tag="table"):
    """A `TableMessage` whose public part is bytes already."""

    public: msgspec.Raw
    you: You


def encode_table(now: TableNow) -> bytes:
    return encode(EncodedTable(now.public.bytes, now.you))
