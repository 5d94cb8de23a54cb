"""The chapters of the report on Magic Hat: what luck leaves to skill, and following hats."""

from __future__ import annotations

from hatbox.lab import contests, plots
from hatbox.lab.figures import table
from hatbox.lab.report import Book, chapter, percent
from hatbox.lab.texts import words
from hatbox.locales import say
from hatbox.minds import FALLIBLE, LADDER

from .ceiling import ceiling
from .tracking import found_again

SWAPS = (1, 2, 4, 8)


def ceilings(book: Book) -> list[str]:
    deals, seed = book.plan.deals // 2, book.plan.seed
    book.tell(say("cli-report-ceiling"))
    rows = [
        (
            low,
            ceiling(contests.duel, low, deals=deals, seed=seed),
            ceiling(contests.at_four, low, deals=deals // 2, seed=seed),
        )
        for low in LADDER
    ]
    head = (words("perfect"), words("duels"), words("at-four"))
    return [chapter("luck") + table(head, rows)]


def eyes(book: Book) -> list[str]:
    book.tell(say("cli-report-hats"))
    trials = 4 * book.plan.games
    series: dict[str, list[float | None]] = {
        name: [found_again(one.eyes, cups=4, swaps=swaps, trials=trials) for swaps in SWAPS]
        for name, one in FALLIBLE.items()
    }
    ticks = [str(swaps) for swaps in SWAPS]
    rows = [(name, *[percent(value) for value in values]) for name, values in series.items()]
    plot = plots.lines(words("cups-plot"), words("swaps"), ticks, series)
    text = (
        chapter("cups")
        + table((words("swaps"), *ticks), rows)
        + "\n"
        + book.draw("following-hats", plot)
    )
    return [text]
