"""The chapters of the report on That's Not a Hat: memory, manners, and what nerve is worth."""

from __future__ import annotations

from hatbox.lab import contests, plots
from hatbox.lab.figures import share, table
from hatbox.lab.report import Book, chapter, percent
from hatbox.lab.texts import words
from hatbox.locales import figure, say
from hatbox.minds import FALLIBLE

from .quiz import share_right
from .recall import (
    LAGS,
    Played,
    in_play_when_wrong,
    is_false,
    played,
    recall_by_lag,
    share_of,
)
from .strategies import against_strategies

SIZES = (2, 3, 4, 5, 6)
QUIZ_SIZES = (3, 4, 5, 6, 8)
MANNERS = (
    "mind", "players", "decisions", "cap", "false-names", "bluffs", "refused", "false-refused",
    "true-refused",
)  # fmt: skip


def memory(book: Book) -> list[str]:
    tables: dict[tuple[str, int], Played] = {}
    for name in FALLIBLE:
        for players in SIZES:
            book.tell(say("cli-report-tables", mind=name, players=players))
            tables[name, players] = played(
                name, players, games=book.plan.games, seed=book.plan.seed
            )
    return [by_lag(book, tables), by_gifts(book, tables), manners(tables)]


def by_lag(book: Book, tables: dict[tuple[str, int], Played]) -> str:
    ticks = [f"{low}–{high}" for low, high in LAGS]
    series = {name: recall_by_lag(tables[name, 4].offers) for name in FALLIBLE}
    plot = plots.lines(words("lag-plot"), words("lag-below"), ticks, series)
    rows = [(name, *[percent(value) for value in values]) for name, values in series.items()]
    return (
        chapter("lag")
        + table((words("four-players"), *ticks), rows)
        + "\n"
        + book.draw("recall-by-lag", plot)
    )


def by_gifts(book: Book, tables: dict[tuple[str, int], Played]) -> str:
    book.tell(say("cli-report-quiz"))
    games, seed = book.plan.games // 2, book.plan.seed
    series: dict[str, list[float | None]] = {
        name: [share_right(one, players, games=games, seed=seed) for players in QUIZ_SIZES]
        for name, one in FALLIBLE.items()
    }
    ticks = [str(players + 1) for players in QUIZ_SIZES]
    plot = plots.lines(words("quiz-plot"), words("gifts-in-play"), ticks, series)
    rows = [(name, *[percent(value) for value in values]) for name, values in series.items()]
    wrong = [(name, percent(in_play_when_wrong(tables[name, 4].offers))) for name in FALLIBLE]
    return (
        chapter("gifts")
        + table((words("gifts-in-play"), *ticks), rows)
        + "\n"
        + book.draw("recall-by-gifts", plot)
        + "\n"
        + table((words("four-players"), words("wrong-recalls")), wrong)
    )


def manners(tables: dict[tuple[str, int], Played]) -> str:
    head = [words(name) for name in MANNERS]
    rows = [manners_of(name, players, at_table) for (name, players), at_table in tables.items()]
    return chapter("manners") + table(head, rows)


def manners_of(name: str, players: int, at_table: Played) -> tuple[object, ...]:
    answers = at_table.answers
    outcomes = at_table.outcomes
    return (
        name,
        players,
        figure(at_table.median_decisions, 0),
        share(sum(outcome.truncated for outcome in outcomes), len(outcomes)),
        percent(share_of(at_table.offers, is_false)),
        percent(share_of(at_table.offers, lambda note: note.bluff)),
        percent(share_of(answers, lambda note: note.refused)),
        percent(share_of(filter(is_false, answers), lambda note: note.refused)),
        percent(
            share_of([note for note in answers if not is_false(note)], lambda note: note.refused)
        ),
    )


def strategies(book: Book) -> list[str]:
    deals, seed = book.plan.deals, book.plan.seed
    book.tell(say("cli-report-strategies"))
    duels = against_strategies(contests.duel, deals=deals, seed=seed)
    fours = against_strategies(contests.at_four, deals=deals // 4, seed=seed)
    rows = [(words(f"strategy-{name}"), duels[name], fours[name]) for name in duels]
    own = words("own-memory", mind=contests.BEST_FALLIBLE)
    return [chapter("nerve") + table((own, words("duels"), words("at-four")), rows)]
