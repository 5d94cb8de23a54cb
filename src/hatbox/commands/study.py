"""`hatbox lab study`: what records tell about remembering, lying and doubting."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

from hatbox.extras import require
from hatbox.lab.cores import on_cores
from hatbox.locales import figure, say

from .error_messages import CommandFailed, at_line, of_record
from .progress import with_progress

FOLDER = "study-report"
NEEDED = ("jinja2", "matplotlib", "pyarrow", "scipy")
# More broken records than this are counted, not listed.
MOST_LISTED = 10

Tables = Mapping[str, Sequence[Mapping[str, Any]]]


def add_study(words: Any) -> None:
    parser = words.add_parser(
        "study",
        help="measure memory, bluffs and doubts in records",
        description="Measures what people or programs remembered, mixed up, refused and believed, "
        "from files of records, and writes a page, plots and Parquet files into a folder.",
    )
    files = "a file of records"
    out = f"where the report goes; by default {FOLDER}"
    parser.add_argument("files", nargs="+", type=Path, metavar="FILE", help=files)
    parser.add_argument("--out", type=Path, default=Path(FOLDER), metavar="FOLDER", help=out)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    for module in NEEDED:
        require(module, "lab")
    from hatbox.lab.study.reading import Reader
    from hatbox.lab.study.report import write_report

    reader = Reader(args.files)
    args.out.mkdir(parents=True, exist_ok=True)
    decisions = args.out / "decisions.parquet"
    with on_cores():
        for _ in with_progress(reader.read_into(decisions), len(reader.pieces)):
            pass
    tell_broken(reader)
    if not reader.decisions:
        decisions.unlink()
        raise CommandFailed(say("cli-study-nothing"))
    about = {"records": reader.records, "broken": len(reader.broken)}
    tables = write_report(args.out, decisions, **about)
    print(say("cli-study-read", records=reader.records, decisions=reader.decisions))
    for line in summary(tables):
        print(line)
    print(args.out / "report.html")
    return 0


def tell_broken(reader: Any) -> None:
    """Records that do not hold are left out, and named."""
    for broken in reader.broken[:MOST_LISTED]:
        print(at_line(broken.path, broken.line, of_record(broken.why)), file=sys.stderr)
    if reader.broken:
        print(say("cli-study-left-out", records=len(reader.broken)), file=sys.stderr)


def summary(tables: Tables) -> Iterator[str]:
    """A line for each game and each kind of player."""
    pairs = dict.fromkeys((row["game"], row["who"]) for row in tables["errors"])
    for game, who in pairs:
        own = {
            name: [row for row in rows if row["game"] == game and who in speakers(row)]
            for name, rows in tables.items()
        }
        yield say("cli-study-who", game=game, who=who)
        yield from told(own)


def speakers(row: Mapping[str, Any]) -> tuple[object, object]:
    return row.get("who"), row.get("claimant")


def told(own: Tables) -> Iterator[str]:
    """What was measured of one of them; what was not is left out."""
    untrue = [row for row in own["untrue_names"] if row["kind"] == "untrue"]
    for row in untrue:
        yield "  " + say("cli-study-names", share=percent(1 - row["share"]), n=row["n"])
    for row in own["refusals"]:
        values = {key: figure(row[key], 2) for key in ("d_prime", "criterion")}
        yield "  " + say("cli-study-refusals", d=values["d_prime"], c=values["criterion"])
    lies = own["believed"]
    if lies:
        n = sum(row["n"] for row in lies)
        share = sum(row["n"] * row["share"] for row in lies) / n
        yield "  " + say("cli-study-believed", share=percent(share), n=n)
    for row in own["tells"]:
        yield "  " + say(f"cli-study-tells-{row['sign']}", bits=figure(row["bits"], 3))
    wrong = sum(row["n"] * row["wrong"] for row in own["errors"])
    if wrong:
        could = sum(row["n"] * row["could_have_known"] for row in own["errors"])
        yield "  " + say("cli-study-errors", wrong=round(wrong), share=percent(could / wrong))


def percent(share: float) -> str:
    return f"{figure(100 * share, 1)} %"
