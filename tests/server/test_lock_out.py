"""An operator cannot lock the site or themselves out, and nobody guesses their way in."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from ipaddress import ip_network
from pathlib import Path

import httpx
import pytest

from assyria.protocol.problems import Problem, ProblemCode
from assyria.server.limits.quotas import GUESSES
from assyria.server.limits.refused_networks import check_refusable, contains, parse_network, trusted_proxies
from tests.server.damaging import database
from tests.server.refusals import title
from tests.server.running import RunningServer
from tests.server.signing_in import operator
from tests.store.conftest import postgres, postgres_url  # noqa: F401 - fixtures


def refuse(client: httpx.Client, network: str) -> httpx.Response:
    return client.post("/api/admin/addresses", json={"network": network})


@pytest.fixture
def started(tmp_path: Path) -> Iterator[RunningServer]:
    with RunningServer(tmp_path / "data", limits=()) as running:
        yield running


class TestRefusing:
    @pytest.mark.parametrize(
        ("network", "code"),
        [
            ("127.0.0.1", "loopback-address"),
            ("127.0.0.0/8", "loopback-address"),
            ("127.9.0.0/16", "loopback-address"),
            ("::1", "loopback-address"),
            ("::1%lo", "loopback-address"),
            ("::ffff:127.0.0.1", "loopback-address"),
            ("0.0.0.0/0", "network-too-wide"),
            ("128.0.0.0/1", "network-too-wide"),
            ("10.0.0.0/7", "network-too-wide"),
            ("::/0", "network-too-wide"),
            ("2000::/3", "network-too-wide"),
            ("2001::/15", "network-too-wide"),
            ("::ffff:0:0/96", "network-too-wide"),
            ("198.51.100.7", "own-address"),
            ("198.51.0.0/16", "own-address"),
            ("::ffff:198.51.100.7", "own-address"),
            ("everywhere", "bad-address"),
        ],
    )
    def test_what_would_lock_out(self, server: RunningServer, network: str, code: str) -> None:
        with operator(server, "198.51.100.7") as client:
            assert title(refuse(client, network)) == (422, code)
            assert client.get("/api/admin/addresses").json() == []
            assert client.get("/api/notice").status_code == 200

    @pytest.mark.parametrize(
        "network",
        [
            *("192.0.2.7", "192.0.2.0/24", "192.0.2.7/24", "10.0.0.0/8"),
            *("2001:db8::/64", "2001::/16", "::ffff:192.0.2.7", "fe80::1%eth0/64"),
        ],
    )
    def test_everything_else(self, server: RunningServer, network: str) -> None:
        with operator(server, "198.51.100.7") as client:
            assert refuse(client, network).status_code == 201
            assert refuse(client, network).status_code == 201, "twice is as good as once"
            answer = client.delete("/api/admin/addresses", params={"network": network})
            assert answer.status_code == 204
            assert client.get("/api/admin/addresses").json() == []

    def test_proxies(self, monkeypatch: pytest.MonkeyPatch) -> None:
        """Those that uvicorn trusts, as addresses and networks; `*` names nobody, so all others may be refused."""
        monkeypatch.setenv("FORWARDED_ALLOW_IPS", "*, 10.0.0.5,172.16.0.0/12, unix:,fd00::/8")
        proxies = trusted_proxies()
        assert proxies == tuple(map(ip_network, ("10.0.0.5/32", "172.16.0.0/12", "fd00::/8")))
        for network in ("10.0.0.5", "10.0.0.0/24", "172.17.0.3", "fd00::1"):
            with pytest.raises(Problem) as refused:
                check_refusable(parse_network(network), "192.0.2.1", proxies)
            assert refused.value.code is ProblemCode.PROXY_ADDRESS
        check_refusable(parse_network("10.0.1.0/24"), "192.0.2.1", proxies)
        assert contains(proxies, "::ffff:172.16.0.9")
        assert not contains(proxies, "somewhere")


class TestTheWayBack:
    def test_rows_of_an_older_edition(self, tmp_path: Path) -> None:
        """Everything was refused. This machine is let in; the operator, wherever they are, opens the site."""
        with RunningServer(tmp_path) as server:
            server.stop()
            with database(tmp_path) as connection:
                rows = [("127.0.0.1/32",), ("0.0.0.0/0",), ("::/0",), ("::1/128",)]
                connection.executemany("INSERT INTO refused_addresses VALUES (?, '', 1)", rows)
            server.start()
            with server.client() as visitor, operator(server, "198.51.100.7") as away:
                assert visitor.get("/api/me").status_code == 200
                visitor.headers["X-Forwarded-For"] = "203.0.113.9"
                assert title(visitor.get("/api/tables")) == (403, "address-refused")
                assert title(away.get("/api/me")) == (403, "address-refused"), "only as an operator"
                for found in away.get("/api/admin/addresses").json():
                    answer = away.delete("/api/admin/addresses", params={"network": found["network"]})
                    assert answer.status_code == 204
                assert visitor.get("/api/tables").status_code == 200

    def test_a_row_that_is_no_network_can_be_removed(self, tmp_path: Path) -> None:
        with RunningServer(tmp_path) as server:
            with database(tmp_path) as connection:
                connection.execute("INSERT INTO refused_addresses VALUES ('10.0.0.300', '', 1)")
            with operator(server) as client:
                assert refuse(client, "192.0.2.7").status_code == 201
                params = {"network": "10.0.0.300"}
                assert client.delete("/api/admin/addresses", params=params).status_code == 204
                assert title(client.delete("/api/admin/addresses", params=params)) == (422, "bad-address")
                assert [one["network"] for one in client.get("/api/admin/addresses").json()] == ["192.0.2.7/32"]

    def test_a_flood_from_the_same_address(self, tmp_path: Path) -> None:
        """The address has spent all of its requests: visitors wait, guesses too, the operator does not."""
        with RunningServer(tmp_path, limits=("requests-address=5/1h",)) as server, server.client() as flood:
            while flood.get("/api/notice").status_code != 429:
                pass
            with operator(server) as client:
                for _ in range(10):
                    assert client.get("/api/admin/audit").status_code == 200
                client.headers["Authorization"] += "x"
                assert title(client.get("/api/admin/audit")) == (429, "too-many-requests")

    def test_guesses_are_limited_and_logged(self, started: RunningServer) -> None:
        """And the right token works all the same, from the same address."""
        with operator(started) as client, started.client() as eve:
            made = client.post("/api/admin/operators", json={"name": "anna"}).json()
            answers = []
            for number in range(GUESSES.count + 5):
                eve.headers["Authorization"] = f"Bearer guess {number}"
                answers.append(title(eve.get("/api/admin/tables")))
            assert answers[0] == (403, "wrong-admin-token")
            assert answers[-1] == (429, "too-many-requests")
            assert client.get("/api/admin/tables").status_code == 200
            with operator(started, token=made["token"]) as anna:
                assert anna.get("/api/admin/tables").status_code == 200
        lines = [json.loads(line) for line in started.output.splitlines() if line.startswith("{")]
        refused = [line["code"] for line in lines if line["event"] == "refused"]
        assert set(refused) == {code for _, code in answers}
        assert "guess" not in "".join(map(str, lines))


class TestOperators:
    def test_the_audit_says_who(self, server: RunningServer) -> None:
        with operator(server) as owner:
            made = {
                name: owner.post("/api/admin/operators", json={"name": name}).raise_for_status().json()["token"]
                for name in ("ben", "cleo")
            }
            assert len(set(made.values())) == 2
            with operator(server, token=made["ben"]) as ben, operator(server, token=made["cleo"]) as cleo:
                ben.put("/api/admin/announcement", json={"text": "hello"}).raise_for_status()
                cleo.put("/api/admin/announcement", json={"text": ""}).raise_for_status()
                assert [one["name"] for one in ben.get("/api/admin/operators").json()][-2:] == ["ben", "cleo"]
                lines = owner.get("/api/admin/audit", params={"limit": 4}).json()
                assert [(one["operator"], one["action"], one["target"]) for one in lines] == [
                    ("cleo", "announce", ""),
                    ("ben", "announce", ""),
                    ("operator", "add-operator", "cleo"),
                    ("operator", "add-operator", "ben"),
                ]
                cleo.delete("/api/admin/operators/ben").raise_for_status()
                assert title(ben.get("/api/admin/tables")) == (403, "wrong-admin-token")
                assert title(cleo.delete("/api/admin/operators/ben")) == (404, "no-such-operator")
                cleo.delete("/api/admin/operators/cleo").raise_for_status()
                assert title(cleo.get("/api/admin/tables")) == (403, "wrong-admin-token")
        with closing(sqlite3.connect(server.data / "assyria.sqlite")) as connection:
            everything = "\n".join(connection.iterdump())
        assert not any(token in everything + server.output for token in made.values())

    @pytest.mark.parametrize("name", ["", "an operator", "a" * 41, "-x", "ann\n", "ąnn", "a/b", 7])
    def test_odd_names(self, server: RunningServer, name: object) -> None:
        with operator(server) as owner:
            assert title(owner.post("/api/admin/operators", json={"name": name})) == (422, "invalid-request")
            assert title(owner.delete("/api/admin/operators/%00")) == (404, "no-such-operator")

    def test_names_are_taken_once(self, server: RunningServer) -> None:
        with operator(server) as owner:
            owner.post("/api/admin/operators", json={"name": "dora"}).raise_for_status()
            for name in ("dora", "operator"):
                answer = owner.post("/api/admin/operators", json={"name": name})
                assert title(answer) == (409, "operator-exists")

    def test_lines_of_an_older_edition_name_nobody(self, tmp_path: Path) -> None:
        with RunningServer(tmp_path) as server:
            with database(tmp_path) as connection:
                connection.execute("INSERT INTO audit (at, action, target, detail) VALUES (1, 'suspend', 'x', '')")
            with operator(server) as owner:
                (line,) = owner.get("/api/admin/audit").json()
                assert (line["operator"], line["action"]) == (None, "suspend")


def test_in_all_processes(tmp_path: Path, postgres_url: str) -> None:  # noqa: F811 - a fixture
    """A token that one of them makes is good at the other at once, and no longer when it is revoked there."""
    given = {"admin_token": "the token of the servers' owner"}
    with (
        RunningServer(tmp_path / "one", database_url=postgres_url, settings=given) as one,
        RunningServer(tmp_path / "two", database_url=postgres_url, settings=given) as two,
        operator(one, token=given["admin_token"]) as owner,
    ):
        token = owner.post("/api/admin/operators", json={"name": "anna"}).raise_for_status().json()["token"]
        with operator(one, token=token) as here, operator(two, token=token) as there:
            for client in (there, here):
                client.put("/api/admin/announcement", json={"text": ""}).raise_for_status()
            assert [line["operator"] for line in owner.get("/api/admin/audit").json()][:2] == ["anna", "anna"]
            owner.delete("/api/admin/operators/anna").raise_for_status()
            for client in (there, here):
                assert title(client.get("/api/admin/audit")) == (403, "wrong-admin-token")


def test_wildcards_are_letters(server: RunningServer) -> None:
    """`%` and `_` in a text find names that have them."""
    with operator(server) as owner, server.client() as ann:
        ann.get("/api/me").raise_for_status()
        for name, texts in (("100% Ann", ("%", "0%", "% a")), ("an_n/e", ("_", "N_n", "n/e"))):
            ann.put("/api/me/name", json={"name": name}).raise_for_status()
            for text in texts:
                found = owner.get("/api/admin/people", params={"text": text}).json()
                assert [one["name"] for one in found] == [name], text
        assert owner.get("/api/admin/people", params={"text": "a%n"}).json() == []
