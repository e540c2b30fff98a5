"""Tables from their ledgers: whatever the entries are, the result is a table or what is wrong with them."""

from __future__ import annotations

import asyncio
import time

from assyria.protocol.entries import KINDS, Entry, Opened, parse_entry
from assyria.protocol.messages import ChangeView
from assyria.store import Chain, Damaged, Flaw
from assyria.store import Entry as Row
from assyria.table import Table
from assyria.table.changes import apply_entry

LONGEST_STRETCH = 0.005
"""Seconds that a table may be loaded before others get their turn."""


def replay_ledger(table_id: str, chain: Chain) -> tuple[Table, list[ChangeView]]:
    """Return the table after all of its entries, and its changes. Raises Damaged."""
    table = _opened(table_id, chain.entries[0])
    changes = apply_rows(table_id, table, chain.entries[1:])
    _name(table, chain)
    return table, changes


async def replay_in_turns(table_id: str, chain: Chain) -> tuple[Table, list[ChangeView]]:
    """Return the same, on the event loop, with pauses in which others are served. Raises Damaged."""
    table, changes = _opened(table_id, chain.entries[0]), list[ChangeView]()
    pause = time.monotonic() + LONGEST_STRETCH
    for row in chain.entries[1:]:
        changes += apply_rows(table_id, table, [row])
        if time.monotonic() > pause:
            await asyncio.sleep(0)
            pause = time.monotonic() + LONGEST_STRETCH
    _name(table, chain)
    return table, changes


def _opened(table_id: str, first: Row) -> Table:
    """Return the table as it was opened. Raises Damaged."""
    try:
        opened = _parse(table_id, first)
        if not isinstance(opened, Opened):
            raise Damaged(table_id, 0, Flaw.NO_REPLAY, "the table is not opened")
        return Table(opened)
    except Damaged:
        raise
    except Exception as wrong:
        raise _damaged(table_id, 0, wrong) from wrong


def _name(table: Table, chain: Chain) -> None:
    """Give people at a table the names that they have now."""
    table.names = {seat: name for seat, name in chain.names.items() if seat < len(table.chairs)}


def apply_rows(table_id: str, table: Table, rows: list[Row]) -> list[ChangeView]:
    """Apply stored entries to a table and return the changes. Raises Damaged; the table is of no use then."""
    changes = []
    for row in rows:
        entry = _parse(table_id, row)
        try:
            changes.append(apply_entry(table, entry, row.at))
        # What is stored may be anything, and so may be what the rules raise at it.
        except Exception as wrong:
            raise _damaged(table_id, row.n, wrong) from wrong
    return changes


def _parse(table_id: str, row: Row) -> Entry:
    if row.body.get("kind") not in KINDS:
        raise Damaged(table_id, row.n, Flaw.UNKNOWN_KIND, str(row.body.get("kind"))[:40])
    try:
        return parse_entry(row.body)
    except Exception as wrong:
        raise _damaged(table_id, row.n, wrong) from wrong


def _damaged(table_id: str, n: int, wrong: Exception) -> Damaged:
    return Damaged(table_id, n, Flaw.NO_REPLAY, f"{type(wrong).__name__} {wrong}".strip()[:200])
