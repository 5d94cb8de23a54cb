"""The chapters of the report that hold That's Not a Hat against its aims: silly acts, what each
faculty is worth, a best response with the same memory, and learning in a series.

These are for people who work on the minds, so they are in English only, as the command line is.
"""

from __future__ import annotations

from typing import Any

from hatbox.games.not_a_hat import NAME
from hatbox.lab import contests
from hatbox.lab.figures import Estimate, estimate, table
from hatbox.lab.report import Book
from hatbox.locales import figure
from hatbox.minds import FALLIBLE, maker_of

from .ablations import (
    FACULTIES,
    IS_FOR,
    without_burden,
    without_ear,
    without_learning,
    worth_of_faculties,
)
from .habits import difference, evenings, halves, old_friend, whole
from .learner import exploited
from .recall import played, share_of
from .silly import SILLY, beyond_chance, echoes, look_alikes, per_hundred
from .strategies import EchoSceptic, maker_of_strategy

LEARNT = ("blushes", "takes-all", "sulks", "doubts-and-sulks")
# Evenings for each game of the plan.
TO_LEARN, AMONG_PEOPLE = 8, 4
# What a learner wins is held against its aim by an interval, which takes many times the deals.
OF_DUELS, OF_FOURS = 4, 3
LOOK_ALIKES = ("look-alikes confused", "by chance", "times chance")


def proofs(book: Book) -> list[str]:
    studies = (other_direction, silly, faculties, among_people, lengths, exploits, learning)
    return [study(book) for study in studies]


def other_direction(book: Book) -> str:
    book.tell(f"{NAME}: one lower among three higher")
    results = contests.one_lower_at_four(NAME, deals=book.plan.deals // 2, seed=book.plan.seed)
    rows = [(f"{low} among {high}", share) for (high, low), share in results.items()]
    return "## One lower among three higher (par 25 %)\n\n" + table(("rung", "share"), rows)


def silly(book: Book) -> str:
    book.tell("silly acts")
    rows = [
        silly_row(name, games=3 * book.plan.games, seed=f"{book.plan.seed} silly")
        for name in FALLIBLE
    ]
    head = ("four players", "decisions", *SILLY, "echoes", "bluffs", *LOOK_ALIKES)
    return "## Silly acts for every 100 decisions\n\n" + table(head, rows)


def silly_row(name: str, *, games: int, seed: str) -> tuple[object, ...]:
    at_table = played(name, 4, games=games, seed=seed)
    acts = [figure(per_hundred(at_table.notes, is_silly), 2) for is_silly in SILLY.values()]
    hits, by_chance = look_alikes(at_table.offers)
    bluffs = share_of(at_table.offers, lambda note: note.bluff) or 0.0
    shares = [f"{figure(100 * share, 1)} %" for share in (echoes(at_table.offers), bluffs)]
    beyond = beyond_chance(at_table)
    alike = f"{figure(beyond.mean, 2)} ± {figure(beyond.margin, 2)}"
    return name, len(at_table.notes), *acts, *shares, hits, figure(by_chance, 1), alike


def faculties(book: Book) -> str:
    deals, seed = book.plan.deals, book.plan.seed
    rows = []
    for name in ("fox", "raven"):
        book.tell(f"faculties of {name}")
        worth = worth_of_faculties(contests.duel, FALLIBLE[name], deals=deals, seed=seed)
        rows.append((name, *worth.values()))
    head = ("duels against itself without", *FACULTIES)
    return "## What each faculty is worth\n\n" + table(head, rows)


def among_people(book: Book) -> str:
    """Among equals tones say nothing and lies are found out: faculties are for people."""
    mind = FALLIBLE["raven"]
    how: dict[str, Any] = {"matches": AMONG_PEOPLE * book.plan.games, "seed": book.plan.seed}
    rows = []
    for name, habit in IS_FOR.items():
        book.tell(f"raven without {name} among people")
        kinds = mind, FACULTIES[name](mind)
        played = [whole(evenings(maker_of(one), habit, **how)) for one in kinds]
        rows.append((name, habit, *map(estimate, played), difference(*played)))
    head = ("faculty", "duels against who", "whole", "without it", "worth")
    return "## What faculties are worth among people\n\n" + table(head, rows)


def lengths(book: Book) -> str:
    """κ is there so that games end."""
    rows = []
    for name in ("fox", "raven"):
        book.tell(f"length with and without burden: {name}")
        kinds = FALLIBLE[name], without_burden(FALLIBLE[name])
        how: dict[str, Any] = {"games": max(book.plan.games // 2, 4), "seed": book.plan.seed}
        tables = [played(maker_of(one), 3, **how) for one in kinds]
        rows.append((name, *[figure(at_table.median_decisions, 0) for at_table in tables]))
    head = ("decisions (median) of three", "with κ", "without")
    return "## What κ is for\n\n" + table(head, rows)


def exploits(book: Book) -> str:
    rows = []
    deals, seed = book.plan.deals, book.plan.seed
    for name in ("fox", "raven"):
        book.tell(f"learning to beat {name}")
        mind = FALLIBLE[name]
        how: dict[str, Any] = {"games": 12 * book.plan.games, "seed": seed}
        sceptic = maker_of_strategy(EchoSceptic, mind)
        rows.append(
            (
                name,
                contests.duel(NAME, sceptic, name, deals=deals, seed=seed),
                exploited(contests.duel, mind, 2, deals=OF_DUELS * deals, **how),
                exploited(contests.at_four, mind, 4, deals=OF_FOURS * deals, **how),
            )
        )
    head = (
        "with the memory of",
        "never believes or says an echo, duels",
        "learner, duels (par 50 %)",
        "learner, at four (par 25 %)",
    )
    return "## How far they can be exploited\n\n" + table(head, rows)


def learning(book: Book) -> str:
    """Also without what is learnt, and with all of it from the start: a habit may be bad enough to
    lose by itself, and then there is nothing to learn."""
    rows = []
    for habit in LEARNT:
        book.tell(f"learning who {habit}")
        rows.append(
            (habit, *learnt_of(habit, matches=TO_LEARN * book.plan.games, seed=book.plan.seed))
        )
    head = (
        "duels against who", "first game", "rematch", "gain", "rematch of one that learns nothing",
        "its gain", "first game of one that knows them",
    )  # fmt: skip
    return "## Learning a habit\n\n" + table(head, rows)


def learnt_of(habit: str, *, matches: int, seed: str) -> tuple[Estimate, ...]:
    raven = maker_of(FALLIBLE["raven"])
    dull = maker_of(without_ear(without_learning(FALLIBLE["raven"])))
    how: dict[str, Any] = {"matches": matches, "seed": seed}
    first, rematch, gain = halves(evenings(raven, habit, **how))
    _, of_the_dull, its_gain = halves(evenings(dull, habit, **how))
    friend = old_friend(raven, habit, seed=seed)
    known, _, _ = halves(evenings(raven, habit, known=friend, **how))
    return first, rematch, gain, of_the_dull, its_gain, known
