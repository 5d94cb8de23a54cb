"""Frames of a WebSocket (RFC 6455, 5.2): all that the server sends, and the short ones it gets."""

from __future__ import annotations

import struct

from websockets.frames import Frame, apply_mask  # type: ignore[attr-defined]

TEXT = 0x81
MASKED = 0x80
SHORT, MEDIUM = 126, 1 << 16
SHORT_HEAD = 6
MEDIUM_HEAD = struct.Struct(">BBH").pack


def frame(text: bytes) -> bytes:
    """One text frame of a server: unmasked, in one piece."""
    length = len(text)
    if SHORT <= length < MEDIUM:
        return MEDIUM_HEAD(TEXT, 126, length) + text
    if length < SHORT:
        return bytes((TEXT, length)) + text
    return bytes((TEXT, 127)) + length.to_bytes(8, "big") + text


def text_of_short_frame(data: bytes) -> bytes | None:
    """The text, if the data is exactly one short text frame of a client, in one piece."""
    if len(data) < SHORT_HEAD or data[0] != TEXT:
        return None
    length = data[1] - MASKED
    if not 0 <= length < SHORT or len(data) != SHORT_HEAD + length:
        return None
    return apply_mask(data[SHORT_HEAD:], data[2:SHORT_HEAD])


def size_of(frame: Frame) -> int:
    """The least bytes that it came in."""
    length = len(frame.data)
    return SHORT_HEAD + length + (0 if length < SHORT else 2 if length < MEDIUM else 8)
