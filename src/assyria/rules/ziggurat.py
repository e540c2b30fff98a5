"""Actions: building and extending ziggurats (§6.1, §6.2)."""

from __future__ import annotations

from collections.abc import Iterator

from assyria.board.tracks import BUILD_COST, CENTRE_COST, ROOF_COST, TILES
from assyria.rules.events import ZigguratBuilt, ZigguratExtended
from assyria.rules.moves import Build, Extend
from assyria.rules.reasons import Reason
from assyria.rules.state import Position, State, change, with_player
from assyria.rules.step import Step


def conceivable_moves(position: Position) -> Iterator[Build | Extend]:
    hexes = position.game.board.hexes.values()
    yield from (Build(at) for at in hexes)
    yield from (Extend(at) for at in hexes)


def pseudo_legal_moves(position: Position) -> Iterator[Build | Extend]:
    me = position.me
    if me.camels >= BUILD_COST:
        yield from (Build(at) for at in sorted(me.huts))
    yield from (Extend(at) for at in sorted(me.bases - me.roofs))


def why_not(position: Position, move: Build | Extend) -> Reason | None:
    return _why_not_build(position, move) if isinstance(move, Build) else _why_not_extend(position, move)


def _why_not_build(position: Position, move: Build) -> Reason | None:
    """§6.1 On an own hut, off the rivers, on a hex that touches nobody's well; a base and 6 camels."""
    at, me = move.at, position.me
    if at not in me.huts:
        return Reason.NO_HUT_TO_REPLACE
    if at.region.is_river:
        return Reason.ON_A_RIVER
    if any(at in site.hexes for site in position.wells):
        return Reason.TOUCHES_A_WELL
    if len(me.bases) == TILES:
        return Reason.NO_BASE_LEFT
    return None if me.camels >= BUILD_COST else Reason.NOT_ENOUGH_CAMELS


def _why_not_extend(position: Position, move: Extend) -> Reason | None:
    """§6.2 An own ziggurat without a roof that has not risen this turn.

    Centres and roofs cannot run out: nobody has more ziggurats than tiles of either kind.
    """
    at, me = move.at, position.me
    if at not in me.bases:
        return Reason.NO_ZIGGURAT_THERE
    if at in me.roofs:
        return Reason.ZIGGURAT_COMPLETE
    if at in position.raised:
        return Reason.RAISED_THIS_TURN
    cost = ROOF_COST if at in me.centres else CENTRE_COST
    return None if me.camels >= cost else Reason.NOT_ENOUGH_CAMELS


def play(state: State, move: Build | Extend) -> Step:
    """§6.1 A base replaces a hut, or §6.2 a ziggurat rises; either way once a turn for each ziggurat."""
    seat, me, at = state.mover, state.me, move.at
    event: ZigguratBuilt | ZigguratExtended
    if isinstance(move, Build):
        me = change(me, huts=me.huts - {at}, fed=me.fed - {at}, bases=me.bases | {at})
        event = ZigguratBuilt(seat, at, BUILD_COST)
    elif at in me.centres:
        me = change(me, roofs=me.roofs | {at})
        event = ZigguratExtended(seat, at, 3, ROOF_COST)
    else:
        me = change(me, centres=me.centres | {at})
        event = ZigguratExtended(seat, at, 2, CENTRE_COST)
    me = change(me, camels=me.camels - event.camels)
    return Step(change(with_player(state, seat, me), raised=state.raised | {at}), (event,))
