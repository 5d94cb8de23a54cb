"""`hatbox minds report`: measures the minds and writes a report with plots.

Each chapter returns its text and writes its plots; the same seed and the same size give the same
figures.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from hatbox.locales import figure, say
from hatbox.minds import FALLIBLE, LADDER

from . import contests, plots
from .figures import Estimate, share, table
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
from .texts import sentence_of, words
from .tracking import found_again

GAMES = ("not-a-hat", "magic-hat")
SIZES = (3, 4, 5, 6)
QUIZ_SIZES = (3, 4, 5, 6, 8)
SWAPS = (1, 2, 4, 8)
MANNERS = (
    "mind", "players", "decisions", "cap", "false-names", "bluffs", "refused", "false-refused",
    "true-refused",
)  # fmt: skip


@dataclass(frozen=True, slots=True)
class Plan:
    """How much is simulated: deals per contest, games per number of players."""

    deals: int = 250
    games: int = 250
    seed: str = "report"


@dataclass(frozen=True, slots=True)
class Book:
    """The output folder; `tell` is called with the progress."""

    folder: Path
    plan: Plan
    tell: Callable[[str], None]

    def draw(self, name: str, svg: str) -> str:
        (self.folder / f"{name}.svg").write_text(svg, encoding="utf-8", newline="\n")
        return f"![{name}]({name}.svg)\n"


def write_report(
    folder: Path, *, plan: Plan | None = None, tell: Callable[[str], None] = lambda _: None
) -> Path:
    """Write report.md and its plots into a folder."""
    folder.mkdir(parents=True, exist_ok=True)
    book = Book(folder, plan or Plan(), tell)
    chapters = [heading(book), characters(), *memory(book)]
    for game in GAMES:
        chapters += ladder(book, game)
    chapters += [strategies(book), ceilings(book), eyes(book)]
    page = folder / "report.md"
    page.write_text("\n".join(chapters), encoding="utf-8", newline="\n")
    return page


def heading(book: Book) -> str:
    plan = book.plan
    how = words("how", seed=plan.seed, deals=plan.deals, games=plan.games)
    return f"# {words('title')}\n\n{how}\n"


def characters() -> str:
    rows = [(name, sentence_of(name)) for name in LADDER]
    return chapter("who") + table((words("mind"), words("read")), rows)


def chapter(name: str, **about: str) -> str:
    return f"## {words(name, **about)}\n\n"


# Memory and manners at tables of equals


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


def percent(value: float | None) -> str:
    return "–" if value is None else f"{figure(100 * value, 0)} %"


# The ladder


def ladder(book: Book, game: str) -> list[str]:
    deals, seed = book.plan.deals, book.plan.seed
    book.tell(say("cli-report-duels", game=game))
    robin = contests.round_robin(game, deals=deals, seed=seed)
    book.tell(say("cli-report-four", game=game))
    four = contests.rungs_at_four(game, deals=deals, seed=seed)
    return [
        chapter("ladder", game=game) + robin_table(robin),
        rung_table(robin, four),
        book.draw(
            f"{game}-duels",
            plots.bars(words("duels-plot", game=game), "", by_high(robin_rungs(robin)), 0.6),
        ),
        book.draw(
            f"{game}-four",
            plots.bars(words("four-plot", game=game), "", by_high(four), 0.25),
        ),
    ]


def robin_rungs(robin: dict[tuple[str, str], Estimate]) -> dict[tuple[str, str], Estimate]:
    return {rung: robin[rung] for rung in contests.RUNGS}


def by_high(results: dict[tuple[str, str], Estimate]) -> dict[str, Estimate]:
    return {high: result for (high, _), result in results.items()}


def robin_table(robin: dict[tuple[str, str], Estimate]) -> str:
    means = contests.standing(robin)
    rows = [
        (
            high,
            *[robin.get((high, low), "") for low in LADDER[:-1]],
            f"{figure(100 * means[high], 1)} %",
        )
        for high in LADDER
    ]
    return table((words("against"), *LADDER[:-1], words("mean")), rows)


def rung_table(
    robin: dict[tuple[str, str], Estimate], four: dict[tuple[str, str], Estimate]
) -> str:
    rows = [(f"{high} – {low}", robin[high, low], four[high, low]) for high, low in contests.RUNGS]
    return table((words("rung"), words("duels"), words("at-four-par")), rows)


# What nerve and luck are worth


def strategies(book: Book) -> str:
    deals, seed = book.plan.deals, book.plan.seed
    book.tell(say("cli-report-strategies"))
    duels = contests.against_strategies(contests.duel, deals=deals, seed=seed)
    fours = contests.against_strategies(contests.at_four, deals=deals // 4, seed=seed)
    rows = [(words(f"strategy-{name}"), duels[name], fours[name]) for name in duels]
    own = words("own-memory", mind=contests.BEST_FALLIBLE)
    return chapter("nerve") + table((own, words("duels"), words("at-four")), rows)


def ceilings(book: Book) -> str:
    deals, seed = book.plan.deals // 2, book.plan.seed
    book.tell(say("cli-report-ceiling"))
    rows = [
        (
            low,
            contests.ceiling(contests.duel, low, deals=deals, seed=seed),
            contests.ceiling(contests.at_four, low, deals=deals // 2, seed=seed),
        )
        for low in LADDER
    ]
    head = (words("perfect"), words("duels"), words("at-four"))
    return chapter("luck") + table(head, rows)


def eyes(book: Book) -> str:
    book.tell(say("cli-report-hats"))
    trials = 4 * book.plan.games
    series: dict[str, list[float | None]] = {
        name: [found_again(one.eyes, cups=4, swaps=swaps, trials=trials) for swaps in SWAPS]
        for name, one in FALLIBLE.items()
    }
    ticks = [str(swaps) for swaps in SWAPS]
    rows = [(name, *[percent(value) for value in values]) for name, values in series.items()]
    plot = plots.lines(words("cups-plot"), words("swaps"), ticks, series)
    return (
        chapter("cups")
        + table((words("swaps"), *ticks), rows)
        + "\n"
        + book.draw("following-hats", plot)
    )
