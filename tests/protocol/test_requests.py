"""What is asked for at a new table."""

from __future__ import annotations

import pytest

from assyria.protocol.requests import NewTable, SeatChoice

ME, OPEN, BOT = SeatChoice("me"), SeatChoice("open"), SeatChoice("bot")


@pytest.mark.parametrize(
    ("seats", "solo", "bots_alone"),
    [
        ([ME, BOT], True, False),
        ([ME, BOT, BOT, BOT], True, False),
        ([ME, ME, BOT], False, False),
        ([ME, OPEN, BOT], False, False),
        ([OPEN, BOT], False, False),
        ([BOT, BOT], False, True),
    ],
)
def test_who_would_play(seats: list[SeatChoice], solo: bool, bots_alone: bool) -> None:
    """One person against bots may have hints; bots alone are limited."""
    asked = NewTable(seats)
    assert (asked.solo, asked.bots_alone) == (solo, bots_alone)
