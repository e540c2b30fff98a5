"""Hints, analyses and reviews, by an engine that always says the same. Who may have them, tests/table says."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable

import pytest

from assyria.bots.networks import NETWORKS
from assyria.local import reviews
from assyria.protocol.analyses import Hint, TableAnalysis
from assyria.protocol.puzzles import PuzzleAnswer
from assyria.protocol.reviews import ReviewProgress
from assyria.record import parse_position
from assyria.rules import Source, View
from assyria.study.estimate import Estimate
from assyria.study.judging import Judgement, ReviewTask
from assyria.study.puzzle import Kind
from assyria.study.puzzles import load_puzzles
from tests.games import short_record
from tests.local.memory import SilentThinker, Tab
from tests.local.playing import ME, Player, bot
from tests.protocol.conforming import conforms
from tests.study.test_puzzles import unknown_moves


class EvenThinker(SilentThinker):
    """An engine to which all seats have the same chance in every position."""

    def __init__(self) -> None:
        self.judged = 0

    async def judge(self, task: ReviewTask) -> Judgement:
        self.judged += 1
        seen = parse_position(task.seen)
        assert isinstance(seen, View)
        players = seen.game.players
        value = Estimate((1 / players,) * players, ((1.0,) * len(Source),) * players)
        return Judgement(task.played or "", value, value)


def run(test: Callable[[Tab, EvenThinker], Awaitable[None]]) -> None:
    thinker = EvenThinker()
    asyncio.run(asyncio.wait_for(test(Tab(thinker=thinker), thinker), 120))


async def finished(tab: Tab) -> Player:
    """A game of two people here, one of whom resigned after a few moves."""
    player = await Player.seated(tab, ME, {"kind": "me", "name": "Ben"}, confirm=False, resign=True)
    for _ in range(4):
        await player.decide()
    await tab.ask("POST", f"/tables/{player.id}/commands", {"type": "resign", "seat": 0})
    return player


def test_hints_are_counted_and_kept() -> None:
    """Once a decision; another tab that opens the table sees the same number."""

    async def test(tab: Tab, _: EvenThinker) -> None:
        player = await Player.seated(tab, ME, bot(1))
        await player.until_mine()
        here = f"/tables/{player.id}"
        for _asked in range(2):
            hint = await tab.ask("POST", f"{here}/hint")
            conforms(Hint, hint)
            assert (hint["version"], hint["seat"]) == (player.seen["version"], 0)
        reloaded = await Tab(tab.store).ask("GET", here)
        assert [chair["hints"] for chair in reloaded["chairs"]] == [1, 0]

    run(test)


def test_any_decision_of_a_finished_game_is_analysed() -> None:
    """After the last move there is nothing to analyse, and beyond it there is nothing at all."""

    async def test(tab: Tab, _: EvenThinker) -> None:
        here = f"/tables/{(await finished(tab)).id}"
        steps = (await tab.ask("GET", f"{here}/replay"))["steps"]
        for move in (0, 2):
            found = await tab.ask("GET", f"{here}/analysis?move={move}")
            conforms(TableAnalysis, found)
            assert (found["move"], found["seat"]) == (move, steps[move]["position"]["seat"])
        last = len(steps) - 1
        beyond = await tab.refusal("GET", f"{here}/analysis?move={last + 1}")
        assert (beyond["title"], beyond["last"]) == ("no-such-move", last)
        for wrong in ("", "?move=-1", "?move=x"):
            assert (await tab.refusal("GET", f"{here}/analysis{wrong}"))["title"] == "invalid-request"
        going = await Player.seated(tab, ME, bot(1))
        for method, what in (("GET", "analysis?move=0"), ("POST", "review"), ("GET", "review")):
            assert (await tab.refusal(method, f"/tables/{going.id}/{what}"))["title"] == "not-over"

    run(test)


def test_a_review_of_a_table_is_kept() -> None:
    """One who asks again gets the same, and the engine is not asked again."""

    async def test(tab: Tab, thinker: EvenThinker) -> None:
        here = f"/tables/{(await finished(tab)).id}/review"
        assert await tab.ask("GET", here) == {"done": 0, "total": 0, "stories": [], "review": None}
        found = await tab.ask("POST", here)
        conforms(ReviewProgress, found)
        assert found["review"]["decisions"]
        judged = thinker.judged
        for method in ("GET", "POST"):
            kept = await tab.ask(method, here)
            conforms(ReviewProgress, kept)
            assert kept["review"] == found["review"]
        assert thinker.judged == judged > 0

    run(test)


def test_my_story_comes_before_the_review(monkeypatch: pytest.MonkeyPatch) -> None:
    """Of a table here only my own; of a record everyone's. Other seats wait until all is there."""
    monkeypatch.setattr(reviews, "SLICE", 0.0)

    async def test(tab: Tab, thinker: EvenThinker) -> None:
        player = await Player.seated(tab, ME, bot(1), confirm=False, resign=True)
        await player.until_mine()
        await player.decide()
        await tab.ask("POST", f"/tables/{player.id}/commands", {"type": "resign", "seat": 0})
        begun = await tab.ask("POST", f"/tables/{player.id}/review")
        conforms(ReviewProgress, begun)
        assert (begun["review"], [story["seat"] for story in begun["stories"]], thinker.judged) == (None, [0], 1)
        assert begun["stories"][0]["headline"] is None
        done, text = await tab.service.answer("POST", "/review", short_record(5).decode())
        assert done
        assert [story["seat"] for story in json.loads(text)["stories"]] == [0, 1]

    run(test)


def test_a_review_by_another_network_is_made_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """Their figures are not to be compared. So is one from before reviews named their network."""

    async def test(tab: Tab, _: EvenThinker) -> None:
        here = f"/tables/{(await finished(tab)).id}/review"
        found = await tab.ask("POST", here)
        assert found["review"]["network"] == NETWORKS[2]
        monkeypatch.setitem(NETWORKS, 2, "another")
        assert (await tab.ask("GET", here))["review"] is None
        assert (await tab.ask("POST", here))["review"]["network"] == "another"
        assert (await tab.ask("GET", here))["review"]["network"] == "another"
        tab.store.reviews[next(iter(tab.store.reviews))] = json.dumps({"format": "assyria-review/1", "players": 2})
        assert (await tab.ask("GET", here))["review"] is None

    run(test)


def test_an_answer_to_a_puzzle_that_nobody_looked_at_is_judged() -> None:
    """Beside the best one: what counts is the difference between the two."""
    puzzle = next(each for each in load_puzzles() if each.kind is Kind.MOVE and unknown_moves(each))

    async def test(tab: Tab, thinker: EvenThinker) -> None:
        answer = await tab.ask("POST", f"/puzzles/{puzzle.id}", {"moves": unknown_moves(puzzle)[:1]})
        conforms(PuzzleAnswer, answer)
        assert (answer["outcome"], thinker.judged) == ("solved", 2)

    run(test)


def test_a_record_is_reviewed() -> None:
    """If there is anything to decide in it."""
    some, none = (short_record(moves).decode() for moves in (5, 0))

    async def test(tab: Tab, _: EvenThinker) -> None:
        done, text = await tab.service.answer("POST", "/review", some)
        assert done, text
        found = json.loads(text)
        conforms(ReviewProgress, found)
        assert not found["review"]["finished"]
        assert len(found["review"]["decisions"]) > 2
        assert (await tab.refusal("POST", "/review", none))["title"] == "nothing-to-decide"

    run(test)
