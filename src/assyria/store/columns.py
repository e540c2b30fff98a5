"""What columns may hold. SQLite keeps whatever somebody writes into a row, and PostgreSQL any JSON."""

from __future__ import annotations

import json
import logging
import re
from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from sqlalchemy import JSON, BigInteger, Boolean, Column, Double, Integer, Row, String, Table, type_coerce
from sqlalchemy.types import NullType

from assyria.host.ledger import Flaw

log = logging.getLogger("assyria.store")

STRANGE = re.compile("[\0\ud800-\udfff]")
"""Characters that one of our databases refuses."""
LARGEST = 2**31
"""The first whole number that PostgreSQL's INTEGER does not hold."""
LATEST = 253_402_300_800.0
"""The first second after the year 9999. All our numbers with fractions are times."""
REMEMBERED = 10_000


class BrokenRow(ValueError):
    """A row that cannot be shown: what is wrong with it, and in which column."""

    def __init__(self, flaw: Flaw, column: str) -> None:
        super().__init__(f"{flaw} in {column}")
        self.flaw = flaw
        self.column = column


class LeftOut:
    """The rows that are not shown. Each is logged once."""

    def __init__(self) -> None:
        self._known: set[tuple[str, str]] = set()

    def note(self, table: str, part: str, why: str) -> None:
        """Log that a row is left out, unless that was said before; `table` is one to play at, if it is of one."""
        if (table, part) not in self._known and len(self._known) < REMEMBERED:
            self._known.add((table, part))
            log.error("row left out", extra={"table": table, "part": part, "why": why})


def raw(table: Table, *names: str) -> list[Any]:
    """Return columns of a table as the driver gives them: a type that decodes a value would fail for all rows."""
    return [type_coerce(column, NullType()).label(column.name) for column in table.c if column.name in names]


def flaw_of(column: Column[Any], value: Any) -> Flaw | None:
    """Return what is wrong with a value as the driver gives it; None if a column may hold it."""
    if value is None:
        return None if column.nullable else Flaw.ODD_VALUE
    if isinstance(column.type, JSON):
        return None if is_json_object(value) else Flaw.NOT_JSON
    return None if _fits(column.type, value) else Flaw.ODD_VALUE


def _fits(kind: Any, value: Any) -> bool:
    match kind:
        case String():
            short = isinstance(value, str) and (kind.length is None or len(value) <= kind.length)
            return short and not STRANGE.search(value)
        case Boolean():
            return isinstance(value, int) and value in (0, 1)
        case Integer():
            return isinstance(value, int) and (isinstance(kind, BigInteger) or abs(value) < LARGEST)
        case Double():
            return isinstance(value, int | float) and 0 <= value < LATEST
        case _:
            raise TypeError(f"a column of a type that nobody checks: {kind!r}")


def is_json_object(value: Any) -> bool:
    """Return whether a value is an object of JSON: text in SQLite, decoded by PostgreSQL's driver."""
    try:
        return isinstance(json.loads(value) if isinstance(value, str | bytes) else value, dict)
    except (ValueError, RecursionError):
        return False


def whole(columns: Sequence[Column[Any]], rows: Iterable[Row[Any]], left_out: LeftOut) -> Iterator[Row[Any]]:
    """Yield the rows that hold what these columns may; the others are left out and logged."""
    for row in rows:
        for column, value in zip(columns, row, strict=True):
            flaw = flaw_of(column, value)
            if flaw is not None:
                keys = (printable(found) for one, found in zip(columns, row, strict=True) if one.primary_key)
                left_out.note("", " ".join((column.table.name, *keys)), f"{flaw} in {column.name}")
                break
        else:
            yield row


def printable(value: Any) -> str:
    """Return a value that may be anything as text for a log."""
    return str(value).encode("ascii", "backslashreplace").decode()[:64]
