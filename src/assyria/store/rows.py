"""Rows as values, one by one: a row that somebody broke is left out and logged, and the others are shown."""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import Any

from sqlalchemy import Row

from assyria.host.ledger import Flaw, Seated
from assyria.store import schema
from assyria.store.columns import LATEST, STRANGE, BrokenRow, LeftOut, printable, raw
from assyria.store.values import Summary

SUMMARY = raw(
    schema.tables,
    *("id", "version", "status", "listed", "created", "updated", "to_move", "due", "owner", "about"),
)
SEATED = raw(schema.people, "table_id", "seat", "identity", "name")


def summaries(found: Iterable[Row[Any]], people: Iterable[Row[Any]], left_out: LeftOut) -> list[Summary]:
    """Return rows of `tables` with those of `people`; broken ones are left out."""
    seated: dict[str, list[Seated]] = {}
    for row in people:
        try:
            seated.setdefault(row.table_id, []).append(seated_of(row))
        except BrokenRow as wrong:
            left_out.note(printable(row.table_id), "people", str(wrong))
    shown = []
    for row in found:
        try:
            shown.append(summary_of(row, seated.get(row.id, [])))
        except BrokenRow as wrong:
            left_out.note(printable(row.id), "summary", str(wrong))
    return shown


def summary_of(row: Row[Any], seated: Iterable[Seated] = ()) -> Summary:
    """Return a row of `tables` as a value. Raises BrokenRow."""
    return Summary(
        id=_text(row.id, "id"),
        version=_integer(row.version, "version"),
        status=_text(row.status, "status"),
        listed=_flag(row.listed, "listed"),
        created=_number(row.created, "created"),
        updated=_number(row.updated, "updated"),
        to_move=None if row.to_move is None else _text(row.to_move, "to_move"),
        due=None if row.due is None else _number(row.due, "due"),
        owner=_text(row.owner, "owner"),
        about=json_object(row.about, "about"),
        seated=tuple(sorted(seated, key=lambda one: one.seat)),
    )


def seated_of(row: Row[Any]) -> Seated:
    """Return a row of `people` as a value. Raises BrokenRow."""
    return Seated(_integer(row.seat, "seat"), _text(row.identity, "identity"), _text(row.name, "name"))


def chat_line(row: Row[Any]) -> dict[str, Any]:
    """Return a row of `chat`: n, identity, name, text, at, phrase, held. Raises BrokenRow."""
    texts = {name: _text(getattr(row, name), name) for name in ("identity", "name", "text")}
    phrase = None if row.phrase is None else _text(row.phrase, "phrase")
    numbers = {"n": _integer(row.n, "n"), "at": _number(row.at, "at")}
    return {**numbers, **texts, "phrase": phrase, "held": _flag(row.held, "held")}


def json_object(value: Any, column: str) -> dict[str, Any]:
    """Return the object in a column of JSON: text in SQLite, decoded by PostgreSQL's driver. Raises BrokenRow."""
    try:
        found = json.loads(value) if isinstance(value, str | bytes) else value
    except (TypeError, ValueError, RecursionError):
        raise BrokenRow(Flaw.NOT_JSON, column) from None
    if not isinstance(found, dict):
        raise BrokenRow(Flaw.NOT_JSON, column)
    return found


def _text(value: Any, column: str) -> str:
    if not isinstance(value, str) or STRANGE.search(value):
        raise BrokenRow(Flaw.ODD_VALUE, column)
    return value


def _integer(value: Any, column: str) -> int:
    if not isinstance(value, int):
        raise BrokenRow(Flaw.ODD_VALUE, column)
    return value


def _number(value: Any, column: str) -> float:
    if not isinstance(value, int | float) or not 0 <= value < LATEST:
        raise BrokenRow(Flaw.ODD_VALUE, column)
    return float(value)


def _flag(value: Any, column: str) -> bool:
    if value not in (0, 1):
        raise BrokenRow(Flaw.ODD_VALUE, column)
    return bool(value)
