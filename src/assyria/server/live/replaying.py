"""Tables from their ledgers: whatever the entries are, the result is a table or what is wrong with them."""

from __future__ import annotations

from assyria.protocol.entries import KINDS, Entry, Opened, parse_entry
from assyria.protocol.messages import ChangeView
from assyria.server.live.live_table import apply
from assyria.store import Chain, Damaged, Flaw
from assyria.store import Entry as Row
from assyria.table import Table


def replay_ledger(table_id: str, chain: Chain) -> tuple[Table, list[ChangeView]]:
    """Return the table after all of its entries, and its changes. Raises Damaged."""
    first, *rest = chain.entries
    try:
        opened = _parse(table_id, first)
        if not isinstance(opened, Opened):
            raise Damaged(table_id, 0, Flaw.NO_REPLAY, "the table is not opened")
        table = Table(opened)
    except Damaged:
        raise
    except Exception as wrong:
        raise _damaged(table_id, 0, wrong) from wrong
    changes = apply_rows(table_id, table, rest)
    table.names = {seat: name for seat, name in chain.names.items() if seat < len(table.chairs)}
    return table, changes


def apply_rows(table_id: str, table: Table, rows: list[Row]) -> list[ChangeView]:
    """Apply stored entries to a table and return the changes. Raises Damaged; the table is of no use then."""
    changes = []
    for row in rows:
        entry = _parse(table_id, row)
        try:
            changes.append(apply(table, entry, row.at))
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
