"""The chapters of the report that hold Magic Hat against its aims: both directions of the ladder,
simple rules for calling with the same eyes, and cups beside what is known of people.

These are for people who work on the minds, so they are in English only, as the command line is.
"""

from __future__ import annotations

from hatbox.games.magic_hat import NAME
from hatbox.lab import contests
from hatbox.lab.figures import table
from hatbox.lab.report import Book, percent
from hatbox.locales import figure
from hatbox.minds import FALLIBLE, maker_of
from hatbox.minds.characters import PERFECT

from .strategies import RULES, maker_of_rule
from .tracking import found_again

CUPS = ((2, 1), (2, 2), (3, 1), (3, 2), (4, 1), (4, 2), (4, 4))
HATS = 5


def proofs(book: Book) -> list[str]:
    return [other_direction(book), rules(book), cups(book)]


def other_direction(book: Book) -> str:
    book.tell(f"{NAME}: one lower among three higher")
    results = contests.one_lower_at_four(NAME, deals=book.plan.deals, seed=book.plan.seed)
    rows = [(f"{low} among {high}", share) for (high, low), share in results.items()]
    return "## Magic Hat: one lower among three higher (par 25 %)\n\n" + table(
        ("rung", "share"), rows
    )


def rules(book: Book) -> str:
    deals, seed = book.plan.deals // 2, book.plan.seed
    rows = []
    for rule in RULES:
        book.tell(f"rule: {rule}")
        rows.append(
            (
                rule,
                *[
                    contests.duel(
                        NAME, maker_of_rule(rule, mind), maker_of(mind), deals=deals, seed=seed
                    )
                    for mind in (FALLIBLE["fox"], FALLIBLE["owl"], PERFECT)
                ],
            )
        )
    head = ("duels won with the same eyes against", "fox", "owl", "elephant")
    return "## Magic Hat: simple rules for calling\n\n" + table(head, rows)


def cups(book: Book) -> str:
    trials = 2 * book.plan.games
    rows = []
    for name, one in FALLIBLE.items():
        found = [found_again(one.eyes, cups=n, swaps=k, trials=trials) for n, k in CUPS]
        of_five = found_again(one.eyes, cups=HATS, swaps=4, trials=trials)
        capacity = HATS * (of_five - 1 / HATS) / (1 - 1 / HATS)
        rows.append((name, *[percent(value) for value in found], figure(capacity, 1)))
    head = ("cups, swaps", *[f"{n}, {k}" for n, k in CUPS], "capacity of 5 after 4")
    return "## Magic Hat: cups\n\n" + table(head, rows)
