"""Small plots, drawn as SVG by hand: lines and bars with their intervals."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from html import escape

from .figures import Estimate

WIDTH, HEIGHT = 560, 320
LEFT, RIGHT, TOP, BOTTOM = 56, 130, 40, 48
COLOURS = ("#b4552d", "#c99a2e", "#4f8a5b", "#3b6ea5", "#6b4f9a", "#555555")


def across(place: float) -> float:
    return LEFT + place * (WIDTH - LEFT - RIGHT)


def up(share: float) -> float:
    return HEIGHT - BOTTOM - share * (HEIGHT - TOP - BOTTOM)


def text(x: float, y: float, words: str, anchor: str = "start", size: int = 12) -> str:
    return (
        f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}" font-size="{size}">'
        f"{escape(words)}</text>"
    )


def line(x1: float, y1: float, x2: float, y2: float, colour: str = "#ccc") -> str:
    return f'<line x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}" stroke="{colour}"/>'


def frame(title: str, below: str, inside: Sequence[str]) -> str:
    """The sheet: a title, the shares from 0 to 100 % on the left, a name for what is below."""
    sheet = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" '
        'font-family="sans-serif" fill="#222">',
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#fff"/>',
        text(LEFT, 22, title, size=14),
        text(across(0.5), HEIGHT - 10, below, "middle"),
    ]
    for percent in range(0, 101, 20):
        y = up(percent / 100)
        sheet += [line(across(0), y, across(1), y), text(LEFT - 8, y + 4, f"{percent} %", "end")]
    return "\n".join([*sheet, *inside, "</svg>"]) + "\n"


def lines(
    title: str, below: str, ticks: Sequence[str], series: Mapping[str, Sequence[float | None]]
) -> str:
    """One line for each name; None where there was nothing to measure."""
    places = [across((number + 0.5) / len(ticks)) for number in range(len(ticks))]
    inside = [text(x, up(0) + 18, tick, "middle") for x, tick in zip(places, ticks, strict=True)]
    for number, (name, values) in enumerate(series.items()):
        colour = COLOURS[number % len(COLOURS)]
        points = [(x, up(y)) for x, y in zip(places, values, strict=True) if y is not None]
        path = " ".join(f"{x:.1f},{y:.1f}" for x, y in points)
        inside.append(f'<polyline points="{path}" fill="none" stroke="{colour}" stroke-width="2"/>')
        inside += [f'<circle cx="{x:.1f}" cy="{y:.1f}" r="3" fill="{colour}"/>' for x, y in points]
        inside += legend(number, name, colour)
    return frame(title, below, inside)


def legend(number: int, name: str, colour: str) -> list[str]:
    y = TOP + 18 * number
    square = f'<rect x="{across(1) + 14:.1f}" y="{y}" width="10" height="10" fill="{colour}"/>'
    return [square, text(across(1) + 30, y + 10, name)]


def bars(title: str, below: str, values: Mapping[str, Estimate], mark: float) -> str:
    """One bar for each name, with its interval; a dark line where the mark is."""
    inside = []
    step = 1 / len(values)
    for number, (name, value) in enumerate(values.items()):
        x, wide = across((number + 0.2) * step), 0.6 * step * (WIDTH - LEFT - RIGHT)
        middle = x + wide / 2
        inside.append(
            f'<rect x="{x:.1f}" y="{up(value.mean):.1f}" width="{wide:.1f}" '
            f'height="{up(0) - up(value.mean):.1f}" fill="{COLOURS[number % len(COLOURS)]}"/>'
        )
        inside.append(line(middle, up(value.low), middle, up(value.high), "#222"))
        inside.append(text(middle, up(0) + 18, name, "middle", 11))
    inside.append(line(across(0), up(mark), across(1), up(mark), "#222"))
    inside.append(text(across(1) + 6, up(mark) + 4, f"{100 * mark:.0f} %"))
    return frame(title, below, inside)
