"""What a person may see and ask beside commands: previews, hints, analyses, records."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from assyria.protocol.commands import PlayMove
from assyria.protocol.options import Chair, TableOptions
from assyria.protocol.problems import Problem
from assyria.protocol.problems import ProblemCode as Code
from assyria.rules import View, legal_moves, view
from assyria.table import Table, decide
from assyria.table.messages import table_view
from assyria.table.permissions import (
    begun_game,
    can_export_record,
    count_help,
    count_hint,
    decision_to_analyse,
    decision_to_hint,
    decision_to_preview,
    finished_game,
)
from tests.table.tables import (
    ANN,
    BEN,
    CLEO,
    TWO,
    begun,
    bot,
    legal,
    moved,
    opened,
    over,
    person,
    state_of,
    to_move,
    walked,
    written,
)

HINTS = TableOptions(players=2, hints=True)


def code(question: Callable[[], object]) -> Code:
    """Why a question is refused."""
    with pytest.raises(Problem) as refused:
        question()
    assert not refused.value.details
    return refused.value.code


def choosing(table: Table) -> bool:
    """Somebody has a choice and nothing is held."""
    return table.held is None and len(legal(table)) > 1


class TestDecisions:
    def test_a_preview_is_of_what_all_see(self) -> None:
        """While somebody decides, before no one, after no one."""
        waiting = Table.new(opened(TWO, [person(0), Chair()]))
        assert code(lambda: decision_to_preview(waiting)) is Code.NOTHING_TO_DECIDE
        table = begun(TWO)
        assert decision_to_preview(table) == view(state_of(table))
        assert isinstance(decision_to_preview(table), View)
        table = walked(table, over)
        assert code(lambda: decision_to_preview(table)) is Code.NOTHING_TO_DECIDE

    def test_a_hint_is_for_the_seat_to_decide(self) -> None:
        """Its holder gets what every player sees; others are refused."""
        table = walked(begun(HINTS), choosing)
        _, who = to_move(table)
        assert decision_to_hint(table, who) == view(state_of(table))
        other = ANN if who == BEN else BEN
        for stranger in (other, CLEO, ""):
            assert code(lambda s=stranger: decision_to_hint(table, s)) is Code.NOT_YOUR_SEAT  # type: ignore[misc]

    def test_no_hint_where_the_table_has_none(self) -> None:
        """Hints are agreed on before the game."""
        table = walked(begun(TWO), choosing)
        assert code(lambda: decision_to_hint(table, to_move(table)[1])) is Code.NO_HINTS

    def test_no_hint_where_nothing_is_to_decide(self) -> None:
        """Before the start, while a move is held, with one legal move, and after the end."""
        assert code(lambda: decision_to_hint(Table.new(opened(HINTS)), ANN)) is Code.NOTHING_TO_DECIDE
        table = begun(HINTS)
        table = moved(table)
        assert table.held is not None
        assert code(lambda: decision_to_hint(table, to_move(table)[1])) is Code.NOTHING_TO_DECIDE
        forced = walked(begun(HINTS), lambda t: t.held is None and len(legal(t)) == 1)
        assert code(lambda: decision_to_hint(forced, to_move(forced)[1])) is Code.NOTHING_TO_DECIDE
        assert code(lambda: decision_to_analyse(state_of(forced))) is Code.NOTHING_TO_DECIDE
        ended = walked(begun(HINTS), over)
        assert code(lambda: decision_to_hint(ended, ANN)) is Code.NOTHING_TO_DECIDE

    def test_hints_are_counted_once_a_decision(self) -> None:
        """Asked twice for one decision, a hint counts once; it makes no move stale and stays with its seat."""
        table = walked(begun(HINTS), choosing)
        seat, who = to_move(table)
        before, decision = table, table.decision
        table = written(table, count_hint(table, decision))
        assert count_hint(table, decision) == []
        assert table.hints == tuple(1 if other == seat else 0 for other in range(2))
        assert before.hints == (0, 0)
        assert [chair.hints for chair in table_view(table, 0).chairs] == list(table.hints)
        assert decide(table, PlayMove(seat, before.version, legal(table)[0]), who)
        table = walked(table, lambda t: choosing(t) and t.decision != decision)
        assert count_hint(table, decision) == [], "somebody went on before the hint came"
        table = written(table, count_hint(table, table.decision))
        assert sum(table.hints) == 2
        table = walked(table, over)
        assert count_hint(table, table.decision) == []

    def test_help_from_elsewhere_counts_as_a_hint(self) -> None:
        """For the seat of mine that decides, else for one that I hold; once a decision, beside another's hint."""
        table = walked(begun(HINTS), choosing)
        (seat, who), decision = to_move(table), table.decision
        other = BEN if who == ANN else ANN
        for helped in (who, who, other, other, CLEO):
            table = written(table, count_help(table, helped))
        assert table.hints == (1, 1)
        assert count_hint(table, decision) == [], "it was counted"
        table = moved(walked(table, lambda t: choosing(t) and t.decision != decision))
        table = written(table, count_help(table, who))
        assert table.hints[seat] == 2
        alone = begun(HINTS, [person(0), person(1, ANN)])
        assert count_help(alone, ANN) == count_hint(alone, alone.decision)
        assert count_help(walked(alone, over), ANN) == []

    def test_no_help_from_elsewhere_where_the_table_has_no_hints(self) -> None:
        """To nobody who plays there, also when another decides."""
        table = begun(TWO)
        for who in (ANN, BEN):
            assert code(lambda who=who: count_help(table, who)) is Code.POSITION_IN_PLAY  # type: ignore[misc]
        assert count_help(table, CLEO) == []

    def test_an_analysis_is_of_a_choice(self) -> None:
        """Of any position with more than one legal move."""
        state = state_of(walked(begun(TWO), choosing))
        assert legal_moves(decision_to_analyse(state)) == legal_moves(state)


class TestGames:
    def test_before_during_and_after(self) -> None:
        """A game can be replayed once it began, and taken home once it is over."""
        table = Table.new(opened(TWO))
        assert code(lambda: begun_game(table)) is Code.NOT_BEGUN
        assert code(lambda: finished_game(table)) is Code.NOT_OVER
        table = begun(TWO)
        assert begun_game(table) is table.history
        assert not can_export_record(table)
        assert code(lambda: finished_game(table)) is Code.NOT_OVER
        table = walked(table, over)
        assert can_export_record(table)
        assert finished_game(table) is table.history


class TestSeats:
    def test_seats_of_a_person(self) -> None:
        """All that they hold; nobody holds none, and no name at all holds no bot's seat."""
        table = begun(TWO, [person(0), bot()])
        assert table.seats_of(ANN) == [0]
        assert table.seats_of(BEN) == table.seats_of(None) == table.seats_of("") == []
        assert not table.bots_alone
        assert begun(TWO, [bot(), bot()]).bots_alone
