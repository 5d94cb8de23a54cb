"""Messages of tables in every state, made by the real games: for the gallery and for axe."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from hatbox.games import Match, as_json, events_for, new_match
from hatbox.games.base import Everyone
from hatbox.games.magic_hat import moves as hat_moves
from hatbox.games.not_a_hat import moves as gift_moves

Message = dict[str, Any]
NAMES = ("Nia", "Mira", "Леся", "Tess", "Bruno", "Ada", "Otto", "Noa")
SECRET = bytes(range(32))


def table(match: Match | None, you: int | None, **changes: Any) -> Message:
    """The message that a seat gets; `changes` are laid over its public part."""
    names = match.players if match else NAMES[: changes.pop("players", 4)]
    public: Message = {
        "version": 7, "code": "PLUM7", "phase": "playing" if match else "open",
        "game": match.game.NAME if match else "not-a-hat", "options": {}, "clock": "relaxed",
        "pace": "normal", "talk": True, "onlookers": True, "watching": 0,
        "seats": [seat(name, number) for number, name in enumerate(names)], "starter": None,
        "commitment": None, "view": None, "opened": None, "standing": None, "round": 1,
        "rounds": 1, "deadline_ms": 18000, "beat_ms": 0, "call_ms": None, "paused": False,
        "waiting_for": [], "can_end": False, "agreed": [], "looking": None, "events": [],
    }  # fmt: skip
    if match:
        public["view"] = as_json(match.view_for_onlooker())
        public["standing"] = as_json(match.standing)
    return {"type": "table", "public": public | changes, "you": private(match, you)}


def private(match: Match | None, you: int | None) -> Message:
    part: Message = {
        "seat": you, "host": you == 0, "role": "onlooker" if you is None else "seat",
        "seats": [] if you is None else [you], "may": [], "sees": None, "events": [],
    }  # fmt: skip
    if match is not None and you is not None:
        part["may"] = as_json(match.game.may(match.round, you))
        part["sees"] = as_json(match.game.sees(match.round, you))
    return part


def with_public(message: Message, **changes: Any) -> Message:
    return message | {"public": message["public"] | changes}


def seat(name: str, number: int) -> Message:
    is_mind = number in (3, 4)
    return {
        "name": name, "kind": "mind" if is_mind else "person", "mind": "fox" if is_mind else None,
        "here": True, "stand_in": False, "host": number == 0,
    }  # fmt: skip


def gifts(players: int = 5, starter: int = 0, gifts: int = 1) -> Match:
    return new_match(
        "not-a-hat", NAMES[:players], secret=SECRET, starter=starter, gifts=gifts, rounds="players"
    )


def hats(players: int = 3, *, expert: bool = False) -> Match:
    return new_match("magic-hat", NAMES[:players], secret=SECRET, starter=0, expert=expert)


def shown(match: Match, you: int | None, events: tuple[Any, ...], **changes: Any) -> Message:
    """The message that tells what just happened, with its beat."""
    public = events_for(match.game, events, None)
    beat = match.game.beat_ms(events)
    message = table(match, you, events=as_json(public), beat_ms=beat, **changes)
    message["you"]["events"] = own_events(match, you, events)
    return message


def own_events(match: Match, you: int | None, events: tuple[Any, ...]) -> list[Message]:
    """What only this seat sees, each with the number of public events before it."""
    own, after = [], 0
    for event in events_for(match.game, events, you):
        if isinstance(match.game.audience(event), Everyone):
            after += 1
        else:
            own.append({"after": after, "event": as_json(event)})
    return own


def giver_of(match: Match) -> int:
    seat = match.seat_to_move
    assert seat is not None
    return seat


def offered(
    match: Match, gift: str = "guitar", tone: gift_moves.Tone = "unsure"
) -> tuple[Any, ...]:
    return match.play(giver_of(match), gift_moves.Offer(gift, tone))


def answered(match: Match, answer: gift_moves.Accept | gift_moves.Refuse) -> tuple[Any, ...]:
    return match.play(giver_of(match), answer)


def true_name(match: Match) -> str:
    from hatbox.games.catalogue import GIFT_IDS

    gift: int = match.round.gift
    return GIFT_IDS[gift]


def some_turns(match: Match, turns: int) -> Match:
    """Gifts wander and some are refused, until nobody has three."""
    for turn in range(turns):
        offered(match, true_name(match) if turn % 3 else "anchor", "plain")
        answered(match, gift_moves.Accept() if turn % 3 else gift_moves.Refuse())
    return match


def look(match: Match, hat: int) -> tuple[Any, ...]:
    return match.play(giver_of(match), hat_moves.Look(hat))


def swap(match: Match, other: int) -> tuple[Any, ...]:
    return match.play(giver_of(match), hat_moves.Swap(other))


def call(match: Match, *, right: bool) -> tuple[Any, ...]:
    from hatbox.games.catalogue import ANIMAL_IDS

    box = ANIMAL_IDS[match.round.box]
    other = next(animal for animal in ANIMAL_IDS if animal != box)
    return match.play(giver_of(match), hat_moves.Call(box if right else other))


def opening_shown() -> Message:
    match = gifts(4, starter=1)
    return shown(match, 0, match.opening())


def offer_to_you(
    players: int = 5, gifts_each: int = 1, tone: gift_moves.Tone = "unsure"
) -> Message:
    match = gifts(players, gifts=gifts_each)
    some_turns(match, 4)
    receiver = match.round.receiver
    offered(match, "guitar", tone)
    return table(match, receiver, round=2, rounds=5)


def you_give() -> Message:
    match = some_turns(gifts(5), 4)
    return table(match, giver_of(match))


def others_give(players: int, gifts_each: int = 1) -> Message:
    match = some_turns(gifts(players, gifts=gifts_each), 4)
    you = next(s for s in range(players) if s not in (match.round.giver, match.round.receiver))
    return table(match, you, rounds=players)


def others_offer(players: int, gifts_each: int = 1) -> Message:
    match = some_turns(gifts(players, gifts=gifts_each), 4)
    offered(match, "parachute", "sure")
    you = next(s for s in range(players) if s not in (match.round.giver, match.round.receiver))
    return table(match, you, rounds=players)


def refusal(*, true: bool) -> Message:
    match = some_turns(gifts(5), 4)
    receiver = match.round.receiver
    offered(match, true_name(match) if true else "guitar", "sure")
    return shown(match, receiver, answered(match, gift_moves.Refuse()))


def between() -> Message:
    match = gifts(4)
    while match.seat_to_move is not None:
        some_turns(match, 1)
    opened = as_json(match.game.opened(match.round))
    return table(match, 0, phase="between", opened=opened, waiting_for=[0, 1], rounds=4)


def result() -> Message:
    match = new_match("not-a-hat", NAMES[:5], secret=SECRET, starter=2)
    while match.seat_to_move is not None:
        some_turns(match, 1)
    opened = as_json(match.game.opened(match.round))
    return table(match, 0, phase="over", opened=opened)


def hat_choose(players: int = 3) -> Message:
    return table(hats(players), 0)


def hat_look() -> Message:
    match = hats()
    look(match, 2)
    return table(match, 0)


def hat_others_look() -> Message:
    match = hats()
    look(match, 2)
    return table(match, 1)


def hat_swap() -> Message:
    match = hats()
    look(match, 1)
    return shown(match, 1, swap(match, 4))


def hat_extra() -> Message:
    match = hats(expert=True)
    look(match, 1)
    swap(match, 4)
    return table(match, 0)


def hat_call(*, right: bool, you: int = 1) -> Message:
    match = hats()
    return shown(match, you, call(match, right=right))


def hat_box() -> Message:
    match = hats()
    events = call(match, right=False)
    animal = next(event.animal for event in events if event.event == "box-seen")
    message = table(match, 0, looking=0)
    message["you"]["sees"] = {"place": "box", "animal": animal}
    return message


def hat_out() -> Message:
    match = hats()
    call(match, right=False)
    return table(match, 0)


def hat_between() -> Message:
    match = hats()
    call(match, right=True)
    opened = as_json(match.game.opened(match.round))
    return table(match, 1, phase="between", opened=opened, waiting_for=[0, 1, 2])


def hat_result() -> Message:
    match = hats()
    for _ in range(2):
        if match.is_between_rounds:
            match.next_round()
            while giver_of(match) != 0:
                look(match, 0)
                swap(match, 1)
        call(match, right=True)
    return table(match, 1, phase="over", opened=as_json(match.game.opened(match.round)))


def away() -> Message:
    message = others_give(4)
    message["public"]["seats"][1]["here"] = False
    message["public"]["seats"][2]["stand_in"] = True
    return message


def replaced() -> Message:
    message = others_give(4)
    message["public"]["seats"][message["you"]["seat"]]["stand_in"] = True
    return message


def lobby(players: int, **changes: Any) -> Message:
    return table(None, 0, players=players, **changes)


STATES: dict[str, Callable[[], Message]] = {
    "lobby-alone": lambda: lobby(1),
    "lobby": lambda: lobby(4),
    "lobby-eight": lambda: lobby(8),
    "lobby-guest": lambda: table(None, 1, players=3),
    "lobby-magic": lambda: lobby(3, game="magic-hat"),
    "fetched": opening_shown,
    "answer": offer_to_you,
    "answer-sure": lambda: offer_to_you(4, 1, "sure"),
    "giving": you_give,
    "reveal-false": lambda: refusal(true=False),
    "reveal-true": lambda: refusal(true=True),
    **{f"seats-{n}": partial(others_give, n) for n in range(3, 9)},
    **{f"two-gifts-{n}": partial(others_offer, n, 2) for n in range(3, 9)},
    "two-gifts-2": lambda: offer_to_you(2, 2),
    "offer-eight": lambda: others_offer(8),
    "offer-three": lambda: others_offer(3),
    "away": away,
    "stand-in": replaced,
    "paused": lambda: with_public(others_give(4), paused=True),
    "watching": lambda: table(some_turns(gifts(5), 4), None),
    "between": between,
    "result": result,
    "hat-choose": hat_choose,
    "hat-two": lambda: hat_choose(2),
    "hat-four": lambda: hat_choose(4),
    "hat-look": hat_look,
    "hat-others-look": hat_others_look,
    "hat-swap": hat_swap,
    "hat-extra": hat_extra,
    "hat-call-right": lambda: hat_call(right=True),
    "hat-call-wrong": lambda: hat_call(right=False),
    "hat-box": hat_box,
    "hat-out": hat_out,
    "hat-between": hat_between,
    "hat-result": hat_result,
}
