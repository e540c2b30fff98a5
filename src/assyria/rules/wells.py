"""Expansion D: wells (§5.4)."""

from __future__ import annotations

from collections.abc import Iterator

from assyria.board import Region
from assyria.board.tracks import WELL_POINTS
from assyria.rules.events import WellDug
from assyria.rules.moves import Well
from assyria.rules.reasons import Reason
from assyria.rules.scoring import score
from assyria.rules.state import Position, Source, State, change
from assyria.rules.step import Step


def conceivable_moves(position: Position) -> Iterator[Well]:
    return (Well(site) for site in position.game.board.corners.values())


def pseudo_legal_moves(position: Position) -> Iterator[Well]:
    huts = position.me.huts
    sites = position.game.board.sites[position.game.players] if len(huts) >= 3 else ()
    return (Well(site) for site in sites if site.hexes <= huts)


def why_not(position: Position, move: Well) -> Reason | None:
    """§5.4 A corner of three hexes in play, none fertile, each with an own hut, and no well there yet."""
    site = move.site
    if site not in position.game.board.corners:
        return Reason.NOT_A_CORNER
    if not site.hexes <= position.game.area:
        return Reason.OUT_OF_PLAY
    if any(at.region is Region.FERTILE for at in site.hexes):
        return Reason.FERTILE_CORNER
    if site in position.wells:
        return Reason.WELL_THERE
    if not site.hexes <= position.me.huts:
        return Reason.HUTS_MISSING_AROUND
    if not position.wells_left:
        return Reason.NO_WELL_LEFT
    return None


def play(state: State, move: Well) -> Step:
    """§5.4 A well is free, stays for good and scores at once: 6, 5 or 4 by reign."""
    seat = state.mover
    state = change(state, wells=state.wells | {move.site})
    dug = Step(state, (WellDug(seat, move.site),))
    points = WELL_POINTS[state.reign - 1]
    return dug.then(lambda s: score(s, seat, Source.WELLS, points, move.site.hexes))
