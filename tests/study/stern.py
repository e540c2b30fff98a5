"""An engine that finds fault with everything, and its review of a game."""

from __future__ import annotations

from assyria.protocol.coaching import Why, WhyCode
from assyria.protocol.reviews import Review
from assyria.record import move_text, parse_position, read_record
from assyria.rules import Source, View, legal_moves
from assyria.study.estimate import Estimate
from assyria.study.judging import Judgement, ReviewTask
from assyria.study.review import put_together, review_tasks
from tests.local.memory import SilentThinker

WELL = Why(
    code=WhyCode.WELL,
    hexes=["b2"],
    count=None,
    points=3.0,
    place=None,
    other_place=None,
    rival=None,
    source=None,
)


class SternThinker(SilentThinker):
    """To this engine whatever was played loses half of the win chance for want of a well; all else is even."""

    async def judge(self, task: ReviewTask) -> Judgement:
        return stern_judgement(task)


def stern_judgement(task: ReviewTask) -> Judgement:
    """Return what it says."""
    seen = parse_position(task.seen)
    assert isinstance(seen, View)
    players = seen.game.players
    sources = ((1.0,) * len(Source),) * players
    even = Estimate((1 / players,) * players, sources)
    if task.played is None:
        return Judgement("", even, even)
    mine = tuple(float(seat == seen.mover) for seat in range(players))
    best = next(text for text in map(move_text, legal_moves(seen)) if text != task.played)
    return Judgement(best, Estimate(mine, sources), even, why=[WELL])


def stern_review(record: bytes) -> Review:
    """Return its review of a game."""
    history = read_record(record)
    return put_together(history, [stern_judgement(task) for task in review_tasks(history)])
