"""When a bot may move for somebody who is away."""

from __future__ import annotations

from assyria.protocol.entries import Left, Resigned
from assyria.protocol.options import TableOptions
from assyria.table import apply
from assyria.table.stand_in_pace import AT_ONCE, StandInPace
from tests.table.tables import TWO, begun, bot, to_move

PACE = StandInPace(wait=20, pace=2, grace=5)


def test_a_bot_of_the_table_need_not_wait() -> None:
    table = begun(TWO, [bot(), bot()])
    assert table.bot_to_move is not None
    assert PACE.ready_at(table) == 0


def test_a_stand_in_waits_for_somebody_who_may_come_back() -> None:
    """Not for a person who decides, and not for one who has given up; then only as long as others can follow."""
    table = begun(TableOptions(players=3, resign=True))
    assert PACE.ready_at(table) == 0
    seat, _ = to_move(table)
    table, _ = apply(table, Left(seat), 100.0)
    assert PACE.ready_at(table) == 120
    assert AT_ONCE.ready_at(table) == 100
    table, _ = apply(table, Resigned(seat), 101.0)
    assert PACE.ready_at(table) == 103
