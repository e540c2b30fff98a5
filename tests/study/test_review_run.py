"""A review on its way: who asks comes first, what seems to have cost most before the rest, and its story early."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import replace

from assyria.protocol.coaching import WhyCode
from assyria.record import write_record
from assyria.rules import Seat, Source
from assyria.study.estimate import Estimate
from assyria.study.judging import Judgement, ReviewTask
from assyria.study.reasons import why
from assyria.study.review import ReviewPlan, plan_review, put_together
from assyria.study.review_run import ReviewRun
from tests.games import golden

HISTORY = golden("2-players", 0)
PLAN = plan_review(write_record(HISTORY.record()))
PLAN = replace(PLAN, made=[replace(made, dealt=True) for made in PLAN.made])
"""As if cards were turned up each time, so that the next decision does not say what a mistake cost."""


def worth(points: float) -> Estimate:
    """What both seats can expect."""
    sources = (points, *(0.0,) * (len(Source) - 1))
    return Estimate((0.5, 0.5), (sources, sources))


class Judge:
    """To a first look each decision costs less than the one before it; a closer look takes off a point."""

    def __init__(self) -> None:
        self.asked: list[tuple[int, bool]] = []

    async def __call__(self, task: ReviewTask) -> Judgement:
        number = next(
            n for n, known in enumerate(PLAN.tasks) if known.seen == task.seen and known.played == task.played
        )
        self.asked.append((number, task.glance))
        await asyncio.sleep(0)
        cost = 40 - number % 37 - (not task.glance)
        reasons = [why(WhyCode.SOURCE, source=Source.HUTS, points=cost)]
        return Judgement("done", worth(60 + cost), worth(60), 0.5, why=reasons)


def go_on(run: ReviewRun, judge: Judge, first: Sequence[Seat], at_once: int = 1, seconds: float = 60.0) -> None:
    asyncio.run(run.go_on(judge, at_once, seconds, first))


def test_who_asks_comes_first_and_what_cost_most_before_the_rest() -> None:
    run, judge = ReviewRun(PLAN), Judge()
    go_on(run, judge, [1])
    mine = [number for number, made in enumerate(PLAN.made) if made.seat == 1]
    assert judge.asked[: len(mine)] == [(number, True) for number in mine]
    costly = sorted(mine, key=lambda number: number % 37)
    assert judge.asked[len(mine) : 2 * len(mine)] == [(number, False) for number in costly]
    rest = [(number, False) for number in range(len(PLAN.tasks)) if number not in mine]
    assert judge.asked[2 * len(mine) :] == rest
    assert run.done == run.total == len(PLAN.tasks)


def test_its_story_is_told_early_and_becomes_better() -> None:
    """The headline at once, moments after a first look at all decisions of a seat; a closer one changes them."""
    run, judge = ReviewRun(PLAN), Judge()
    (begun,) = run.progress(None, [0]).stories
    assert (begun.seat, begun.headline, begun.moments) == (0, PLAN.headlines[0], [])
    mine = [number for number, made in enumerate(PLAN.made) if made.seat == 0]
    costs = []
    for _ in range(len(mine) + 6):
        go_on(run, judge, [0], seconds=0.0)
        (story,) = run.progress(None, [0]).stories
        costs.append([moment.points for moment in story.moments])
    assert not any(costs[: len(mine) - 1])
    looked, closer = costs[len(mine) - 1], costs[-1]
    assert len(looked) == len(closer) == 3
    assert closer == [points - 1 for points in looked]
    assert run.done == 6


def test_all_come_first_if_nobody_in_particular_asks() -> None:
    run, judge = ReviewRun(PLAN), Judge()
    assert [story.seat for story in run.progress(None).stories] == [0, 1]
    go_on(run, judge, [], at_once=3)
    assert [glance for _, glance in judge.asked] == [True] * len(PLAN.made) + [False] * len(PLAN.tasks)


def test_two_requests_share_the_work() -> None:
    run, judge = ReviewRun(PLAN), Judge()

    async def both() -> None:
        await asyncio.gather(run.go_on(judge, 2, 60.0, [0]), run.go_on(judge, 2, 60.0, [1]))

    asyncio.run(both())
    assert len(judge.asked) == len(set(judge.asked)) <= 2 * len(PLAN.tasks)
    review = put_together(HISTORY, run.judged)
    assert run.progress(review).stories == []
    assert [seat.story.seat for seat in review.seats] == [0, 1]


def test_a_game_without_points_has_no_headline() -> None:
    plan: ReviewPlan = plan_review(write_record(HISTORY.record(5)))
    assert [story.headline for story in ReviewRun(plan).progress(None).stories] == [None, None]


def test_a_game_that_broke_off_is_told_as_it_stood() -> None:
    plan: ReviewPlan = plan_review(write_record(HISTORY.undo(30).record()))
    for story in ReviewRun(plan).progress(None).stories:
        assert story.headline is not None
        assert story.headline.broken_off
        assert not story.headline.decisive
        assert story.headline.lost is None
