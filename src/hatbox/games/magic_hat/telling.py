"""Magic Hat in sentences: what happens, what stands there, and what a player may do."""

from __future__ import annotations

from collections.abc import Iterator

from ..base import Json
from ..telling import Facts, People, Sentence, noun, person, words_of

# Whoever moves is told what they do; hats are counted from 1.
YOU: Facts = {"name": "", "you": "yes"}


def tell_event(event: Json, people: People) -> Iterator[Sentence]:
    """What is seen at this moment by those who may see it, and no more."""
    who = person("name", people[event["starter"] if "starter" in event else event["seat"]])
    match event["event"]:
        case "round-began":
            yield Sentence("hear-began", who)
        case "looked-into":
            yield Sentence("hear-looked", {**who, "hat": event["hat"] + 1})
        case "animal-seen":
            yield Sentence("animal-seen", {"object": event["animal"]})
        case "swapped":
            yield swapped(event["hats"], who)
        case "skipped":
            yield Sentence("hear-skipped", who)
        case "called":
            yield words_of(people[event["seat"]], "call", event["animal"])
        case "box-seen":
            yield Sentence("box-seen", {"object": event["animal"]})
        case "went-out":
            yield Sentence("hear-out", who)
        case _:
            yield Sentence("box-opened", {"object": event["box"]})
            yield won(event["by"], who)


def swapped(hats: list[int], who: Facts) -> Sentence:
    one, other = hats
    return Sentence("hear-swapped", {**who, "one": one + 1, "other": other + 1})


def won(by: str, who: Facts) -> Sentence:
    return Sentence("dock-round-won-last" if by == "last" else "dock-round-won", who)


def tell_view(view: Json, people: People) -> Iterator[Sentence]:
    """Who is out, what is going on, and what the reader alone sees."""
    for seat, is_out in enumerate(view["out"]):
        if is_out:
            yield Sentence("hear-out", person("name", people[seat]))
    yield from tell_now(view["now"], people)
    if sees := view.get("sees"):
        seen = "animal-seen" if sees["place"] == "hat" else "box-seen"
        yield Sentence(seen, {"object": sees["animal"]})
    for may in view.get("may", ()):
        if may["move"] in ASKED:
            yield Sentence(ASKED[may["move"]])


# What the reader is asked, by the first move of those that are open.
ASKED = {"look": "dock-choose", "swap": "dock-swap"}


def tell_now(now: Json, people: People) -> Iterator[Sentence]:
    who = person("name", people[now["winner"] if "winner" in now else now["seat"]])
    match now["phase"]:
        case "choosing":
            yield Sentence("dock-chooses", who)
        case "looking":
            yield Sentence("dock-looks", {**who, "hat": now["hat"] + 1})
        case "choosing-extra":
            yield Sentence("dock-chooses-extra", who)
        case _:
            yield won(now["by"], who)


def ways(move: Json, view: Json) -> Iterator[tuple[Json, Sentence]]:
    """How a move is said, the usual way first."""
    match move["move"]:
        case "look":
            yield move, Sentence("hear-looked", {**YOU, "hat": move["hat"] + 1})
        case "swap":
            yield move, swapped([view["now"]["hat"], move["with"]], YOU)
        case "extra":
            yield move, swapped(move["hats"], YOU)
        case "skip":
            yield move, Sentence("hear-skipped", YOU)
            yield move, Sentence("extra-skip")
        case _:
            yield move, Sentence("call", {"object": move["animal"]})
            yield move, noun(move["animal"])
