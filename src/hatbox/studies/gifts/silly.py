"""Silly acts: what no attentive person does, counted for every hundred decisions."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from statistics import fmean

from hatbox.lab.figures import Estimate, estimate

from .probe import Note
from .recall import Played, is_false, is_right

SILLY: dict[str, Callable[[Note], bool]] = {
    "names-open": lambda note: note.is_offer and note.lies_open,
    "misnames-shown": lambda note: note.is_offer and note.just_shown and is_false(note),
    "false-echo": lambda note: note.is_offer and note.is_echo and is_false(note),
    "refuses-shown": lambda note: note.refused and note.just_shown and not is_false(note),
}


def per_hundred(notes: Sequence[Note], is_silly: Callable[[Note], bool]) -> float:
    return 100 * sum(is_silly(note) for note in notes) / len(notes)


def echoes(offers: Sequence[Note]) -> float:
    """The share of offers that repeat the name that was accepted just before."""
    return sum(note.is_echo for note in offers) / len(offers)


def look_alikes(offers: Sequence[Note]) -> tuple[int, float]:
    """Of the wrong recalls with a look-alike about: how many are one, and how many chance gives."""
    wrong = wrong_beside_look_alikes(offers)
    return sum(note.is_look_alike for note in wrong), sum(map(chance_of_alike, wrong))


def beyond_chance(at_table: Played) -> Estimate:
    """How many times as often as by chance. A game is one sample: who is wrong about a gift once is
    wrong about it again."""
    counted = [look_alikes([note for note in game if note.is_offer]) for game in at_table.games]
    usual = fmean(by_chance for _, by_chance in counted)
    return estimate([1 + (hits - by_chance) / usual for hits, by_chance in counted])


def wrong_beside_look_alikes(offers: Sequence[Note]) -> list[Note]:
    return [
        note
        for note in offers
        if note.look_alikes and note.in_play and not is_right(note) and not note.just_shown
    ]


def chance_of_alike(note: Note) -> float:
    return note.look_alikes / (note.gifts - 1)
