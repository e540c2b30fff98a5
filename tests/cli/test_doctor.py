"""`assyria doctor`: names everything that is damaged, and repairs what follows from whole ledgers."""

from __future__ import annotations

import gzip
import json
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from click.testing import Result

from assyria.render.words import LANGUAGES
from assyria.store import sole_use
from tests.cli.running import assyria
from tests.effort import some
from tests.server.damaging import LEDGER, ROW, TARGETS, cloned, database, furnish, rows
from tests.server.running import RunningServer

OLD = Path(__file__).parents[1] / "server" / "data" / "protocol-1.sqlite.gz"
REBUILT = {"wrong head", "earlier head", "head that is text", "missing row of the table"}
"""Damage of a ledger that is repaired: the entries are whole."""


def call(*arguments: str, language: str = "en") -> Result:
    return assyria("doctor", *arguments, lang=language)


@pytest.fixture(scope="module")
def furnished(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, dict[str, str]]:
    data = tmp_path_factory.mktemp("doctor") / "data"
    with RunningServer(data) as server, server.client() as ann:
        tables = furnish(server, ann)
        assert call("--data", str(data)).exit_code == 0, "beside a running server"
        refused = call("--data", str(data), "--repair")
        assert refused.exit_code == 1
        assert "in use by another server" in refused.output
    return data, tables


@pytest.fixture
def data(furnished: tuple[Path, dict[str, str]], tmp_path: Path) -> Path:
    (tmp_path / "assyria.sqlite").write_bytes((furnished[0] / "assyria.sqlite").read_bytes())
    return tmp_path


def read(data: Path, *more: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(call("--data", str(data), "--json", *more).stdout)
    return found


def entries(data: Path) -> list[tuple[Any, ...]]:
    with closing(sqlite3.connect(data / "assyria.sqlite")) as connection:
        connection.text_factory = bytes
        return connection.execute("SELECT * FROM entries ORDER BY table_id, n").fetchall()


def test_nothing_wrong(data: Path, furnished: tuple[Path, dict[str, str]]) -> None:
    result = call("--data", str(data))
    assert result.exit_code == 0
    assert "Nothing is wrong" in result.output
    found = read(data)
    assert (found["ok"], found["findings"], found["tables"]) == (True, [], len(furnished[1]))
    assert found["entries"] > 20


@pytest.mark.parametrize("name", some([*ROW, *LEDGER], 6))
def test_each_damage_is_found_and_repaired_if_it_can_be(
    data: Path, furnished: tuple[Path, dict[str, str]], name: str
) -> None:
    """Of a table that is due, listed, and has a clock. Entries are never touched, nor is any other table."""
    tables = furnished[1]
    damaged = {tables[target] for target in TARGETS}
    others = [table for table in tables.values() if table not in damaged]
    whole = {table: rows(data, table) for table in damaged}
    with database(data) as connection:
        for table in damaged:
            (LEDGER | ROW)[name](connection, table)
    before, kept = [rows(data, table) for table in others], entries(data)
    result = call("--data", str(data))
    assert result.exit_code == 1, result.output
    found = read(data)
    assert {finding["table"] for finding in found["findings"]} == damaged
    assert not any(finding["repaired"] for finding in found["findings"])
    repaired = read(data, "--repair")
    assert {finding["table"] for finding in repaired["findings"]} == damaged
    can_be = name in ROW or name in REBUILT
    after = call("--data", str(data))
    assert after.exit_code == (0 if can_be else 1), after.output
    assert repaired["ok"] == can_be
    assert entries(data) == kept
    assert [rows(data, table) for table in others] == before
    if can_be:
        # As it was, but for when it is due: that depends on when the last entry was written.
        for table in damaged:
            now, then = (
                [tuple(value for value in row if not isinstance(value, float)) for row in found]
                for found in (rows(data, table), whole[table])
            )
            assert sorted(map(str, now)) == sorted(map(str, then))


def test_broken_chat_subscriptions_and_people_of_no_table(
    data: Path, furnished: tuple[Path, dict[str, str]]
) -> None:
    table = furnished[1]["clock"]
    with database(data) as connection:
        (who,) = connection.execute("SELECT id FROM identities LIMIT 1").fetchone()
        connection.execute("INSERT INTO chat VALUES (?, 1, 'x', 'X', x'ff', 1.0, NULL, 0)", (table,))
        connection.execute("INSERT INTO subscriptions (identity, kind, body) VALUES (?, 'push', '{')", (who,))
        connection.execute("INSERT INTO people VALUES ('nowhere', 0, 'x', 'X')")
    found = read(data, "--repair")
    assert {(one["part"], one["flaw"], one["repaired"]) for one in found["findings"]} == {
        ("chat", "odd-value", False),
        ("subscriptions", "not-json", False),
        ("people", "no-table", True),
    }
    assert {one["part"] for one in read(data)["findings"]} == {"chat", "subscriptions"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_in_every_language(data: Path, furnished: tuple[Path, dict[str, str]], language: str) -> None:
    """Where, which entry, and what: every kind of damage has its sentence."""
    with database(data) as connection:
        for number, damage in enumerate((LEDGER | ROW).values()):
            damage(connection, cloned(connection, furnished[1]["clock"], f"t{number}"))
    result = call("--data", str(data), language=language)
    assert result.exit_code == 1
    for number, _ in enumerate(LEDGER | ROW):
        assert f"t{number}" in result.output
    assert "{" not in result.output


def test_a_database_of_an_older_edition_is_upgraded_by_the_server_and_then_well(tmp_path: Path) -> None:
    (tmp_path / "assyria.sqlite").write_bytes(gzip.decompress(OLD.read_bytes()))
    refused = call("--data", str(tmp_path))
    assert refused.exit_code == 1
    assert "older version" in refused.output
    with RunningServer(tmp_path):
        pass
    result = call("--data", str(tmp_path))
    assert result.exit_code == 0, result.output


def test_what_is_no_store(tmp_path: Path) -> None:
    assert call("--data", str(tmp_path)).exit_code == 1
    assert not list(tmp_path.iterdir()), "it makes no file"
    (tmp_path / "assyria.sqlite").write_bytes(b"poem " * 1000)
    result = call("--data", str(tmp_path), "--repair")
    assert result.exit_code == 1
    assert "not a readable database" in result.output
    assert call("--database-url", "mysql://x").exit_code == 2
    assert call("--database-url", "no address").exit_code == 2
    assert call("--unknown").exit_code == 2


def test_repairing_holds_the_lock(data: Path) -> None:
    with sole_use(data / "assyria.sqlite"):
        assert call("--data", str(data), "--repair").exit_code == 1
        assert call("--data", str(data)).exit_code == 0
