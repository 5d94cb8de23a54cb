"""Messages of tables in every state, made by the real games: for the gallery and for axe."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import partial
from typing import Any

import msgspec

from hatbox.analysis.awards import awards
from hatbox.analysis.replay import replay
from hatbox.games import Match, as_json, events_for, game_named, new_match
from hatbox.games.base import Everyone
from hatbox.games.magic_hat import moves as hat_moves
from hatbox.games.not_a_hat import moves as gift_moves
from hatbox.lab.simulate import simulate
from hatbox.server.bodies import GameTold
from tests.games.lessons import Classroom, obedient

Message = dict[str, Any]
NAMES = ("Nia", "Mira", "Леся", "Tess", "Bruno", "Ada", "Otto", "Noa")
SECRET = bytes(range(32))
GIFT_STEPS = ("begin", "gifts", "thanks", "oldest", "doubt", "wrong", "end")
HAT_STEPS = ("box", "look", "swap", "follow", "out", "call", "won")


def table(match: Match | None, you: int | None, **changes: Any) -> Message:
    """The message that a seat gets; `changes` are laid over its public part."""
    names = match.players if match else NAMES[: changes.pop("players", 4)]
    public: Message = {
        "version": 7, "code": "PLUM7", "phase": "playing" if match else "open",
        "game": match.game.NAME if match else "not-a-hat", "options": {}, "clock": "relaxed",
        "pace": "normal", "talk": True, "words": True, "onlookers": True, "listed": False,
        "watching": 0, "screens": 0, "waiting": [], "votes": [],
        "seats": [seat(name, number) for number, name in enumerate(names)], "starter": None,
        "commitment": None, "view": None, "opened": None, "standing": None, "round": 1,
        "rounds": 1, "deadline_ms": 18000, "beat_ms": 0, "call_ms": None, "paused": False,
        "paused_by": None, "waiting_for": [], "can_end": False, "agreed": [],
        "rematch_asked": [], "looking": None, "events": [],
    }  # fmt: skip
    if match:
        public["view"] = as_json(match.view_for_onlooker())
        public["standing"] = as_json(match.standing)
    return {"type": "table", "public": public | changes, "you": private(match, you)}


def private(match: Match | None, you: int | None) -> Message:
    part: Message = {
        "seat": you, "host": you == 0, "role": "onlooker" if you is None else "seat",
        "seats": [] if you is None else [you], "may": [], "sees": None, "missed": 0,
        "waits": False, "events": [],
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


BOTS = ("random", "goldfish", "squirrel", "fox", "raven", "elephant")


def bot(mind: str, number: int = 1) -> Message:
    """A bot that nobody named."""
    name = mind.capitalize() + (f" {number}" if number > 1 else "")
    return {
        "name": name, "kind": "mind", "mind": mind, "here": True, "stand_in": False, "host": False,
    }  # fmt: skip


def among_bots(message: Message, *minds: str) -> Message:
    """The same table with bots in the last seats; two of a kind have numbers."""
    seats = [*message["public"]["seats"]]
    for at, mind in enumerate(minds, len(seats) - len(minds)):
        seats[at] = bot(mind, 1 + minds[: at - len(seats) + len(minds)].count(mind))
    return with_public(message, seats=seats)


FACES = ("0120", "5301", "2744", "1413", "3500", "4202", "2651", "3013")


def with_faces(message: Message) -> Message:
    """The same table of people who all chose what they look like."""
    seats = [one | {"kind": "person", "mind": None} for one in message["public"]["seats"]]
    chosen = [one | {"face": face} for one, face in zip(seats, FACES, strict=False)]
    return with_public(message, seats=chosen)


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
    first = table(match, receiver)
    return shown(match, receiver, answered(match, gift_moves.Refuse())) | {"before": first}


def thanked(players: int = 5, gifts_each: int = 1) -> Message:
    match = some_turns(gifts(players, gifts=gifts_each), 4)
    receiver = match.round.receiver
    offered(match, "guitar", "plain")
    first = table(match, match.round.giver)
    told = shown(match, match.round.giver, answered(match, gift_moves.Accept()))
    assert match.round.giver == receiver
    return told | {"before": first}


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
    return table(match, 0, phase="over", opened=opened) | {"told": told(match.record())}


def series_result() -> Message:
    match = gifts(4)
    while not match.is_over:
        if match.is_between_rounds:
            match.next_round()
        while match.seat_to_move is not None:
            some_turns(match, 1)
    opened = as_json(match.game.opened(match.round))
    message = table(match, 0, phase="over", opened=opened, round=4, rounds=4)
    return message | {"told": told(match.record())}


def told(record: Message) -> Message:
    """A finished game as the server tells it."""
    record = json.loads(json.dumps(record))
    game: Message = msgspec.to_builtins(GameTold(1, awards(record), replay(record)))
    return game


def simulated(game: str, players: int, **wishes: object) -> Message:
    """A game of minds, with what they thought."""
    seats = ("goldfish", "fox", "raven")
    [record] = simulate(
        game, players=players, games=1, seed="gallery", seats=seats, wishes=wishes, thoughts=True
    )
    return told(record)


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


def hat_call(*, right: bool, you: int = 1, players: int = 3) -> Message:
    match = hats(players)
    first = table(match, you)
    return shown(match, you, call(match, right=right)) | {"before": first}


def hat_begins() -> Message:
    match = hats()
    return shown(match, 0, match.opening())


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
    message = table(match, 1, phase="over", opened=as_json(match.game.opened(match.round)))
    return message | {"told": told(match.record())}


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


def lesson(game: str, step: str) -> Message:
    """A lesson at one of its steps, for whoever followed the hand."""
    room = Classroom(game_named(game))
    if step == "begin":
        message = lobby(len(room.match.players), game=game)
    else:
        room.is_taught(obedient, until=step)
        phase = "playing" if room.match.seat_to_move is not None else "between"
        message = table(room.match, 0, phase=phase)
    message = among_bots(message, *room.match.players[1:])
    message["public"] |= {"clock": "off", "deadline_ms": None, "talk": False}
    message["you"]["lesson"] = as_json(room.guide.step)
    return message


def paused_by_you() -> Message:
    message = others_give(4)
    message["you"]["host"] = True
    return with_public(message, paused=True, paused_by=message["you"]["seat"])


def strangers() -> Message:
    vote = {"seat": 2, "votes": 1, "needed": 2}
    return with_public(others_give(4), listed=True, words=False, waiting=["Otto"], votes=[vote])


def waits(phase: str = "playing") -> Message:
    """Somebody who has no seat yet."""
    message = between() if phase == "between" else table(some_turns(gifts(5), 4), None)
    message["you"] |= {"seat": None, "seats": [], "role": "seat", "waits": True, "may": []}
    return with_public(message, listed=True, words=False, waiting=["Otto"])


def rematch_asked(you: int) -> Message:
    message = result()
    message["you"] |= {"seat": you, "host": you == 0, "seats": [you]}
    return with_public(message, rematch_asked=[1, 2])


STATES: dict[str, Callable[[], Message]] = {
    "lobby-alone": lambda: lobby(1),
    "lobby": lambda: lobby(4),
    "lobby-eight": lambda: lobby(8),
    "lobby-guest": lambda: table(None, 1, players=3),
    "lobby-bots": lambda: among_bots(lobby(8), *BOTS, "fox"),
    "lobby-magic": lambda: lobby(3, game="magic-hat"),
    "fetched": opening_shown,
    "answer": offer_to_you,
    "answer-sure": lambda: offer_to_you(4, 1, "sure"),
    "giving": you_give,
    "thanked": thanked,
    "said-no": lambda: refusal(true=False),
    "reveal-false": lambda: refusal(true=False),
    "reveal-true": lambda: refusal(true=True),
    **{f"seats-{n}": partial(others_give, n) for n in range(3, 9)},
    **{f"two-gifts-{n}": partial(others_offer, n, 2) for n in range(3, 9)},
    "two-gifts-2": lambda: offer_to_you(2, 2),
    "offer-eight": lambda: others_offer(8),
    "offer-three": lambda: others_offer(3),
    "bots-eight": lambda: among_bots(others_give(8), "fox", *BOTS),
    "faces-eight": lambda: with_faces(others_give(8)),
    "bots-four": lambda: among_bots(offer_to_you(4), "elephant", "elephant", "raven"),
    "away": away,
    "stand-in": replaced,
    "paused": lambda: with_public(others_give(4), paused=True, paused_by=1),
    "paused-by-you": paused_by_you,
    "lobby-open": lambda: lobby(3, listed=True, words=False),
    "strangers": strangers,
    "waits": waits,
    "joining": lambda: with_public(between(), listed=True, words=False, waiting=["Otto", "Noa"]),
    "waits-between": lambda: waits("between"),
    "watching": lambda: table(some_turns(gifts(5), 4), None),
    "between": between,
    "result": result,
    "series-result": series_result,
    "hat-begins": hat_begins,
    "result-asked": lambda: rematch_asked(0),
    "result-guest": lambda: rematch_asked(1),
    "hat-choose": hat_choose,
    "hat-bots": lambda: among_bots(hat_choose(4), "squirrel", "raven", "elephant"),
    "hat-two": lambda: hat_choose(2),
    "hat-four": lambda: hat_choose(4),
    "hat-look": hat_look,
    "hat-others-look": hat_others_look,
    "hat-swap": hat_swap,
    "hat-extra": hat_extra,
    "hat-called": lambda: hat_call(right=True),
    "hat-won-as-last": lambda: hat_call(right=False, players=2),
    "hat-call-right": lambda: hat_call(right=True),
    "hat-call-wrong": lambda: hat_call(right=False),
    "hat-box": hat_box,
    "hat-out": hat_out,
    "hat-between": hat_between,
    "hat-result": hat_result,
    **{f"lesson-{step}": partial(lesson, "not-a-hat", step) for step in GIFT_STEPS},
    **{f"lesson-hat-{step}": partial(lesson, "magic-hat", step) for step in HAT_STEPS},
}
