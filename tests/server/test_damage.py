"""Damaged tables: each is set aside and says so; all others, lists, clocks, bots and maintenance go on."""

from __future__ import annotations

import asyncio
import json
import logging
import re
import shutil
import time
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from assyria.protocol.commands import Leave, Sit
from assyria.protocol.problems import Problem
from assyria.store import Identity, Store
from assyria.table import decide
from tests.effort import some
from tests.server.damaging import (
    LEDGER,
    ROW,
    TARGETS,
    Damage,
    cloned,
    command,
    database,
    edited,
    furnish,
    move,
    rows,
)
from tests.server.live_process import OPENED, Process, eventually
from tests.server.running import PATIENCE, RunningServer, table_body
from tests.store.conftest import postgres, postgres_url  # noqa: F401 - fixtures


class House:
    """Data of a stopped server, to be copied: tables, and the cookie of who opened them."""

    def __init__(self, data: Path, tables: dict[str, str], cookies: dict[str, str]) -> None:
        self.data = data
        self.tables = tables
        self.cookies = cookies

    def copied_to(self, data: Path) -> None:
        shutil.copytree(self.data, data, ignore=shutil.ignore_patterns("server.log", "*.lock"))

    def client(self, server: RunningServer) -> httpx.Client:
        client = server.client()
        client.cookies.update(self.cookies)
        return client


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> House:
    data = tmp_path_factory.mktemp("house") / "data"
    with RunningServer(data) as server, server.client() as ann:
        tables = furnish(server, ann)
        cookies = dict(ann.cookies.items())
    with database(data) as connection:
        # Overdue for long, so that every server looks at it at once.
        overdue = [tables["due"], tables["well-due"]]
        connection.executemany("UPDATE tables SET due = 1 WHERE id = ?", [(table,) for table in overdue])
    return House(data, tables, cookies)


@pytest.fixture
def data(house: House, tmp_path: Path) -> Path:
    house.copied_to(tmp_path / "data")
    return tmp_path / "data"


class Ruin:
    """A server whose tables are damaged in every way, each way at a table that is due, listed, and has a clock."""

    def __init__(self, house: House, data: Path, ways: Mapping[str, Damage]) -> None:
        self.house = house
        self.ways = ways
        house.copied_to(data)
        with database(data) as connection:
            for name, damage in ways.items():
                for target in TARGETS:
                    damage(connection, cloned(connection, house.tables[target], self.table(name, target)))
        self.before = {table: rows(data, table) for table in self.tables}
        self.server = RunningServer(data)

    def table(self, name: str, target: str) -> str:
        return f"{target}{list(self.ways).index(name)}"

    @property
    def tables(self) -> list[str]:
        return [self.table(name, target) for name in self.ways for target in TARGETS]


@pytest.fixture(scope="module")
def ruin(house: House, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Ruin]:
    ruin = Ruin(house, tmp_path_factory.mktemp("ruin") / "data", LEDGER)
    with ruin.server:
        yield ruin


@pytest.fixture(scope="module")
def worn(house: House, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Ruin]:
    worn = Ruin(house, tmp_path_factory.mktemp("worn") / "data", ROW)
    with worn.server:
        yield worn


def asked(client: httpx.Client, table: str) -> Iterator[httpx.Response]:
    """Everything that can be asked about a table."""
    here = f"/api/tables/{table}"
    for path in ("", "/changes", "/since-my-move", "/record", "/replay", "/chat", "/analysis?move=0", "/preview"):
        yield client.get(here + path)
    yield client.post(f"{here}/chat", json={"text": "hello?"})
    yield command(client, table, type="propose", what="rematch", seat=0, version=3)
    yield client.post(f"{here}/hint")
    yield command(client, table, type="leave", seat=0)
    yield command(client, table, type="move", seat=0, version=3, move="done")


def closed_with(server: RunningServer, table: str) -> tuple[int, str]:
    address = f"{server.socket_url}/api/tables/{table}/socket"
    with connect(address, open_timeout=PATIENCE, proxy=None) as socket, pytest.raises(ConnectionClosed) as closed:
        socket.recv(PATIENCE)
    assert closed.value.rcvd is not None
    return closed.value.rcvd.code, closed.value.rcvd.reason


def assert_damaged(server: RunningServer, client: httpx.Client, table: str) -> None:
    for answer in asked(client, table):
        assert answer.status_code == 500, (str(answer.request.url), answer.text)
        assert answer.json()["title"] == "table-damaged"
        assert answer.headers["content-type"] == "application/problem+json"
    assert closed_with(server, table) == (4500, "table-damaged")


def assert_others_go_on(house: House, server: RunningServer, ann: httpx.Client) -> None:
    """Lists, moves, people who come, and bots who answer, at the healthy twins."""
    listed = {table["id"] for table in ann.get("/api/tables").raise_for_status().json()}
    assert house.tables["well-lobby"] in listed
    mine = {table["id"] for table in ann.get("/api/me/tables").raise_for_status().json()}
    assert {house.tables[f"well-{name}"] for name in TARGETS} <= mine
    clock = house.tables["well-clock"]
    assert move(ann, clock).status_code == 200
    assert ann.get(f"/api/tables/{clock}").json()["clock_running"] is not None
    with server.client() as ben:
        assert command(ben, house.tables["well-lobby"], type="sit", seat=1, name="Ben").status_code == 200
    due = house.tables["well-due"]
    goal = ann.get(f"/api/tables/{due}").json()["moves"] + 6
    end = time.monotonic() + PATIENCE
    while ann.get(f"/api/tables/{due}").json()["moves"] < goal:
        assert time.monotonic() < end, "the table with a bot does not go on"
        assert move(ann, due).status_code == 200
    assert ann.get("/api/ready").status_code == 200


def metric(server: RunningServer, name: str) -> float:
    text = httpx.get(f"{server.url}/api/metrics", trust_env=False).text
    found = re.search(rf"^{name} (\S+)$", text, re.MULTILINE)
    assert found, name
    return float(found[1])


@pytest.mark.parametrize("name", some(list(LEDGER), 3))
def test_damaged_before_the_start(ruin: Ruin, name: str) -> None:
    """Everyone is told, in every way of asking; what is kept of it is untouched."""
    with ruin.server.client() as guest:
        for target in TARGETS:
            table = ruin.table(name, target)
            assert_damaged(ruin.server, guest, table)
            assert rows(ruin.server.data, table) == ruin.before[table]


def test_all_others_go_on(ruin: Ruin) -> None:
    """With every damage at once; each table is named in one line, however often it was asked for."""
    server = ruin.server
    with ruin.house.client(server) as ann:
        assert_others_go_on(ruin.house, server, ann)
        for _ in range(2):
            for table in ruin.tables:
                assert ann.get(f"/api/tables/{table}").json()["title"] == "table-damaged"
        assert metric(server, "assyria_damaged_tables") == len(ruin.tables)
        assert server.output.count("table damaged") == len(ruin.tables)
        assert "Traceback" not in server.output


@pytest.mark.parametrize("name", ROW)
def test_a_broken_row_costs_its_table_nothing(worn: Ruin, name: str) -> None:
    """The ledger is whole, so the table can be played; then its row is written again."""
    table = worn.table(name, "clock")
    with worn.house.client(worn.server) as ann:
        for target in TARGETS:
            assert ann.get(f"/api/tables/{worn.table(name, target)}").status_code == 200
        assert move(ann, table).status_code == 200
        mine = {found["id"] for found in ann.get("/api/me/tables").raise_for_status().json()}
        assert (table in mine) == (name != "no people")


def test_broken_rows_cost_no_list(worn: Ruin) -> None:
    """With every broken row at once; each is named in one line."""
    server = worn.server
    with worn.house.client(server) as ann:
        assert_others_go_on(worn.house, server, ann)
        for _ in range(3):
            assert worn.house.tables["well-lobby"] in {table["id"] for table in ann.get("/api/tables").json()}
        assert metric(server, "assyria_damaged_tables") == 0
        assert 0 < server.output.count("row left out") <= 2 * len(worn.tables)
        assert "Traceback" not in server.output


IN_USE = {
    name: LEDGER[name] for name in ("wrong head", "earlier head", "head that is text", "missing row of the table")
}


@pytest.mark.parametrize("name", some(list(IN_USE)))
def test_a_head_damaged_under_a_table_in_use(house: House, data: Path, name: str) -> None:
    """Nothing is written on top of it, and who watches is told at once."""
    table = house.tables["clock"]
    with RunningServer(data) as server, house.client(server) as ann:
        seen = ann.get(f"/api/tables/{table}").json()
        address = f"{server.socket_url}/api/tables/{table}/socket"
        with connect(address, open_timeout=PATIENCE, proxy=None) as socket:
            assert json.loads(socket.recv(PATIENCE))["type"] == "table"
            with database(data) as connection:
                IN_USE[name](connection, table)
            before = rows(data, table)
            body = {"type": "move", "seat": seen["mover"], "version": seen["version"], "move": seen["legal"][0]}
            answer = ann.post(f"/api/tables/{table}/commands", json=body)
            assert (answer.status_code, answer.json()["title"]) == (500, "table-damaged")
            with pytest.raises(ConnectionClosed) as closed:
                socket.recv(PATIENCE)
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 4500
        assert_damaged(server, ann, table)
        assert rows(data, table) == before
        assert_others_go_on(house, server, ann)


@pytest.mark.parametrize("name", some(["kind of tomorrow", "broken JSON", "missing row"]))
def test_damaged_while_the_server_runs(house: House, data: Path, name: str) -> None:
    """A table that is due and leaves the memory: maintenance finds it, names it once, and goes on."""
    with RunningServer(data, settings={"idle": 1}) as server, house.client(server) as ann:
        with database(data) as connection:
            for target in TARGETS:
                LEDGER[name](connection, house.tables[target])
            connection.execute("UPDATE tables SET due = 1 WHERE id = ?", (house.tables["clock"],))
        end = time.monotonic() + PATIENCE
        while metric(server, "assyria_damaged_tables") < 1:
            assert time.monotonic() < end, "maintenance does not find it"
            time.sleep(0.1)
        beat = metric(server, "assyria_maintenance_timestamp_seconds")
        while metric(server, "assyria_maintenance_timestamp_seconds") < beat + 2:
            assert time.monotonic() < end, "maintenance has stopped"
            time.sleep(0.1)
        assert_others_go_on(house, server, ann)
        assert_damaged(server, ann, house.tables["clock"])
        told = [json.loads(line) for line in server.output.splitlines() if "table damaged" in line]
        named = [line["table"] for line in told]
        assert house.tables["clock"] in named
        assert len(named) == len(set(named)), "once each; another may be found at any moment"


def test_a_name_that_changes_reaches_seats_lists_and_who_watches(house: House, data: Path) -> None:
    with RunningServer(data) as server, house.client(server) as ann, server.client() as ben:
        table = house.tables["well-lobby"]
        ben.put("/api/me/name", json={"name": "Ben"}).raise_for_status()
        command(ben, table, type="sit", seat=1).raise_for_status()
        with connect(
            f"{server.socket_url}/api/tables/{table}/socket", open_timeout=PATIENCE, proxy=None
        ) as socket:
            assert json.loads(socket.recv(PATIENCE))["chairs"][1]["name"] == "Ben"
            ben.put("/api/me/name", json={"name": "Benjamin"}).raise_for_status()
            change = json.loads(socket.recv(PATIENCE))
            assert (change["type"], change["changes"], change["chairs"][1]["name"]) == ("change", [], "Benjamin")
        (listed,) = [one for one in ann.get("/api/tables").json() if one["id"] == table]
        assert listed["chairs"][1]["name"] == "Benjamin"
        # Several people at one screen have names of their own.
        two = ben.post("/api/tables", json=table_body({"kind": "me", "name": "Cleo"}, "me")).json()
        ben.put("/api/me/name", json={"name": "Ben"}).raise_for_status()
        chairs = ben.get(f"/api/tables/{two['id']}").json()["chairs"]
        assert [chair["name"] for chair in chairs] == ["Cleo", "Ben"]
        server.restart()
        chairs = ben.get(f"/api/tables/{two['id']}").json()["chairs"]
        assert [chair["name"] for chair in chairs] == ["Cleo", "Ben"]
    with database(data) as connection:
        ledger = " ".join(text for (text,) in connection.execute("SELECT body FROM entries"))
    assert not any(name in ledger for name in ("Ben", "Benjamin", "Cleo"))


def test_one_line_says_which_table_which_entry_and_what(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """And once it is repaired, it is played again without a restart."""

    async def play() -> None:
        store = await Store.open(f"sqlite:///{tmp_path / 'assyria.sqlite'}")
        here = Process(store)
        live = await here.host.tables.open(OPENED, {0: "Ann"})
        await here.host.commands.run(live, lambda table: decide(table, Sit(1, "Ben"), "ben"), {1: "Ben"})
        del here.host.tables.live[live.id]
        with database(tmp_path) as connection:
            (kept,) = connection.execute("SELECT body FROM entries WHERE n = 1").fetchone()
            edited(lambda body: body.update(holder="eve"), n=1)(connection, live.id)
        for _ in range(3):
            with pytest.raises(Problem, match="table-damaged"):
                await here.host.tables.get(live.id)
        with database(tmp_path) as connection:
            connection.execute("UPDATE entries SET body = ? WHERE n = 1", (kept,))
        here.host.tables.damaged[live.id] = here.host.tables.damaged[live.id]._replace(until=0)
        assert (await here.host.tables.get(live.id)).table.names == {0: "Ann", 1: "Ben"}
        await here.tasks.close()
        await store.close()

        (line,) = [record for record in caplog.records if record.message == "table damaged"]
        about: dict[str, Any] = vars(line)
        assert (about["table"], about["entry"], about["what"]) == (live.id, 1, "wrong-digest")

    with caplog.at_level(logging.INFO):
        asyncio.run(play())


def test_names_and_damage_between_two_processes(request: pytest.FixtureRequest) -> None:
    """On PostgreSQL: names come with the news, a rename reaches both, and both set a damaged table aside."""
    url: str = request.getfixturevalue("postgres_url")

    async def play() -> None:
        stores = [await Store.open(url), await Store.open(url)]
        here, there = (Process(store) for store in stores)
        await stores[0].people.add(Identity("ben", "Ben", 1.0))
        live = await here.host.tables.open(OPENED, {0: "Ann"})
        known = await there.host.tables.get(live.id)
        await here.host.commands.run(live, lambda table: decide(table, Sit(1, "Ben"), "ben"), {1: "Ben"})
        await eventually(lambda: known.table.names == {0: "Ann", 1: "Ben"})
        assert known.head == live.head
        await stores[0].people.rename("ben", "Benjamin")
        await eventually(lambda: live.table.names[1] == known.table.names[1] == "Benjamin")
        await stores[1].people.anonymise("ben", "Guest 1234")
        await eventually(lambda: live.table.names[1] == known.table.names[1] == "")

        def spoil(connection: Any) -> None:
            connection.exec_driver_sql("UPDATE tables SET digest = 'no'")

        await stores[0]._database.write(spoil)
        with pytest.raises(Problem, match="table-damaged"):
            await here.host.commands.run(live, lambda table: decide(table, Leave(1), "ben"))
        with pytest.raises(Problem, match="table-damaged"):
            await there.host.catch_up.catch_up(known)
        for process in (here, there):
            with pytest.raises(Problem, match="table-damaged"):
                await process.host.tables.get(live.id)
        for process in (here, there):
            await process.tasks.close()
        for store in stores:
            await store.close()

    asyncio.run(play())
