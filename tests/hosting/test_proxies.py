"""The recipes for nginx and Caddy, as written: games over HTTPS, a process that dies, a database that restarts."""

from __future__ import annotations

import contextlib
import json
import sys
import time
from collections.abc import Iterator
from random import Random
from typing import Any

import httpx
import pytest

from assyria.protocol import PROTOCOL
from assyria.record import Finding, read_record, verify
from assyria.render.words import LANGUAGES, words_in
from tests.effort import effort
from tests.hosting.site import ADMIN_TOKEN, ATTACKER, OTHER, Site
from tests.server.people import Person, Spectator, Watch
from tests.server.playing import Play
from tests.server.test_scale_out import eventually, play_until_killed, settle
from tests.store.postgres_server import Postgres

pytestmark = pytest.mark.long


@contextlib.contextmanager
def people(site: Site) -> Iterator[tuple[Person, Person]]:
    with site.person("Ann") as ann, site.person("Ben") as ben:
        yield ann, ben


@contextlib.contextmanager
def seated(site: Site, ann: Person, ben: Person, *bots: str, **options: Any) -> Iterator[tuple[Watch, Watch]]:
    """A table that has begun, with a socket at each of the servers."""
    table = ann.open("me", "open", *bots, **options)
    with ann.watch(table) as first, ben.watch(table) as second:
        second.do(type="sit", seat=1)
        first.wait_until(second.version)
        first.do(type="start")
        second.wait_until(first.version)
        for watch in (first, second):
            watch.reconnect()
        site.spread(first, second)
        yield first, second


def test_a_game_over_https_by_people_at_different_processes(site: Site) -> None:
    with (
        people(site) as (ann, ben),
        seated(site, ann, ben, "random") as (first, second),
        Spectator(site.url, first.table) as spectator,
    ):
        Play([first, second], [spectator], Random(1)).until(effort(30, sys.maxsize))
        settle(first, second, spectator)
        assert first.changes == second.changes == spectator.changes
        if not first.over:
            return
        record = ann.client.get(f"/api/tables/{first.table}/record").raise_for_status()
        assert verify(read_record(record.content).record()).finding is Finding.FAIR


def test_bodies_of_unknown_keys_hold_nobody_up(site: Site) -> None:
    """One guest stalled every game with thirteen a second. They are not read any more."""
    nonsense = {f"k{n}": 1 for n in range(18_000)}
    with (
        site.client(ATTACKER) as attacker,
        people(site) as (ann, ben),
        seated(site, ann, ben) as (first, second),
    ):
        attacker.get("/api/me").raise_for_status()
        for _ in range(20):
            refused = attacker.post("/api/tables/x/commands", json=nonsense)
            assert (refused.status_code, refused.json()["largest"]) == (413, 4096)
        Play([first, second], [], Random(2)).until(10)
        settle(first, second)


def test_a_page_may_send_commands_and_another_site_may_not(site: Site) -> None:
    """Host arrives as the browser sent it, with its port: the server compares it with Origin."""
    with site.person("Ann") as ann:
        body = {"seats": [{"kind": "me"}, {"kind": "open"}]}
        ours = {"Origin": site.url, "Assyria-Protocol": str(PROTOCOL)}
        assert ann.client.post("/api/tables", json=body, headers=ours).status_code == 201
        for foreign in ("https://evil.example", "https://localhost", site.url.replace("https", "http") + "0"):
            refused = ann.client.post("/api/tables", json=body, headers={"Origin": foreign})
            assert (refused.status_code, refused.json()["title"]) == (403, "other-origin")


def test_a_name_that_is_not_the_sites_reaches_no_server(site: Site, proxy: str) -> None:
    """nginx asks a server, which refuses; Caddy knows its only name itself."""
    for header in ("Host: evil.example\r\n", "Host: evil.example\r\nX-Forwarded-Host: localhost\r\n"):
        with contextlib.closing(site.connect()) as line:
            line.sendall(f"GET /api/me HTTP/1.1\r\n{header}Connection: close\r\n\r\n".encode())
            answer = b"".join(iter(lambda: line.recv(65536), b""))
        assert b"assyria-protocol" not in answer.lower() or b"unknown-host" in answer
        assert (b" 421 " in answer.split(b"\r\n")[0]) is (proxy == "nginx"), answer


def test_a_server_behind_https_that_has_no_name_says_so(site: Site) -> None:
    """On the terminal, in the operator's language, and in the log."""
    text = site.servers[0].log.read_text("utf-8")
    assert '"event": "no host name", "option": "--host-name"' in text
    said = {words_in(language)("cli-serve-no-host-name") for language in LANGUAGES}
    assert len(said) == 4
    assert any(line in said for line in text.splitlines())


def test_lines_of_the_bot_stream_come_at_once(site: Site) -> None:
    with site.person("Ann") as ann, site.client() as bot:
        token = ann.client.post("/api/me/tokens", json={"label": "bot"}).raise_for_status().json()["token"]
        # A bot with very many games has a cursor this long; games that are not its own are ignored.
        params = {"cursor": ",".join(f"{n:012}:1" for n in range(1300))}
        headers = {"Authorization": f"Bearer {token}"}
        with bot.stream("GET", "/api/bot/stream", params=params, headers=headers) as answer:
            assert answer.status_code == 200
            lines = answer.iter_lines()
            assert next(lines) == "", "the stream is open"
            for _ in range(3):
                table = ann.open("me", "open")
                told = next(line for line in lines if line)
                assert json.loads(told)["game"] == table


@pytest.mark.parametrize(
    "path",
    [
        *(
            "/api/metrics",
            "/api/metrics/",
            "//api/metrics",
            "/api//metrics",
            "/api/./metrics",
            "/api/x/../metrics",
        ),
        *("/api/%6detrics", "/api%2fmetrics", "/%61pi/metrics?", "/api/metrics;x", "/API/metrics"),
        "/api/metrics%20",
    ],
)
def test_metrics_are_closed_however_they_are_spelled(site: Site, path: str) -> None:
    with contextlib.closing(site.connect()) as line:
        request = f"GET {path} HTTP/1.1\r\nHost: localhost:{site.places.https}\r\nConnection: close\r\n\r\n"
        line.sendall(request.encode())
        answer = b"".join(iter(lambda: line.recv(65536), b""))
    assert answer.startswith(b"HTTP/1.1 404 ") or path != "/api/metrics", answer
    assert b"assyria_watchers" not in answer


@pytest.mark.parametrize(
    "path",
    [
        *("/api/admin", "/api/admin/audit", "/api/admin/audit/", "//api/admin/audit", "/api//admin/audit"),
        *("/api/./admin/audit", "/api/x/../admin/audit", "/api/%61dmin/audit", "/api%2fadmin/audit"),
        *(
            "/api/admin%2faudit",
            "/%61pi/admin/audit?",
            "/api/admin;x/audit",
            "/API/admin/audit",
            "/api/adMin/audit",
        ),
    ],
)
def test_administration_is_closed_however_it_is_spelled(site: Site, path: str) -> None:
    """Even to somebody with the token, which is good where a server is asked directly."""
    token = f"Authorization: Bearer {ADMIN_TOKEN}"
    asked = httpx.get(
        f"{site.servers[0].url}/api/admin/audit",
        headers={"Authorization": f"Bearer {ADMIN_TOKEN}"},
        trust_env=False,
    )
    assert asked.status_code == 200, "it is the right token"
    with contextlib.closing(site.connect()) as line:
        host = f"Host: localhost:{site.places.https}"
        line.sendall(f"GET {path} HTTP/1.1\r\n{host}\r\n{token}\r\nConnection: close\r\n\r\n".encode())
        answer = b"".join(iter(lambda: line.recv(65536), b""))
    assert answer.split()[1] in (b"404", b"400"), answer


def test_http_is_redirected_to_https(site: Site) -> None:
    address = f"http://localhost:{site.places.http}/play?table=x&y=1"
    for method in ("GET", "POST"):
        answer = httpx.request(method, address, trust_env=False, headers={"Host": "localhost"})
        assert answer.status_code == 308
        assert answer.headers["location"] == "https://localhost/play?table=x&y=1"
        assert "set-cookie" not in answer.headers


def test_limits_go_by_the_clients_address_which_it_cannot_make_up(site: Site) -> None:
    """Who makes guests until told to stop is not let on by a made-up address, and disturbs nobody else."""

    def new_guest(address: str, **headers: str) -> httpx.Response:
        with site.client(address) as guest:
            return guest.get("/api/me", headers=headers)

    # Either process may be asked, and each counts for itself: some refusals in a row come from both.
    in_a_row = 0
    while in_a_row < 6:
        refused = new_guest(ATTACKER)
        in_a_row = in_a_row + 1 if refused.status_code != 200 else 0
    assert (refused.status_code, refused.json()["title"]) == (429, "too-many-requests")
    made_up = {"X-Forwarded-For": "203.0.113.5", "X-Real-IP": "203.0.113.5", "Forwarded": "for=203.0.113.5"}
    answers = [new_guest(ATTACKER, **made_up).status_code for _ in range(20)]
    assert answers.count(429) >= 10, answers
    assert [new_guest(OTHER).status_code for _ in range(4)] == [200] * 4


def test_a_process_is_killed_and_its_people_go_on_at_the_other(site: Site) -> None:
    rng = Random(3)
    with (
        people(site) as (ann, ben),
        seated(site, ann, ben, "random", confirm=False) as (first, second),
        Spectator(site.url, first.table) as spectator,
    ):
        dying = site.servers[0]
        acknowledged = play_until_killed([first, second], dying, 10, rng)
        assert acknowledged
        for watch in (first, second, spectator):
            told = list(watch.changes)
            watch.reconnect()
            assert watch.changes[: len(told)] == told
            assert watch.version >= max(acknowledged)
        made = {change["version"]: (change["kind"], change["seat"]) for change in first.changes}
        for version, seat in acknowledged.items():
            assert made[version] == ("moved", seat)
        # The living one answers everything.
        for _ in range(10):
            assert ann.get(f"/api/tables/{first.table}")["version"] >= max(acknowledged)
            ann.open("me", "open")
        dying.start()
        site.spread(first, second)
        settle(first, second, spectator)
        assert first.changes == second.changes == spectator.changes
        assert ben.get(f"/api/tables/{first.table}/changes") == spectator.changes


def test_the_database_restarts(site: Site, request: pytest.FixtureRequest) -> None:
    database: Postgres = request.getfixturevalue("postgres")
    with people(site) as (ann, ben), seated(site, ann, ben, confirm=False) as (first, second):
        where = f"/api/tables/{first.table}"
        settle(first, second)
        before, seen = list(first.changes), first.seen
        seat = seen["mover"]
        mover, person = (first, ann) if seat in first.seen["mine"] else (second, ben)
        body = {"type": "move", "seat": seat, "version": seen["version"], "move": seen["legal"][0]}
        database.stop()
        try:
            # Also once the proxy has noticed that no server is ready.
            stopped = time.monotonic()
            while time.monotonic() < stopped + 3:
                for refused in (person.client.post(f"{where}/commands", json=body), person.client.get(where)):
                    assert (refused.status_code, refused.json()["title"]) == (503, "store-unavailable")
                assert mover.ask(**body)["code"] == "store-unavailable"
                assert person.client.get("/api/health").status_code == 200, "what needs no database goes on"
            for watch in (first, second):
                watch.drain()
                assert watch.changes == before, "sockets stay open, and tell nothing that is not written"
        finally:
            database.start()
        eventually(lambda: person.client.get(where).status_code == 200)
        # The same move goes now, and both hear of it, each from its process.
        mover.do(**body)
        settle(first, second)
        assert first.changes == second.changes
        assert first.changes[: len(before)] == before
    for server in site.servers:
        assert "Traceback" not in server.log.read_text("utf-8", "replace")
