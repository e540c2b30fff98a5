"""Entries and summaries for tests."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from assyria.host.ledger import Seated, StoredEntry
from assyria.store import Store, Summary

BLANK = Summary(
    id="t",
    version=0,
    status="playing",
    listed=True,
    created=1.0,
    updated=1.0,
    to_move=None,
    due=None,
    owner="ann",
    about={},
)


def summary(table: str = "t", **changes: Any) -> Summary:
    return replace(BLANK, id=table, **changes)


def entry(n: int, **body: Any) -> StoredEntry:
    return StoredEntry(n, 100.0 + n, body)


async def filled(store: Store, table: str, length: int, people: tuple[str, ...] = (), **changes: Any) -> None:
    """A table with so many entries, and these people at its seats."""
    entries = [entry(n, move=n) for n in range(length)]
    after = summary(table, version=length - 1, **changes)
    await store.ledgers.append(table, entries, after, seats=seats(*people))


def seats(*people: str) -> dict[int, Seated | None]:
    """People who sit down under their own names, from the first seat on."""
    return {seat: Seated(seat, who, who.title()) for seat, who in enumerate(people)}
