"""Why moves were made: what somebody else decided is not the person's."""

from __future__ import annotations

import pytest

from assyria.protocol.options import MoveReason, TableOptions
from assyria.table.move_reasons import EXTRAS, was_chosen, was_forced
from tests.table.tables import begun, moved


@pytest.mark.parametrize("reason", [None, *MoveReason])
def test_whose_decision_it_was(reason: MoveReason | None) -> None:
    table = moved(begun(TableOptions(players=2, confirm=False)))
    assert table.history is not None
    history = table.history if reason is None else table.history.annotate_last(EXTRAS[reason])
    others = (MoveReason.STAND_IN, MoveReason.TIMED_OUT, MoveReason.BOT_FAILED)
    assert was_chosen(history.moves[-1]) is (reason not in others)
    assert was_forced(history.moves[-1]) is (reason is MoveReason.FORCED)
