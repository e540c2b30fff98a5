"""Analyses that know more than one move."""

from __future__ import annotations

from random import Random

import pytest

from assyria.bots.analysing import CLOSELY, COMPARED, EVERY_MOVE, MARGIN, Depth, analyse, usual_depth
from assyria.bots.budget import Budget
from assyria.bots.search import Search
from assyria.rules import legal_moves, view
from tests.games import golden

DEPTH = Depth(600)


@pytest.mark.parametrize("number", [5, 8, 60])
def test_others_and_what_was_played_are_known_well(number: int) -> None:
    """What the search says of the position stays as it was; the moves that are known well come first."""
    history = golden("2-players", 0)
    seen, played = view(history.at(number)), history.moves[number].move
    choices = legal_moves(seen)
    assert len(choices) > 1
    found = analyse(seen, DEPTH, played, Random(1))
    search = Search(seen, Random(1), 1)
    search.run(Budget(600))
    alone = search.analysis()
    assert (found.chances, found.sources, found.simulations) == (alone.chances, alone.sources, alone.simulations)
    best, *others = found.candidates
    own = next(candidate for candidate in found.candidates if candidate.move == played)
    first = alone.candidates[0].move
    if best.move == first:
        assert found.line == alone.line
    else:
        kept = next(candidate for candidate in others if candidate.move == first)
        least = 0.0 if best is own else MARGIN
        assert best.chances[found.seat] >= kept.chances[found.seat] + least
        assert found.line == ()
    assert best.chances[found.seat] > own.chances[found.seat] or best is own
    assert {candidate.move for candidate in found.candidates} == set(choices)
    assert all(candidate.visits >= 600 // EVERY_MOVE for candidate in others)
    known = [candidate for candidate in found.candidates if candidate.visits >= 600 // CLOSELY]
    assert list(found.candidates[: len(known)]) == known
    assert len(known) >= min(1 + COMPARED, len(choices))
    assert own in known
    chances = [candidate.chances[found.seat] for candidate in known[1:]]
    assert chances == sorted(chances, reverse=True)


def test_the_same_verdict_whoever_asks() -> None:
    """What players see decides, and nothing else: neither unseen cards nor the moment."""
    state = golden("3-players", 0).at(40)
    assert analyse(view(state), DEPTH) == analyse(view(state), DEPTH)
    assert analyse(view(state)).simulations == usual_depth(3).simulations


def test_seconds_instead() -> None:
    seen = view(golden("4-players", 0).at(40))
    assert analyse(seen, Depth(seconds=0.05)).simulations > 0
