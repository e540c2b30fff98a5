"""When a bot moves for a person who is away: late enough for them to come back and for the others to follow."""

from __future__ import annotations

from dataclasses import dataclass

from assyria.protocol.options import ChairKind
from assyria.table.table import Table


@dataclass(frozen=True)
class StandInPace:
    """The seconds that a stand-in waits."""

    wait: float
    """Once, after the person went away."""
    pace: float
    """Before each decision."""
    grace: float
    """After a turn, for somebody who plays to be connected again, before the table is paused."""

    def ready_at(self, table: Table) -> float:
        """Return the time from which the seat to decide may be moved for; other bots need not wait."""
        seat = table.bot_to_move
        if seat is None or table.chairs[seat].kind is not ChairKind.PERSON:
            return 0.0
        # Someone who has given up does not come back.
        back = 0.0 if table.chairs[seat].resigned else table.away_since[seat] + self.wait
        return max(back, table.decision_at + self.pace)


AT_ONCE = StandInPace(0, 0, 0)
"""For those who do not wait for anybody."""
