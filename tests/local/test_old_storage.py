"""What older editions kept in a browser opens, and the games go on."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest

from tests.effort import effort
from tests.local.memory import HereThinker, Tab
from tests.local.old_storage import SAVES, WITH_STORAGE, lines_of, store_of
from tests.local.test_tables import CheckedPlayer, run

DECISIONS = effort(40, 600)
"""How far each game goes on; no game has 600 decisions."""


async def check_games(tab: Tab, expected: dict[str, Any], decisions: int) -> None:
    """Check that the games are those that an edition said they are, and go on with them for some decisions."""
    finished = expected["finished"]
    assert await tab.ask("GET", f"/tables/{finished['id']}/record") == finished["record"]
    replay = await tab.ask("GET", f"/tables/{finished['id']}/replay")
    assert len(replay["steps"]) == len(finished["record"]["moves"]) + 1
    for before in expected["playing"]:
        player = CheckedPlayer(tab, before["id"])
        await tab.tables.watch(player.id, None, player.receive)
        assert [player.seen[name] for name in ("legal", "held", "version")] == [
            before[name] for name in ("legal", "held", "version")
        ]
        for _ in range(decisions):
            await player.until_mine()
            if player.seen["status"] == "playing":
                await player.decide()
        assert player.seen["version"] >= before["version"] + decisions or player.seen["status"] == "finished"


@pytest.mark.parametrize("name", SAVES)
def test_saves_of_every_version_open(name: str) -> None:
    """Files stay as they were written then: a finished game, one going on, and one with a move that is held."""

    async def whole() -> None:
        found = SAVES[name]
        tab = Tab()
        told = await tab.ask("POST", "/saved", found["saved"])
        assert told == {"added": len(found["saved"]["tables"]), "known": 0, "damaged": 0}
        await check_games(tab, found["expected"], DECISIONS)

    run(whole())


@pytest.mark.parametrize("name", WITH_STORAGE)
def test_tables_of_every_storage_open(name: str) -> None:
    """As the browser's database has them; they can be listed and taken along, too."""

    async def whole() -> None:
        found = SAVES[name]
        tab = Tab(store_of(found["storage"]))
        listed = await tab.ask("GET", "/me/tables")
        assert {one["id"] for one in listed} == {one["id"] for one in found["saved"]["tables"]}
        taken = await tab.ask("GET", "/saved")
        assert (await Tab().ask("POST", "/saved", taken))["added"] == len(listed)
        await check_games(tab, found["expected"], 6)

    run(whole())


@pytest.mark.parametrize("name", WITH_STORAGE)
def test_reviews_and_lines_of_every_storage_are_found(name: str) -> None:
    """Of the finished game: its line is replayed; its review, by a network that is no more, is made again."""

    async def whole() -> None:
        found = SAVES[name]
        finished = found["expected"]["finished"]
        tab = Tab(store_of(found["storage"]))
        assert json.loads(tab.store.reviews[finished["id"]])["format"] == "assyria-review/1"
        assert (await tab.ask("GET", f"/tables/{finished['id']}/review"))["review"] is None
        (line,) = lines_of(found["storage"])[finished["id"]]
        record = json.dumps({**finished["record"], "variations": [line]})
        replay = await tab.ask("POST", "/replay/line", {"record": record, "line": [0]})
        assert len(replay["steps"]) == line["at"] + len(line["moves"]) + 1

    run(whole())


@pytest.mark.parametrize("name", WITH_STORAGE)
def test_puzzles_of_every_storage_are_there(name: str) -> None:
    """Those of one's own games; the oldest editions had none."""

    async def whole() -> None:
        tab = Tab(store_of(SAVES[name]["storage"]))
        listed = {(one["table"], one["move"]) for one in await tab.ask("GET", "/me/puzzles")}
        assert listed == tab.store.puzzles.keys()

    run(whole())


class NotingThinker(HereThinker):
    """Notes which bots were asked."""

    def __init__(self) -> None:
        self.asked: set[str] = set()

    async def think(self, bot: str, position: str, seed: int, game: str) -> str:
        self.asked.add(bot)
        return await super().think(bot, position, seed, game)


@pytest.mark.parametrize("name", SAVES)
def test_bots_that_are_no_more_play_on_under_their_names(name: str) -> None:
    """The same saves, with `planner` in every bot's seat: `policy` moves, and nobody stands in."""

    async def whole() -> None:
        found = SAVES[name]
        saved = json.loads(re.sub(r'"bot": "level-[0-9]+"', '"bot": "planner"', json.dumps(found["saved"])))
        thinker = NotingThinker()
        tab = Tab(thinker=thinker)
        assert (await tab.ask("POST", "/saved", saved))["damaged"] == 0
        await check_games(tab, found["expected"], 12)
        assert thinker.asked == {"policy"}
        rows = [row["body"] for table in tab.store.tables.values() for row in table.rows]
        assert "planner" in {chair["bot"] for chair in rows[0]["chairs"]}
        assert {row["reason"] for row in rows if row["kind"] == "moved"} <= {None, "forced"}

    run(whole())
