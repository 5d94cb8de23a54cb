"""That's Not a Hat in sentences: what happens, what lies there, and what a player may say."""

from __future__ import annotations

from collections.abc import Iterator

from ..base import Json
from ..telling import Facts, People, Sentence, noun, person, words_of
from .moves import TONES
from .rules import STEP
from .view import ARROWS


def tell_event(event: Json, people: People) -> Iterator[Sentence]:
    """What everybody sees at this moment, and no more."""
    match event["event"]:
        case "round-began":
            yield Sentence("hear-began", person("name", people[event["starter"]]))
        case "fetched":
            about = {"object": event["object"], "arrow": event["arrow"]}
            yield Sentence("hear-fetched", {**way(event, people), **about})
        case "took-oldest":
            yield Sentence("hear-took", {**way(event, people), "arrow": event["arrow"]})
        case "offered":
            yield offered(event["seat"], event["to"], event["object"], event["tone"], people)
        case "accepted":
            yield Sentence("hear-accepted", person("name", people[event["seat"]]))
        case "refused":
            yield from tell_refusal(event, people)
        case _:
            yield Sentence("hear-ended")


def way(event: Json, people: People) -> Facts:
    """Who, and to whom."""
    return {**person("name", people[event["seat"]]), **person("to", people[event["to"]])}


def offered(giver: int, receiver: int, gift: str, tone: str, people: People) -> Sentence:
    words = Sentence(f"offer-{tone}", {"object": gift})
    who = {**person("name", people[giver]), **person("to", people[receiver])}
    return Sentence("hear-offered", {**who, "tone": tone, "sentence": words})


def tell_refusal(event: Json, people: People) -> Iterator[Sentence]:
    gift, claim = event["object"], event["claim"]
    yield words_of(people[event["seat"]], "refusal", claim)
    yield Sentence("reveal-true" if gift == claim else "reveal", {"object": gift})
    yield Sentence("told-keep", {**person("name", people[event["wrong"]]), "object": gift})


def tell_view(view: Json, people: People) -> Iterator[Sentence]:
    """What lies before everybody, what the shop shows, and what is going on."""
    for seat, place in enumerate(view["places"]):
        yield from tell_place(seat, place, people)
    yield Sentence("shop-shows", {"gift": noun(view["shop"]["top"])})
    yield from tell_now(view["now"], people)
    if view.get("may"):
        yield Sentence("your-turn")


def tell_place(seat: int, place: Json, people: People) -> Iterator[Sentence]:
    who = person("name", people[seat])
    for card in place["gifts"]:
        yield tell_card(seat, card, people)
    if place["penalties"]:
        pile = tuple(noun(gift) for gift in place["penalties"])
        yield Sentence("penalties", {**who, "count": len(pile), "gifts": pile})


def tell_card(seat: int, card: Json, people: People) -> Sentence:
    who = person("name", people[seat])
    if "object" in card:
        return Sentence("gift-face-up", {**who, "gift": noun(card["object"])})
    to = (seat + STEP[ARROWS.index(card["arrow"])]) % len(people)
    about: Facts = {**who, **person("to", people[to]), "arrow": card["arrow"]}
    return Sentence("gift-face-down", about)


def tell_now(now: Json, people: People) -> Iterator[Sentence]:
    match now["phase"]:
        case "giving":
            receiver = people[now["receiver"]]
            both = {**person("giver", people[now["giver"]]), **person("receiver", receiver)}
            yield Sentence("dock-giving", both)
            yield Sentence("hear-arrow", {**person("to", receiver), "arrow": now["arrow"]})
        case "answering":
            yield offered(now["giver"], now["receiver"], now["claim"], now["tone"], people)
        case _:
            yield Sentence("hear-ended")


def ways(move: Json, view: Json) -> Iterator[tuple[Json, Sentence]]:
    """How a move is said, the usual way first; a tone makes it another move (H17)."""
    match move["move"]:
        case "offer":
            for tone in TONES:
                yield {**move, "tone": tone}, Sentence(f"offer-{tone}", {"object": move["object"]})
            yield move, noun(move["object"])
        case "accept":
            yield move, Sentence("thanks")
            yield move, Sentence("thanks-for", {"object": view["now"]["claim"]})
            yield move, Sentence("answer-accept")
        case _:
            yield move, Sentence("refusal", {"object": view["now"]["claim"]})
            yield move, Sentence("answer-refuse")
