"""Positions played out by the network, in the process of analyses: a part of the games at a time."""

from __future__ import annotations

import logging

from assyria.protocol.problems import Problem, ProblemCode
from assyria.record import move_text, parse_move, parse_position, position_text
from assyria.rules import Move, View
from assyria.server.engine.fair_queue import Owner, Priority, Turn
from assyria.server.engine.workers import Workers
from assyria.server.limits import Quota
from assyria.study.playouts import KnownPlayouts, PlayoutSums

log = logging.getLogger("assyria.analysis")


def play_out(position: str, move: str | None, number: int) -> PlayoutSums:
    """Return what a part of the games of a position comes to. Runs in the worker."""
    # The compiled engine takes a second to load, and the server itself does not need it.
    from assyria.study import playouts

    seen = parse_position(position)
    assert isinstance(seen, View)
    return playouts.play_out(seen, None if move is None else parse_move(move, seen.game.board), number)


class PlayoutService:
    """Plays each game of a position once, no matter how many people ask for it."""

    def __init__(self, workers: Workers) -> None:
        self._workers = workers
        self._known = KnownPlayouts()

    async def play_out(self, seen: View, move: Move | None, games: int, asked: Quota, owner: Owner) -> PlayoutSums:
        """Return what so many games of a position come to. Raises Problem.

        `asked` limits the parts that are not known yet. Others come in between two parts.
        """
        position, first = position_text(seen), None if move is None else move_text(move)

        async def more(number: int) -> PlayoutSums:
            asked.spend(owner.person, owner.address)
            return await self._workers.run(Turn(Priority.REVIEW, (owner,)), play_out, position, first, number)

        try:
            return await self._known.at_least(position, first, games, more)
        except Problem:
            raise
        except Exception as wrong:
            log.warning("playout failed", extra={"why": type(wrong).__name__}, exc_info=wrong)
            raise Problem(ProblemCode.NO_ANALYSIS) from None
