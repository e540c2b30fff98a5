"""`assyria admin` against a running server."""

from __future__ import annotations

import json
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

from assyria.cli.admin import ACTIONS
from assyria.render.words import LANGUAGES
from tests.commands import run_command, without_our_variables
from tests.server.people import Person
from tests.server.running import RunningServer
from tests.server.two_people import opened


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    with RunningServer(tmp_path_factory.mktemp("admin")) as started:
        yield started


def admin(
    server: RunningServer | None, *words: str, data: Path | None = None, token: str = ""
) -> subprocess.CompletedProcess[str]:
    where = ["--url", server.url, "--data", str(server.data)] if server else ["--data", str(data)]
    environment = {**without_our_variables(), "ASSYRIA_ADMIN_TOKEN": token}
    return run_command("admin", *words, *where, environment=environment)


def test_lists_and_deeds(server: RunningServer) -> None:
    """As columns for people and as JSON for programs; what is done is in the audit."""
    with Person(server.url, "Ann") as ann, Person(server.url, "Ben") as ben:
        table = opened(ann, ben)
        line = ann.client.post(f"/api/tables/{table}/chat", json={"text": "hello"}).json()
        person = ben.client.get("/api/me").json()["id"]
        assert table in admin(server, "tables").stdout
        assert admin(server, "remove-line", table, str(line["n"])).stdout == "Done.\n"
        (found,) = json.loads(admin(server, "people", person, "--json").stdout)
        assert found["name"] == "Ben"
        assert admin(server, "suspend", person).returncode == 0
        assert ben.client.get("/api/me").status_code == 401
    assert "path: /?invitation=" in admin(server, "invite", "--uses", "3").stdout
    audit = [one["action"] for one in json.loads(admin(server, "audit", "--json").stdout)]
    assert audit == ["invite", "suspend", "remove-line"]
    assert admin(server, "reports").stdout == "There is none.\n"


@pytest.mark.parametrize(
    ("words", "code", "said"),
    [
        (["suspend"], 2, "suspend needs PERSON."),
        (["tables", "all"], 2, "tables takes no further words."),
        (["people", "a", "b"], 2, "people needs [TEXT]."),
        (["guests", "maybe"], 2, "guests needs “open” or “closed”."),
        (["dance"], 2, "dance"),
        (["suspend", "nobody"], 1, "no-such-person (404)"),
        (["refuse-address", "everywhere"], 1, "bad-address (422)"),
    ],
)
def test_what_is_wrong_is_said(server: RunningServer, words: list[str], code: int, said: str) -> None:
    ran = admin(server, *words)
    assert ran.returncode == code
    assert said in ran.stderr
    assert "Traceback" not in ran.stderr


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_lock_out_is_refused_with_what_would_be_right(server: RunningServer, language: str) -> None:
    for network, hint in (("0.0.0.0/0", "/16"), ("127.0.0.1", "X-Forwarded-For")):
        ran = admin(server, "refuse-address", network, "--lang", language)
        assert ran.returncode == 1
        assert network in ran.stderr
        assert hint in ran.stderr
        assert "{" not in ran.stderr
    assert admin(server, "tables").returncode == 0


def test_operators_have_names(server: RunningServer) -> None:
    """Their tokens are shown once, and the audit says who did what."""
    made = json.loads(admin(server, "add-operator", "anna", "--json").stdout)
    assert made["name"] == "anna"
    assert "anna" in admin(server, "operators").stdout
    assert made["token"] not in admin(server, "operators", "--json").stdout
    ran = admin(server, "announce", "hello", token=made["token"])
    assert ran.returncode == 0, ran.stderr
    newest = json.loads(admin(server, "audit", "--json").stdout)[0]
    assert (newest["operator"], newest["action"]) == ("anna", "announce")
    assert "anna" in admin(server, "audit").stdout
    assert admin(server, "revoke-operator", "anna").returncode == 0
    ran = admin(server, "tables", token=made["token"])
    assert (ran.returncode, "wrong-admin-token" in ran.stderr) == (1, True)


def test_no_server_and_no_token(tmp_path: Path) -> None:
    """One sentence each, with what would help."""
    ran = admin(None, "tables", data=tmp_path)
    assert (ran.returncode, "ASSYRIA_ADMIN_TOKEN" in ran.stderr) == (1, True)
    (tmp_path / "admin-token").write_text("token\n")
    ran = admin(None, "tables", "--url", "http://127.0.0.1:9", data=tmp_path)
    assert (ran.returncode, "--url" in ran.stderr) == (1, True)


def test_every_endpoint_has_an_action(server: RunningServer) -> None:
    """An operator without a browser can do everything."""
    with server.client() as client:
        paths = client.get("/api/openapi.json").json()["paths"]
    there = {
        (method.upper(), path.removeprefix("/api/admin").count("{"), path.split("/")[3])
        for path, methods in paths.items()
        for method in methods
        if path.startswith("/api/admin")
    }
    done = {
        (action.method, action.path.partition("?")[0].count("{"), action.path.split("/")[1].partition("?")[0])
        for action in ACTIONS.values()
    }
    assert there <= done
