"""Entries as they are applied, and as others see them."""

from __future__ import annotations

from assyria.protocol.entries import Entry
from assyria.protocol.messages import ChangeView
from assyria.table.applying import apply
from assyria.table.messages import change_view
from assyria.table.table import Table


def apply_entry(table: Table, entry: Entry, at: float) -> tuple[Table, ChangeView]:
    """Return the table after an entry, and the change as others see it."""
    after, events = apply(table, entry, at)
    return after, change_view(after, entry, table.state, events, at)
