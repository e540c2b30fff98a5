"""Points, and the end of the game (§8)."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial
from typing import NamedTuple

from assyria.board import Hex
from assyria.board.tracks import CAMELS_FOR_A_POINT, PLOW_POINTS, ZIGGURAT_TILE
from assyria.rules.events import GameOver, Scored
from assyria.rules.state import Phase, Position, ScoreBreakdown, Seat, Source, State, change, with_player
from assyria.rules.step import Step


class Outcome(NamedTuple):
    """How a finished game ended."""

    scores: tuple[int, ...]
    ledgers: tuple[ScoreBreakdown, ...]
    winners: tuple[Seat, ...]


def score(state: State, seat: Seat, source: Source, points: int, at: Iterable[Hex] = ()) -> Step:
    """Add points to a player's ledger under their source. No points make no event."""
    if not points:
        return Step(state)
    player = state.players[seat]
    ledger = list(player.ledger)
    ledger[_PLACES[source]] += points
    state = with_player(state, seat, change(player, ledger=ScoreBreakdown(*ledger)))
    return Step(state, (Scored(seat, source, points, tuple(sorted(at))),))


_PLACES = {source: ScoreBreakdown._fields.index(source.value) for source in Source}
"""Where the points of a source stand in a breakdown."""


def final(state: State) -> Step:
    """§8 A point a ziggurat tile, one for a plow held, one for every two camels."""
    step = Step(state)
    for seat, player in enumerate(state.players):
        step = (
            step.then(partial(score, seat=seat, source=Source.ZIGGURATS, points=ZIGGURAT_TILE * player.tiles))
            .then(partial(score, seat=seat, source=Source.PLOW, points=PLOW_POINTS * player.plow))
            .then(partial(score, seat=seat, source=Source.CAMELS, points=player.camels // CAMELS_FOR_A_POINT))
        )
    return step.then(_finish)


def _finish(state: State) -> Step:
    state = change(state, phase=Phase.OVER, order_index=0)
    end = outcome(state)
    assert end is not None
    return Step(state, (GameOver(*end),))


def outcome(position: Position) -> Outcome | None:
    """§8 Most points win; ties share the victory. None while the game goes on."""
    if position.phase is not Phase.OVER:
        return None
    scores = tuple(player.score for player in position.players)
    best = max(scores)
    return Outcome(
        scores=scores,
        ledgers=tuple(player.ledger for player in position.players),
        winners=tuple(seat for seat, points in enumerate(scores) if points == best),
    )
