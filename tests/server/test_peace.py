"""People who spoil the game for others, and what the others and the operator can do."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.people import Person
from tests.server.refusals import title
from tests.server.running import RunningServer
from tests.server.two_people import opened, seen


@pytest.fixture
def eve(server: RunningServer) -> Iterator[Person]:
    with Person(server.url, "Eve") as person:
        yield person


def say(who: Person, table: str, text: str) -> dict[str, Any]:
    line: dict[str, Any] = (
        who.client.post(f"/api/tables/{table}/chat", json={"text": text}).raise_for_status().json()
    )
    return line


def chat(who: Person, table: str) -> list[dict[str, Any]]:
    lines: list[dict[str, Any]] = who.client.get(f"/api/tables/{table}/chat").raise_for_status().json()
    return lines


class TestNames:
    def test_look_alikes_are_marked(self, server: RunningServer, ann: Person) -> None:
        """Somebody sits down as another Ann; a spectator speaks as one."""
        with Person(server.url, "Аnn") as other, Person(server.url, "ANN") as spectator:
            table = opened(ann, other)
            assert [chair["look_alike"] for chair in seen(ann, table)["chairs"]] == [False, True]
            say(spectator, table, "I am Ann")
            say(ann, table, "no, I am")
            lines = chat(other, table)
        assert [(line["seat"], line["look_alike"]) for line in lines] == [(None, True), (0, False)]


class TestChat:
    def test_lines_of_spectators_are_marked_and_nobody_is_identified(
        self, ann: Person, ben: Person, eve: Person
    ) -> None:
        table = opened(ann, ben)
        with ann.watch(table) as watch:
            say(ben, table, "hello")
            say(eve, table, "play c4!")
            watch.wait_for(lambda: len(watch.chat) >= 2)
            told = watch.chat
        assert [(line["seat"], line["mine"]) for line in chat(ben, table)] == [(1, True), (None, False)]
        assert [line["seat"] for line in told] == [1, None]
        everything = json.dumps([told, chat(ann, table)])
        for who in (ben, eve):
            assert who.client.get("/api/me").json()["id"] not in everything

    def test_blocked_people_are_not_heard_and_sit_nowhere(self, ann: Person, ben: Person, eve: Person) -> None:
        """Their lines have no words; they sit not at tables that I opened or where I sit. No identity is told."""
        table = opened(ann, ben)
        with ann.watch(table) as watch:
            line = say(eve, table, "boo")
            watch.wait_for(lambda: len(watch.chat) == 1)
            ann.client.post(f"/api/tables/{table}/chat/{line['n']}/block").raise_for_status()
            say(eve, table, "boo again")
            say(ben, table, "hello")
            watch.wait_for(lambda: len(watch.chat) == 3)
        assert [line["text"] for line in watch.chat] == ["boo", "", "hello"]
        found = chat(ann, table)
        assert [line["text"] for line in found] == ["", "", "hello"]
        assert [line["hidden"] and line["hidden"]["muted"] for line in found] == [False, False, None]
        assert len(chat(ben, table)) == 3
        body = {"seats": [{"kind": "me"}, {"kind": "open"}]}
        mine = ann.client.post("/api/tables", json=body).json()["id"]
        sit = {"type": "sit", "seat": 1}
        assert title(eve.client.post(f"/api/tables/{mine}/commands", json=sit)) == (403, "blocked")
        (block,) = ann.client.get("/api/me/blocks").json()
        assert (block["name"], len(block["id"])) == ("Eve", 16)
        assert ann.client.delete(f"/api/me/blocks/{block['id']}").status_code == 204
        assert ann.client.delete(f"/api/me/blocks/{block['id']}").status_code == 404
        assert [line["text"] for line in chat(ann, table)] == ["boo", "boo again", "hello"]
        assert eve.client.post(f"/api/tables/{mine}/commands", json=sit).status_code == 200

    def test_a_player_can_be_blocked(self, ann: Person, ben: Person) -> None:
        table = opened(ann, ben)
        assert ann.client.post(f"/api/tables/{table}/seats/1/block").status_code == 204
        assert title(ann.client.post(f"/api/tables/{table}/seats/0/block")) == (404, "not-blocked")
        assert title(ann.client.post(f"/api/tables/{table}/seats/3/block")) == (422, "no-such-seat")
        (block,) = ann.client.get("/api/me/blocks").json()
        assert block["name"] == "Ben"

    def test_reports_reach_the_operator(
        self, ann: Person, ben: Person, eve: Person, operator: httpx.Client
    ) -> None:
        table = opened(ann, ben)
        line = say(eve, table, "something vile")
        for _ in range(3):
            answer = ann.client.post(f"/api/tables/{table}/chat/{line['n']}/report", json={"why": "vile"})
            assert answer.status_code == 204
        assert title(ann.client.post(f"/api/tables/{table}/chat/99/report", json={})) == (404, "no-such-line")
        (report,) = (one for one in operator.get("/api/admin/reports").json() if one["table"] == table)
        assert (report["text"], report["name"], report["why"]) == ("something vile", "Eve", "vile")
        operator.delete(f"/api/admin/tables/{table}/chat/{line['n']}").raise_for_status()
        assert [one["text"] for one in chat(ben, table)] == [""]
        operator.post(f"/api/admin/reports/{report['id']}/done").raise_for_status()
        assert report["id"] not in [one["id"] for one in operator.get("/api/admin/reports").json()]


class TestOperator:
    @pytest.mark.parametrize("token", ["", "Bearer wrong", "Bearer", "Basic x"])
    def test_nobody_else(self, server: RunningServer, token: str) -> None:
        with server.client() as client:
            # Wrong tokens of one address are limited.
            client.headers["X-Forwarded-For"] = f"192.0.2.{len(token)}"
            paths = client.get("/api/openapi.json").json()["paths"]
            asked = [
                (method, path.format(person="x", table_id="x", n=1, report=1, name="x"))
                for path, methods in paths.items()
                for method in methods
                if path.startswith("/api/admin")
            ]
            assert len(asked) > 12
            for method, path in asked:
                answer = client.request(method, path, headers={"Authorization": token} if token else {}, json={})
                assert title(answer) == (403, "wrong-admin-token"), path

    def test_a_person_is_suspended_and_restored(
        self, server: RunningServer, ann: Person, eve: Person, operator: httpx.Client
    ) -> None:
        account = {"account": "eve", "passphrase": "a long passphrase"}
        eve.client.post("/api/me/account", json=account).raise_for_status()
        table = opened(ann, eve)
        me = eve.client.get("/api/me").json()["id"]
        (person,) = operator.get("/api/admin/people", params={"text": me}).json()
        assert person["account"] == "eve"
        with eve.watch(table) as watch:
            operator.post(f"/api/admin/people/{person['id']}/suspend").raise_for_status()
            with pytest.raises(ConnectionClosed) as closed:
                watch.wait_for(lambda: False)
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 4401
        assert eve.client.get("/api/me").status_code == 401
        with server.client() as elsewhere:
            assert title(elsewhere.post("/api/log-in", json=account)) == (403, "suspended")
            operator.post(f"/api/admin/people/{person['id']}/restore").raise_for_status()
            assert elsewhere.post("/api/log-in", json=account).status_code == 200

    def test_a_passphrase_is_reset(self, server: RunningServer, eve: Person, operator: httpx.Client) -> None:
        account = {"account": "forgetful", "passphrase": "a long passphrase"}
        eve.client.post("/api/me/account", json=account).raise_for_status()
        (person,) = operator.get("/api/admin/people", params={"text": "forgetful"}).json()
        new = operator.post(f"/api/admin/people/{person['id']}/reset-passphrase").json()["passphrase"]
        with server.client() as elsewhere:
            assert elsewhere.post("/api/log-in", json=account).status_code == 401
            assert elsewhere.post("/api/log-in", json={**account, "passphrase": new}).status_code == 200

    def test_an_invitation_alone_lets_people_in(
        self, server: RunningServer, ann: Person, operator: httpx.Client
    ) -> None:
        """Those who are here stay; nobody new comes without an invitation, which is good so often."""
        operator.put("/api/admin/admission", json={"guests": False, "registration": False}).raise_for_status()
        try:
            assert operator.get("/api/notice").json()["guests"] is False
            assert ann.client.get("/api/me").status_code == 200
            account = {"account": "anna", "passphrase": "a long passphrase"}
            assert title(ann.client.post("/api/me/account", json=account)) == (403, "registration-closed")
            with server.client() as new, server.client() as second:
                assert title(new.get("/api/me")) == (403, "guests-closed")
                assert title(new.post("/api/tables", json={"seats": []}))[0] in (403, 422)
                code = operator.post("/api/admin/invitations", json={}).json()["code"]
                assert title(new.post("/api/invitation", json={"code": "guess"})) == (403, "no-invitation")
                assert new.post("/api/invitation", json={"code": code}).status_code == 200
                assert new.get("/api/me").status_code == 200
                assert title(second.post("/api/invitation", json={"code": code})) == (403, "no-invitation")
        finally:
            operator.put("/api/admin/admission", json={"guests": True, "registration": True})

    def test_an_address_is_refused(self, operator: httpx.Client, server: RunningServer) -> None:
        bad = {"network": "not an address"}
        assert title(operator.post("/api/admin/addresses", json=bad)) == (422, "bad-address")
        body = {"network": "192.0.2.0/24", "why": "floods"}
        operator.post("/api/admin/addresses", json=body).raise_for_status()
        with server.client() as refused:
            # As a proxy on this machine names it, which is trusted.
            refused.headers["X-Forwarded-For"] = "192.0.2.7"
            for path in ("/", "/api/me", "/api/tables", "/api/admin/tables"):
                assert title(refused.get(path)) == (403, "address-refused")
            operator.delete("/api/admin/addresses", params={"network": "192.0.2.0/24"}).raise_for_status()
            assert refused.get("/api/me").status_code == 200

    def test_everyone_is_told(self, ann: Person, operator: httpx.Client) -> None:
        assert ann.client.get("/api/notice").json()["text"] is None
        operator.put("/api/admin/announcement", json={"text": "down at eight", "minutes": 5}).raise_for_status()
        notice = ann.client.get("/api/notice").json()
        assert notice["text"] == "down at eight"
        assert notice["until"] > time.time()
        operator.put("/api/admin/announcement", json={"text": ""}).raise_for_status()
        assert ann.client.get("/api/notice").json()["text"] is None

    def test_a_table_is_deleted(self, ann: Person, ben: Person, operator: httpx.Client) -> None:
        """With its chat; whoever watches is told, and it is gone from all lists."""
        table = opened(ann, ben)
        say(ann, table, "hello")
        with ben.watch(table) as watch:
            operator.delete(f"/api/admin/tables/{table}").raise_for_status()
            with pytest.raises(ConnectionClosed) as closed:
                watch.wait_for(lambda: False)
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 4404
        assert title(ann.client.get(f"/api/tables/{table}")) == (404, "no-such-table")
        assert table not in [found["id"] for found in ann.client.get("/api/me/tables").json()]
        assert title(operator.delete(f"/api/admin/tables/{table}")) == (404, "no-such-table")

    def test_all_of_it_is_written_down(self, ann: Person, ben: Person, operator: httpx.Client) -> None:
        table = opened(ann, ben)
        person = ann.client.get("/api/me").json()["id"]
        operator.post(f"/api/admin/people/{person}/end-sessions").raise_for_status()
        assert title(operator.post("/api/admin/people/nobody/suspend")) == (404, "no-such-person")
        (line,) = operator.get("/api/admin/audit", params={"limit": 1}).json()
        assert (line["action"], line["target"]) == ("end-sessions", person)
        assert table in [found["id"] for found in operator.get("/api/admin/tables").json()]


def test_the_token_is_for_the_owner_alone(server: RunningServer) -> None:
    assert (server.data / "admin-token").stat().st_mode & 0o777 == 0o600
