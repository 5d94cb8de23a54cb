"""What the bots of a record thought at each decision, in words."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any


def thoughts_in_words(record: Mapping[str, Any]) -> Iterator[str]:
    """One line for each decision of a bot, in the order of the game; nothing for people."""
    kept = [iter(of_seat or ()) for of_seat in record.get("thoughts", ())]
    number = 0
    for round in record["rounds"]:
        for move in round["moves"]:
            number += 1
            seat = move["seat"]
            thought = next(kept[seat], None) if seat < len(kept) else None
            if thought is not None:
                yield f"{number}. {record['players'][seat]} {in_words(thought)}"


def in_words(thought: Mapping[str, Any]) -> str:
    if "offer" in thought:
        return f"{offer(thought)} {memory(thought)}{table(thought)}"
    if "answer" in thought:
        return f"{answer(thought)} {memory(thought)}{table(thought)}"
    if "box" in thought:
        return hats(thought)
    return f"{thought.get('move', 'moves')}. {memory(thought)}"


def offer(thought: Mapping[str, Any]) -> str:
    bluff = f", a bluff (share {thought['share']:.0%})" if thought["bluff"] else ""
    return f"offers {thought['offer']} ({thought['tone']}){bluff}."


def answer(thought: Mapping[str, Any]) -> str:
    return (
        f"{thought['answer']}s {thought['claim']}: believed {thought['believed']:.0%}, "
        f"needed {thought['least']:.0%}; takes the giver for honest {thought['honesty']:.0%}."
    )


def memory(thought: Mapping[str, Any]) -> str:
    likely = listed(thought["gift"]) or "nothing"
    ago = f", named {thought['ago']} events ago" if "ago" in thought else ""
    missed = ", looked away then" if thought.get("missed") else ""
    slipped = ", mixed up with another" if thought.get("slipped") else ""
    return f"Comes to mind: {likely}{ago}{missed}{slipped}."


def listed(likely: Mapping[str, float]) -> str:
    return ", ".join(f"{object} {share:.0%}" for object, share in likely.items())


def table(thought: Mapping[str, Any]) -> str:
    """What it takes the other gifts for, seat by seat."""
    known = [
        f"seat {seat + 1}: {next(iter(likely))}" for seat, _, likely in thought["down"] if likely
    ]
    return f" Elsewhere: {', '.join(known)}." if known else ""


def hats(thought: Mapping[str, Any]) -> str:
    where = ", ".join(f"{animal} in hat {hat + 1}" for animal, hat in thought["hats"].items())
    weighed = (
        f" Calling {thought['sure']:.0%} against waiting {thought['waiting']:.0%}."
        if "sure" in thought
        else ""
    )
    box = ", ".join(thought["box"])
    return f"{thought['move']}s. The box: {box}. {where or 'Nothing seen'}.{weighed}"
