"""Who may write at a table, and whose lines the players get only when the game is over."""

from __future__ import annotations

from assyria.protocol.options import ChatRule, Status
from assyria.protocol.problems import Problem, ProblemCode
from assyria.table.table import Table


def check_may_write(table: Table, who: str) -> None:
    """Check that a person may write at a table. Raises Problem."""
    if table.options.chat is ChatRule.PLAYERS and not table.seats_of(who):
        raise Problem(ProblemCode.CHAT_FOR_PLAYERS)


def is_held_back(table: Table, who: str) -> bool:
    """Return whether what a person says now is held back from the players: so nobody coaches at a listed table."""
    return table.options.listed and table.status is Status.PLAYING and not table.seats_of(who)


def may_read_held(table: Table, who: str | None) -> bool:
    """Return whether a person gets lines that are held back: those who watch, and everyone after the game."""
    return table.status is not Status.PLAYING or not table.seats_of(who)
