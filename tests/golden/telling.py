"""A game told in full: every decision, what was seen of it and by whom, and every view after it.

Nothing is left out and nothing is known about the games here, so a field that somebody adds to a
view or an event turns up in the golden files.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from hatbox.games import Match, as_json
from hatbox.games.base import Everyone


def told(match: Match, moves: list[dict[str, Any]]) -> Iterator[str]:
    yield from title(match)
    yield from shown(match, match.opening())
    for number, data in enumerate(moves, 1):
        if match.is_between_rounds:
            yield "\n== the next round is dealt"
            yield from shown(match, match.next_round())
        yield f"\n== {number}. seat {match.seat_to_move} decides: {words(data)}"
        yield from shown(match, decide(match, data))
    yield from ending(match)


def decide(match: Match, data: dict[str, Any]) -> tuple[Any, ...]:
    seat = match.seat_to_move
    assert seat is not None
    return match.play(seat, match.game.move_from_json(data))


def title(match: Match) -> Iterator[str]:
    options = match.game.options_to_json(match.options)
    yield f"{match.game.NAME}, {len(match.players)} players, {words(options)}"
    yield f"\n== the first round is dealt, seat {match.starter} begins"


def ending(match: Match) -> Iterator[str]:
    yield f"\n== over: {words(as_json(match.standing))}"
    yield f"opened: {words(as_json(match.game.opened(match.round)))}"


def shown(match: Match, events: tuple[Any, ...]) -> Iterator[str]:
    for event in events:
        audience = match.game.audience(event)
        who = "all" if isinstance(audience, Everyone) else f"only seat {audience.seat}"
        yield f"{who}: {words(as_json(event))}"
    yield from views(match)


def views(match: Match) -> Iterator[str]:
    """The part common to all views once, then each viewer's own part."""
    seen = {"onlooker": as_json(match.view_for_onlooker())}
    seen |= {f"seat {seat}": as_json(match.view_for(seat)) for seat in range(len(match.players))}
    common = {
        key: value
        for key, value in seen["onlooker"].items()
        if all(key in view and view[key] == value for view in seen.values())
    }
    yield from (f"  everybody sees {key}: {words(value)}" for key, value in common.items())
    for viewer, view in seen.items():
        own = {key: value for key, value in view.items() if key not in common}
        yield f"  {viewer}: {words(own) or 'nothing more'}"


def words(value: Any) -> str:
    """JSON without its quotes."""
    if isinstance(value, dict):
        return " ".join(f"{key}={inner(item)}" for key, item in value.items())
    if isinstance(value, list):
        return " ".join(map(inner, value))
    return str(value)


def inner(value: Any) -> str:
    if isinstance(value, dict):
        return f"({words(value)})"
    return f"[{words(value)}]" if isinstance(value, list) else str(value)
