"""Mistakes that people practise, on a server: for each of them alone, in their export, and gone with them."""

from __future__ import annotations

import contextlib
import sqlite3
from random import Random
from typing import Any

import httpx

from assyria.protocol.puzzles import OwnPuzzleAnswer
from assyria.server.encoding import encode
from tests.protocol.conforming import conforms
from tests.server.in_process import InProcess, in_process
from tests.server.people import Person
from tests.server.refusals import refused
from tests.server.signing_in import me, new_token
from tests.server.test_personal_data import export
from tests.server.two_people import done, opened, seen
from tests.study.stern import stern_review

server = in_process


def reviewed(server: InProcess, ann: Person, ben: Person) -> str:
    """A game of these two that Ben gave up, with a review that finds fault with everything."""
    table, rng = opened(ann, ben, resign=True, confirm=False), Random(1)
    while (now := seen(ann, table))["position"]["reign"] < 3:
        mover = (ann, ben)[now["mover"]]
        done(mover, table, type="move", seat=now["mover"], version=now["version"], move=rng.choice(now["legal"]))
    done(ben, table, type="resign", seat=1)
    record = ann.client.get(f"/api/tables/{table}/record").raise_for_status().content
    with contextlib.closing(sqlite3.connect(server.data / "assyria.sqlite", timeout=30)) as base, base:
        base.execute("INSERT INTO reviews VALUES (?, ?)", (table, encode(stern_review(record)).decode()))
    return table


def practised(client: httpx.Client, table: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = client.post(f"/api/tables/{table}/puzzles").raise_for_status().json()
    return found


def test_everyone_has_their_own(server: InProcess, ann: Person, ben: Person, ada: httpx.Client) -> None:
    table = reviewed(server, ann, ben)
    hers, his = practised(ann.client, table), practised(ben.client, table)
    assert len(hers) == len(his) == 3
    assert not {one["move"] for one in hers} & {one["move"] for one in his}
    assert ann.client.get("/api/me/puzzles").json() == hers
    here = f"/api/me/puzzles/{table}/{hers[0]['move']}"
    answer = ann.client.post(here, json={"moves": [], "give_up": True}).raise_for_status().json()
    conforms(OwnPuzzleAnswer, answer)
    assert (answer["outcome"], answer["puzzle"]) == ("given-up", hers[0])
    refused(ben.client.post(here, json={"moves": []}), 404, "not-found")
    refused(ada.post(f"/api/tables/{table}/puzzles"), 403, "not-your-seat")
    assert ada.get("/api/me/puzzles").json() == []
    token, _ = new_token(ann.client, "play")
    with server.client(token) as program:
        refused(program.get("/api/me/puzzles"), 403, "token-not-allowed")


def test_they_are_exported_and_go_with_the_person(server: InProcess, ann: Person, ben: Person) -> None:
    table = reviewed(server, ann, ben)
    moves = [one["move"] for one in practised(ann.client, table)]
    practised(ben.client, table)
    exported = export(ann.client)["puzzles"]
    assert sorted(one["move"] for one in exported) == sorted(moves)
    assert all(one["position"] and one["lines"] for one in exported)
    who = me(ann.client)["id"]
    ann.client.post("/api/me/delete", json={"confirm": True}).raise_for_status()
    assert server.rows("SELECT count(*) FROM own_puzzles WHERE identity = ?", who) == [(0,)]
    assert len(ben.client.get("/api/me/puzzles").json()) == 3


def test_one_that_somebody_broke_is_left_out(server: InProcess, ann: Person, ben: Person) -> None:
    table = reviewed(server, ann, ben)
    first, *rest = practised(ann.client, table)
    with contextlib.closing(sqlite3.connect(server.data / "assyria.sqlite", timeout=30)) as base, base:
        base.execute("UPDATE own_puzzles SET body = '{}' WHERE table_id = ? AND move = ?", (table, first["move"]))
    assert ann.client.get("/api/me/puzzles").json() == rest
    assert ann.client.delete("/api/me/puzzles").raise_for_status().json() == []
