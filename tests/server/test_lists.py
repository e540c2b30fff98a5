"""Lists of tables: finished games with their results, holidays, pauses, and what the lobby no longer shows."""

from __future__ import annotations

import asyncio
import json
import sqlite3
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from assyria.host.live_table import LiveTable
from assyria.protocol.commands import Sit, Start
from assyria.protocol.entries import Opened
from assyria.protocol.options import Chair, ChairKind, ClockKind, ClockRule, TableOptions
from assyria.server.assembly import started
from assyria.server.context import Context
from assyria.server.settings import Settings
from assyria.server.tables.lobby import LASTING
from assyria.store.database import Channel
from assyria.table import decide
from tests.server.in_process import InProcess, in_process
from tests.server.people import Person
from tests.server.telling_time import Machine
from tests.server.two_people import SLOW, done, opened, seen

server = in_process


def listed(who: Person, table: str) -> dict[str, Any]:
    """A table in somebody's list; empty if it is not there."""
    tables = who.client.get("/api/me/tables").raise_for_status().json()
    return next((found for found in tables if found["id"] == table), {})


def test_a_finished_game_has_its_result(ann: Person, ben: Person) -> None:
    """Whose points and places, who won, from when to when; each sees which seat was theirs."""
    before = time.time()
    table = opened(ann, ben, resign=True)
    running = listed(ann, table)
    assert (running["reign"], running["result"], running["ended"]) == (1, None, None)
    assert before <= running["began"] <= time.time()
    done(ann, table, type="resign", seat=0)
    for who, seat in ((ann, 0), (ben, 1)):
        found = listed(who, table)
        assert found["seats"] == [seat]
        assert found["result"] == {"scores": [0, 0], "winners": [1], "ending": None}
        assert [chair["resigned"] for chair in found["chairs"]] == [True, False]
        assert running["began"] == found["began"] <= found["ended"] <= time.time()


def test_a_game_that_i_have_resigned_leaves_my_list(ann: Person, ben: Person) -> None:
    """The others still have it."""
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "bot": "greedy"}]
    body = {"seats": seats, "resign": True}
    table = ann.client.post("/api/tables", json=body).raise_for_status().json()["id"]
    done(ben, table, type="sit", seat=1)
    done(ann, table, type="start")
    done(ben, table, type="resign", seat=1)
    assert listed(ben, table) == {}
    assert listed(ann, table)["chairs"][1]["resigned"]


def test_holidays_are_told_until_they_end(ann: Person, ben: Person) -> None:
    """At the table, in both lists; and no more once they have ended."""
    table = opened(ann, ben, clock=SLOW)
    until = ann.client.post("/api/me/holiday", json={"days": 3}).raise_for_status().json()["until"]
    for who in (ann, ben):
        assert [chair["holiday"] for chair in seen(who, table)["chairs"]] == [until, None]
        assert [chair["holiday"] for chair in listed(who, table)["chairs"]] == [until, None]
    ann.client.request("DELETE", "/api/me/holiday").raise_for_status()
    for who in (ann, ben):
        assert [chair["holiday"] for chair in seen(who, table)["chairs"]] == [None, None]
        assert [chair["holiday"] for chair in listed(who, table)["chairs"]] == [None, None]


def test_nobody_is_to_move_in_a_paused_game(ann: Person, ben: Person) -> None:
    table = opened(ann, ben, clock=SLOW)
    first = (ann, ben)[seen(ann, table)["mover"]]
    assert listed(first, table)["my_turn"]
    done(ann, table, type="propose", what="pause", seat=0, version=seen(ann, table)["version"])
    done(ben, table, type="answer", seat=1, version=seen(ben, table)["version"], yes=True)
    assert (listed(first, table)["paused"], listed(first, table)["my_turn"]) == (True, False)
    done(ann, table, type="resume", seat=0)
    assert (listed(first, table)["paused"], listed(first, table)["my_turn"]) == (False, True)


@pytest.mark.parametrize("gone", ["result", "began", "ended", "reign"])
def test_rows_of_older_editions_are_shown(server: InProcess, ann: Person, ben: Person, gone: str) -> None:
    """They say nothing of what they do not know."""
    table = opened(ann, ben, resign=True)
    done(ann, table, type="resign", seat=0)
    with sqlite3.connect(server.data / "assyria.sqlite", timeout=30) as base:
        (text,) = base.execute("SELECT about FROM tables WHERE id = ?", (table,)).fetchone()
        about = json.loads(text)
        del about[gone]
        for chair in about["chairs"]:
            del chair["resigned"], chair["holiday"]
        base.execute("UPDATE tables SET about = ? WHERE id = ?", (json.dumps(about), table))
    found = listed(ann, table)
    assert found[gone] is None
    assert [(chair["resigned"], chair["holiday"]) for chair in found["chairs"]] == [(False, None)] * 2


# The lobby

NONE, LIVE, DAYS = ClockRule(), ClockRule(ClockKind.LIVE, 600, 5), ClockRule(ClockKind.SLOW, 86400, 3600, 172800)


async def open_table(process: Context, clock: ClockRule = NONE, full: bool = False) -> LiveTable:
    """A listed table of Ann, with a free seat if it is not full."""
    people = ("ann", "ben") if full else ("ann",)
    chairs = (*(Chair(ChairKind.PERSON, who, bot="greedy") for who in people), Chair())[:2]
    options = TableOptions(players=2, clock=clock, listed=True)
    opened = Opened(options, chairs, "ann", bytes(32).hex())
    return await process.host.tables.open(opened, dict(enumerate(people)))


class Watcher:
    """Somebody who looks at a table."""

    def __init__(self, who: str | None) -> None:
        self.who = who
        self.dropped = False

    def send(self, message: bytes) -> None:
        pass

    def close(self, why: str = "come-back") -> None:
        pass


def with_lobby(data: Path, test: Callable[[Context, Machine], Any]) -> None:
    async def run() -> None:
        machine = Machine()
        async with started(Settings(data=data, idle=10 * LASTING), None, machine.source) as context:
            await test(context, machine)

    asyncio.run(run())


async def shown(context: Context) -> set[str]:
    return {found.id for found in await context.tables.lobby.tables()}


def test_full_tables_leave_the_lobby(tmp_path: Path) -> None:
    """Those that wait for their start, and running ones in which nothing happens."""

    async def test(context: Context, machine: Machine) -> None:
        tables = [await open_table(context, full=True), await open_table(context, DAYS, full=True)]
        running = await open_table(context)
        await context.host.commands.run(running, lambda table: decide(table, Sit(1), "ben"))
        await context.host.commands.run(running, lambda table: decide(table, Start(), "ann"))
        everything = {live.id for live in (*tables, running)}
        machine.wait(LASTING)
        assert await shown(context) == everything
        machine.wait(1)
        assert await shown(context) == set()

    with_lobby(tmp_path, test)


def test_deserted_tables_leave_the_lobby(tmp_path: Path) -> None:
    """And come back with their people; over days nobody has to wait at the table."""

    async def test(context: Context, machine: Machine) -> None:
        table, days = await open_table(context, LIVE), await open_table(context, DAYS)
        both = {table.id, days.id}
        watcher = Watcher("ann")
        context.host.watch(table, watcher)
        machine.wait(2 * LASTING)
        assert await shown(context) == both
        context.host.leave(table, watcher)
        machine.wait(LASTING)
        assert await shown(context) == both
        machine.wait(1)
        assert await shown(context) == {days.id}
        context.host.watch(table, watcher)
        assert await shown(context) == both

    with_lobby(tmp_path, test)


def test_who_is_connected_to_another_process_counts(tmp_path: Path) -> None:
    async def test(context: Context, machine: Machine) -> None:
        table = await open_table(context)
        machine.wait(2 * LASTING)
        assert await shown(context) == set()
        context.store.attendance._database.hear(Channel.PRESENT, (table.id, "another", ["ann"]))
        assert await shown(context) == {table.id}
        machine.wait(LASTING + 1)
        assert await shown(context) == set()

    with_lobby(tmp_path, test)
