"""The engine of a server: who asks too much waits, what is known costs nothing, no answer knows hidden cards."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from random import Random
from typing import Any

import pytest
from prometheus_client import REGISTRY

from assyria.protocol.problems import Problem
from assyria.protocol.reviews import ReviewProgress
from assyria.record import move_text, position_text
from assyria.rules import legal_moves, redeal, view
from assyria.server.engine import worker_thinker
from assyria.server.engine.engine import Engine
from assyria.server.engine.fair_queue import Owner, Priority
from assyria.server.limits.limit_settings import Rate
from assyria.server.limits.quotas import Quota, RateLimit
from assyria.study.judging import ReviewTask
from assyria.study.playouts import PART
from assyria.study.review import ReviewPlan
from assyria.study.review_run import ReviewRun
from tests.games import golden, short_record

GAME = golden("2-players", 0)
ANN, BEN = Owner("ann", "here"), Owner("ben", "here")


def quota(rate: Rate) -> Quota:
    """A limit for each person, and none for addresses."""
    return Quota(RateLimit(rate), RateLimit(Rate(1000, 1)))


def run(test: Callable[[Engine], Awaitable[None]]) -> None:
    async def whole() -> None:
        engine = Engine()
        try:
            await test(engine)
        finally:
            await engine.close()

    asyncio.run(whole())


async def permit(_: object) -> None:
    """Permit everything."""


def test_who_asks_too_much_waits_and_what_is_known_costs_nothing() -> None:
    """The limit is for positions that have to be searched."""
    first, second = view(GAME.at(0)), view(GAME.at(1))
    asked = quota(Rate(1, 1000))

    async def ask(engine: Engine) -> None:
        found = await engine.analyse(first, asked, Priority.HINT, ANN)
        assert await engine.analyse(first, asked, Priority.HINT, ANN) is found
        with pytest.raises(Problem, match="too-many-requests"):
            await engine.analyse(second, asked, Priority.HINT, ANN)
        await engine.analyse(second, asked, Priority.HINT, BEN)
        assert await engine.analyse(second, asked, Priority.HINT, ANN)

    run(ask)


def test_an_analysis_knows_no_hidden_order() -> None:
    """Two positions that differ in the cards to come alone get one and the same answer."""
    state = golden("4-players", 0).at(60)
    other = redeal(view(state), Random(1))
    assert (state.deck, state.expansion_deck) != (other.deck, other.expansion_deck)

    async def ask(engine: Engine) -> None:
        asked = quota(Rate(1, 1))
        one, two = await asyncio.gather(
            *(engine.analyse(view(each), asked, Priority.HINT, ANN) for each in (state, other))
        )
        assert one is two
        legal = sorted(move_text(move) for move in legal_moves(state))
        assert sorted(candidate.move for candidate in one.candidates) == legal

    run(ask)


def test_a_search_that_fails_is_a_problem_and_not_remembered(monkeypatch: pytest.MonkeyPatch) -> None:
    """The next one who asks gets an answer."""
    seen, asked = view(GAME.at(0)), quota(Rate(5, 5))

    async def ask(engine: Engine) -> None:
        with monkeypatch.context() as hurried:
            hurried.setattr(worker_thinker, "LIMIT", 0.01)
            with pytest.raises(Problem, match="no-analysis"):
                await engine.analyse(seen, asked, Priority.HINT, ANN)
        assert (await engine.analyse(seen, asked, Priority.HINT, ANN)).candidates

    run(ask)


def test_a_part_of_the_games_is_spent_once() -> None:
    """From the quota of whoever asks; what is known costs nothing, and an engine that fails is said to."""
    seen = view(GAME.at(len(GAME.moves) - 12))
    few, free = quota(Rate(2, 3600)), quota(Rate(2, 3600))

    async def here(_turn: object, _limit: object, work: Any, *about: object) -> Any:
        return work(*about)

    async def broken(*_: object) -> Any:
        raise OSError

    async def ask(engine: Engine) -> None:
        engine.workers.run = here  # type: ignore[method-assign, assignment]
        for games in (PART, PART, 2 * PART):
            assert (await engine.play_out(seen, None, games, few, ANN)).games == games
        with pytest.raises(Problem, match="too-many-requests"):
            await engine.play_out(seen, None, 3 * PART, few, ANN)
        engine.workers.run = broken  # type: ignore[method-assign, assignment]
        with pytest.raises(Problem, match="no-analysis"):
            await engine.play_out(seen, None, 3 * PART, free, ANN)

    run(ask)


def test_reviews_that_are_begun_are_limited() -> None:
    """Going on with one is not, and two who want the same share the work."""
    asked = quota(Rate(1, 3600))

    async def ask(engine: Engine) -> None:
        one = other = ReviewProgress(done=0, total=0, review=None, stories=[])
        while one.review is None or other.review is None:
            one, other = await asyncio.gather(
                *(engine.reviews.go_on(short_record(2), [], asked, owner, permit) for owner in (ANN, BEN))
            )
        assert one == other
        with pytest.raises(Problem, match="too-many-requests"):
            await engine.reviews.go_on(short_record(3), [], asked, ANN, permit)

    run(ask)


@pytest.mark.long
def test_reviews_of_others_throw_out_no_progress() -> None:
    """Twenty-five are begun from one address; mine goes on, and costs no second one."""
    asked = quota(Rate(1, 3600))

    async def ask(engine: Engine) -> None:
        first = await engine.reviews.go_on(short_record(4), [], asked, ANN, permit)
        for number in range(25):
            engine.reviews._kept.keep(
                f"{number}", ReviewRun(ReviewPlan([ReviewTask("")], [], [])), Owner(f"guest {number % 5}", "there")
            )
        again = await engine.reviews.go_on(short_record(4), [], asked, ANN, permit)
        assert again.done >= first.done > 0

    run(ask)


def test_a_position_of_a_puzzle_is_judged_once() -> None:
    """However many answer alike at the same time, and for those who come later."""
    positions = [position_text(view(GAME.at(len(GAME.moves) - back))) for back in (3, 4)]

    def judged() -> float:
        """How much work of people who learn has had its turn."""
        labels = {"queue": "engine", "priority": "review"}
        return REGISTRY.get_sample_value("assyria_queue_seconds_count", labels) or 0.0

    async def ask(engine: Engine) -> None:
        before = judged()
        guests = [Owner(f"guest {number}", "there") for number in range(6)]
        found = await asyncio.gather(
            *(engine.estimate(position, guest) for guest in guests for position in positions)
        )
        assert found == found[:2] * len(guests)
        assert await engine.estimate(positions[0], ANN) == found[0]
        assert judged() - before == len(positions)

    run(ask)
