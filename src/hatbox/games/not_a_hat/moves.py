"""The three decisions of That's Not a Hat, as words, numbers and JSON."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Literal, assert_never, get_args

from ..base import IllegalMove, May, shared
from ..catalogue import GIFT_IDS, GIFT_NUMBER
from . import rules

Tone = Literal["plain", "sure", "unsure"]
TONES: tuple[Tone, ...] = get_args(Tone)


@dataclass(frozen=True, slots=True)
class Offer:
    """H6: "I have a nice … for you", in a tone (H17)."""

    object: str
    tone: Tone = "plain"


@dataclass(frozen=True, slots=True)
class Accept:
    """H8: "Thank you!" """


@dataclass(frozen=True, slots=True)
class Refuse:
    """H11: "That's not a …!" """


Move = Offer | Accept | Refuse
make_offer = shared(Offer)


def move_to_number(move: Move) -> int:
    """The number by which the rules know the move; a tone has no number, it changes nothing."""
    match move:
        case Offer():
            return gift_number(move.object)
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


def move_to_json(move: Move) -> dict[str, Any]:
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
    if not isinstance(gift, str):
        raise IllegalMove("unknown-gift", "H6")
    return make_offer(GIFT_IDS[gift_number(gift)], TONES[tone_number(tone)])


def gift_number(gift: str) -> int:
    number = GIFT_NUMBER.get(gift)
    if number is None:
        raise IllegalMove("unknown-gift", "H6")
    return number


def tone_number(tone: object) -> int:
    for number, known in enumerate(TONES):
        if tone == known:
            return number
    raise IllegalMove("unknown-tone", "H17")


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
