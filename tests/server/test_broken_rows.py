"""Rows that somebody broke: the server starts and answers whatever they hold, and the doctor names each."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import json
import shutil
import sqlite3
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result
from sqlalchemy import JSON, Boolean, Column, Double, Integer, String, Table, Text

from assyria.cli.app import build
from assyria.render.words import words_in
from assyria.server.operations.row_meanings import SETTINGS
from assyria.store import Store
from assyria.store.columns import flaw_of, printable
from assyria.store.inspection import GAMES
from assyria.store.schema import metadata
from tests.effort import some
from tests.server.damaging import database, opened
from tests.server.refusals import title
from tests.server.running import RunningServer, table_body
from tests.server.signing_in import operator
from tests.store.conftest import postgres, postgres_url  # noqa: F401 - fixtures

COLUMNS = [(table, column) for table in metadata.sorted_tables for column in table.c]
KEPT_BY_A_PERSON = ("identity", "author", "reporter", "owner", "to_move")
ASKED = (
    *("/api/me", "/api/tables", "/api/me/tables", "/api/me/sessions", "/api/me/tokens", "/api/me/notifications"),
    *("/api/me/blocks", "/api/me/holiday", "/api/me/export", "/api/notice", "/api/ready"),
)
FOR_OPERATORS = ("tables", "people", "reports", "reports?done=true", "addresses", "operators", "audit")


@dataclass(frozen=True)
class Kept:
    """The data of a stopped server, and somebody who is known there."""

    data: Path
    cookies: dict[str, str]
    person: str
    table: str

    def copied_to(self, data: Path) -> Path:
        shutil.copytree(self.data, data, ignore=shutil.ignore_patterns("server.log", "*.lock"))
        return data


@pytest.fixture(scope="module")
def kept(tmp_path_factory: pytest.TempPathFactory) -> Kept:
    data = tmp_path_factory.mktemp("kept") / "data"
    with RunningServer(data) as server, server.client() as ann, operator(server) as owner:
        person = ann.get("/api/me").raise_for_status().json()["id"]
        table = opened(ann, table_body("me", "open"))
        ann.post("/api/me/tokens", json={"label": "bot"}).raise_for_status()
        ann.post(f"/api/tables/{table}/chat", json={"text": "hello"}).raise_for_status()
        owner.put("/api/admin/admission", json={"guests": True, "registration": True}).raise_for_status()
        owner.put("/api/admin/announcement", json={"text": "hello"}).raise_for_status()
        cookies = dict(ann.cookies.items())
    return Kept(data, cookies, person, table)


def examine(data: Path, *more: str) -> Result:
    words = words_in("en")
    arguments = more if "--database-url" in more else ("--data", str(data), *more)
    return CliRunner().invoke(build(words), ["doctor", *arguments], obj=words)


def findings(data: Path, *more: str) -> list[dict[str, Any]]:
    result = examine(data, "--json", *more)
    assert isinstance(result.exception, SystemExit | None), result.exception
    found: list[dict[str, Any]] = json.loads(result.stdout)["findings"]
    assert result.exit_code == int(not all(one["repaired"] for one in found))
    return found


def everything_answers(server: RunningServer, kept: Kept) -> None:
    """A person who was here before, and an operator."""
    with server.client() as ann, operator(server) as owner:
        ann.cookies.update(kept.cookies)
        for path in ASKED:
            answer = ann.get(path)
            assert answer.status_code == 200, (path, answer.text)
        assert ann.get("/api/me").json()["id"] == kept.person
        assert ann.get(f"/api/tables/{kept.table}").status_code == 200
        assert ann.get(f"/api/tables/{kept.table}/chat").status_code == 200
        for path in FOR_OPERATORS:
            answer = owner.get(f"/api/admin/{path}")
            assert answer.status_code == 200, (path, answer.text)
    assert "Traceback" not in server.output


def sample(table: Table, number: int, kept: Kept) -> dict[str, Any]:
    """A row that the schema allows, of the person and the table that there are, unless its key has to differ."""
    *_, last = table.primary_key

    def value(column: Column[Any]) -> Any:
        if column.nullable:
            return None
        if column is not last and (column.foreign_keys or column.name in KEPT_BY_A_PERSON):
            return kept.table if column.name == "table_id" else kept.person
        match column.type:
            case String():
                return f"{table.name}{number}{column.name}"[: column.type.length or 64]
            case Boolean():
                return 0
            case Integer():
                return 1000 + number
            case Double():
                return 1e9 + number
            case JSON():
                return "{}"
        raise AssertionError(column)

    return {column.name: value(column) for column in table.c}


def insert(connection: sqlite3.Connection, table: Table, row: dict[str, Any]) -> bool:
    names, marks = ", ".join(f'"{name}"' for name in row), ", ".join("?" * len(row))
    try:
        connection.execute(f"INSERT INTO {table.name} ({names}) VALUES ({marks})", list(row.values()))  # noqa: S608
    except sqlite3.IntegrityError:
        return False  # Not even SQLite takes it.
    return True


def numeric(column: Column[Any]) -> bool:
    return isinstance(column.type, Integer | Double | Boolean)


AWKWARD: dict[str, tuple[Any, Any]] = {
    "bytes": (b"\xff\x00", lambda _: True),
    "text": ("noon", lambda column: numeric(column) or isinstance(column.type, JSON)),
    "nothing": (None, lambda _: False),
    "very long": ("x" * 100_000, lambda column: not isinstance(column.type, Text)),
    "infinite": (float("inf"), numeric),
    "huge": (2**62, lambda column: isinstance(column.type, Double | Boolean)),
    "less than nothing": (-1.5, numeric),
    "broken JSON": ('{"a":', lambda column: numeric(column) or isinstance(column.type, JSON)),
    "nested JSON": ("[" * 50_000, lambda column: not isinstance(column.type, Text)),
    "not UTF-8": (b"\xff", lambda _: True),
}
"""What is written into every column of every table, and of which columns the doctor has to name it."""


def damage(data: Path, kept: Kept, awkward: str) -> list[tuple[str, str, str]]:
    """Add a row for every column of every table; return what is to be named: table, column, id of a game."""
    value, wrong = AWKWARD[awkward]
    expected = []
    with database(data) as connection:
        for number, (table, column) in enumerate(COLUMNS):
            row = sample(table, number, kept)
            if awkward == "not UTF-8":
                put = insert(connection, table, row)
                key = " AND ".join(f"{one.name} = ?" for one in table.primary_key)
                keys = [row[one.name] for one in table.primary_key]
                spoil = f"UPDATE {table.name} SET \"{column.name}\" = CAST(x'ff' AS TEXT) WHERE {key}"  # noqa: S608
                try:
                    connection.execute(spoil, keys)
                except sqlite3.IntegrityError:
                    put = False
                row[column.name] = "\udcff"
            else:
                row[column.name] = value
                put = insert(connection, table, row)
            if put and wrong(column):
                key = row["id" if table.name == "tables" else "table_id"] if table.name in GAMES else ""
                expected.append((table.name, column.name, printable(key)))
    return expected


@pytest.mark.parametrize("awkward", some(list(AWKWARD), 2))
def test_anything_anywhere(kept: Kept, tmp_path: Path, awkward: str) -> None:
    """In every column of every table at once."""
    data = kept.copied_to(tmp_path / "data")
    expected = damage(data, kept, awkward)
    found = findings(data)
    named = {(one["part"], one["why"]) for one in found}
    games = {one["table"] for one in found}
    for table, column, game in expected:
        assert game in games if table in GAMES else (table, column) in named, (table, column)
    text = examine(data).output
    assert "Traceback" not in text
    with RunningServer(data) as server:
        everything_answers(server, kept)
        server.restart()
        everything_answers(server, kept)
    findings(data, "--repair")


BROKEN_SETTINGS = ["", "{", "null", "[]", "7", '["text", NaN]', '[["text"], 1e999]', '{"open": 3}', b"\xff"]


def settings_named(data: Path) -> set[str]:
    return {one["row"] for one in findings(data) if one["part"] == "settings"}


def signed(person: str, key: str) -> str:
    """A cookie of the edition before sessions."""
    return f"{person}.{hmac.new(key.encode(), person.encode(), hashlib.sha256).hexdigest()}"


@pytest.mark.parametrize("value", some(list(BROKEN_SETTINGS), 2))
def test_every_setting(kept: Kept, tmp_path: Path, value: str | bytes) -> None:
    """Nobody new comes in until the operator says so; who is here goes on; each is logged once, and named."""
    data = kept.copied_to(tmp_path / "data")
    with database(data) as connection:
        connection.execute("INSERT OR IGNORE INTO settings VALUES ('sessions-since', '1')")
        connection.execute("UPDATE settings SET value = ?", (value,))
        connection.execute("UPDATE identities SET old_cookies = 1")
        names = {name for (name,) in connection.execute("SELECT name FROM settings")}
    assert set(SETTINGS) <= names, "all that there are"
    assert settings_named(data) >= set(SETTINGS) - {"sessions-since"}
    with RunningServer(data, settings={"contact": "mailto:host@assyria.example"}) as server:
        everything_answers(server, kept)
        with server.client() as new, operator(server) as owner:
            notice = new.get("/api/notice").json()
            assert (notice["text"], notice["guests"], notice["registration"]) == (None, False, False)
            assert new.get("/api/push-key").json() == {"key": None}
            assert title(new.get("/api/me")) == (403, "guests-closed")
            owner.put("/api/admin/admission", json={"guests": True, "registration": True}).raise_for_status()
            owner.put("/api/admin/announcement", json={"text": "hello"}).raise_for_status()
            assert new.get("/api/me").status_code == 200
            assert new.get("/api/notice").json()["text"] == "hello"
            # Signed with a key that everybody knows.
            new.cookies.clear()
            new.cookies["assyria"] = signed(kept.person, str(value))
            assert new.get("/api/me").json().get("id") != kept.person
        for name in ("guests", "registration", "announcement", "retention", "cookie-key", "push-key"):
            assert server.output.count(f'"part": "settings {name}"') == 1, name
    mended = {"guests", "registration", "announcement", "retention"}
    assert not settings_named(data) & mended, "by the operator and the server"


def test_addresses_that_are_none(kept: Kept, tmp_path: Path) -> None:
    """The others are refused all the same."""
    data = kept.copied_to(tmp_path / "data")
    with database(data) as connection:
        for network in ("nonsense", "10.0.0.300", "", "192.0.2.7/24"):
            connection.execute("INSERT INTO refused_addresses VALUES (?, '', 1)", (network,))
    broken = [(one["row"], one["flaw"]) for one in findings(data)]
    assert sorted(broken) == [("", "no-meaning"), ("10.0.0.300", "no-meaning"), ("nonsense", "no-meaning")]
    with RunningServer(data) as server, server.client() as eve:
        everything_answers(server, kept)
        eve.headers["X-Forwarded-For"] = "192.0.2.99"
        assert title(eve.get("/api/me")) == (403, "address-refused")
        assert server.output.count("not a network") == 3


def test_an_operator_sees_damaged_tables_as_such(kept: Kept, tmp_path: Path) -> None:
    data = kept.copied_to(tmp_path / "data")
    with database(data) as connection:
        columns = "version, digest, listed, created, updated, owner, about"
        copy = f"INSERT INTO tables (id, status, {columns}) SELECT ?, ?, {columns} FROM tables WHERE id = ?"  # noqa: S608
        for name, status in (("odd", "confused"), ("bytes", b"\xff"), ("lost", "open")):
            connection.execute(copy, (name, status, kept.table))
        connection.execute("UPDATE tables SET updated = 'noon' WHERE id = 'bytes'")
    with RunningServer(data) as server, operator(server) as owner, server.client() as ann:
        assert title(ann.get("/api/tables/lost")) == (500, "table-damaged")
        found = {one["id"]: one for one in owner.get("/api/admin/tables").raise_for_status().json()}
        assert {name: one["damage"] for name, one in found.items()} == {
            "odd": "no-meaning in status",
            "bytes": "odd-value in status",
            "lost": "no-entries",
            kept.table: None,
        }
        assert [found[name]["status"] for name in ("odd", "bytes", kept.table)] == [None, None, "open"]
        assert owner.delete("/api/admin/tables/odd").status_code == 204


def test_what_is_repaired(kept: Kept, tmp_path: Path) -> None:
    """What belongs to nobody, and what only costs a log-in or another look at a game. All else is only named."""
    data = kept.copied_to(tmp_path / "data")
    with database(data) as connection:
        connection.execute("INSERT INTO reviews VALUES (?, '[]')", (kept.table,))
        connection.execute("INSERT INTO own_puzzles VALUES (?, ?, 3, '{}')", (kept.person, kept.table))
        connection.execute("INSERT INTO sessions VALUES ('s', ?, '', '', 'noon', 1)", (kept.person,))
        connection.execute("INSERT INTO tokens (digest, identity, label, at) VALUES ('t', 'nobody', '', 1)")
        connection.execute(
            "INSERT INTO chat (table_id, n, identity, name, text, at) VALUES ('nowhere', 1, 'x', 'X', 'hello', 1)"
        )
        connection.execute("INSERT INTO holidays VALUES (?, 9, 3)", (kept.person,))
        connection.execute("UPDATE identities SET account = 'ann' WHERE id = ?", (kept.person,))
        connection.execute("UPDATE settings SET value = 'maybe' WHERE name = 'guests'")
    found = {(one["part"], one["flaw"], one["repaired"]) for one in findings(data, "--repair")}
    assert found == {
        ("reviews", "not-json", True),
        ("own_puzzles", "no-meaning", True),
        ("sessions", "odd-value", True),
        ("tokens", "no-owner", True),
        ("chat", "no-owner", True),
        ("holidays", "no-meaning", False),
        ("identities", "no-meaning", False),
        ("settings", "no-meaning", False),
    }
    assert {one["part"] for one in findings(data)} == {"holidays", "identities", "settings"}


def test_a_passphrase_that_is_no_hash(kept: Kept, tmp_path: Path) -> None:
    data = kept.copied_to(tmp_path / "data")
    account = {"account": "ann", "passphrase": "a long passphrase"}
    with RunningServer(data) as server, server.client() as ann, server.client() as elsewhere:
        ann.cookies.update(kept.cookies)
        ann.post("/api/me/account", json=account).raise_for_status()
        assert findings(data) == []
        for value in ("noon", "", "$argon2id$v=19$m=65536,t=3,p=4$xx", b"\xff"):
            with database(data) as connection:
                connection.execute("UPDATE identities SET passphrase = ? WHERE id = ?", (value, kept.person))
            assert title(elsewhere.post("/api/log-in", json=account)) == (401, "wrong-account-or-passphrase")
            (found,) = findings(data)
            assert (found["part"], found["row"], found["why"]) == ("identities", kept.person, "passphrase")


@pytest.mark.parametrize(("table", "column"), COLUMNS, ids=lambda one: one.name)
def test_every_column_is_checked(kept: Kept, table: Table, column: Column[Any]) -> None:
    """A column of tomorrow, of a type that nobody knows, cannot be forgotten."""
    assert flaw_of(column, b"\xff") is not None
    assert flaw_of(column, sample(table, 1, kept)[column.name]) is None


def test_maintenance_goes_on(kept: Kept, tmp_path: Path) -> None:
    """Tables and guests that are old are removed beside rows that somebody broke."""
    data = kept.copied_to(tmp_path / "data")
    with database(data) as connection:
        connection.execute("UPDATE tables SET updated = 1")
        connection.execute("UPDATE settings SET value = 'noon' WHERE name = 'sessions-since'")
        columns = "version, digest, status, listed, created, updated, due, owner, about"
        copy = f"INSERT INTO tables (id, {columns}) SELECT CAST(x'ff' AS TEXT), {columns} FROM tables LIMIT 1"  # noqa: S608
        connection.execute(copy)
        connection.execute("UPDATE tables SET due = 1")
        odd = "INSERT INTO identities (id, name, created) VALUES (CAST(x'ff' AS TEXT), 'X', 1), ('old', 'X', 1)"
        connection.execute(odd)

    async def maintain() -> None:
        store = await Store.open(f"sqlite:///{data / 'assyria.sqlite'}")
        try:
            assert await store.tables.due(2) == [kept.table]
            assert await store.expiry.remove_tables("open", 2, 20) == [kept.table]
            assert await store.expiry.remove_tables("open", 2, 20) == []
            assert await store.expiry.remove_guests(2, 20) == 1
        finally:
            await store.close()

    asyncio.run(maintain())


def test_on_postgresql(postgres_url: str, tmp_path: Path) -> None:  # noqa: F811 - a fixture
    """It keeps types by itself; what values mean it does not know."""

    async def fill() -> None:
        store = await Store.open(postgres_url)
        await store.settings.set("guests", "maybe")
        await store.settings.set("announcement", "{")
        await store.moderation.refuse_address("nonsense", "", 1.0)
        await store.close()

    asyncio.run(fill())
    found = findings(tmp_path, "--database-url", postgres_url)
    assert {(one["part"], one["row"]) for one in found} == {
        ("settings", "guests"),
        ("settings", "announcement"),
        ("refused_addresses", "nonsense"),
    }


@pytest.fixture
def started(kept: Kept, tmp_path: Path) -> Iterator[RunningServer]:
    with RunningServer(kept.copied_to(tmp_path / "data")) as server:
        yield server


def test_broken_while_the_server_runs(started: RunningServer, kept: Kept) -> None:
    """Its next look finds them, and goes on."""
    with database(started.data) as connection:
        connection.execute("UPDATE settings SET value = 'maybe' WHERE name = 'guests'")
        connection.execute("UPDATE settings SET value = '{' WHERE name = 'announcement'")
        connection.execute("INSERT INTO refused_addresses VALUES ('nonsense', '', 1)")
    with operator(started) as owner, started.client() as new:
        body = {"network": "192.0.2.7"}
        assert owner.post("/api/admin/addresses", json=body).status_code == 201
        assert title(new.get("/api/me")) == (403, "guests-closed")
    everything_answers(started, kept)
