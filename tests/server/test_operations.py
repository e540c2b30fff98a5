"""What an operator relies on: headers, logs, metrics."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

from tests.server.people import Person
from tests.server.running import RunningServer


def test_nothing_of_the_api_is_cached_or_guessed_at(server: RunningServer) -> None:
    with server.client() as client:
        for path in ("/api/me", "/api/tables", "/api/health", "/api/nowhere", "/api/metrics"):
            headers = client.get(path).headers
            assert headers["cache-control"] == "no-store", path
            assert headers["x-content-type-options"] == "nosniff", path
            assert "strict-transport-security" not in headers


def test_https_is_kept(tmp_path: Path) -> None:
    with RunningServer(tmp_path, settings={"secure_cookies": True}) as server, server.client() as client:
        for path in ("/", "/api/me", "/nowhere"):
            assert client.get(path).headers["strict-transport-security"] == "max-age=31536000"


def test_requests_are_counted_without_naming_a_table(server: RunningServer) -> None:
    with Person(server.url, "Ann") as ann:
        table = ann.client.post("/api/tables", json={"seats": [{"kind": "me"}, {"kind": "open"}]}).json()["id"]
        ann.client.get(f"/api/tables/{table}").raise_for_status()
        assert ann.client.get("/api/tables/no-such-table").status_code == 404
        text = ann.client.get("/api/metrics").text
    assert 'assyria_requests_total{route="/api/tables/{table_id}",status="200"}' in text
    assert 'assyria_requests_total{route="/api/tables/{table_id}",status="404"}' in text
    assert "assyria_request_seconds_count" in text
    assert table not in text


def test_guessing_is_logged_with_the_address(server: RunningServer) -> None:
    """One line each, for programs that close the door; never what was guessed."""
    with server.client() as client:
        client.post("/api/log-in", json={"account": "root", "passphrase": "guess guess"})
        client.get("/api/me", headers={"Authorization": "Bearer assyria_guess"})
        client.get("/api/admin/audit", headers={"Authorization": "Bearer guess"})
    lines = [json.loads(line) for line in server.output.splitlines() if line.startswith("{")]
    refused = [(line["code"], line["address"]) for line in lines if line["event"] == "refused"]
    codes = ["wrong-account-or-passphrase", "unknown-token", "wrong-admin-token"]
    assert refused == [(code, "127.0.0.1") for code in codes]
    assert "guess" not in server.output


SAY = """
import logging.config
from assyria.server.operations.logs import log_config
logging.config.dictConfig(log_config())
uvicorn = logging.getLogger("uvicorn.error")
uvicorn.info('%s - "WebSocket %s" [accepted]', "127.0.0.1:1", "/api/tables/secret/socket")
uvicorn.info("connection open")
uvicorn.info("Application startup complete.")
"""


def test_no_line_of_a_log_names_a_private_table() -> None:
    ran = subprocess.run([sys.executable, "-c", SAY], capture_output=True, text=True, check=True, timeout=60)
    lines = [json.loads(line)["event"] for line in ran.stderr.splitlines()]
    assert lines == ["Application startup complete."]
