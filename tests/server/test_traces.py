"""Where the database has traces of a person: what of it they get, and what is left when they go.

Every column that can hold an identity or somebody's words is named here. One that is added later makes these tests
fail until somebody has decided what becomes of it.
"""

from __future__ import annotations

import itertools
import json
from collections.abc import Iterator
from typing import NamedTuple

import httpx
import pytest
from sqlalchemy import JSON, String

from assyria.record import write_record
from assyria.store.schema import metadata
from tests.games import golden
from tests.server.in_process import InProcess, in_process
from tests.server.people import Person
from tests.server.signing_in import PASSPHRASE, me
from tests.server.test_own_puzzles import practised, reviewed
from tests.server.test_personal_data import export
from tests.server.two_people import SLOW, opened

server = in_process

OPAQUE = "an opaque id in games that others played, which have to stay valid"
NOBODYS = "says nothing of a person"
DIGEST = "a digest, by which nobody is found"
OTHERS = "another person's to know"


class Fate(NamedTuple):
    """Where a column is in the export, or why it is not; why it stays when its person is deleted, if it does."""

    exported: str = ""
    why_not: str = ""
    stays: str = ""


def nobodys(table: str, *columns: str) -> dict[str, Fate]:
    return {f"{table}.{column}": Fate(why_not=NOBODYS, stays=NOBODYS) for column in columns}


COLUMNS: dict[str, Fate] = {
    "entries.body": Fate(exported="tables", stays=OPAQUE),
    **nobodys("entries", "table_id", "digest"),
    "tables.owner": Fate(exported="tables", stays=OPAQUE),
    "tables.to_move": Fate(why_not="derived from the game"),
    "tables.about": Fate(why_not="derived from the game", stays=OPAQUE),
    **nobodys("tables", "id", "digest", "status"),
    "people.identity": Fate(exported="tables", stays=OPAQUE),
    "people.name": Fate(exported="tables"),
    **nobodys("people", "table_id"),
    "identities.id": Fate(exported="identity"),
    "identities.name": Fate(exported="identity"),
    "identities.account": Fate(exported="identity"),
    "identities.account_key": Fate(why_not="derived from the account"),
    "identities.passphrase": Fate(why_not="a hash that should leave the server for nobody"),
    "sessions.identity": Fate(exported="sessions"),
    "sessions.browser": Fate(exported="sessions"),
    "sessions.system": Fate(exported="sessions"),
    "sessions.digest": Fate(why_not=DIGEST),
    "known_addresses.identity": Fate(exported="log_ins"),
    "known_addresses.digest": Fate(why_not=DIGEST),
    "tokens.identity": Fate(exported="tokens"),
    "tokens.label": Fate(exported="tokens"),
    "tokens.scope": Fate(exported="tokens"),
    "tokens.digest": Fate(why_not=DIGEST),
    "chat.identity": Fate(exported="chat"),
    "chat.name": Fate(exported="identity"),
    "chat.text": Fate(exported="chat"),
    "chat.phrase": Fate(exported="chat"),
    **nobodys("chat", "table_id"),
    **nobodys("reviews", "table_id", "body"),
    "own_puzzles.identity": Fate(exported="puzzles"),
    "own_puzzles.body": Fate(exported="puzzles"),
    **nobodys("own_puzzles", "table_id"),
    "shared_records.identity": Fate(exported="records"),
    "shared_records.body": Fate(exported="records"),
    "shared_records.id": Fate(exported="records"),
    "subscriptions.identity": Fate(exported="notifications"),
    "subscriptions.kind": Fate(exported="notifications"),
    "subscriptions.body": Fate(exported="notifications"),
    "subscriptions.failure": Fate(exported="notifications"),
    "blocks.identity": Fate(exported="blocks"),
    "blocks.blocked": Fate(why_not=OTHERS),
    "blocks.name": Fate(exported="blocks"),
    "reports.author": Fate(exported="reports_on_me"),
    "reports.name": Fate(exported="reports_on_me"),
    "reports.text": Fate(exported="reports_on_me"),
    "reports.reporter": Fate(exported="reports"),
    "reports.why": Fate(exported="reports"),
    "reports.reason": Fate(exported="reports", stays="one of four codes"),
    **nobodys("reports", "table_id"),
    **nobodys("refused_addresses", "network", "why"),
    **nobodys("invitations", "digest"),
    "audit.target": Fate(why_not="what operators did", stays="what operators did, by an opaque id"),
    **nobodys("audit", "action", "detail", "operator"),
    **nobodys("operators", "name", "digest"),
    **nobodys("signs_of_life", "process", "boot"),
    "holidays.identity": Fate(exported="holidays"),
    **nobodys("settings", "name", "value"),
}
NUMBERS = itertools.count(1)
WORDS = ("account", "label", "line", "reason", "hook")


def test_every_column_with_text_is_named() -> None:
    """And each is either in the export or has a reason why not."""
    columns = {
        f"{table.name}.{column.name}"
        for table in metadata.tables.values()
        for column in table.columns
        if isinstance(column.type, String | JSON)
    }
    assert columns == COLUMNS.keys()
    assert [name for name, fate in COLUMNS.items() if bool(fate.exported) == bool(fate.why_not)] == []


class Ada(Person):
    """Somebody whose name and words are like nobody else's."""

    def __init__(self, server: InProcess) -> None:
        number = next(NUMBERS)
        self.name = f"Ada {number} Lovelace"
        super().__init__(server.url, self.name, server.client())
        self.account, self.label, self.line, self.why, self.hook = (f"adas-{number}-{what}" for what in WORDS)

    @property
    def words(self) -> tuple[str, ...]:
        return self.name, self.account, self.label, self.line, self.why, self.hook


@pytest.fixture
def ada(server: InProcess, ben: Person, operator: httpx.Client) -> Iterator[Ada]:
    """Somebody who has left a trace wherever there can be one, with Ben."""
    with Ada(server) as person:
        client = person.client
        account = {"account": person.account, "passphrase": PASSPHRASE}
        client.post("/api/me/account", json=account).raise_for_status()
        client.post("/api/me/tokens", json={"label": person.label, "scope": "read"}).raise_for_status()
        hook = {"kind": "webhook", "url": f"https://example.org/{person.hook}", "shape": "json"}
        client.post("/api/me/notifications", json=hook).raise_for_status()
        table = opened(person, ben, clock=SLOW)
        bots = {"seats": [{"kind": "bot", "bot": "random"}] * 2}
        client.post("/api/tables", json=bots).raise_for_status()
        client.post("/api/me/holiday", json={"days": 3}).raise_for_status()
        practised(client, reviewed(server, person, ben))
        record = {**json.loads(write_record(golden("2-players", 0).record(40))), "names": [person.name, ""]}
        client.post("/api/records", json=record).raise_for_status()
        _annoy(person, ben, table, person.line, "bens reason")
        _annoy(ben, person, table, "bens line", person.why)
        operator.post(f"/api/admin/people/{me(client)['id']}/restore").raise_for_status()
        yield person


def _annoy(author: Person, reader: Person, table: str, text: str, why: str) -> None:
    """Write a line, for which the reader reports and blocks the author."""
    said = author.client.post(f"/api/tables/{table}/chat", json={"text": text}).raise_for_status().json()["n"]
    line = f"/api/tables/{table}/chat/{said}"
    reader.client.post(f"{line}/report", json={"why": why}).raise_for_status()
    reader.client.post(f"{line}/block").raise_for_status()


def traces(server: InProcess, *words: str) -> dict[str, str]:
    """The columns in which a word occurs, each with one value."""
    found: dict[str, str] = {}
    for table in metadata.tables.values():
        names = [column.name for column in table.columns]
        for row in server.rows(f"SELECT {', '.join(names)} FROM {table.name}"):  # noqa: S608
            for name, value in zip(names, row, strict=True):
                if any(word in str(value) for word in words):
                    found[f"{table.name}.{name}"] = str(value)
    return found


def test_the_export_has_all_of_it(server: InProcess, ada: Ada, ben: Person) -> None:
    """What was found in the database under my id is in the export; of others there is nothing."""
    who = me(ada.client)["id"]
    found = export(ada.client)
    for column in traces(server, who, *ada.words):
        exported = COLUMNS[column].exported
        assert not exported or found[exported], column
    assert [(one["why"], one["line"]) for one in found["reports"]] == [(ada.why, 2)]
    (about,) = found["reports_on_me"]
    assert (about["text"], about["name"], about["day"] % 86400) == (ada.line, ada.name, 0)
    assert [one["name"] for one in found["blocks"]] == ["Ben"]
    assert [one["until"] - one["begun"] for one in found["holidays"]] == [3 * 86400]
    # Also a table that I opened without a seat of mine.
    assert sorted(len(table["seats"]) for table in found["tables"]) == [0, 1, 1]
    text = json.dumps(found)
    for secret in ("bens", me(ben.client)["id"], ada.hook):
        assert secret not in text


@pytest.mark.parametrize("by", ["herself", "the operator"])
def test_a_deleted_person_leaves_what_is_named_alone(
    server: InProcess, ada: Ada, ben: Person, operator: httpx.Client, by: str
) -> None:
    who = me(ada.client)["id"]
    before = traces(server, who, *ada.words)
    assert before.keys() >= {"reports.author", "reports.text", "reports.why", "blocks.name", "holidays.identity"}
    if by == "herself":
        ada.client.post("/api/me/delete", json={"passphrase": PASSPHRASE}).raise_for_status()
    else:
        operator.delete(f"/api/admin/people/{who}").raise_for_status()
    left = traces(server, who, *ada.words)
    assert {column: value for column, value in left.items() if not COLUMNS[column].stays} == {}
    assert traces(server, *ada.words) == {}
    reports = {one["n"]: one for one in operator.get("/api/admin/reports").json()[-2:]}
    assert [reports[1][key] for key in ("author", "name", "text", "why")] == ["", "", "", "bens reason"]
    assert [reports[2][key] for key in ("reporter", "why", "name", "text")] == ["", "", "Ben", "bens line"]
    assert export(ben.client)["blocks"] == []


def test_a_name_that_is_removed_is_nowhere(
    server: InProcess, ada: Ada, ben: Person, operator: httpx.Client
) -> None:
    """Neither is the new one in the list of those who blocked her; the operator can still deal with her."""
    before = me(ada.client)
    assert traces(server, ada.name).keys() == {
        "identities.name",
        "people.name",
        "chat.name",
        "blocks.name",
        "reports.name",
        "shared_records.body",
    }
    after = ada.client.post("/api/me/anonymise", json={"passphrase": PASSPHRASE}).raise_for_status().json()
    assert traces(server, ada.name) == {}
    assert traces(server, after["name"]).keys() == {"identities.name"}
    (block,) = ben.client.get("/api/me/blocks").raise_for_status().json()
    assert block["name"] == ""
    reports = {one["n"]: one for one in operator.get("/api/admin/reports").json()[-2:]}
    assert [reports[1][key] for key in ("author", "name", "text")] == [before["id"], "", ""]
    assert [reports[2][key] for key in ("reporter", "why", "text")] == [before["id"], "", "bens line"]
    assert ben.client.delete(f"/api/me/blocks/{block['id']}").status_code == 204


def test_a_new_name_is_not_told_to_those_who_blocked_the_old_one(ada: Ada, ben: Person) -> None:
    ada.client.put("/api/me/name", json={"name": "Somebody Else"}).raise_for_status()
    assert [one["name"] for one in ben.client.get("/api/me/blocks").json()] == [ada.name]
