"""A server's database with tables of every kind, and ways to damage them."""

from __future__ import annotations

import json
import sqlite3
import time
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import httpx

from assyria.store.chain import digest
from tests.server.running import RunningServer, table_body

BANK = {"kind": "slow", "bank": 86_400, "increment": 0, "cap": 86_400}
TARGETS = ("due", "lobby", "clock")
"""The tables that are damaged; `well-*` are their healthy twins."""


def furnish(server: RunningServer, ann: httpx.Client) -> dict[str, str]:
    """Open tables of every kind, each twice, and return their ids by name."""
    tables: dict[str, str] = {}
    for prefix in ("", "well-"):
        tables[f"{prefix}due"] = opened(ann, table_body("me", "me", "random"))
        tables[f"{prefix}lobby"] = opened(ann, table_body("me", "open", listed=True))
        tables[f"{prefix}clock"] = opened(ann, table_body("me", "me", clock=BANK, confirm=False))
    for name, table in tables.items():
        if "lobby" in name:
            # Enough entries for a middle: somebody comes and goes.
            with server.client() as ben:
                for _ in range(2):
                    command(ben, table, type="sit", seat=1)
                    command(ben, table, type="leave", seat=1)
        else:
            until_played(ann, table)
    return tables


def until_played(ann: httpx.Client, table: str, version: int = 4) -> None:
    """Move until the ledger has a middle, however long the bots take on a busy machine."""
    for _ in range(1200):
        if ann.get(f"/api/tables/{table}").raise_for_status().json()["version"] >= version:
            return
        move(ann, table)
        time.sleep(0.05)
    raise AssertionError("the bots do not move")


def opened(client: httpx.Client, body: dict[str, Any]) -> str:
    table: str = client.post("/api/tables", json=body).raise_for_status().json()["id"]
    return table


def command(client: httpx.Client, table: str, **body: Any) -> httpx.Response:
    return client.post(f"/api/tables/{table}/commands", json=body)


def move(client: httpx.Client, table: str) -> httpx.Response:
    """Play the first legal move, or confirm, for the one who is to decide; nothing while a bot is."""
    seen = client.get(f"/api/tables/{table}").raise_for_status().json()
    seat = seen["mover"]
    if seat not in seen["mine"]:
        return client.get("/api/health")
    at = {"seat": seat, "version": seen["version"]}
    if seen["held"] is not None:
        return command(client, table, type="confirm", **at)
    return command(client, table, type="move", move=seen["legal"][0], **at)


@contextmanager
def database(data: Path) -> Iterator[sqlite3.Connection]:
    """The file of a server, as somebody with an editor sees it."""
    with closing(sqlite3.connect(data / "assyria.sqlite", timeout=30)) as connection:
        yield connection
        connection.commit()


def rows(data: Path, table: str) -> list[tuple[Any, ...]]:
    """All that is kept of a table."""
    queries = (
        "SELECT * FROM entries WHERE table_id = ? ORDER BY n",
        "SELECT * FROM tables WHERE id = ?",
        "SELECT * FROM people WHERE table_id = ? ORDER BY seat",
    )
    with database(data) as connection:
        connection.text_factory = bytes
        return [row for query in queries for row in connection.execute(query, (table,)).fetchall()]


def chained_again(connection: sqlite3.Connection, table: str) -> None:
    """Compute all digests again, as an edition of tomorrow would have written them."""
    last, own = -1, table
    query = "SELECT n, at, body FROM entries WHERE table_id = ? ORDER BY n"
    for n, at, body in connection.execute(query, (table,)).fetchall():
        last, own = n, digest(own, n, at, body)
        connection.execute("UPDATE entries SET digest = ? WHERE table_id = ? AND n = ?", (own, table, n))
    connection.execute("UPDATE tables SET version = ?, digest = ? WHERE id = ?", (last, own, table))


def cloned(connection: sqlite3.Connection, table: str, name: str) -> str:
    """Copy a table with all that belongs to it, and return the id of the copy."""
    copies = {
        "entries": "table_id, n, at, body, digest",
        "tables": "id, version, digest, status, listed, created, updated, to_move, due, owner, about",
        "people": "table_id, seat, identity, name",
    }
    for kind, columns in copies.items():
        key, _, rest = columns.partition(", ")
        copy = f"INSERT INTO {kind} ({columns}) SELECT ?, {rest} FROM {kind} WHERE {key} = ?"  # noqa: S608
        connection.execute(copy, (name, table))
    chained_again(connection, name)
    return name


def edited(change: Callable[[dict[str, Any]], None], n: int = 2, rechain: bool = False) -> Damage:
    """Change the body of an entry, with or without its digest."""

    def work(connection: sqlite3.Connection, table: str) -> None:
        where = "WHERE table_id = ? AND n = ?"
        (text,) = connection.execute(f"SELECT body FROM entries {where}", (table, n)).fetchone()  # noqa: S608
        body = json.loads(text)
        change(body)
        new = json.dumps(body, separators=(",", ":"))
        connection.execute(f"UPDATE entries SET body = ? {where}", (new, table, n))  # noqa: S608
        if rechain:
            chained_again(connection, table)

    return work


def said(*statements: str) -> Damage:
    def work(connection: sqlite3.Connection, table: str) -> None:
        for statement in statements:
            connection.execute(statement, {"table": table})

    return work


Damage = Callable[[sqlite3.Connection, str], None]
DELETE_LAST = (
    "DELETE FROM entries WHERE table_id = :table AND n = (SELECT max(n) FROM entries WHERE table_id = :table)"
)

LEDGER: dict[str, Damage] = {
    "edited entry": edited(lambda body: body.update(seat=1 - body.get("seat", 0))),
    "edited secret": edited(lambda body: body.update(secret="00" * 32), n=0),
    "edited time": said("UPDATE entries SET at = at + 1 WHERE table_id = :table AND n = 2"),
    "time that is text": said("UPDATE entries SET at = 'noon' WHERE table_id = :table AND n = 2"),
    "missing row": said("DELETE FROM entries WHERE table_id = :table AND n = 2"),
    "deleted last": said(DELETE_LAST),
    "deleted first": said("DELETE FROM entries WHERE table_id = :table AND n = 0"),
    "deleted all": said("DELETE FROM entries WHERE table_id = :table"),
    "unknown kind": edited(lambda body: body.update(kind="teleported")),
    "kind of tomorrow": edited(lambda body: body.update(kind="teleported"), rechain=True),
    "no kind": edited(lambda body: body.pop("kind"), rechain=True),
    "a seat of tomorrow": edited(lambda body: body.update(kind="stood", seat=17), rechain=True),
    "fields of tomorrow": edited(lambda body: body.update(kind="moved", seat=0, move="hut z9"), rechain=True),
    "not opened": edited(lambda body: body.update(kind="began"), n=0, rechain=True),
    "options of tomorrow": edited(lambda body: body["options"].update(players=9), n=0, rechain=True),
    "secret of another kind": edited(lambda body: body.update({"secret": "no"}), n=0, rechain=True),
    "broken JSON": said("UPDATE entries SET body = substr(body, 1, 9) WHERE table_id = :table AND n = 2"),
    "null body": said("UPDATE entries SET body = 'null' WHERE table_id = :table AND n = 2"),
    "body of bytes": said("UPDATE entries SET body = x'ff00' WHERE table_id = :table AND n = 2"),
    "body not UTF-8": said("UPDATE entries SET body = CAST(x'7bff7d' AS TEXT) WHERE table_id = :table AND n = 2"),
    "swapped entries": said(
        "UPDATE entries SET n = 9999 WHERE table_id = :table AND n = 1",
        "UPDATE entries SET n = 1 WHERE table_id = :table AND n = 2",
        "UPDATE entries SET n = 2 WHERE table_id = :table AND n = 9999",
    ),
    "wrong head": said("UPDATE tables SET digest = 'no' WHERE id = :table"),
    "earlier head": said("UPDATE tables SET version = version - 1 WHERE id = :table"),
    "head that is text": said("UPDATE tables SET version = 'last' WHERE id = :table"),
    "missing row of the table": said("DELETE FROM tables WHERE id = :table"),
}
"""What makes a ledger unreadable."""

ROW: dict[str, Damage] = {
    "broken summary": said("UPDATE tables SET about = substr(about, 1, 9) WHERE id = :table"),
    "summary of another kind": said("UPDATE tables SET about = '[]' WHERE id = :table"),
    "empty summary": said("UPDATE tables SET about = '{}' WHERE id = :table"),
    "summary with odd chairs": said("UPDATE tables SET about = json_set(about, '$.chairs', 7) WHERE id = :table"),
    "summary with too few chairs": said(
        "UPDATE tables SET about = json_set(about, '$.chairs', json('[]')) WHERE id = :table"
    ),
    "unknown status": said("UPDATE tables SET status = 'confused' WHERE id = :table"),
    "status of bytes": said("UPDATE tables SET status = x'ff' WHERE id = :table"),
    "time of text": said("UPDATE tables SET created = 'noon', updated = 'noon' WHERE id = :table"),
    "due of text": said("UPDATE tables SET due = 'soon' WHERE id = :table"),
    "owner not UTF-8": said("UPDATE tables SET owner = CAST(x'ff' AS TEXT) WHERE id = :table"),
    "wrong summary": said(
        "UPDATE tables SET to_move = 'nobody', about = json_set(about, '$.moves', 77) WHERE id = :table"
    ),
    "broken people": said("UPDATE people SET name = x'ff', seat = 'left' WHERE table_id = :table AND seat = 0"),
    "people at odd seats": said("UPDATE people SET seat = 77 WHERE table_id = :table AND seat = 0"),
    "no people": said("DELETE FROM people WHERE table_id = :table"),
}
"""What breaks a list's row of a table, whose ledger is whole."""
