"""Expansion E: income and prestige (§5.5, §5.6)."""

from __future__ import annotations

from collections.abc import Iterable

from assyria.board import Hex, Region
from assyria.board.tracks import (
    ARID_HUT,
    CAMEL_LIMIT,
    FERTILE_HUT,
    FIRST_RIVER_HUT,
    FURTHER_RIVER_HUT,
    ZIGGURAT_TILE,
)
from assyria.rules.events import CamelsEarned
from assyria.rules.scoring import score
from assyria.rules.state import Seat, Source, State, change, with_player
from assyria.rules.step import Step

RIVERS = (Region.UPPER_RIVER, Region.LOWER_RIVER)


def river_camels(huts: Iterable[Hex]) -> int:
    """§5.5 For each river 3 camels for the first own hut on it and 2 for each further one."""
    camels = 0
    regions = [at.region for at in huts]
    for river in RIVERS:
        count = regions.count(river)
        if count:
            camels += FIRST_RIVER_HUT + FURTHER_RIVER_HUT * (count - 1)
    return camels


def hut_points(huts: Iterable[Hex]) -> int:
    """§5.6 2 a hut on fertile land, 1 on arid land, 0 on a river."""
    regions = [at.region for at in huts]
    return FERTILE_HUT * regions.count(Region.FERTILE) + ARID_HUT * regions.count(Region.ARID)


def give_camels(state: State, seat: Seat, camels: int) -> tuple[State, int]:
    """§5.5 No one ever has more than 10 camels. Return the new state and the camels lost."""
    player = state.players[seat]
    kept = min(camels, CAMEL_LIMIT - player.camels)
    return with_player(state, seat, change(player, camels=player.camels + kept)), camels - kept


def earn(state: State) -> Step:
    """§5.5 Camels from the rivers."""
    seat, me = state.mover, state.me
    camels = river_camels(me.huts)
    if not camels:
        return Step(state)
    state, lost = give_camels(state, seat, camels)
    huts = tuple(sorted(at for at in me.huts if at.region.is_river))
    return Step(state, (CamelsEarned(seat, camels - lost, lost, huts),))


def prestige(state: State) -> Step:
    """§5.6 Points for huts off the rivers and for every ziggurat tile."""
    seat, me = state.mover, state.me
    scoring: list[Hex] = [at for at in me.huts if not at.region.is_river]
    return score(state, seat, Source.HUTS, hut_points(me.huts), scoring).then(
        lambda s: score(s, seat, Source.ZIGGURATS, ZIGGURAT_TILE * me.tiles, me.bases)
    )
