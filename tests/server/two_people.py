"""Ann and Ben at a table of two, over HTTP."""

from __future__ import annotations

from typing import Any

import httpx

from tests.server.people import Person

LIVE = {"kind": "live", "bank": 600, "increment": 5}
SLOW = {"kind": "slow", "bank": 86400, "increment": 3600, "cap": 172800}


def opened(ann: Person, ben: Person, **options: Any) -> str:
    """A table of Ann in seat 0 and Ben in seat 1, who have begun."""
    body = {"seats": [{"kind": "me"}, {"kind": "open"}], **options}
    table: str = ann.client.post("/api/tables", json=body).raise_for_status().json()["id"]
    done(ben, table, type="sit", seat=1)
    done(ann, table, type="start")
    return table


def sent(who: Person, table: str, **command: Any) -> httpx.Response:
    return who.client.post(f"/api/tables/{table}/commands", json=command)


def done(who: Person, table: str, **command: Any) -> None:
    answer = sent(who, table, **command)
    assert answer.status_code == 200, answer.text


def seen(who: Person, table: str) -> dict[str, Any]:
    found: dict[str, Any] = who.client.get(f"/api/tables/{table}").raise_for_status().json()
    return found


def changes(who: Person, table: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = who.client.get(f"/api/tables/{table}/changes").raise_for_status().json()
    return found
