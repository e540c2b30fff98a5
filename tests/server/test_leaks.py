"""Leaks: every byte that leaves a server during games is searched for what nobody may know yet.

The truth, the secrets and the order of the decks, is read from the database file behind the server's back.
"""

from __future__ import annotations

import base64
import json
import re
import sqlite3
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path

import orjson
import pytest

from assyria.record import position_text, read_record
from assyria.record.fair import Finding, verify
from assyria.rules import State, view
from assyria.table.messages import position_message
from tests.effort import LONG
from tests.plain_http import http_client
from tests.server.leak_detector import Tape, Truth, order_leaks, spellings, word_leaks
from tests.server.overheard import FEW, PLANS, Ears, Person, Played, play_a_game
from tests.server.running import RunningServer


@dataclass
class Evening:
    """Many games on one server, all that was heard during them, and then what is known afterwards."""

    server: RunningServer
    tapes: list[Tape]
    games: list[Played]
    truths: list[Truth]
    people: list[Person]
    passphrase: str
    started: float


@pytest.fixture
def evening(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Evening]:
    ears = Ears()
    passphrase = "correct horse battery staple"  # noqa: S105 - of nobody
    with RunningServer(tmp_path_factory.mktemp("leaks"), limits=(), debug=True) as server:
        started = time.time()
        host = Person(server, ears)
        account = {"account": "host", "passphrase": passphrase}
        assert host.ask("POST", "/api/me/account", account).status_code == 200
        assert host.ask("POST", "/api/log-in", account).status_code == 200
        wrong = {"account": "host", "passphrase": passphrase[:-1] + "E"}
        assert host.ask("POST", "/api/log-in", wrong).status_code == 401
        # What is refused must not be repeated either.
        assert (
            host.ask("POST", "/api/log-in", {"account": [passphrase], "passphrase": passphrase}).status_code == 422
        )
        played = range(len(PLANS)) if LONG else FEW
        with ThreadPoolExecutor(3) as hands:
            games = list(hands.map(lambda n: play_a_game(server, ears, PLANS[n], 100 + n), played))
        tapes = list(ears.tapes)
        tapes += [Tape(None, None, "log", line) for line in server.log.read_bytes().splitlines()]
        truths = [Truth(server, game.table) for game in games]
        for game in games:
            answer = host.ask("GET", f"/api/tables/{game.table}/record")
            assert answer.status_code == 200
            game.record = answer.content
        people = [host, *(person for game in games for person in game.people)]
        yield Evening(server, tapes, games, truths, people, passphrase, started)
        for person in people:
            person.client.close()


def enough_was_heard(evening: Evening) -> None:
    kinds = {tape.where.partition(" ")[0] for tape in evening.tapes}
    assert kinds >= {"GET", "POST", "socket", "bot", "log"}
    asked = {tape.where for tape in evening.tapes}
    assert "GET /api/metrics 200" in asked
    assert any("/record 409" in where for where in asked)
    for truth in evening.truths:
        own = sum(tape.table == truth.id for tape in evening.tapes)
        assert own > len(truth.moments), "everyone is told of every change"
        assert any(moment.food for moment in truth.moments)
    logs = [tape for tape in evening.tapes if tape.where == "log"]
    assert any(b'"level": "debug"' in tape.data for tape in logs) or any(b"uvicorn" in t.data for t in logs)


def no_secret_leaves_before_the_end(evening: Evening) -> None:
    for truth in evening.truths:
        assert word_leaks(truth.spellings, evening.tapes, lambda _: False) == []


def no_undealt_order_leaves(evening: Evening) -> None:
    for truth in evening.truths:
        assert order_leaks(truth, evening.tapes) == []


def identities_are_nobody_elses_business(evening: Evening) -> None:
    for person in evening.people:
        words = [person.id.encode(), person.cookie.encode()]
        assert word_leaks(words, evening.tapes, lambda tape, person=person: tape.to == person.id) == []  # type: ignore[misc]


def keys_and_passphrases_and_tokens_stay(evening: Evening) -> None:
    [(key,)] = evening.server.rows("SELECT value FROM settings WHERE name = 'cookie-key'")
    hashes = [row[0].encode() for row in evening.server.rows("SELECT passphrase FROM identities") if row[0]]
    assert hashes
    keys = [key.encode(), *spellings(bytes.fromhex(key)), evening.passphrase.encode(), *hashes]
    assert word_leaks(keys, evening.tapes, lambda _: False) == []
    tokens = [person.token.encode() for person in evening.people if person.token]
    assert tokens
    given = "POST /api/me/tokens 201"
    assert word_leaks(tokens, evening.tapes, lambda tape: tape.where == given) == []


def after_the_end_the_secret_fits_the_promise(evening: Evening) -> None:
    for game, truth in zip(evening.games, evening.truths, strict=True):
        assert len(game.commitments) == 1, "the promise never changes"
        [promise] = game.commitments
        history = read_record(game.record)
        assert truth.table.history is not None
        assert history.moves == truth.table.history.moves
        if truth.opened.record is not None:
            # Of a game that began elsewhere we promised nothing.
            assert promise is None
            assert verify(history.record()).finding is Finding.NO_COMMITMENT
            continue
        assert sha256(bytes.fromhex(truth.secret)).hexdigest() == promise
        fair = json.loads(game.record)["fair"]
        assert fair == {"commitment": promise, "secret": truth.secret}
        assert verify(history.record()).finding is Finding.FAIR


def test_a_database_fault_puts_no_secret_into_the_log(tmp_path: Path) -> None:
    """A failed statement is an error to be logged, its values are not."""
    with (
        RunningServer(tmp_path, limits=(), debug=True) as server,
        http_client(server.url, timeout=20) as client,
    ):
        ears = Ears()
        person = Person(server, ears)
        with closing(sqlite3.connect(tmp_path / "assyria.sqlite", timeout=10)) as base:
            base.execute("ALTER TABLE entries RENAME COLUMN at TO moment")
            base.commit()
        table = {"seats": [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}]}
        answer = person.ask("POST", "/api/tables", table)
        assert answer.status_code >= 500
        assert answer.headers["content-type"] == "application/problem+json"
        assert client.get("/api/health").status_code == 200
        tapes = [*ears.tapes, Tape(None, None, "log", server.log.read_bytes())]
        person.client.close()
    assert b"OperationalError" in server.log.read_bytes(), "the fault itself is told"
    assert re.search(rb"secret\W+[0-9a-f]{8}", server.log.read_bytes()) is None
    assert word_leaks([person.id.encode()], tapes, lambda tape: tape.to == person.id) == []


# The detector itself


def _leaky(truth: Truth) -> list[tuple[str, bytes]]:
    """What a careless server would say halfway through."""
    state = first_state(truth)
    cards = [str(card) for card in state.deck[3:10]]
    secret = bytes.fromhex(truth.secret)
    return [
        ("names", json.dumps({"deck": cards}).encode()),
        ("pairs", json.dumps([[card] for card in cards]).encode()),
        ("plain", " ".join(cards).encode()),
        ("escaped", json.dumps({"log": json.dumps(cards)}).encode()),
        ("repr", repr(tuple(cards)).encode()),
        ("codes", position_text(state).encode()),
        ("backwards", json.dumps(cards[::-1]).encode()),
        ("expansion", json.dumps({"expansion_deck": state.expansion_deck}).encode()),
        ("hex", truth.secret.encode()),
        ("HEX", truth.secret.upper().encode()),
        ("part", truth.secret[16:40].encode()),
        ("raw", b"xx" + secret + b"yy"),
        ("base64", base64.b64encode(b"x" + secret)),
        ("number", str(int.from_bytes(secret, "big")).encode()),
    ]


def first_state(truth: Truth) -> State:
    """The state right after the deal."""
    history = truth.table.history
    assert history is not None
    return history.at(0)


def a_deliberate_leak_is_found(evening: Evening) -> None:
    truth = next(t for t in evening.truths if t.opened.record is None)
    late = Tape(truth.id, None, "socket", f'{{"version": {len(truth.moments) - 1}}}'.encode())
    state = first_state(truth)
    for kind, data in _leaky(truth):
        sorted_anyway = list(state.expansion_deck) in (
            sorted(state.expansion_deck),
            sorted(state.expansion_deck, reverse=True),
        )
        if kind == "expansion" and sorted_anyway:
            continue
        tape = Tape(truth.id, None, kind, b'{"x": ' + data + b"}")
        found = order_leaks(truth, [tape]) + word_leaks(truth.spellings, [tape], lambda _: False)
        assert found, kind
        # A log line is searched for all that was ever hidden, however late it is read.
        found = order_leaks(truth, [late, tape._replace(where="log", table=None)])
        assert found or word_leaks(truth.spellings, [tape], lambda _: False), kind


def what_everyone_sees_is_no_leak(evening: Evening) -> None:
    truth = evening.truths[0]
    state = first_state(truth)
    # Before the deal even the first columns are secret, and one time in two hundred they show five cards in order.
    told = {"version": truth.begun, "position": position_message(view(state))}
    tape = Tape(truth.id, None, "view", orjson.dumps(told))
    assert order_leaks(truth, [tape]) == []


def test_nothing_leaves_that_nobody_may_know(evening: Evening, subtests: pytest.Subtests) -> None:
    """One test, since tests are spread over processes and each of them would play an evening of its own."""
    for check in (
        enough_was_heard,
        no_secret_leaves_before_the_end,
        no_undealt_order_leaves,
        identities_are_nobody_elses_business,
        keys_and_passphrases_and_tokens_stay,
        after_the_end_the_secret_fits_the_promise,
        a_deliberate_leak_is_found,
        what_everyone_sees_is_no_leak,
    ):
        with subtests.test(check.__name__):
            check(evening)
