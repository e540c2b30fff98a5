"""Entries and summaries for tests."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from assyria.store import Entry, Store, Summary

BLANK = Summary(
    id="t",
    version=0,
    status="playing",
    listed=True,
    created=1.0,
    updated=1.0,
    to_move=None,
    due=None,
    people=(),
    owner="ann",
    about={},
)


def summary(table: str = "t", **changes: Any) -> Summary:
    return replace(BLANK, id=table, **changes)


def entry(n: int, **body: Any) -> Entry:
    return Entry(n, 100.0 + n, body)


async def filled(store: Store, table: str, length: int, **changes: Any) -> None:
    """A table with so many entries."""
    await store.append(
        table, [entry(n, move=n) for n in range(length)], summary(table, version=length - 1, **changes)
    )
