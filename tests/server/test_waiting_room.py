"""Before the start: seats, names, who is here, and a table that is cancelled. What was arranged is kept."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import httpx
import pytest

from assyria.host.ledger import Head
from assyria.host.live_table import LiveTable
from assyria.protocol.commands import RenameSeat, Sit, SwapSeats
from assyria.protocol.entries import Entry, Opened
from assyria.protocol.options import Chair, ChairKind, TableOptions
from assyria.server.tables.sql_ledger import SqlLedger
from assyria.store import Identity, Store
from assyria.table import Table
from tests.server.live_process import Process
from tests.server.people import Person, Watch
from tests.server.refusals import refused
from tests.server.running import RunningServer, table_body
from tests.store.conftest import postgres, postgres_url  # noqa: F401 - fixtures


def tell(person: Person, table: str, **body: Any) -> httpx.Response:
    return person.client.post(f"/api/tables/{table}/commands", json=body)


def do(person: Person, table: str, **body: Any) -> None:
    answer = tell(person, table, **body)
    assert answer.status_code == 200, answer.text


def test_who_is_here_and_ready(ann: Person, ben: Person) -> None:
    """Everyone sees who comes, goes, sits down, and asks to wait."""
    table = ann.open("me", "open", "open")
    assert ann.get(f"/api/tables/{table}")["here"] == []
    with ann.watch(table) as first:
        first.wait_for(lambda: first.seen["here"] == [0])
        with ben.watch(table) as second:
            assert second.seen["here"] == [0]
            second.do(type="sit", seat=2)
            for watch in (first, second):
                watch.wait_for(lambda watch=watch: watch.seen["here"] == [0, 2])  # type: ignore[misc]
            second.do(type="choose-ready", seat=2, ready=False)
            first.wait_for(lambda: not first.seen["chairs"][2]["ready"])
        first.wait_for(lambda: first.seen["here"] == [0])
        with ben.watch(table):
            first.wait_for(lambda: first.seen["here"] == [0, 2])
            first.do(type="seat-bot", seat=1, bot="random")
            first.do(type="start")
            first.wait_for(lambda: first.seen["status"] == "playing")
            assert first.seen["here"] == [0, 2]


def test_a_person_with_two_windows_stays_here(ann: Person) -> None:
    """Until the last of them is closed."""
    table = ann.open("me", "open")
    with Watch(ann.url, table) as other:
        with ann.watch(table):
            other.wait_for(lambda: other.seen["here"] == [0])
            with ann.watch(table):
                pass
            assert ann.get(f"/api/tables/{table}")["here"] == [0]
        other.wait_for(lambda: other.seen["here"] == [])


def test_a_cancelled_table_does_not_count(tmp_path: Path) -> None:
    """Somebody who has as many open tables as they may have can cancel one and open another."""
    limits = ("open-tables-person=1", "commands-person=1000/1s")
    with RunningServer(tmp_path, limits=limits) as server, Person(server.url, "Ann") as ann:
        table = ann.open("me", "open")
        refused(ann.client.post("/api/tables", json=table_body("me", "open")), 429, "too-many-tables")
        do(ann, table, type="cancel")
        ann.open("me", "open")


def test_bots_that_were_seated_later_count(ann: Person) -> None:
    """Nobody has two tables of bots alone by filling them one by one."""
    for expected in (200, 429):
        table = ann.open("me", "open")
        for seat in (0, 1):
            do(ann, table, type="free-seat", seat=seat)
            do(ann, table, type="seat-bot", seat=seat, bot="random")
        assert tell(ann, table, type="start").status_code == expected


# Where something has to come at a certain moment


ANN, BEN = (Identity(name.lower(), name, 0.0) for name in ("Ann", "Ben"))
CHAIRS = (Chair(ChairKind.PERSON, "ann", bot="greedy"), Chair(ChairKind.PERSON, "ben", bot="greedy"), Chair())
OPENED = Opened(TableOptions(players=3), CHAIRS, "ann", bytes(32).hex())


def test_a_name_that_changes_while_seats_are_swapped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It goes along with the person, and nobody else gets it."""

    async def play() -> None:
        store = await Store.open(f"sqlite:///{tmp_path / 'assyria.sqlite'}")
        for person in (ANN, BEN):
            await store.people.add(person)
        process = Process(store)
        live = await process.host.tables.open(OPENED, {0: "Ann", 1: "Ben"})
        write = SqlLedger.append

        async def slowly(
            self: SqlLedger, live: LiveTable, entries: Iterable[tuple[Entry, float]], after: Table
        ) -> Head:
            head = await write(self, live, list(entries), after)
            await store.people.rename("ben", "Benjamin")
            return head

        monkeypatch.setattr(SqlLedger, "append", slowly)
        await process.host.commands.carry_out(live, SwapSeats(1, 2), BEN.id, BEN.name)
        assert live.table.names == {0: "Ann", 2: "Benjamin"}
        monkeypatch.setattr(SqlLedger, "append", write)
        await process.host.commands.carry_out(live, RenameSeat(0, "Anna"), ANN.id, ANN.name)
        await process.host.commands.carry_out(live, SwapSeats(0, 1), ANN.id, ANN.name)
        kept = await store.ledgers.read(live.id)
        assert live.table.names == kept.names == {1: "Anna", 2: "Benjamin"}
        await process.tasks.close()
        await store.close()

    asyncio.run(play())


def test_other_processes_have_the_same_seats(request: pytest.FixtureRequest) -> None:
    """Names move there as they do here."""
    url: str = request.getfixturevalue("postgres_url")

    async def play() -> None:
        stores = [await Store.open(url), await Store.open(url)]
        here, there = (Process(store) for store in stores)
        live = await here.host.tables.open(OPENED, {0: "Ann", 1: "Ben"})
        other = await there.host.tables.get(live.id)
        for command in (SwapSeats(0, 2), RenameSeat(2, "Anna"), Sit(0, "Cleo")):
            await here.host.commands.carry_out(live, command, ANN.id, ANN.name)
        await there.host.catch_up.catch_up(other)
        assert other.table.names == live.table.names == {0: "Cleo", 1: "Ben", 2: "Anna"}
        for process in (here, there):
            await process.tasks.close()
        for store in stores:
            await store.close()

    asyncio.run(play())
