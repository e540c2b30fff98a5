"""Mistakes of finished games as puzzles of one's own, by an engine that always says the same."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from typing import Any

from assyria.local.browser_host import BrowserClock
from assyria.protocol.puzzles import OwnPuzzleAnswer, OwnPuzzleLine
from assyria.study.own_puzzles import DAY
from tests.local.memory import MemoryStore, Tab
from tests.local.playing import ME, Player, bot
from tests.protocol.conforming import conforms
from tests.study.stern import SternThinker

BEN = {"kind": "me", "name": "Ben"}
TOLD = 6
"""Moments of both seats, which are played here."""


class Days:
    """A clock that a test sets."""

    def __init__(self) -> None:
        self.now = 1_000_000.0

    @property
    def clock(self) -> BrowserClock:
        return BrowserClock(wall=lambda: self.now)


def run(test: Callable[[Tab, Days], Awaitable[None]]) -> None:
    days = Days()
    asyncio.run(asyncio.wait_for(test(Tab(thinker=SternThinker(), clock=days.clock), days), 120))


async def resigned(tab: Tab, *seats: Any) -> str:
    """A game that somebody here gave up after some decisions."""
    player = await Player.seated(tab, *(seats or (ME, BEN)), confirm=False, resign=True)
    for _ in range(120):
        await player.until_mine()
        await player.decide()
    await tab.ask("POST", f"/tables/{player.id}/commands", {"type": "resign", "seat": 0})
    return player.id


async def practised(tab: Tab) -> tuple[str, list[Any]]:
    """A reviewed game, and the puzzles that are made of it."""
    table = await resigned(tab)
    while (await tab.ask("POST", f"/tables/{table}/review"))["review"] is None:
        pass
    made = await tab.ask("POST", f"/tables/{table}/puzzles")
    return table, made


def test_a_reviewed_game_makes_puzzles_once() -> None:
    async def test(tab: Tab, days: Days) -> None:
        assert await tab.ask("GET", "/me/puzzles") == []
        table, made = await practised(tab)
        conforms(list[OwnPuzzleLine], made)
        assert [(one["table"], one["due"]) for one in made] == [(table, days.now + DAY)] * TOLD
        days.now += 9
        assert await tab.ask("POST", f"/tables/{table}/puzzles") == made == await tab.ask("GET", "/me/puzzles")

    run(test)


def test_what_makes_no_puzzle_is_refused() -> None:
    async def test(tab: Tab, _: Days) -> None:
        going = await Player.seated(tab, ME, bot(1))
        assert (await tab.refusal("POST", f"/tables/{going.id}/puzzles"))["title"] == "not-over"
        table = await resigned(tab)
        assert (await tab.refusal("POST", f"/tables/{table}/puzzles"))["title"] == "not-found"
        for method in ("POST", "DELETE"):
            asked = await tab.refusal(method, f"/me/puzzles/{table}/3", {"moves": []})
            assert asked["title"] == "not-found"

    run(test)


def test_it_is_answered_when_it_is_due_until_it_is_learned() -> None:
    async def test(tab: Tab, days: Days) -> None:
        _, (one, *_) = await practised(tab)
        here = f"/me/puzzles/{one['table']}/{one['move']}"
        begun = await tab.ask("POST", here, {"moves": []})
        conforms(OwnPuzzleAnswer, begun)
        assert (begun["outcome"], begun["choices"], begun["puzzle"]) == ("open", [], one)
        lines = json.loads(tab.store.puzzles[one["table"], one["move"]])["lines"]
        (best,), (played,) = (line["moves"] for line in lines)
        other = next(move for move in begun["table"]["legal"] if move not in (best, played))
        early = await tab.ask("POST", here, {"moves": [played]})
        assert (early["outcome"], early["puzzle"]) == ("wrong", one)
        expected = []
        for move, outcome in ((played, "wrong"), (best, "solved"), (other, "solved"), (played, "wrong")):
            days.now += 8 * DAY
            answer = await tab.ask("POST", here, {"moves": [move]})
            conforms(OwnPuzzleAnswer, answer)
            assert answer["outcome"] == outcome
            line = answer["puzzle"]
            expected.append((line["solved"], line["failed"], line["due"] and (line["due"] - days.now) / DAY))
            assert line in await tab.ask("GET", "/me/puzzles")
        assert expected == [(0, 1, 1), (1, 1, 7), (2, 1, None), (2, 1, None)]

    run(test)


def test_to_be_shown_the_answer_is_no_solution() -> None:
    async def test(tab: Tab, days: Days) -> None:
        _, (one, *_) = await practised(tab)
        days.now += DAY
        told = await tab.ask("POST", f"/me/puzzles/{one['table']}/{one['move']}", {"moves": [], "give_up": True})
        assert (told["outcome"], told["puzzle"]["failed"], len(told["choices"])) == ("given-up", 1, 2)

    run(test)


def test_they_are_removed_one_by_one_all_and_with_their_game() -> None:
    async def test(tab: Tab, _: Days) -> None:
        table, (one, *rest) = await practised(tab)
        assert await tab.ask("DELETE", f"/me/puzzles/{table}/{one['move']}") == rest
        assert await tab.ask("DELETE", "/me/puzzles") == []
        assert len(await tab.ask("POST", f"/tables/{table}/puzzles")) == TOLD
        await tab.ask("DELETE", f"/tables/{table}")
        assert await tab.ask("GET", "/me/puzzles") == []

    run(test)


def test_they_come_along_to_another_browser() -> None:
    """With their games: those that are there already stay as they are, and what is broken is left out."""

    async def test(tab: Tab, days: Days) -> None:
        _, made = await practised(tab)
        saved = await tab.ask("GET", "/saved")
        assert len(saved["puzzles"]) == len(made)
        saved["puzzles"] += [7, {**saved["puzzles"][0], "table": "here-gone"}]
        other = Tab(MemoryStore(), seed=9, thinker=SternThinker(), clock=days.clock)
        assert (await other.ask("POST", "/saved", saved))["added"] == 1
        assert await other.ask("GET", "/me/puzzles") == made
        days.now += DAY
        first = f"/me/puzzles/{made[0]['table']}/{made[0]['move']}"
        await other.ask("POST", first, {"moves": [], "give_up": True})
        await other.ask("POST", "/saved", saved)
        assert sorted(one["failed"] for one in await other.ask("GET", "/me/puzzles")) == [*[0] * (TOLD - 1), 1]
        old = {key: value for key, value in saved.items() if key != "puzzles"}
        assert (await Tab(MemoryStore(), seed=3).ask("POST", "/saved", old))["added"] == 1

    run(test)
