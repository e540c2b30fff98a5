"""Tables from their ledgers: whatever the entries are, the result is a table or what is wrong with them."""

from __future__ import annotations

import asyncio
import time

from assyria.host.ledger import Chain, Damaged, Flaw, StoredEntry
from assyria.protocol.entries import KINDS, Entry, Opened, parse_entry
from assyria.protocol.messages import ChangeView
from assyria.table import Table
from assyria.table.changes import apply_entry

LONGEST_STRETCH = 0.005
"""Seconds that a table may be loaded before others get their turn."""


def replay_ledger(table_id: str, chain: Chain) -> tuple[Table, list[ChangeView]]:
    """Return the table after all of its entries, and its changes. Raises Damaged."""
    table, changes = apply_rows(table_id, _opened(table_id, chain.entries[0]), chain.entries[1:])
    return table.with_names(chain.names), changes


async def replay_in_turns(table_id: str, chain: Chain) -> tuple[Table, list[ChangeView]]:
    """Return the same, on the event loop, with pauses in which others are served. Raises Damaged."""
    table, changes = _opened(table_id, chain.entries[0]), list[ChangeView]()
    pause = time.monotonic() + LONGEST_STRETCH
    for row in chain.entries[1:]:
        table, change = _apply_row(table_id, table, row)
        changes.append(change)
        if time.monotonic() > pause:
            await asyncio.sleep(0)
            pause = time.monotonic() + LONGEST_STRETCH
    return table.with_names(chain.names), changes


def _opened(table_id: str, first: StoredEntry) -> Table:
    """Return the table as it was opened. Raises Damaged."""
    try:
        opened = _parse(table_id, first)
        if not isinstance(opened, Opened):
            raise Damaged(table_id, 0, Flaw.NO_REPLAY, "the table is not opened")
        return Table.new(opened)
    except Damaged:
        raise
    except Exception as wrong:
        raise _damaged(table_id, 0, wrong) from wrong


def apply_rows(table_id: str, table: Table, rows: list[StoredEntry]) -> tuple[Table, list[ChangeView]]:
    """Return the table after stored entries, and the changes. Raises Damaged."""
    changes = []
    for row in rows:
        table, change = _apply_row(table_id, table, row)
        changes.append(change)
    return table, changes


def _apply_row(table_id: str, table: Table, row: StoredEntry) -> tuple[Table, ChangeView]:
    entry = _parse(table_id, row)
    try:
        return apply_entry(table, entry, row.at)
    # What is stored may be anything, and so may be what the rules raise at it.
    except Exception as wrong:
        raise _damaged(table_id, row.n, wrong) from wrong


def _parse(table_id: str, row: StoredEntry) -> Entry:
    if row.body.get("kind") not in KINDS:
        raise Damaged(table_id, row.n, Flaw.UNKNOWN_KIND, str(row.body.get("kind"))[:40])
    try:
        return parse_entry(row.body)
    except Exception as wrong:
        raise _damaged(table_id, row.n, wrong) from wrong


def _damaged(table_id: str, n: int, wrong: Exception) -> Damaged:
    return Damaged(table_id, n, Flaw.NO_REPLAY, f"{type(wrong).__name__} {wrong}".strip()[:200])
