"""Reads files of records piece by piece, on all cores, into one Parquet file of decisions."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from io import BytesIO
from pathlib import Path
from typing import Any

import pyarrow as pa
import pyarrow.compute as pc
from pyarrow import parquet

from hatbox.games import BrokenRecord, WrongOption

from ..cores import in_order
from ..files import found, records_in
from .rows import SCHEMA, Row, rows_of, table_of

PIECE = 1 << 20


@dataclass(frozen=True, slots=True)
class Piece:
    """Whole lines of a file, from one byte to another."""

    path: Path
    first: int
    last: int


@dataclass(frozen=True, slots=True)
class Read:
    """What one piece held: decisions, and the lines (from 1) that are no record that holds."""

    piece: Piece
    table: Any
    records: int
    lines: int
    broken: list[tuple[int, BrokenRecord]]


@dataclass(frozen=True, slots=True)
class Broken:
    path: Path
    line: int
    why: BrokenRecord


class Reader:
    """Streams pieces into a file; a broken record is noted, and the others are read."""

    def __init__(self, paths: Sequence[Path]) -> None:
        self.pieces = [piece for path in paths for piece in pieces_of(path)]
        self.records = self.decisions = 0
        self.broken: list[Broken] = []

    def read_into(self, file: Path) -> Iterator[None]:
        """One step for each piece."""
        lines: dict[Path, int] = {}
        with parquet.ParquetWriter(file, SCHEMA) as writer:
            for read in in_order(read_piece, self.pieces):
                before = lines.get(read.piece.path, 0)
                lines[read.piece.path] = before + read.lines
                self.broken += [
                    Broken(read.piece.path, before + line, why) for line, why in read.broken
                ]
                writer.write_table(numbered(read.table, self.records))
                self.records += read.records
                self.decisions += read.table.num_rows
                yield


def numbered(table: Any, first: int) -> Any:
    column = pc.add(table["record"], pa.scalar(first, pa.int32()))
    return table.set_column(0, SCHEMA.field(0), column)


def pieces_of(path: Path) -> Iterator[Piece]:
    """JSON Lines are cut between lines; one record over many lines is one piece."""
    size = path.stat().st_size
    with path.open("rb") as file:
        if isinstance(found(file.readline(PIECE * 8)), BrokenRecord):
            yield Piece(path, 0, size)
            return
        first = 0
        while first < size:
            file.seek(min(first + PIECE, size))
            file.readline()
            yield Piece(path, first, file.tell())
            first = file.tell()


def read_piece(piece: Piece) -> Read:
    with piece.path.open("rb") as file:
        file.seek(piece.first)
        data = file.read(piece.last - piece.first)
    rows: list[Row] = []
    broken: list[tuple[int, BrokenRecord]] = []
    records = 0
    for line, record in records_in(BytesIO(data)):
        try:
            if isinstance(record, BrokenRecord):
                raise record
            rows += list(rows_of(record, records))
            records += 1
        except BrokenRecord as why:
            broken.append((line, why))
        except WrongOption as why:
            broken.append((line, BrokenRecord(why.code, "", **why.values)))
    return Read(piece, table_of(rows), records, data.count(b"\n"), broken)
