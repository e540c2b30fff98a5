"""Analyses that know more than one move."""

from __future__ import annotations

from random import Random

import pytest

from assyria.bots.budget import Budget
from assyria.bots.comparison import COMPARED, LEAST, LOOK, MARGIN, PART, analyse_and_compare
from assyria.bots.search import Search
from assyria.rules import legal_moves, view
from tests.games import golden

BUDGET = Budget(600)


@pytest.mark.parametrize("number", [5, 8, 60])
def test_others_and_what_was_played_are_known_well(number: int) -> None:
    """What the search says of the position stays as it was; the moves that are known well come first."""
    history = golden("2-players", 0)
    seen, played = view(history.at(number)), history.moves[number].move
    choices = legal_moves(seen)
    assert len(choices) > 1
    found = analyse_and_compare(seen, Random(1), BUDGET, 1, played)
    search = Search(seen, Random(1), 1)
    search.run(BUDGET)
    alone = search.analysis()
    assert (found.chances, found.sources, found.simulations) == (alone.chances, alone.sources, alone.simulations)
    best, *others = found.candidates
    first = alone.candidates[0].move
    if best.move == first:
        assert found.line == alone.line
    else:
        kept = next(candidate for candidate in others if candidate.move == first)
        assert best.chances[found.seat] >= kept.chances[found.seat] + MARGIN
        assert found.line == ()
    assert {candidate.move for candidate in found.candidates} == set(choices)
    assert all(candidate.visits >= LOOK for candidate in others)
    enough = max(LEAST, alone.candidates[0].visits // PART)
    known = [candidate for candidate in found.candidates if candidate.visits >= enough]
    assert list(found.candidates[: len(known)]) == known
    assert len(known) >= min(1 + COMPARED, len(choices))
    assert played in [candidate.move for candidate in known]
    chances = [candidate.chances[found.seat] for candidate in known[1:]]
    assert chances == sorted(chances, reverse=True)
