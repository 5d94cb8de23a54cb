"""Plots of the laboratory as SVG, drawn by matplotlib (the extra `lab`).

The same values give the same bytes: no date, a fixed salt for ids, and text left as text.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from io import StringIO
from math import nan
from typing import TYPE_CHECKING

from hatbox.extras import require

from .figures import Estimate

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

COLOURS = ("#b4552d", "#c99a2e", "#4f8a5b", "#3b6ea5", "#6b4f9a", "#555555")
INCHES = (7.0, 4.0)
# The lower left corner of the legend, in units of the axes.
BESIDE = (1.02, 0.4)
# In units of the distance between two ticks.
BESIDE_EACH_OTHER = 0.06
# Above this share a cell is so dark that its figure is white.
DARK = 0.6
MOST_LETTERS = 24


def check_available() -> None:
    require("matplotlib", "lab")


def lines(
    title: str,
    below: str,
    ticks: Sequence[str],
    series: Mapping[str, Sequence[float | None]],
    intervals: Mapping[str, Sequence[tuple[float, float] | None]] | None = None,
) -> str:
    """One line for each name; None where there was nothing to measure. Lines with intervals stand a
    little apart, so that these can be told apart."""
    figure, axes = sheet(title, below)
    for number, (name, values) in enumerate(series.items()):
        beside = BESIDE_EACH_OTHER * (number - (len(series) - 1) / 2) if intervals else 0.0
        measured = {at: value for at, value in enumerate(values) if value is not None}
        places, shares = [at + beside for at in measured], list(measured.values())
        axes.plot(places, shares, marker="o", color=colour(number), label=name)
        for at, interval in enumerate((intervals or {}).get(name, ())):
            if interval is not None:
                axes.vlines(at + beside, *interval, color=colour(number), linewidth=1)
    axes.set_xticks(range(len(ticks)), ticks)
    axes.legend(loc=BESIDE, frameon=False)
    return svg_of(figure)


def bars(title: str, below: str, values: Mapping[str, Estimate], mark: float) -> str:
    """One bar for each name, with its interval; a dark line at the mark."""
    figure, axes = sheet(title, below)
    means = [value.mean for value in values.values()]
    margins = [value.margin for value in values.values()]
    colours = [colour(number) for number in range(len(values))]
    axes.bar(list(values), means, yerr=margins, color=colours, width=0.6, capsize=3)
    axes.axhline(mark, color="#222222", linewidth=1)
    return svg_of(figure)


def ranks(names: Sequence[str], spreads: Sequence[tuple[float, float, float]]) -> str:
    """A point with its interval for each name, the first on top."""
    figure, axes = plain_sheet(len(names))
    for place, (low, middle, high) in enumerate(spreads):
        axes.plot([low, high], [place, place], color=colour(place), linewidth=2)
        axes.plot([middle], [place], marker="o", color=colour(place))
    axes.set_yticks(range(len(names)), [shortened(name) for name in names])
    axes.set_ylim(len(names) - 0.5, -0.5)
    axes.set_xlabel("rating (95% interval)")
    axes.grid(axis="x", color="#cccccc")
    return svg_of(figure)


def matrix(
    rows: Sequence[str], columns: Sequence[str], values: Sequence[Sequence[float | None]]
) -> str:
    """Shares as colours, with their figures; empty where there is nothing."""
    figure, axes = plain_sheet(len(rows))
    numbers = [[nan if value is None else value for value in row] for row in values]
    axes.imshow(numbers, cmap="YlOrBr", vmin=0, vmax=1, aspect="auto")
    for y, row in enumerate(values):
        for x, value in enumerate(row):
            if value is not None:
                ink = "white" if value > DARK else "black"
                axes.text(x, y, f"{value:.2f}", ha="center", va="center", color=ink)
    axes.set_yticks(range(len(rows)), [shortened(name) for name in rows])
    labels = [shortened(name) for name in columns]
    axes.set_xticks(range(len(columns)), labels, rotation=30, ha="right")
    return svg_of(figure)


def stacked(names: Sequence[str], parts: Mapping[str, Sequence[float]]) -> str:
    """A bar for each name, of shares that add up."""
    figure, axes = plain_sheet(len(names))
    begun = [0.0] * len(names)
    for number, (part, shares) in enumerate(parts.items()):
        axes.barh(range(len(names)), shares, left=begun, color=colour(number), label=part)
        begun = [before + share for before, share in zip(begun, shares, strict=True)]
    axes.set_yticks(range(len(names)), [shortened(name) for name in names])
    axes.set_ylim(len(names) - 0.5, -0.5)
    axes.legend(loc=BESIDE, frameon=False)
    return svg_of(figure)


def shortened(name: str) -> str:
    return name if len(name) <= MOST_LETTERS else "…" + name[1 - MOST_LETTERS :]


def plain_sheet(rows: int) -> tuple[Figure, Axes]:
    check_available()
    from matplotlib.figure import Figure

    figure = Figure(figsize=(INCHES[0], 1.2 + 0.4 * rows), layout="tight")
    return figure, figure.add_subplot()


def sheet(title: str, below: str) -> tuple[Figure, Axes]:
    """An empty plot of shares from 0 to 100 %."""
    check_available()
    from matplotlib.figure import Figure
    from matplotlib.ticker import PercentFormatter

    figure = Figure(figsize=INCHES, layout="tight")
    axes = figure.add_subplot()
    axes.set_title(title)
    axes.set_xlabel(below)
    axes.set_ylim(0, 1)
    axes.yaxis.set_major_formatter(PercentFormatter(1.0, symbol=" %"))
    axes.grid(axis="y", color="#cccccc")
    axes.set_axisbelow(True)
    return figure, axes


def colour(number: int) -> str:
    return COLOURS[number % len(COLOURS)]


def svg_of(figure: Figure) -> str:
    from matplotlib import rc_context

    drawn = StringIO()
    with rc_context({"svg.hashsalt": "hatbox", "svg.fonttype": "none"}):
        figure.savefig(drawn, format="svg", metadata={"Date": None})
    return drawn.getvalue()
