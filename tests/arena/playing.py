"""Games for the arena's tests: played ones, and made-up ones."""

from __future__ import annotations

from random import Random

from assyria.arena import Pairing, PlayedGame, SeatResult
from assyria.rules import ScoreBreakdown


def game(deal: int, rotation: int, **scores: int) -> PlayedGame:
    """A game that ended so, a seat for each name, all points from huts."""
    seats = [SeatResult(bot, ScoreBreakdown(huts=score), 10, 0.5) for bot, score in scores.items()]
    return PlayedGame(deal, rotation, tuple(seats))


def games_of(strengths: dict[str, float], deals: int, seed: int) -> list[PlayedGame]:
    """Made-up games of a line-up in all seatings: the cards favour a seat, the bots differ in strength."""
    rng = Random(seed)
    names = list(strengths)
    played = []
    for deal in range(deals):
        cards = [rng.gauss(0, 10) for _ in names]
        for rotation in range(len(names)):
            seats = [*names[-rotation:], *names[:-rotation]] if rotation else names
            scores = {
                bot: round(80 + strengths[bot] + luck + rng.gauss(0, 5))
                for bot, luck in zip(seats, cards, strict=True)
            }
            played.append(game(deal, rotation, **scores))
    return played


def what_happened(games: list[PlayedGame]) -> dict[Pairing, list[tuple[object, ...]]]:
    """All but the time it took, in no order."""
    return {game.pairing: [(seat.bot, seat.ledger, seat.decisions) for seat in game.seats] for game in games}
