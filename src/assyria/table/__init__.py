"""People around a game: seats, turns that can be undone, clocks, permissions. No I/O, no HTTP."""

from assyria.table.applying import apply
from assyria.table.clock import Clock
from assyria.table.commands import decide, decide_bot_move, forced_entries, time_out
from assyria.table.pauses import pause_deserted, resume_deserted, take_holiday, tell_server_away
from assyria.table.table import Table

__all__ = [
    "Clock",
    "Table",
    "apply",
    "decide",
    "decide_bot_move",
    "forced_entries",
    "pause_deserted",
    "resume_deserted",
    "take_holiday",
    "tell_server_away",
    "time_out",
]
