"""Ledgers in the browser's database, as the host of tables uses them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from assyria.host.ledger import Chain, Conflict, Damaged, Flaw, Head, Missing, Seated, StoredEntry
from assyria.host.live_table import LiveTable
from assyria.host.replaying import replay_ledger
from assyria.local.encoding import to_json
from assyria.local.store import Kept, TableStore
from assyria.protocol.entries import Entry, entry_body
from assyria.protocol.messages import ListedTable
from assyria.protocol.options import ChairKind
from assyria.table import Table
from assyria.table.messages import table_summary

ME = "me"
"""Whoever sits before this browser; several people may."""
LOCAL = "here-"
"""How the names of these tables begin, so that they are never those of a server's."""


class BrowserLedger:
    """Nobody is there who could change what was written, so entries have no digest."""

    def __init__(self, store: TableStore) -> None:
        self._store = store

    async def read(self, table: str, known: Head | None = None) -> Chain:
        """Return a table's entries after a head that is known. Raises Missing, Damaged, Unavailable."""
        kept = await self._store.load(table)
        if kept is None:
            raise Missing(f"table {table}")
        return chain_of(kept, 0 if known is None else known.version + 1)

    async def append(self, live: LiveTable, entries: Sequence[tuple[Entry, float]], after: Table) -> Head:
        """Write entries and what lists show, and return the new head. Raises Conflict and Unavailable."""
        rows = [{"at": at, "body": to_json(entry_body(entry))} for entry, at in entries]
        names = {str(seat): name for seat, name in after.names.items()}
        known = live.head.version + 1
        if not await self._store.append(Kept(live.id, rows, names, _about(after, entries[-1][1])), known):
            raise Conflict(f"table {live.id}")
        return Head(known + len(rows) - 1, "")


def chain_of(kept: Kept, first: int = 0) -> Chain:
    """Return the entries of a table from a number on. Raises Damaged."""
    if not kept.rows:
        raise Damaged(kept.id, None, Flaw.NO_ENTRIES)
    seated = tuple(Seated(int(seat), ME, name) for seat, name in kept.names.items())
    rows = enumerate(kept.rows[first:], first)
    return Chain([_entry(kept.id, n, row) for n, row in rows], Head(len(kept.rows) - 1, ""), seated)


def _entry(table: str, n: int, row: Any) -> StoredEntry:
    match row:  # What is kept may be anything.
        case {"at": float() | int() as at, "body": dict() as body}:
            return StoredEntry(n, at, body)
    raise Damaged(table, n, Flaw.ODD_VALUE)


def check_kept(kept: Kept) -> None:
    """Raise Damaged if a table cannot be read, or is none of a browser's."""
    replay_ledger(kept.id, chain_of(kept))
    if not kept.id.startswith(LOCAL) or listed_table(kept) is None:
        raise Damaged(kept.id, None, Flaw.NO_MEANING)


def listed_table(kept: Kept) -> ListedTable | None:
    """Return a table as a list shows it; None if that cannot be read."""
    try:
        return ListedTable(**kept.about, id=kept.id, expires=None)
    except TypeError:
        return None


def _about(table: Table, at: float) -> dict[str, Any]:
    """Return what lists show of a table."""
    mover = table.mover
    summary = table_summary(table)
    for seat, chair in enumerate(summary.chairs):
        chair.name = table.name_of(seat)
    found = to_json(summary)
    found["status"] = table.status.value
    found["version"] = table.version
    found["updated"] = at
    found["my_turn"] = mover is not None and table.chairs[mover].decides and table.paused is None
    found["mine"] = any(chair.kind is ChairKind.PERSON for chair in table.chairs)
    found["seats"] = [seat for seat, chair in enumerate(table.chairs) if chair.kind is ChairKind.PERSON]
    return dict(found)
