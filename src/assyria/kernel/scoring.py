"""The end of the game (§8)."""

from __future__ import annotations

from assyria.board.tracks import CAMELS_FOR_A_POINT, PLOW_POINTS, ZIGGURAT_TILE
from assyria.kernel.compiling import compiled
from assyria.kernel.income import tiles
from assyria.kernel.layout import FROM_CAMELS, FROM_PLOW, FROM_ZIGGURATS, OVER, Position


@compiled
def final(s: Position) -> None:
    """§8 A point a ziggurat tile, one for a plow held, one for every two camels."""
    for seat in range(s.seats):
        player = s.players[seat]
        player.ledger[FROM_ZIGGURATS] += ZIGGURAT_TILE * tiles(player)
        player.ledger[FROM_PLOW] += PLOW_POINTS * player.plow
        player.ledger[FROM_CAMELS] += player.camels // CAMELS_FOR_A_POINT
    s.phase = OVER
    s.order_index = 0


@compiled
def score(s: Position, seat: int) -> int:
    """Return a player's points, the sum of the ledger."""
    points = 0
    for source in range(len(s.players[seat].ledger)):
        points += s.players[seat].ledger[source]
    return points
