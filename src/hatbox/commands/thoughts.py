"""What the bots of a record thought at each decision, in the reader's language."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any

from hatbox.games.story import Line

Say = Callable[[Line], str]
Thought = Mapping[str, Any]


def thoughts_in_words(record: Mapping[str, Any], say: Say) -> Iterator[str]:
    """One line for each decision of a bot, in the order of the game; nothing for people."""
    kept = [iter(of_seat or ()) for of_seat in record.get("thoughts", ())]
    number = 0
    for round in record["rounds"]:
        for move in round["moves"]:
            number += 1
            seat = move["seat"]
            thought = next(kept[seat], None) if seat < len(kept) else None
            if thought is not None:
                words = " ".join(map(say, lines(thought, record["players"], say)))
                player = record["players"][seat]
                yield say(
                    Line("thought-line", {"number": str(number), "player": player, "words": words})
                )


def lines(thought: Thought, players: Sequence[str], say: Say) -> Iterator[Line]:
    if "box" in thought:
        yield from hats(thought, say)
        return
    yield from choice(thought)
    yield from memory(thought, say)
    yield from elsewhere(thought, players, say)


def choice(thought: Thought) -> Iterator[Line]:
    """What was said or answered, and what was weighed."""
    if "offer" in thought:
        yield Line("thought-offer", {"object": thought["offer"]})
        if thought["bluff"]:
            yield Line("thought-bluff")
    if "answer" in thought:
        yield Line(f"thought-{thought['answer']}", {"object": thought["claim"]})
        weighed = {name: percent(thought[name]) for name in ("believed", "least", "honesty")}
        yield Line("thought-weighed", {**weighed})


def memory(thought: Thought, say: Say) -> Iterator[Line]:
    """What the gift on its way may be, since when that is known, and what went wrong."""
    likely = [
        Line("thought-likely", {"object": object, "share": percent(share)})
        for object, share in thought["gift"].items()
    ]
    yield (
        Line("thought-mind", {"things": listed(likely, say)}) if likely else Line("thought-nothing")
    )
    if "ago" in thought:
        yield Line("thought-ago", {"events": thought["ago"]})
    yield from (Line(f"thought-{slip}") for slip in ("missed", "slipped") if thought.get(slip))


def elsewhere(thought: Thought, players: Sequence[str], say: Say) -> Iterator[Line]:
    """What it takes the other gifts for, seat by seat."""
    known = [
        Line("thought-place", {"player": players[seat], "object": next(iter(likely))})
        for seat, _, likely in thought.get("down", ())
        if likely
    ]
    if known:
        yield Line("thought-elsewhere", {"things": listed(known, say)})


def hats(thought: Thought, say: Say) -> Iterator[Line]:
    if thought["box"]:
        names = [Line("thought-animal", {"object": animal}) for animal in thought["box"]]
        yield Line("thought-box", {"things": listed(names, say)})
    seen = [
        Line("thought-hat", {"object": animal, "hat": hat + 1})
        for animal, hat in thought["hats"].items()
    ]
    if seen:
        yield Line("thought-hats", {"things": listed(seen, say)})
    if "sure" in thought:
        weighed = {name: percent(thought[name]) for name in ("sure", "waiting")}
        yield Line("thought-race", {**weighed})


def listed(things: Iterable[Line], say: Say) -> str:
    return ", ".join(map(say, things))


def percent(share: float) -> str:
    return f"{100 * share:.0f}"
