"""Games for the arena's tests: played ones, and made-up ones."""

from __future__ import annotations

from assyria.arena import Pairing, Played, SeatResult
from assyria.rules import ScoreBreakdown


def game(deal: int, rotation: int, **scores: int) -> Played:
    """A game that ended so, a seat for each name, all points from huts."""
    seats = [SeatResult(bot, ScoreBreakdown(huts=score), 10, 0.5) for bot, score in scores.items()]
    return Played(deal, rotation, tuple(seats))


def what_happened(games: list[Played]) -> dict[Pairing, list[tuple[object, ...]]]:
    """All but the time it took, in no order."""
    return {game.pairing: [(seat.bot, seat.ledger, seat.decisions) for seat in game.seats] for game in games}
