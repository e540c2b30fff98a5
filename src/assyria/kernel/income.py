"""Expansion E: income and prestige (§5.5, §5.6)."""

from __future__ import annotations

from assyria.board.tracks import (
    ARID_HUT,
    CAMEL_LIMIT,
    FERTILE_HUT,
    FIRST_RIVER_HUT,
    FURTHER_RIVER_HUT,
    ZIGGURAT_TILE,
)
from assyria.kernel.bits import Word, count
from assyria.kernel.compiling import compiled
from assyria.kernel.layout import FROM_HUTS, FROM_ZIGGURATS, Player, Position
from assyria.kernel.tables import ARID, FERTILE, LOWER_RIVER, UPPER_RIVER


@compiled
def river_camels(huts: Word) -> int:
    """§5.5 For each river 3 camels for the first own hut on it and 2 for each further one."""
    upper, lower = count(huts & UPPER_RIVER), count(huts & LOWER_RIVER)
    first = FIRST_RIVER_HUT - FURTHER_RIVER_HUT
    return FURTHER_RIVER_HUT * (upper + lower) + first * ((upper > 0) + (lower > 0))


@compiled
def hut_points(huts: Word) -> int:
    """§5.6 2 a hut on fertile land, 1 on arid land, 0 on a river."""
    return FERTILE_HUT * count(huts & FERTILE) + ARID_HUT * count(huts & ARID)


@compiled
def tiles(player: Player) -> int:
    """Return the number of ziggurat tiles on the board."""
    return count(player.bases) + count(player.centres) + count(player.roofs)


@compiled
def give_camels(player: Player, camels: int) -> None:
    """§5.5 No one ever has more than 10 camels."""
    player.camels = min(player.camels + camels, CAMEL_LIMIT)


@compiled
def earn(s: Position) -> None:
    """§5.5 Camels from the rivers."""
    me = s.players[s.order[s.order_index]]
    give_camels(me, river_camels(me.huts))


@compiled
def prestige(s: Position) -> None:
    """§5.6 Points for huts off the rivers and for every ziggurat tile."""
    me = s.players[s.order[s.order_index]]
    me.ledger[FROM_HUTS] += hut_points(me.huts)
    me.ledger[FROM_ZIGGURATS] += ZIGGURAT_TILE * tiles(me)
