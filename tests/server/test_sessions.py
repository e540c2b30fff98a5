"""Sessions: where people are signed in, and that what has ended is worth nothing to the person who has a copy."""

from __future__ import annotations

from collections.abc import Iterator
from http.cookies import Morsel, SimpleCookie
from pathlib import Path

import httpx
import pytest
from sqlalchemy import create_engine, text

from assyria.server.identity.browsers import browser_and_system
from assyria.server.identity.identities import HOUR, YEAR
from assyria.server.web.asking import COOKIE
from tests.server.refusals import refused
from tests.server.running import RunningServer, table_body
from tests.server.signing_in import PASSPHRASE, SIGNED_OUT, claim, closed_with, log_in, me, new_token, open_socket

FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"


@pytest.fixture
def thief(server: RunningServer) -> Iterator[httpx.Client]:
    with server.client() as client:
        yield client


def copy_cookie(victim: httpx.Client, thief: httpx.Client) -> None:
    thief.cookies.clear()
    thief.headers["Cookie"] = f"{COOKIE}={victim.cookies[COOKIE]}"


def cookies_of(answer: httpx.Response) -> dict[str, Morsel[str]]:
    return {
        name: morsel
        for header in answer.headers.get_list("set-cookie")
        for name, morsel in SimpleCookie(header).items()
    }


def test_over_https_the_cookie_is_bound_to_this_host(tmp_path: Path) -> None:
    """`__Host-`: no other host of the domain and nobody on plain HTTP can plant one."""
    with RunningServer(tmp_path, settings={"secure_cookies": True}) as server, server.client() as client:
        cookie = cookies_of(client.get("/api/me"))["__Host-assyria"]
        assert (cookie["secure"], cookie["httponly"], cookie["path"], cookie["domain"]) == (True, True, "/", "")
        assert cookie["samesite"].lower() == "lax"
        mine = {"Cookie": f"__Host-assyria={cookie.value}"}
        known = me_with(server, mine)
        assert me_with(server, {"Cookie": f"assyria=planted; {mine['Cookie']}"}) == known
        # Without the prefix the same value is nobody's: it may have been planted.
        planted = httpx.get(f"{server.url}/api/me", headers={"Cookie": f"assyria={cookie.value}"})
        assert planted.json()["id"] != known
        assert set(cookies_of(planted)) == {"__Host-assyria", "assyria"}
        assert cookies_of(planted)["assyria"]["max-age"] == "0"
        out = httpx.delete(f"{server.url}/api/me/session", headers=mine)
        gone = cookies_of(out)["__Host-assyria"]
        assert (gone["max-age"], gone["secure"], gone["path"]) == ("0", True, "/")


def me_with(server: RunningServer, headers: dict[str, str]) -> str:
    return str(httpx.get(f"{server.url}/api/me", headers=headers).raise_for_status().json()["id"])


def test_only_a_digest_of_the_cookie_is_stored(tmp_path: Path) -> None:
    with RunningServer(tmp_path) as server, server.client() as ada:
        me(ada)
        cookie = ada.cookies[COOKIE]
    stored = b"".join(file.read_bytes() for file in tmp_path.glob("assyria.sqlite*"))
    assert cookie.encode() not in stored


def test_logging_out_ends_the_session_for_every_copy(ada: httpx.Client, thief: httpx.Client) -> None:
    before = me(ada)
    copy_cookie(ada, thief)
    assert me(thief) == before
    answer = ada.delete("/api/me/session")
    assert answer.status_code == 204
    assert cookies_of(answer)[COOKIE]["max-age"] == "0"
    refused(thief.get("/api/me"), 401, "signed-out")
    refused(thief.post("/api/tables", json=table_body("me", "open")), 401, "signed-out")
    assert COOKIE not in ada.cookies
    assert me(ada)["id"] != before["id"]
    # Someone who holds a dead cookie can be rid of it, and begin again.
    assert cookies_of(thief.delete("/api/me/session"))[COOKIE]["max-age"] == "0"


def test_logging_out_makes_no_guest_of_anybody(server: RunningServer) -> None:
    with server.client() as nobody:
        assert nobody.delete("/api/me/session").status_code == 204
        assert COOKIE not in nobody.cookies


def test_the_list_tells_browsers_apart_and_keeps_no_address(server: RunningServer, ada: httpx.Client) -> None:
    ada.headers["User-Agent"] = FIREFOX
    me(ada)
    claim(ada, "lister")
    with server.client() as phone:
        phone.headers["User-Agent"] = (
            "Mozilla/5.0 (Linux; Android 16) AppleWebKit/537 Chrome/142.0 Mobile Safari/537"
        )
        assert log_in(phone, "lister").status_code == 200
        listed = phone.get("/api/me/sessions").json()
    assert {(one["browser"], one["system"], one["current"]) for one in listed} == {
        ("Firefox", "Linux", False),
        ("Chrome", "Android", True),
    }
    assert "127.0.0.1" not in str(listed)


@pytest.mark.parametrize(
    ("user_agent", "found"),
    [
        ("Mozilla/5.0 (Windows NT 10.0) Chrome/142.0 Safari/537.36 Edg/142.0", ("Edge", "Windows")),
        ("Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15) Version/18 Safari/605", ("Safari", "macOS")),
        ("Mozilla/5.0 (iPad; CPU OS 18 like Mac OS X) CriOS/142 Safari/604", ("Chrome", "iOS")),
        ("Mozilla/5.0 (X11; CrOS x86_64) Chrome/142.0 Safari/537.36 OPR/120", ("Opera", "ChromeOS")),
        ("python-httpx/0.28", ("", "")),
        ("", ("", "")),
    ],
)
def test_browsers_by_what_they_say(user_agent: str, found: tuple[str, str]) -> None:
    assert browser_and_system(user_agent) == found


def test_a_stolen_cookie_is_worth_nothing_after_all_sessions_are_ended(
    server: RunningServer, ada: httpx.Client, thief: httpx.Client
) -> None:
    """Also a copy of the very cookie of the browser that ends them; and its socket closes at once."""
    me(ada)
    claim(ada, "stolen")
    copy_cookie(ada, thief)
    table = ada.post("/api/tables", json=table_body("me", "open")).json()["id"]
    with server.client() as elsewhere, open_socket(server, table, ada) as stolen:
        log_in(elsewhere, "stolen")
        with open_socket(server, table, elsewhere) as other:
            assert ada.delete("/api/me/sessions").status_code == 204
            assert closed_with(stolen) == (SIGNED_OUT, "signed-out")
            assert closed_with(other) == (SIGNED_OUT, "signed-out")
        refused(thief.get("/api/me"), 401, "signed-out")
        refused(elsewhere.get("/api/me"), 401, "signed-out")
    assert me(ada)["account"] == "stolen"
    [session] = ada.get("/api/me/sessions").json()
    assert session["current"]
    with open_socket(server, table, ada) as again:
        assert again.recv()


def test_ending_one_session_leaves_the_others(
    server: RunningServer, ada: httpx.Client, thief: httpx.Client
) -> None:
    me(ada)
    claim(ada, "several")
    me(thief)
    with server.client() as phone:
        log_in(phone, "several")
        listed = {one["current"]: one["digest"] for one in ada.get("/api/me/sessions").json()}
        refused(thief.delete(f"/api/me/sessions/{listed[False]}"), 404, "no-such-session")
        assert me(phone)["account"] == "several"
        assert ada.delete(f"/api/me/sessions/{listed[False]}").status_code == 204
        refused(phone.get("/api/me"), 401, "signed-out")
    refused(ada.delete(f"/api/me/sessions/{listed[False]}"), 404, "no-such-session")
    assert me(ada)["account"] == "several"
    gone = ada.delete(f"/api/me/sessions/{listed[True]}")
    assert cookies_of(gone)[COOKIE]["max-age"] == "0", "ending one's own is logging out"


def test_a_planted_cookie_gets_nothing_from_a_log_in(server: RunningServer, thief: httpx.Client) -> None:
    """Session fixation: the attacker's cookie is in the victim's browser when the victim logs in."""
    me(thief)
    with server.client() as owner, server.client() as victim:
        me(owner)
        claim(owner, "fixed")
        victim.cookies.set(COOKIE, thief.cookies[COOKIE], domain="127.0.0.1", path="/")
        assert me(victim) == me(thief)
        assert log_in(victim, "fixed").status_code == 200
        assert me(victim)["account"] == "fixed"
    refused(thief.get("/api/me"), 401, "signed-out")


def test_a_planted_cookie_gets_nothing_from_a_new_account(server: RunningServer, thief: httpx.Client) -> None:
    """The victim makes an account of a guest whose cookie the attacker knows."""
    me(thief)
    with server.client() as victim:
        victim.cookies.set(COOKIE, thief.cookies[COOKIE], domain="127.0.0.1", path="/")
        claim(victim, "planted")
        assert me(victim)["account"] == "planted"
    refused(thief.get("/api/me"), 401, "signed-out")


def test_changing_the_passphrase_ends_all_other_sessions(
    server: RunningServer, ada: httpx.Client, thief: httpx.Client
) -> None:
    new = PASSPHRASE + " indeed"
    me(ada)
    refused(ada.put("/api/me/passphrase", json={"old": PASSPHRASE, "new": new}), 409, "no-account")
    claim(ada, "changer")
    kept, _ = new_token(ada)
    log_in(thief, "changer")
    wrong = ada.put("/api/me/passphrase", json={"old": new, "new": new})
    refused(wrong, 403, "wrong-passphrase")
    assert me(thief)["account"] == "changer"
    assert ada.put("/api/me/passphrase", json={"old": PASSPHRASE, "new": new}).json()["account"] == "changer"
    refused(thief.get("/api/me"), 401, "signed-out")
    refused(log_in(thief, "changer"), 401, "wrong-account-or-passphrase")
    assert me(ada)["account"] == "changer"
    with server.client(kept) as bot:
        assert bot.get("/api/me/tables").status_code == 200
        body = {"old": new, "new": PASSPHRASE, "revoke_tokens": True}
        assert ada.put("/api/me/passphrase", json=body).status_code == 200
        refused(bot.get("/api/me/tables"), 401, "unknown-token")
    assert log_in(thief, "changer").status_code == 200


def test_a_session_lasts_for_a_year_after_it_was_last_seen(tmp_path: Path) -> None:
    """It is noted once an hour, and the browser is told to keep the cookie as long."""
    engine = create_engine(f"sqlite:///{tmp_path / 'assyria.sqlite'}")

    def age(server: RunningServer, by: float) -> None:
        server.stop()
        with engine.begin() as base:
            base.execute(text("UPDATE sessions SET seen = seen - :by"), {"by": by})
        server.start()

    with RunningServer(tmp_path) as server, server.client() as ada:
        before = me(ada)
        assert "set-cookie" not in ada.get("/api/me").headers
        age(server, HOUR + 1)
        answer = ada.get("/api/me")
        assert cookies_of(answer)[COOKIE].value == ada.cookies[COOKIE]
        assert int(cookies_of(answer)[COOKIE]["max-age"]) == YEAR
        assert "set-cookie" not in ada.get("/api/me").headers, "noted"
        age(server, YEAR - 60)
        assert me(ada) == before
        age(server, YEAR + 60)
        refused(ada.get("/api/me"), 401, "signed-out")
    engine.dispose()
