"""A closed server: guests are not admitted, and strangers learn nothing of its tables. Written as the attack."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from fastapi.routing import APIRoute
from starlette.routing import BaseRoute, WebSocketRoute

from assyria.server.app import ROUTES
from assyria.server.identity.strangers import OPEN
from tests.server.people import Person
from tests.server.refusals import refused
from tests.server.running import RunningServer
from tests.server.signing_in import closed_with, me, open_socket, operator
from tests.server.two_people import opened

FORBIDDEN = (4403, "guests-closed")
ALL: list[BaseRoute] = [route for module in ROUTES for route in module.router.routes]
ENDPOINTS = sorted(
    (method, route.path)
    for route in ALL
    if isinstance(route, APIRoute) and not route.path.startswith("/api/admin/")
    for method in route.methods or ()
)


@pytest.fixture
def table(server: RunningServer, ann: Person, ben: Person) -> Iterator[str]:
    """A table that is played at, on a server that is closed while it is."""
    found = opened(ann, ben)
    with operator(server) as owner:
        owner.put("/api/admin/admission", json={"guests": False}).raise_for_status()
        try:
            yield found
        finally:
            owner.put("/api/admin/admission", json={"guests": True}).raise_for_status()


def test_every_endpoint_of_a_table_is_closed_to_strangers(server: RunningServer, table: str) -> None:
    """All that the app has, with the real table and with one that there is not: the answers are the same."""
    closed = [(method, path) for method, path in ENDPOINTS if f"{method} {path}" not in OPEN]
    assert sum("{table_id}" in path for _, path in closed) >= 17
    for name in (table, "x" * len(table)):
        with server.client() as stranger:
            for method, path in closed:
                where = path.format(
                    table_id=name,
                    n=1,
                    seat=0,
                    block_id="x",
                    digest="x",
                    place=1,
                    lesson_id="x",
                    puzzle_id="x",
                    record_id="x",
                    number=1,
                    move=1,
                )
                answer = stranger.request(method, where, json={}, params={"move": 0})
                assert (answer.status_code, answer.json()["title"]) == (403, "guests-closed"), (method, path)
            assert not stranger.cookies


def test_what_is_open_says_nothing_of_tables(server: RunningServer, table: str) -> None:
    """No name in the list is one that the app does not have, and none takes a table."""
    assert {f"{method} {path}" for method, path in ENDPOINTS} >= OPEN
    assert not any("table" in path or "/me/" in path for path in OPEN)
    with server.client() as stranger:
        for endpoint in sorted(OPEN):
            method, _, path = endpoint.partition(" ")
            answer = stranger.request(method, path.format(lesson_id="1"), json={})
            assert "guests-closed" not in answer.text, endpoint
            assert table not in answer.text, endpoint


def test_every_socket_is_closed_to_strangers(server: RunningServer, table: str, ann: Person) -> None:
    assert [route.path for route in ALL if isinstance(route, WebSocketRoute)] == ["/api/tables/{table_id}/socket"]
    for name in (table, "x" * len(table)):
        with open_socket(server, name) as socket:
            assert closed_with(socket) == FORBIDDEN
    with open_socket(server, table, ann.client) as socket:
        assert b'"type":"table"' in socket.recv(decode=False)


def test_strangers_who_watch_when_it_closes_are_sent_away(server: RunningServer, ann: Person, ben: Person) -> None:
    """People with a cookie stay."""
    table = opened(ann, ben)
    with operator(server) as owner, open_socket(server, table) as stranger, ann.watch(table) as watch:
        try:
            owner.put("/api/admin/admission", json={"guests": False}).raise_for_status()
            assert closed_with(stranger) == FORBIDDEN
            ben.client.post(f"/api/tables/{table}/chat", json={"text": "here?"}).raise_for_status()
            watch.wait_for(lambda: len(watch.chat) == 1)
        finally:
            owner.put("/api/admin/admission", json={"guests": True}).raise_for_status()


def test_people_with_a_cookie_go_on(server: RunningServer, table: str, ann: Person) -> None:
    for path in ("", "/changes", "/replay", "/preview", "/since-my-move", "/chat"):
        assert ann.client.get(f"/api/tables/{table}{path}").status_code == 200, path
    me(ann.client)
    with server.client() as stranger:
        stranger.cookies.set("assyria", "nobodys-session")
        refused(stranger.get(f"/api/tables/{table}/changes"), 403, "guests-closed")
