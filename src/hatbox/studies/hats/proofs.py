"""The chapters of the report that hold Magic Hat against its aims: both directions of the ladder,
simple rules for calling with the same eyes, and cups beside what is known of people.

These are for people who work on the minds, so they are in English only, as the command line is.
"""

from __future__ import annotations

from hatbox.games.magic_hat import NAME
from hatbox.lab import contests
from hatbox.lab.arena import shares_of_first
from hatbox.lab.figures import Estimate, estimate, table
from hatbox.lab.report import Book, percent
from hatbox.locales import figure
from hatbox.minds import FALLIBLE, maker_of
from hatbox.minds.characters import PERFECT

from .silly import calls_of_seen
from .strategies import RULES, maker_of_rule
from .tracking import found_again

CUPS = ((2, 1), (2, 2), (3, 1), (3, 2), (4, 1), (4, 2), (4, 4))
HATS = 5
SEATS = (2, 3, 4)
# Luck leaves little to skill from one rung to the next, so that it takes many times the deals.
OF_NEIGHBOURS, OF_RULES = 10, 6


def proofs(book: Book) -> list[str]:
    return [other_direction(book), rules(book), silly(book), cups(book)]


def other_direction(book: Book) -> str:
    """One lower among higher ones, and one higher among lower ones, at 2, 3 and 4 seats."""
    rows = []
    for high, low in contests.RUNGS:
        book.tell(f"{NAME}: {low} and {high}")
        rows.append((f"{low}, {high}", *[one_among(book, low, high, n) for n in SEATS]))
        rows.append((f"{high}, {low}", *[one_among(book, high, low, n) for n in SEATS]))
    head = ("one, the others", *[f"{n} seats (par {100 / n:.0f} %)" for n in SEATS])
    return "## Magic Hat: both directions of the ladder\n\n" + table(head, rows)


def one_among(book: Book, one: str, others: str, seats: int) -> Estimate:
    deals, seed = OF_NEIGHBOURS * book.plan.deals // seats, f"{book.plan.seed} among"
    return estimate(shares_of_first(NAME, (one, *[others] * (seats - 1)), deals=deals, seed=seed))


def silly(book: Book) -> str:
    """Calling what one saw in a hat oneself."""
    rows = []
    for name in FALLIBLE:
        book.tell(f"calls of {name}")
        made, of_seen = calls_of_seen(name, 3, games=book.plan.games, seed=book.plan.seed)
        rows.append((name, made, percent(of_seen / made)))
    head = ("three players", "calls", "of an animal that the caller had seen")
    return "## Magic Hat: silly calls\n\n" + table(head, rows)


def rules(book: Book) -> str:
    deals, seed = OF_RULES * book.plan.deals, book.plan.seed
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
                    for mind in (FALLIBLE["fox"], FALLIBLE["raven"], PERFECT)
                ],
            )
        )
    head = ("duels won with the same eyes against", "fox", "raven", "elephant")
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
