"""Tables without a server: whole games, undo, several people and several tabs, and what was kept."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Coroutine
from typing import Any

import pytest

from assyria.local.browser_host import BrowserClock
from assyria.protocol.messages import ChangeMessage, ListedTable, TableMessage
from assyria.protocol.replays import Replay
from assyria.record import Finding, read_record, verify
from assyria.rules import Phase
from tests.effort import effort, some
from tests.local.memory import MemoryStore, Tab
from tests.local.playing import ME, Player, bot, play_game
from tests.local.server_record import server_record
from tests.protocol.conforming import conforms


def run(work: Coroutine[Any, Any, None]) -> None:
    asyncio.run(asyncio.wait_for(work, 120))


class CheckedPlayer(Player):
    """One to whom every message is what the protocol says."""

    def __init__(self, *given: Any) -> None:
        super().__init__(*given)
        self.versions: list[int] = []

    def receive(self, text: str) -> None:
        message = json.loads(text)
        conforms(TableMessage if message["type"] == "table" else ChangeMessage, message)
        self.versions += [change["version"] for change in message["changes"] or []]
        super().receive(text)


async def seated(tab: Tab, *seats: Any, **options: Any) -> CheckedPlayer:
    """Open a table and look at it."""
    return await CheckedPlayer.seated(tab, *seats, **options)


@pytest.mark.parametrize("players", some([3, 2, 4]))
def test_a_whole_game_against_bots(players: int) -> None:
    """Every message is what the protocol says; the record is sound and its deal was promised."""

    async def whole() -> None:
        tab = Tab()
        player = await seated(tab, ME, *[bot(level) for level in range(1, players)])
        await player.play_out()
        record = await tab.ask("GET", f"/tables/{player.id}/record")
        history = read_record(json.dumps(record).encode())
        assert history.state.phase is Phase.OVER
        assert verify(history.record()).finding is Finding.FAIR
        assert record["names"][0] == "Ada"
        conforms(Replay, await tab.ask("GET", f"/tables/{player.id}/replay"))
        assert player.versions == sorted(set(player.versions))
        (listed,) = await tab.ask("GET", "/me/tables")
        conforms(ListedTable, listed)
        assert (listed["id"], listed["over"], listed["my_turn"]) == (player.id, True, False)

    run(whole())


@pytest.mark.parametrize("players", some([3, 2, 4]))
def test_a_server_reads_the_same_game_in_what_was_kept(players: int) -> None:
    """The same secret and the same entries: the same record."""
    for seed in range(effort(2, 12)):
        game = json.loads(asyncio.run(play_game(players, seed)))
        assert server_record(game["kept"]) == game["record"]


@pytest.mark.long
def test_what_was_kept_goes_on_after_a_reload() -> None:
    """In the middle of a turn: the same position, the same choices, and the game goes on."""

    async def whole() -> None:
        tab = Tab()
        player = await seated(tab, ME, bot(2), bot(3))
        await player.until_mine()
        for _ in range(12):
            await player.decide()
            await player.until_mine()
        again = Tab(tab.store)
        after = CheckedPlayer(again, player.id)
        await again.tables.watch(player.id, 0, after.receive)
        for message in (player.seen, after.seen):
            for key in ("type", "changes", "clock", "protocol", "page", "owner", "expires"):
                message.pop(key, None)
        assert after.seen == player.seen
        assert after.versions == list(range(1, after.seen["version"] + 1))
        await again.tables.watch(player.id, 0, after.receive)
        await after.play_out()
        assert after.seen["status"] == "finished"

    run(whole())


def test_two_tabs_do_no_harm_to_each_other() -> None:
    """Whoever is slower reads on: no entry is lost, none is written twice, and both see the same."""

    async def whole() -> None:
        store = MemoryStore()
        first, second = Tab(store, 1), Tab(store, 2)
        one = await seated(first, ME, bot(1))
        two = CheckedPlayer(second, one.id, 5)
        await second.tables.watch(one.id, None, two.receive)
        late = []
        for _ in range(60):
            await asyncio.gather(one.until_mine(), two.until_mine())
            # Both decide, and the second does not know yet what the first has done.
            await one.decide()
            name, move = ("confirm", {}) if two.seen["held"] else ("move", {"move": two.seen["legal"][0]})
            body = {"type": name, "seat": two.seen["mover"], "version": two.seen["version"], **move}
            late.append((await second.refusal("POST", f"/tables/{one.id}/commands", body))["title"])
            await second.tables.catch_up(one.id)
            await asyncio.sleep(0.01)
            await first.tables.catch_up(one.id)
        assert set(late) <= {"stale", "illegal", "not-playing"}
        await first.tables.catch_up(one.id)
        await second.tables.catch_up(one.id)
        kept = store.tables[one.id]
        assert len(kept.rows) - 1 == one.seen["version"] == two.seen["version"]
        assert one.versions == two.versions[-len(one.versions) :] == sorted(set(one.versions))

    run(whole())


@pytest.mark.parametrize("jump", [86_400.0, -86_400.0])
def test_a_jump_of_the_machines_clock_changes_nobodys_time(jump: float) -> None:
    """While a tab has the table open. While none has, the clock runs on by the time of day."""
    now = {"wall": 1.8e9, "monotonic": 50.0}
    clock = BrowserClock(lambda: now["wall"], lambda: now["monotonic"])

    async def whole() -> None:
        tab = Tab(clock=clock)
        player = await seated(tab, ME, {"kind": "me", "name": "Ben"}, clock={"kind": "live", "bank": 600})
        mover = player.seen["mover"]
        now["monotonic"] += 20
        now["wall"] += 20 + jump
        await player.decide()
        assert player.seen["clock"][mover] == pytest.approx(580)
        assert not any(chair["timed_out"] for chair in player.seen["chairs"])
        left = sum(player.seen["clock"])
        now["wall"] += 5
        again = await seated_again(Tab(tab.store, 2, clock=clock), player.id)
        assert sum(again.seen["clock"]) == pytest.approx(left - 5)

    run(whole())


async def seated_again(tab: Tab, table: str) -> CheckedPlayer:
    """Look at a table in another tab."""
    player = CheckedPlayer(tab, table)
    await tab.tables.watch(table, None, player.receive)
    return player


@pytest.mark.parametrize("broken", ["entry", "first", "nothing", "about"])
def test_a_damaged_table_harms_no_other(broken: str) -> None:
    async def whole() -> None:
        tab = Tab()
        bad, good = await seated(tab, ME, bot(1)), await seated(tab, ME, bot(1))
        kept = tab.store.tables[bad.id]
        match broken:
            case "entry":
                kept.rows[1]["body"]["kind"] = "danced"
            case "first":
                kept.rows[0]["body"] = {"kind": "began"}
            case "nothing":
                kept.rows.clear()
            case "about":
                kept.about = {"players": 2}
        again = Tab(tab.store)
        listed = {one["id"] for one in await again.ask("GET", "/me/tables")}
        assert good.id in listed
        if broken == "about":
            assert bad.id not in listed
        else:
            assert (await again.refusal("GET", f"/tables/{bad.id}"))["title"] == "table-damaged"
        assert (await again.ask("GET", f"/tables/{good.id}"))["id"] == good.id
        await again.ask("DELETE", f"/tables/{bad.id}")
        assert (await again.refusal("GET", f"/tables/{bad.id}"))["title"] == "no-such-table"

    run(whole())


def test_all_that_is_kept_can_be_taken_elsewhere() -> None:
    """Added once, and what is damaged is left out and counted."""

    async def whole() -> None:
        tab = Tab()
        player = await seated(tab, ME, bot(1))
        await player.until_mine()
        everything = await tab.ask("GET", "/saved")
        other = Tab(seed=9)
        everything["tables"].append({"id": "here-1", "rows": [], "names": {}, "about": {}})
        everything["tables"].append(7)
        assert await other.ask("POST", "/saved", everything) == {"added": 1, "known": 0, "damaged": 2}
        assert await other.ask("POST", "/saved", everything) == {"added": 0, "known": 1, "damaged": 2}
        moved = CheckedPlayer(other, player.id)
        await other.tables.watch(player.id, 0, moved.receive)
        assert moved.seen["position"] == player.seen["position"]
        texts = ("{", "[]", "[" * 100_000, '{"format": "other", "tables": []}', '{"format": "assyria-tables/1"}')
        for wrong in texts:
            assert (await other.refusal("POST", "/saved", wrong))["title"] == "invalid-request"

    run(whole())


def test_a_full_disk_loses_nothing() -> None:
    """What could not be written did not happen; once there is room, the game goes on, bots too."""

    async def whole() -> None:
        tab = Tab()
        player = await seated(tab, ME, bot(1))
        await player.until_mine()
        before = player.seen
        tab.store.full = True
        body = {"type": "move", "seat": 0, "version": before["version"], "move": before["legal"][0]}
        assert (await tab.refusal("POST", f"/tables/{player.id}/commands", body))["title"] == "store-unavailable"
        assert (await tab.ask("GET", f"/tables/{player.id}"))["version"] == before["version"]
        tab.store.full = False
        await player.play_out()
        assert player.seen["status"] == "finished"

    run(whole())


def test_a_mistake_of_ours_is_said(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    async def whole() -> None:
        tab = Tab()
        monkeypatch.setattr(tab.tables, "all", None)
        assert (await tab.refusal("GET", "/me/tables"))["title"] == "internal-error"

    run(whole())
    assert "Traceback" in capsys.readouterr().err


def test_refusals_are_those_of_a_server() -> None:
    async def whole() -> None:
        tab = Tab()
        assert (await tab.refusal("GET", "/nowhere"))["title"] == "not-found"
        assert (await tab.refusal("POST", "/tables", "{"))["title"] == "not-json"
        told = await tab.refusal("POST", "/tables", {"seats": [ME]})
        assert told["errors"] == [{"where": ["seats"], "what": "no shorter than 2"}]
        assert (await tab.refusal("POST", "/tables", {"seats": [ME, {"kind": "bot", "bot": "hal"}]}))["known"]
        player = await seated(tab, ME, bot(1))
        here = f"/tables/{player.id}"
        assert (await tab.refusal("GET", f"{here}/record"))["title"] == "not-over"
        await player.until_mine()
        assert (await tab.refusal("POST", f"{here}/hint"))["title"] == "no-analysis"
        body = {"type": "move", "seat": 0, "version": player.seen["version"], "move": "hut z9"}
        assert (await tab.refusal("POST", f"{here}/commands", body))["title"] == "not-a-move"
        assert (await tab.refusal("GET", f"{here}/analysis?move=1"))["title"] == "not-over"

    run(whole())


def test_who_one_is() -> None:
    async def whole() -> None:
        tab = Tab()
        assert await tab.ask("PUT", "/me/name", {"name": "Ida"}) == {"id": "me", "name": "Ida", "account": None}
        assert (await tab.ask("GET", "/me"))["name"] == "Ida"
        assert [one["level"] for one in await tab.ask("GET", "/bots")] == list(range(1, 11))
        assert await tab.ask("GET", "/tables") == []
        assert (await tab.ask("GET", "/notice"))["text"] is None
        player = await seated(tab, {"kind": "me"}, bot(1))
        assert player.seen["chairs"][0]["name"] == "Ida"

    run(whole())
