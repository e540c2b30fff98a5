"""A server with something of everything that it keeps, made as people make it: over HTTP."""

from __future__ import annotations

import time
from collections.abc import Callable
from contextlib import ExitStack
from random import Random
from typing import Any

import httpx

from tests.server.damaging import command, opened
from tests.server.running import RunningServer, table_body
from tests.server.signing_in import claim, eventually, log_in, me, new_token

OPERATOR = "operator-of-a-server-in-tests"
PASSPHRASE = "a wonderful passphrase"  # noqa: S105 - of nobody
HOOK = "http://127.0.0.1:9"
"""An origin for webhooks where nobody listens. The operator has to allow it."""
SETTINGS = {"webhook_origins": [HOOK], "admin_token": OPERATOR}
"""Of a server that is to be furnished."""
STRANGE_NAME = "Zo" + "e\u0301\u0302\u0303\u0304\u0305"
"""A letter with five marks."""
BLANKS = "   "
LIVE = {"kind": "live", "bank": 1800, "increment": 10}
DAYS = {"kind": "slow", "bank": 172_800, "increment": 43_200, "cap": 172_800}

Client = httpx.Client
People = dict[str, Client]
Said = dict[str, Any]


def furnish_all(server: RunningServer) -> Said:
    """Fill an empty server that has our settings. Return what opens it, and what it says."""
    with ExitStack() as stack:
        people = {
            name: stack.enter_context(server.client(timeout=120))
            for name in ("ann", "ben", "cleo", "dan", "eve", "finn", "zoe")
        }
        admin = stack.enter_context(server.client(OPERATOR))
        _introduce(people)
        tables = _running_tables(people) | _other_tables(people)
        tables["finished"], tables["rematch"] = _finished_and_rematch(people)
        record = people["ann"].get(f"/api/tables/{tables['finished']}/record").raise_for_status().text
        tables["from-record"] = opened(people["ann"], table_body("me", "me", record=record, at=20))
        play(people, tables["from-record"], 3)
        _talk(people, tables["four"])
        said = _credentials(server, people)
        said["invitation"] = _operate(admin, people)
        people.pop("eve")
        # Last, since their games then stand still.
        erase = {"confirm": True}
        people["dan"].post("/api/me/anonymise", json=erase).raise_for_status()
        _until_mine(people, tables["deserted"], "ann")
        people.pop("finn").post("/api/me/delete", json=erase).raise_for_status()
        people["ben"].put("/api/me/name", json={"name": "Benjamin"}).raise_for_status()
        people["ben"].post("/api/me/holiday", json={"days": 5}).raise_for_status()
        said["people"] = {name: me(client) for name, client in people.items()}
        ann = people["ann"]
        said["tables"] = {name: _seen(ann, table) for name, table in tables.items()}
        for table in said["tables"].values():
            del table["preview"], table["changes"]
        lines = ann.get(f"/api/tables/{tables['four']}/chat").raise_for_status().json()
        said["chat"] = {"table": tables["four"], "lines": [line["text"] for line in lines]}
        review = _reviewed(ann, tables["finished"])
        said["review"] = [{"move": one["move"], "best": one["best"]} for one in review["decisions"]]
        said["puzzles"] = ann.post(f"/api/tables/{tables['finished']}/puzzles").raise_for_status().json()
        said["record"] = ann.get(f"/api/tables/{tables['finished']}/record").json()
    said["written"] = time.time()
    return said


def play(people: People, table: str, moves: int, until: Callable[[Said], bool] = lambda _: False) -> None:
    """Play for everyone at a table who has no turn of a bot: so many moves, or until something is so."""
    rng = Random(moves)
    clients = {seat: client for client in people.values() for seat in _seen(client, table)["mine"]}
    goal = _seen(next(iter(people.values())), table)["moves"] + moves
    end = time.monotonic() + 300
    while time.monotonic() < end:
        seen = _seen(next(iter(people.values())), table)
        if seen["moves"] >= goal or seen["status"] == "finished" or until(seen):
            return
        seat = seen["mover"]
        if seat not in clients or seen["chairs"][seat]["away"]:
            time.sleep(0.02)
            continue
        at = {"seat": seat, "version": seen["version"]}
        if seen["held"] is not None:
            command(clients[seat], table, type="confirm", **at).raise_for_status()
        else:
            move = rng.choice(seen["legal"])
            command(clients[seat], table, type="move", move=move, **at).raise_for_status()
    raise AssertionError("the game does not go on")


def _seen(client: Client, table: str) -> Said:
    found: Said = client.get(f"/api/tables/{table}").raise_for_status().json()
    return found


def _introduce(people: People) -> None:
    """Names for all but Cleo, who stays as she came, and accounts for two."""
    for name, client in people.items():
        me(client)
        if name != "cleo":
            wished = STRANGE_NAME if name == "zoe" else name.capitalize()
            client.put("/api/me/name", json={"name": wished}).raise_for_status()
    claim(people["ann"], "Ann", PASSPHRASE)
    claim(people["eve"], "Eve", PASSPHRASE)
    hook = {"kind": "webhook", "url": f"{HOOK}/a-secret-path", "shape": "json", "language": "de"}
    people["ann"].post("/api/me/notifications", json=hook).raise_for_status()


def _begun(people: People, names: str, **options: Any) -> str:
    """A table of the first of these people, with all of them, that has begun."""
    first, *others = names.split()
    table = opened(people[first], table_body("me", *(["open"] * len(others)), **options))
    for seat, name in enumerate(others, 1):
        command(people[name], table, type="sit", seat=seat).raise_for_status()
    command(people[first], table, type="start").raise_for_status()
    return table


def _running_tables(people: People) -> dict[str, str]:
    tables = {
        "live": _begun(people, "ann ben", clock=LIVE),
        "days": _begun(people, "ann ben", clock=DAYS, resign=True, two_player_draft=3, feeding="strict"),
        "take-back": _begun(people, "ann ben"),
        "paused": _begun(people, "ann ben", clock=LIVE),
        "four": _begun(people, "ann cleo dan zoe"),
        "deserted": _begun(people, "ann ben finn"),
    }
    for table in tables.values():
        play(people, table, 9)
    play(people, tables["live"], 50, until=lambda seen: seen["held"] is not None)
    seen = _seen(people["ben"], tables["take-back"])
    at = {"seat": 1, "version": seen["version"]}
    ask = {"type": "propose", "what": "take-back", "to": seen["moves"] - 2}
    command(people["ben"], tables["take-back"], **ask, **at).raise_for_status()
    _agree(people, tables["paused"], "pause")
    # One person against bots, who gets hints.
    table = tables["bots"] = opened(people["ann"], table_body("me", "level-1", "level-2"))
    play(people, table, 12)
    _until_mine(people, table, "ann")
    people["ann"].post(f"/api/tables/{table}/hint").raise_for_status()
    return tables


def _other_tables(people: People) -> dict[str, str]:
    """Tables that have not begun, never will, or were given up."""
    tables = {
        "open": opened(people["ann"], table_body("me", "open", "level-3", listed=True)),
        "cancelled": opened(people["ann"], table_body("me", "open")),
        "resigned": _begun(people, "ann ben", resign=True),
    }
    command(people["ann"], tables["cancelled"], type="cancel").raise_for_status()
    play(people, tables["resigned"], 9)
    command(people["ben"], tables["resigned"], type="resign", seat=1).raise_for_status()
    return tables


def _finished_and_rematch(people: People) -> tuple[str, str]:
    """A whole game with its review, and another of the same people, which runs."""
    table = _begun(people, "ann ben", clock=LIVE)
    play(people, table, 10_000)
    _reviewed(people["ann"], table)
    _agree(people, table, "rematch")
    eventually(lambda: _seen(people["ann"], table)["rematch"] is not None)
    rematch: str = _seen(people["ann"], table)["rematch"]
    eventually(lambda: _seen(people["ann"], rematch)["status"] == "playing")
    play(people, rematch, 5)
    return table, rematch


def _agree(people: People, table: str, what: str) -> None:
    """Ann proposes, Ben agrees."""
    version = _seen(people["ann"], table)["version"]
    command(people["ann"], table, type="propose", what=what, seat=0, version=version).raise_for_status()
    version = _seen(people["ben"], table)["version"]
    command(people["ben"], table, type="answer", seat=1, yes=True, version=version).raise_for_status()


def _until_mine(people: People, table: str, name: str) -> None:
    """Play on until somebody is to decide."""
    mine = _seen(people[name], table)["mine"]
    play(people, table, 200, until=lambda seen: seen["mover"] in mine)


def _reviewed(client: Client, table: str) -> Said:
    while True:
        found: Said = client.post(f"/api/tables/{table}/review").raise_for_status().json()
        if found["review"] is not None:
            review: Said = found["review"]
            return review


def _talk(people: People, table: str) -> None:
    """Lines of chat, one of them blanks, one a phrase; reports, one to be dealt with later; a block and a mute."""
    lines = {"ann": "good luck", "dan": "thank you", "zoe": BLANKS, "eve": "something rude", "cleo": "well"}
    numbers = {
        name: people[name].post(f"/api/tables/{table}/chat", json={"text": text}).raise_for_status().json()["n"]
        for name, text in lines.items()
    }
    for name, why in (("ann", "by mistake"), ("eve", "rude")):
        reported = f"/api/tables/{table}/chat/{numbers[name]}/report"
        people["cleo"].post(reported, json={"why": why}).raise_for_status()
    people["cleo"].post(f"/api/tables/{table}/chat/{numbers['eve']}/block").raise_for_status()
    people["ann"].post(f"/api/tables/{table}/chat", json={"phrase": "heart"}).raise_for_status()
    people["ann"].post(f"/api/tables/{table}/seats/3/mute").raise_for_status()
    people["ann"].post(f"/api/tables/{table}/seats/3/report", json={"reason": "stalling"}).raise_for_status()


def _credentials(server: RunningServer, people: People) -> Said:
    """What people sign in with: cookies of each, two of Ann's, her tokens and her passphrase."""
    tokens = {scope: new_token(people["ann"], scope)[0] for scope in ("play", "read")}
    with server.client() as phone:
        log_in(
            phone, "ann", PASSPHRASE, headers={"User-Agent": "Mozilla/5.0 (iPhone) Version/18 Safari/604"}
        ).raise_for_status()
        cookies = {name: dict(client.cookies) for name, client in people.items() if name not in ("eve", "finn")}
        cookies["ann-phone"] = dict(phone.cookies)
    return {"cookies": cookies, "tokens": tokens, "account": {"account": "ANN", "passphrase": PASSPHRASE}}


def _operate(admin: Client, people: People) -> str:
    """All that operators do; return the code of an invitation."""
    first = admin.get("/api/admin/reports").raise_for_status().json()[0]["id"]
    code: str = (
        admin.post("/api/admin/invitations", json={"uses": 50, "days": 30}).raise_for_status().json()["code"]
    )
    for method, path, body in (
        ("POST", f"/reports/{first}/done", None),
        ("POST", f"/people/{me(people['eve'])['id']}/suspend", None),
        ("POST", "/addresses", {"network": "203.0.113.0/24", "why": "a flood"}),
        ("PUT", "/admission", {"registration": False}),
        ("PUT", "/announcement", {"text": "Down on Sunday from 8 to 9.", "minutes": 43_200}),
    ):
        admin.request(method, f"/api/admin{path}", json=body).raise_for_status()
    return code
