"""The chapters of the report that hold That's Not a Hat against its aims: silly acts, what each
faculty is worth, a best response with the same memory, and learning in a series.

These are for people who work on the minds, so they are in English only, as the command line is.
"""

from __future__ import annotations

from typing import Any

from hatbox.games.not_a_hat import NAME
from hatbox.lab import contests
from hatbox.lab.figures import table
from hatbox.lab.report import Book
from hatbox.locales import figure
from hatbox.minds import FALLIBLE

from .ablations import FACULTIES, best_response, worth_of_faculties
from .habits import HABITS, halves
from .recall import played, share_of
from .silly import SILLY, echoes, look_alikes, per_hundred

# Learning is measured against a habit with the memory of this character.
MEMORY_OF_HABITS = "owl"


def proofs(book: Book) -> list[str]:
    return [other_direction(book), silly(book), faculties(book), exploits(book), learning(book)]


def other_direction(book: Book) -> str:
    book.tell(f"{NAME}: one lower among three higher")
    results = contests.one_lower_at_four(NAME, deals=book.plan.deals // 2, seed=book.plan.seed)
    rows = [(f"{low} among {high}", share) for (high, low), share in results.items()]
    return "## One lower among three higher (par 25 %)\n\n" + table(("rung", "share"), rows)


def silly(book: Book) -> str:
    book.tell("silly acts")
    rows = []
    for name in FALLIBLE:
        at_table = played(name, 4, games=book.plan.games, seed=f"{book.plan.seed} silly")
        acts = [figure(per_hundred(at_table.notes, is_silly), 2) for is_silly in SILLY.values()]
        hits, by_chance = look_alikes(at_table.offers)
        bluffs = share_of(at_table.offers, lambda note: note.bluff) or 0.0
        rows.append(
            (
                name,
                *acts,
                f"{figure(100 * echoes(at_table.offers), 1)} %",
                f"{figure(100 * bluffs, 1)} %",
                f"{hits} ({figure(by_chance, 1)})",
            )
        )
    head = ("four players", *SILLY, "echoes", "bluffs", "look-alikes confused (by chance)")
    return "## Silly acts for every 100 decisions\n\n" + table(head, rows)


def faculties(book: Book) -> str:
    deals, seed = book.plan.deals, book.plan.seed
    rows = []
    for name in ("fox", "owl"):
        book.tell(f"faculties of {name}")
        worth = worth_of_faculties(contests.duel, FALLIBLE[name], deals=deals, seed=seed)
        rows.append((name, *worth.values()))
    head = ("duels against itself without", *FACULTIES)
    return "## What each faculty is worth\n\n" + table(head, rows)


def exploits(book: Book) -> str:
    rows = []
    for name in ("fox", "owl"):
        book.tell(f"best response to {name}")
        how: dict[str, Any] = {"deals": max(book.plan.deals // 4, 2), "seed": book.plan.seed}
        _, duels = best_response(contests.duel, FALLIBLE[name], **how)
        how["deals"] = max(book.plan.deals // 16, 2)
        _, fours = best_response(contests.at_four, FALLIBLE[name], **how)
        rows.append((name, duels, fours))
    head = ("best response with the memory of", "duels (par 50 %)", "at four (par 25 %)")
    return "## How far they can be exploited\n\n" + table(head, rows)


def learning(book: Book) -> str:
    rows = []
    for habit in HABITS:
        book.tell(f"owl against who {habit}")
        memory = FALLIBLE[MEMORY_OF_HABITS]
        matches = max(book.plan.games // 8, 4)
        rows.append((habit, *halves("owl", habit, memory, matches=matches, seed=book.plan.seed)))
    head = ("owl against who", "first half", "second half", "gain")
    return "## Learning a habit in a series of twelve rounds\n\n" + table(head, rows)
