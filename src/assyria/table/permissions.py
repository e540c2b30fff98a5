"""What a person may see of a table and ask about it, besides its commands."""

from __future__ import annotations

from assyria.protocol.entries import Entry, HintAsked
from assyria.protocol.options import Status
from assyria.protocol.problems import Problem, ProblemCode
from assyria.record import GameHistory
from assyria.rules import Seat, State, View, legal_moves, view
from assyria.table.table import Table


def can_export_record(table: Table) -> bool:
    """Return whether the game is over, so that its record may be given out: it holds the order of the cards."""
    return table.history is not None and table.status is Status.FINISHED


def begun_game(table: Table) -> GameHistory:
    """Return the game so far. Raises Problem before the start."""
    if table.history is None:
        raise Problem(ProblemCode.NOT_BEGUN)
    return table.history


def finished_game(table: Table) -> GameHistory:
    """Return the whole game, which anyone may look at once it is over. Raises Problem."""
    if table.history is None or not can_export_record(table):
        raise Problem(ProblemCode.NOT_OVER)
    return table.history


def decision_to_preview(table: Table) -> View:
    """Return the position to decide, as everyone sees it. Raises Problem if nobody is to decide."""
    if table.state is None or table.mover is None:
        raise Problem(ProblemCode.NOTHING_TO_DECIDE)
    return view(table.state)


def decision_to_hint(table: Table, who: str) -> View:
    """Return a person's own decision, as everyone sees it, at a table that allows hints. Raises Problem."""
    if table.mover is None or table.held is not None:
        raise Problem(ProblemCode.NOTHING_TO_DECIDE)
    assert table.state is not None
    seen = decision_to_analyse(table.state)
    if table.chairs[table.mover].holder != who:
        raise Problem(ProblemCode.NOT_YOUR_SEAT)
    if not table.options.hints:
        raise Problem(ProblemCode.NO_HINTS)
    return seen


def count_hint(table: Table, decision: int) -> list[Entry]:
    """Return the entry that counts a hint; none if it was counted, or if there is another decision by now."""
    if table.mover is None or table.decision != decision:
        return []
    return _counted(table, table.mover)


def count_help(table: Table, who: str) -> list[Entry]:
    """Return the entry that counts help from elsewhere with a person's game, like a hint for the decision of now.

    Of several seats that they hold, it is that of the one to decide. Raises Problem at a table without hints.
    """
    seats = table.seats_of(who)
    if table.status is not Status.PLAYING or not seats:
        return []
    if not table.options.hints:
        raise Problem(ProblemCode.POSITION_IN_PLAY)
    return _counted(table, table.mover if table.mover in seats else seats[0])


def _counted(table: Table, seat: Seat) -> list[Entry]:
    return [] if table.hinted.get(seat) == table.decision else [HintAsked(seat)]


def decision_to_analyse(state: State) -> View:
    """Return a position with a choice, as everyone sees it. Raises Problem if there is no choice."""
    if len(legal_moves(state)) < 2:
        raise Problem(ProblemCode.NOTHING_TO_DECIDE)
    return view(state)
