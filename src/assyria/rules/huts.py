"""Expansion A: new huts (§5.1)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache

from assyria.rules.events import HutPlaced, HutsUnplaced
from assyria.rules.moves import Hut
from assyria.rules.reasons import Reason
from assyria.rules.state import Position, State, change, with_player
from assyria.rules.step import Step

hut_at = cache(Hut)
"""One move for each hex: moves are values and can be shared."""


def begin(state: State) -> Step:
    """§5.1 As many huts as the turn's expansion card says, or all in stock if fewer."""
    return Step(change(state, to_place=min(state.expansion[-1], state.stock(state.mover))))


def conceivable_moves(position: Position) -> Iterator[Hut]:
    return (Hut(at) for at in position.game.board.hexes.values())


def pseudo_legal_moves(position: Position) -> Iterable[Hut]:
    if not position.to_place:
        return []
    own = position.me.huts | position.me.bases
    beside = own.union(*[at.neighbours for at in own])
    for player in position.players:
        beside -= player.huts
        beside -= player.bases
    return [hut_at(at) for at in sorted(beside)]


def why_not(position: Position, move: Hut) -> Reason | None:
    """§5.1 An empty hex in play next to an own hut or ziggurat; rivers are allowed, wells block nothing."""
    at, me = move.at, position.me
    if at not in position.game.area:
        return Reason.OUT_OF_PLAY
    for player in position.players:
        if at in player.huts or at in player.bases:
            return Reason.HEX_TAKEN
    if at.neighbours.isdisjoint(me.huts) and at.neighbours.isdisjoint(me.bases):
        return Reason.NOT_NEXT_TO_OWN
    return None


def play(state: State, move: Hut) -> Step:
    """§5.1 One hut; the next may stand beside it."""
    seat, me = state.mover, state.me
    state = with_player(state, seat, change(me, huts=me.huts | {move.at}))
    return Step(change(state, to_place=state.to_place - 1), (HutPlaced(seat, move.at),))


def end(state: State) -> Step:
    """§5.1 It ends early only if no hex is left."""
    if not state.to_place:
        return Step(state)
    return Step(change(state, to_place=0), (HutsUnplaced(state.mover, state.to_place),))
