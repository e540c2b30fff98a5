"""Move trees counted twice: by the engine, and by the oracle written from the rules alone."""

from __future__ import annotations

from typing import Any

import pytest

from assyria.record import divide, move_text, perft
from assyria.rules import Phase
from tests.effort import LONG
from tests.games import KINDS, golden, golden_lines
from tests.perft.counts import COUNTS, name
from tests.reference.oracle import perft as oracle_perft
from tests.reference.recorded import oracle_for

QUICK = 150
"""So much is counted twice, and by the oracle, in less than a second."""
MOST = 2000
"""More is counted only if there is time."""


@pytest.mark.no_cover
@pytest.mark.parametrize("entry", [entry for entry in COUNTS if LONG or entry["count"] <= MOST], ids=name)
def test_counts(entry: dict[str, Any]) -> None:
    """§10 The engine's count is the one on file, and so are its parts."""
    state = golden(entry["kind"], entry["line"]).at(entry["at"])
    if LONG or entry["count"] <= QUICK:
        assert perft(state, entry["depth"]) == entry["count"]
    assert sum(divide(state, entry["depth"]).values()) == entry["count"]


@pytest.mark.no_cover
@pytest.mark.parametrize("entry", [entry for entry in COUNTS if LONG or entry["count"] <= QUICK], ids=name)
def test_the_oracle_counts_the_same(entry: dict[str, Any]) -> None:
    """§10 Counted by an independent route."""
    history = golden(entry["kind"], entry["line"])
    oracle = oracle_for(golden_lines(entry["kind"])[entry["line"]])
    for played in history.moves[: entry["at"]]:
        oracle.play(move_text(played.move))
    oracle.reshuffles = []
    assert oracle_perft(oracle, entry["depth"]) == entry["count"]


@pytest.mark.long
@pytest.mark.no_cover
def test_every_phase_and_number_of_players_is_counted() -> None:
    """§10 Chosen positions cover the game."""
    seen = {(e["kind"], golden(e["kind"], e["line"]).at(e["at"]).phase) for e in COUNTS}
    kinds = {kind for kind, _ in seen}
    assert kinds == set(KINDS)
    rare = {Phase.WELLS}
    for kind in kinds:
        assert {phase for k, phase in seen if k == kind} >= set(Phase) - {Phase.OVER} - rare
    assert rare <= {phase for _, phase in seen}
