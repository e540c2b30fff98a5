"""People: guests and their cookies, accounts, tokens; the lobby and the chat."""

from __future__ import annotations

import re
from http.cookies import Morsel, SimpleCookie
from pathlib import Path
from typing import Any

import httpx
import pytest

from assyria.server.web.asking import COOKIE
from tests.server.in_process import InProcess, in_process
from tests.server.refusals import refused

server = in_process

PASSPHRASE = "correct horse battery staple"  # noqa: S105 - of nobody
BOT = {"kind": "bot", "bot": "greedy"}


def me(client: httpx.Client) -> dict[str, Any]:
    answer = client.get("/api/me")
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


def cookie_of(answer: httpx.Response) -> Morsel[str]:
    [header] = answer.headers.get_list("set-cookie")
    morsels = SimpleCookie(header)
    assert list(morsels) == [COOKIE]
    return morsels[COOKIE]


def new_table(client: httpx.Client, **options: Any) -> str:
    body = {"seats": [{"kind": "me"}, {"kind": "open"}], **options}
    answer = client.post("/api/tables", json=body)
    assert answer.status_code == 201, answer.text
    table: str = answer.json()["id"]
    return table


# Guests


def test_bots_have_names_of_their_own(ada: httpx.Client) -> None:
    """Each another one, unless whoever opens the table says otherwise."""
    seats = [BOT, BOT, {**BOT, "name": "Deep Thought"}, BOT]
    chairs = ada.post("/api/tables", json={"seats": seats}).json()["table"]["chairs"]
    names = [chair["name"] for chair in chairs]
    assert names[2] == "Deep Thought"
    assert len(set(names)) == 4
    assert "greedy" not in names
    assert [chair["bot"] for chair in chairs] == ["greedy"] * 4


def test_a_guest_gets_a_name_and_a_careful_cookie(ada: httpx.Client) -> None:
    answer = ada.get("/api/me")
    cookie = cookie_of(answer)
    assert cookie["httponly"] is True
    assert cookie["samesite"].lower() == "lax"
    assert cookie["path"] == "/"
    assert not cookie["domain"]
    assert not cookie["secure"]
    assert int(cookie["max-age"]) == 365 * 24 * 3600
    # The page says this in its reader's language (web/src/words/person-name.ts).
    assert re.fullmatch(r"Guest \d{4}", answer.json()["name"])
    assert answer.json()["account"] is None


@pytest.mark.parametrize(
    ("method", "path", "body", "status"),
    [
        ("GET", "/api/tables/nowhere", None, 404),
        ("POST", "/api/tables", {"seats": []}, 422),
        ("POST", "/api/tables", {"seats": [{"kind": "bot", "bot": "nobody"}, {"kind": "me"}]}, 422),
    ],
)
def test_a_guest_whose_first_request_fails_is_a_guest_all_the_same(
    ada: httpx.Client, method: str, path: str, body: dict[str, object] | None, status: int
) -> None:
    answer = ada.request(method, path, json=body)
    assert answer.status_code == status
    assert len(cookie_of(answer).value) == 32
    again = ada.get("/api/me")
    assert again.status_code == 200
    assert "set-cookie" not in again.headers, "the guest is the same"


def test_one_is_the_same_on_every_visit(ada: httpx.Client, bob: httpx.Client) -> None:
    first = me(ada)
    again = ada.get("/api/me")
    assert again.json() == first
    assert "set-cookie" not in again.headers
    assert me(bob)["id"] != first["id"]


def test_one_is_the_same_after_a_restart(tmp_path: Path) -> None:
    with InProcess(tmp_path) as server, server.client() as client:
        before = me(client)
        server.restart()
        assert me(client) == before


def test_renaming(ada: httpx.Client) -> None:
    before = me(ada)
    answer = ada.put("/api/me/name", json={"name": "Ada Löve 亜"})
    assert answer.json() == {**before, "name": "Ada Löve 亜"}
    assert me(ada) == answer.json()


# Accounts


def test_an_account_works_from_another_device(ada: httpx.Client, bob: httpx.Client) -> None:
    guest = me(ada)
    table = new_table(ada)
    claimed = ada.post("/api/me/account", json={"account": "Ada.L", "passphrase": PASSPHRASE})
    assert claimed.json() == {**guest, "account": "Ada.L"}
    refused(
        ada.post("/api/me/account", json={"account": "Ada.M", "passphrase": PASSPHRASE}), 409, "has-an-account"
    )
    stranger = me(bob)
    answer = bob.post("/api/log-in", json={"account": "aDA.l", "passphrase": PASSPHRASE})
    assert answer.json() == {**guest, "account": "Ada.L"}
    assert cookie_of(answer)["httponly"] is True
    assert me(bob)["id"] == guest["id"] != stranger["id"]
    assert [found["id"] for found in bob.get("/api/me/tables").json()] == [table]


@pytest.mark.parametrize("passphrase", [PASSPHRASE + " ", PASSPHRASE.upper(), "x" * 8, "x" * 200])
def test_a_wrong_passphrase(ada: httpx.Client, bob: httpx.Client, passphrase: str) -> None:
    account = f"Wrong{len(passphrase)}{passphrase[0]}"
    assert ada.post("/api/me/account", json={"account": account, "passphrase": PASSPHRASE}).status_code == 200
    stranger = me(bob)
    answer = bob.post("/api/log-in", json={"account": account, "passphrase": passphrase})
    refused(answer, 401, "wrong-account-or-passphrase")
    assert "set-cookie" not in answer.headers
    assert me(bob) == stranger


def test_an_account_that_does_not_exist_is_answered_like_a_wrong_passphrase(ada: httpx.Client) -> None:
    answer = ada.post("/api/log-in", json={"account": "nobody", "passphrase": PASSPHRASE})
    refused(answer, 401, "wrong-account-or-passphrase")


@pytest.mark.parametrize("spelling", ["Taken", "tAKEN", "ＴＡＫＥＮ"])
def test_an_account_that_is_taken(ada: httpx.Client, bob: httpx.Client, spelling: str) -> None:
    first = ada.post("/api/me/account", json={"account": "taken", "passphrase": PASSPHRASE})
    assert first.status_code in (200, 409)
    refused(
        bob.post("/api/me/account", json={"account": spelling, "passphrase": PASSPHRASE}), 409, "account-taken"
    )
    assert me(bob)["account"] is None


@pytest.mark.parametrize(
    "body",
    [
        {"account": "x", "passphrase": PASSPHRASE},
        {"account": "with space", "passphrase": PASSPHRASE},
        {"account": "line\n", "passphrase": PASSPHRASE},
        {"account": "a\0b", "passphrase": PASSPHRASE},
        {"account": "fine", "passphrase": "short"},
        {"account": "fine", "passphrase": "x" * 201},
        {"account": "fine"},
        {"account": "fine", "passphrase": PASSPHRASE, "admin": True},
    ],
)
def test_accounts_that_are_none(ada: httpx.Client, body: dict[str, object]) -> None:
    problem = refused(ada.post("/api/me/account", json=body), 422, "invalid-request")
    assert PASSPHRASE not in str(problem)
    refused(ada.post("/api/log-in", json=body), 422, "invalid-request")
    assert me(ada)["account"] is None


# The lobby


def test_the_lobby_shows_listed_tables_alone(ada: httpx.Client, bob: httpx.Client) -> None:
    me(ada)
    private, shown = new_table(ada), new_table(ada, listed=True)
    owner = me(ada)["id"]
    for client in (ada, bob):
        answer = client.get("/api/tables")
        tables = {found["id"]: found for found in answer.json()}
        assert shown in tables
        assert private not in answer.text
        assert tables[shown]["mine"] is (client is ada)
        assert tables[shown]["open"] == 1
        assert owner not in answer.text
    assert {found["id"] for found in ada.get("/api/me/tables").json()} == {private, shown}
    assert bob.get("/api/me/tables").json() == []
    # Who has the link may look and sit down.
    assert bob.get(f"/api/tables/{private}").json()["mine"] == []
    sat = bob.post(f"/api/tables/{private}/commands", json={"type": "sit", "seat": 1})
    assert sat.status_code == 200
    assert [found["id"] for found in bob.get("/api/me/tables").json()] == [private]


# Chat


@pytest.mark.parametrize(
    "text",
    [
        "hello",
        "<script>alert(1)</script> & <b>bold</b> &amp;",
        "  spaces  ",
        "'; DROP TABLE chat; -- %s {0} ${x}",
        "שלום, e\u0301, 👩‍👩‍👧",
        "x" * 500,
    ],
)
def test_chat_is_kept_as_it_was_said(ada: httpx.Client, bob: httpx.Client, text: str) -> None:
    name = me(ada)["name"]
    table = new_table(ada)
    said = ada.post(f"/api/tables/{table}/chat", json={"text": text})
    assert said.status_code == 201
    assert (said.json()["text"], said.json()["name"], said.json()["n"]) == (text, name, 1)
    heard = bob.get(f"/api/tables/{table}/chat")
    assert heard.headers["content-type"] == "application/json"
    assert said.json()["mine"] is True
    assert heard.json() == [{**said.json(), "mine": False}]
    assert set(said.json()) == {
        *("n", "name", "text", "at", "seat", "look_alike", "mine", "phrase", "held", "hidden"),
    }
    assert bob.get(f"/api/tables/{table}/chat?after=1").json() == []


def test_chat_is_limited(ada: httpx.Client, bob: httpx.Client) -> None:
    table = new_table(ada)
    answers = [ada.post(f"/api/tables/{table}/chat", json={"text": str(n)}) for n in range(14)]
    said = [answer for answer in answers if answer.status_code == 201]
    assert 10 <= len(said) < 14
    assert refused(answers[-1], 429, "too-many-requests")["retry_after"] > 0
    assert len(bob.get(f"/api/tables/{table}/chat").json()) == len(said)
    # Another one may still speak.
    assert bob.post(f"/api/tables/{table}/chat", json={"text": "calm down"}).status_code == 201


def test_no_chat_at_no_table(ada: httpx.Client) -> None:
    refused(ada.post("/api/tables/nowhere/chat", json={"text": "x"}), 404, "no-such-table")
    refused(ada.get("/api/tables/nowhere/chat"), 404, "no-such-table")
