"""Reports as one HTML page, and the same numbers as Parquet.

The pages are English, as the names of the columns are: docs/decisions.md says why.
"""

from __future__ import annotations

import base64
import math
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from hatbox import __version__

TEMPLATES = Path(__file__).parent

# A row of a table; `Any` because its values are read as often as they are written.
Row = dict[str, Any]


def write_page(folder: Path, template: str, **about: object) -> Path:
    from jinja2 import Environment, FileSystemLoader, StrictUndefined

    pages = Environment(
        loader=FileSystemLoader(TEMPLATES),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )
    pages.filters["shown"] = shown
    page = folder / "report.html"
    text = pages.get_template(template).render(about, version=__version__)
    page.write_text(text, encoding="utf-8", newline="\n")
    return page


def write_parquet(folder: Path, name: str, rows: Sequence[Row]) -> None:
    import pyarrow
    from pyarrow import parquet

    table = pyarrow.Table.from_pylist(list(rows))
    parquet.write_table(table, folder / f"{name}.parquet")


def shown(value: object) -> str:
    """A cell: floats with three significant digits, – for what could not be measured."""
    if value is None or (isinstance(value, float) and math.isnan(value)):
        return "–"
    if isinstance(value, float):
        return f"{value:.0f}" if abs(value) >= 100 else f"{value:.3g}"
    return str(value)


def embedded(svg: str) -> str:
    """A picture that is part of the page, with ids of its own."""
    return "data:image/svg+xml;base64," + base64.b64encode(svg.encode()).decode()
