"""Plots of the laboratory as SVG, drawn by matplotlib (the extra `lab`).

The same values give the same bytes: no date, a fixed salt for ids, and text left as text.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from io import StringIO
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


def check_available() -> None:
    require("matplotlib", "lab")


def lines(
    title: str, below: str, ticks: Sequence[str], series: Mapping[str, Sequence[float | None]]
) -> str:
    """One line for each name; None where there was nothing to measure."""
    figure, axes = sheet(title, below)
    for number, (name, values) in enumerate(series.items()):
        measured = {at: value for at, value in enumerate(values) if value is not None}
        places, shares = list(measured), list(measured.values())
        axes.plot(places, shares, marker="o", color=colour(number), label=name)
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
