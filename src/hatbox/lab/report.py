"""`hatbox minds report`: measures the minds and writes a report with plots.

Each chapter returns its text and writes its plots; the same seed and the same size give the same
figures.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from hatbox.locales import figure, say
from hatbox.minds import LADDER

from . import contests, plots
from .figures import Estimate, table
from .texts import sentence_of, words


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


# What is measured at one game alone: its chapters.
Study = Callable[[Book], list[str]]


def write_report(
    folder: Path,
    studies: Mapping[str, Sequence[Study]],
    *,
    plan: Plan | None = None,
    tell: Callable[[str], None] = lambda _: None,
) -> Path:
    """Write report.md and its plots into a folder; `studies` are the chapters of each game."""
    folder.mkdir(parents=True, exist_ok=True)
    book = Book(folder, plan or Plan(), tell)
    chapters = [heading(book), characters()]
    for game in studies:
        chapters += ladder(book, game)
        chapters += [text for study in studies[game] for text in study(book)]
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


def percent(value: float | None) -> str:
    return "–" if value is None else f"{figure(100 * value, 0)} %"


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
