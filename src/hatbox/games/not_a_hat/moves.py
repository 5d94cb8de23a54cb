"""The three decisions of That's Not a Hat, as words, numbers and JSON."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, assert_never, cast, get_args

from ..base import IllegalMove, Json, May
from ..catalogue import GIFT_IDS, GIFT_NUMBER
from . import rules

Tone = Literal["plain", "sure", "unsure"]
TONES: tuple[Tone, ...] = get_args(Tone)
TONE_NUMBER = {tone: number for number, tone in enumerate(TONES)}


@dataclass(slots=True, unsafe_hash=True)
class Offer:
    """H6: "I have a nice … for you", in a tone (H17)."""

    object: str
    tone: Tone = "plain"

    def __post_init__(self) -> None:
        if self.object not in GIFT_NUMBER:
            raise IllegalMove("unknown-gift", "H6")
        if self.tone not in TONE_NUMBER:
            raise IllegalMove("unknown-tone", "H17")


@dataclass(slots=True, unsafe_hash=True)
class Accept:
    """H8: "Thank you!" """


@dataclass(slots=True, unsafe_hash=True)
class Refuse:
    """H11: "That's not a …!" """


Move = Offer | Accept | Refuse


def move_to_number(move: Move) -> int:
    """The number by which the rules know the move; a tone has no number, it changes nothing."""
    match move:
        case Offer():
            return GIFT_NUMBER[move.object]
        case Accept():
            return rules.ACCEPT
        case Refuse():
            return rules.REFUSE
        case _:
            assert_never(move)


def move_from_number(number: int) -> Move:
    if 0 <= number < rules.GIFTS:
        return Offer(GIFT_IDS[number])
    if number == rules.ACCEPT:
        return Accept()
    if number == rules.REFUSE:
        return Refuse()
    raise IllegalMove("unknown-move", "H7")


def move_to_json(move: Move) -> Json:
    match move:
        case Offer():
            return {"move": "offer", "object": move.object, "tone": move.tone}
        case Accept():
            return {"move": "accept"}
        case Refuse():
            return {"move": "refuse"}
        case _:
            assert_never(move)


def move_from_json(data: object) -> Move:
    """Keys that a move does not need are ignored, as a record's readers do."""
    said = data if isinstance(data, dict) else {}
    match said.get("move"):
        case "offer":
            return offer(said.get("object"), said.get("tone", "plain"))
        case "accept":
            return Accept()
        case "refuse":
            return Refuse()
    raise IllegalMove("unknown-move", "H7")


def offer(gift: object, tone: object) -> Offer:
    """The check of the words themselves is the offer's own."""
    if not isinstance(gift, str):
        raise IllegalMove("unknown-gift", "H6")
    if not isinstance(tone, str):
        raise IllegalMove("unknown-tone", "H17")
    return Offer(gift, cast(Tone, tone))


def moves_among(may: tuple[May, ...]) -> list[Move]:
    """Every move that a view allows, in plain tone."""
    moves: list[Move] = []
    for choice in may:
        match choice.move:
            case "offer":
                moves += [Offer(gift) for gift in GIFT_IDS]
            case "accept":
                moves.append(Accept())
            case _:
                moves.append(Refuse())
    return moves
