"""People around a game: seats, turns that can be taken back, clocks. No I/O; it knows no HTTP."""

from assyria.table.chairs import Chair, ChairKind
from assyria.table.clock import Clock, ClockKind, ClockRule
from assyria.table.entries import Entry, entry_body, parse_entry
from assyria.table.options import BadOptions, TableOptions
from assyria.table.table import Denial, Denied, Status, Table

__all__ = [
    "BadOptions",
    "Chair",
    "ChairKind",
    "Clock",
    "ClockKind",
    "ClockRule",
    "Denial",
    "Denied",
    "Entry",
    "Status",
    "Table",
    "TableOptions",
    "entry_body",
    "parse_entry",
]
