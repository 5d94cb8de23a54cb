"""`hatbox minds report`: what the minds can do, measured and drawn.

Each chapter returns its text and writes its plots; the same seed and the same size give the same
figures.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

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
from .sentences import sentence_of
from .tracking import found_again

GAMES = ("not-a-hat", "magic-hat")
SIZES = (3, 4, 5, 6)
QUIZ_SIZES = (3, 4, 5, 6, 8)
SWAPS = (1, 2, 4, 8)


@dataclass(frozen=True, slots=True)
class Plan:
    """How much is played: deals of each contest, and games of each table."""

    deals: int = 250
    games: int = 250
    seed: str = "report"


@dataclass(frozen=True, slots=True)
class Book:
    """A folder for the report; `tell` says what is being done."""

    folder: Path
    plan: Plan
    tell: Callable[[str], None]

    def draw(self, name: str, svg: str) -> str:
        (self.folder / f"{name}.svg").write_text(svg, encoding="utf-8", newline="\n")
        return f"![{name}]({name}.svg)\n"


def write_report(
    folder: Path, *, plan: Plan | None = None, tell: Callable[[str], None] = lambda _: None
) -> Path:
    """Everything into a folder: report.md and its plots."""
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
    return (
        "# The minds, measured\n\n"
        f"Seed `{plan.seed}`; {plan.deals} deals for each contest, played from every seat; "
        f"{plan.games} games for each table of equals. After ± is half of the 95 % interval.\n"
    )


def characters() -> str:
    rows = [(name, sentence_of(name)) for name in LADDER]
    return "## Who they are\n\n" + table(("character", "what players read"), rows)


# Memory and manners at tables of equals


def memory(book: Book) -> list[str]:
    tables: dict[tuple[str, int], Played] = {}
    for name in FALLIBLE:
        for players in SIZES:
            book.tell(f"{name}: tables of {players}")
            tables[name, players] = played(
                name, players, games=book.plan.games, seed=book.plan.seed
            )
    return [by_lag(book, tables), by_gifts(book, tables), manners(tables)]


def by_lag(book: Book, tables: dict[tuple[str, int], Played]) -> str:
    ticks = [f"{low}–{high}" for low, high in LAGS]
    series = {name: recall_by_lag(tables[name, 4].offers) for name in FALLIBLE}
    plot = plots.lines(
        "Right recalls, four players", "gifts given since it was seen", ticks, series
    )
    rows = [(name, *[percent(value) for value in values]) for name, values in series.items()]
    return (
        "## Recall by lag\n\n"
        + table(("four players", *ticks), rows)
        + "\n"
        + book.draw("recall-by-lag", plot)
    )


def by_gifts(book: Book, tables: dict[tuple[str, int], Played]) -> str:
    book.tell("the quiz of memory")
    games, seed = book.plan.games // 2, book.plan.seed
    series: dict[str, list[float | None]] = {
        name: [share_right(one, players, games=games, seed=seed) for players in QUIZ_SIZES]
        for name, one in FALLIBLE.items()
    }
    ticks = [str(players + 1) for players in QUIZ_SIZES]
    plot = plots.lines("Right recalls in the quiz", "gifts in play", ticks, series)
    rows = [(name, *[percent(value) for value in values]) for name, values in series.items()]
    wrong = [(name, percent(in_play_when_wrong(tables[name, 4].offers))) for name in FALLIBLE]
    return (
        "## Recall by gifts in play\n\n"
        + table(("gifts in play", *ticks), rows)
        + "\n"
        + book.draw("recall-by-gifts", plot)
        + "\n"
        + table(("four players", "wrong recalls that lie face down at the table"), wrong)
    )


def manners(tables: dict[tuple[str, int], Played]) -> str:
    head = (
        "mind", "players", "decisions (median)", "reach the cap", "false names", "bluffs",
        "refused", "false ones refused", "true ones refused",
    )  # fmt: skip
    rows = [manners_of(name, players, at_table) for (name, players), at_table in tables.items()]
    return "## Length, errors, bluffs and refusals\n\n" + table(head, rows)


def manners_of(name: str, players: int, at_table: Played) -> tuple[object, ...]:
    answers = at_table.answers
    outcomes = at_table.outcomes
    return (
        name,
        players,
        f"{at_table.median_decisions:.0f}",
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
    return "–" if value is None else f"{100 * value:.0f} %"


# The ladder


def ladder(book: Book, game: str) -> list[str]:
    deals, seed = book.plan.deals, book.plan.seed
    book.tell(f"{game}: round robin")
    robin = contests.round_robin(game, deals=deals, seed=seed)
    book.tell(f"{game}: rungs at four")
    four = contests.rungs_at_four(game, deals=deals, seed=seed)
    return [
        f"## The ladder: {game}\n",
        robin_table(robin),
        rung_table(robin, four),
        book.draw(
            f"{game}-duels",
            plots.bars(f"{game}: duels with the level below", "", by_high(robin_rungs(robin)), 0.6),
        ),
        book.draw(
            f"{game}-four",
            plots.bars(f"{game}: one among three of the level below", "", by_high(four), 0.25),
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
            f"{100 * means[high]:.1f} %",
        )
        for high in LADDER
    ]
    return table(("duels won against", *LADDER[:-1], "mean of all"), rows)


def rung_table(
    robin: dict[tuple[str, str], Estimate], four: dict[tuple[str, str], Estimate]
) -> str:
    rows = [(f"{high} – {low}", robin[high, low], four[high, low]) for high, low in contests.RUNGS]
    return table(("rung", "duels", "at four (par 25 %)"), rows)


# What nerve and luck are worth


def strategies(book: Book) -> str:
    deals, seed = book.plan.deals, book.plan.seed
    book.tell("simple strategies with the same memory")
    duels = contests.against_strategies(contests.duel, deals=deals, seed=seed)
    fours = contests.against_strategies(contests.at_four, deals=deals // 4, seed=seed)
    rows = [(words, duels[words], fours[words]) for words in duels]
    head = (f"{contests.BEST_FALLIBLE} against its own memory with", "duels", "at four")
    return "## What nerve is worth beyond memory\n\n" + table(head, rows)


def ceilings(book: Book) -> str:
    deals, seed = book.plan.deals // 2, book.plan.seed
    book.tell("magic-hat: the ceiling of perfect play")
    rows = [
        (
            low,
            contests.ceiling(contests.duel, low, deals=deals, seed=seed),
            contests.ceiling(contests.at_four, low, deals=deals // 2, seed=seed),
        )
        for low in LADDER
    ]
    head = ("perfect tracking and the race worked out, against", "duels", "at four")
    return "## Magic Hat: what luck leaves to skill\n\n" + table(head, rows)


def eyes(book: Book) -> str:
    book.tell("magic-hat: following hats")
    trials = 4 * book.plan.games
    series: dict[str, list[float | None]] = {
        name: [found_again(one.eyes, cups=4, swaps=swaps, trials=trials) for swaps in SWAPS]
        for name, one in FALLIBLE.items()
    }
    ticks = [str(swaps) for swaps in SWAPS]
    rows = [(name, *[percent(value) for value in values]) for name, values in series.items()]
    plot = plots.lines("Four cups: animals found again", "swaps", ticks, series)
    return (
        "## Magic Hat: four cups, found again after swaps\n\n"
        + table(("swaps", *ticks), rows)
        + "\n"
        + book.draw("following-hats", plot)
    )
