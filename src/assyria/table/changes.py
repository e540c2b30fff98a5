"""Entries as they are applied, and as others see them."""

from __future__ import annotations

from assyria.protocol.entries import Entry
from assyria.protocol.messages import ChangeView
from assyria.table.messages import change_view
from assyria.table.table import Table


def apply_entry(table: Table, entry: Entry, at: float) -> ChangeView:
    """Apply an entry to a table and return the change as others see it."""
    before = table.state
    events = table.apply(entry, at)
    return change_view(table, entry, before, events, at)
