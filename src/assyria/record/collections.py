"""Many records in one file: JSON Lines, a game a line."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from os import PathLike
from pathlib import Path

from assyria.record.codec import LARGEST, read_record, write_record
from assyria.record.history import GameHistory
from assyria.record.record import Record, RecordError


def record_line(record: Record) -> bytes:
    """Return a record as one line of JSON, with its end."""
    return json.dumps(json.loads(write_record(record)), separators=(",", ":")).encode("ascii") + b"\n"


def read_records(path: str | PathLike[str]) -> Iterator[GameHistory]:
    """Yield the games of a file with a record a line, each replayed; no more than one is kept in memory.

    Empty lines are skipped. Raises OSError, and RecordError, whose `entry` is the number of the line, from 1.
    """
    with Path(path).open("rb") as file:
        number = 0
        # One byte more than a record may have, so that nobody's endless line fills the memory.
        while line := file.readline(LARGEST + 1):
            number += 1
            if not line.isspace():
                try:
                    history = read_record(line)
                except RecordError as wrong:
                    wrong.entry = number
                    raise
                yield history


def write_records(path: str | PathLike[str], records: Iterable[Record]) -> None:
    """Write records to a file, a line each. Raises OSError."""
    with Path(path).open("wb") as file:
        file.writelines(map(record_line, records))
