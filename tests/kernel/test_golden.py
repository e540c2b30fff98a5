"""Every golden record, on both engines."""

from __future__ import annotations

from typing import cast

import numpy as np
import pytest

from assyria import kernel
from assyria.board import Card
from assyria.kernel import NO_CHANCE
from assyria.rules import play
from tests.effort import effort
from tests.games import KINDS, golden, golden_lines
from tests.kernel.twins import assert_equal, assert_same, assert_same_end, deal_next

pytestmark = pytest.mark.no_cover
PARTS = 12
"""Of them `make test` has time for one."""


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("part", range(effort(1, PARTS)))
def test_golden_games(kind: str, part: int) -> None:
    """§10 The same positions after every move, the ledgers of the record, and its reshuffles."""
    for number in range(part, len(golden_lines(kind)), PARTS):
        history = golden(kind, number)
        reshuffles = [cast(tuple[Card, ...], dealt.cards) for dealt in history.deals[2:]]
        state = history.at(0)
        states = kernel.from_state(state)
        for played in history.moves:
            left = len(reshuffles)
            following = play(state, played.move, lambda _: reshuffles.pop(0)).state  # noqa: B023
            if len(reshuffles) < left:
                deal_next(states, cast(tuple[Card, ...], history.deals[-left].cards))
            kernel.play(states, np.array([kernel.action_of(played.move)]), np.array([NO_CHANCE], np.uint64))
            state = following
            assert_equal(state, states)
        assert not reshuffles
        assert_same(state, states)
        assert_same_end(state, states)
