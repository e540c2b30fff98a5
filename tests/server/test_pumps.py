"""Things that somebody does and undoes again and again, each time at a cost to others. Written as the attack."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import httpx

from tests.server.in_process import InProcess, in_process
from tests.server.people import Person
from tests.server.refusals import refused
from tests.server.running import WIDE
from tests.server.signing_in import me
from tests.server.two_people import SLOW, changes, done, opened, seen, sent

server = in_process


def entries(who: Person, table: str, kind: str) -> int:
    return sum(change["kind"] == kind for change in changes(who, table))


def kept_holidays(server: InProcess, who: Person) -> list[tuple[float, float]]:
    return server.rows("SELECT begun, until FROM holidays WHERE identity = ?", me(who.client)["id"])


def switch_holiday(who: Person, times: int) -> list[httpx.Response]:
    """Begin and end holidays, a request each."""
    answers = []
    for _ in range(times // 2):
        answers.append(who.client.post("/api/me/holiday", json={"days": 1}))
        answers.append(who.client.delete("/api/me/holiday"))
    return answers


class TestHolidays:
    def test_nobody_fills_ledgers_by_going_on_holiday_and_back(
        self, server: InProcess, ann: Person, ben: Person
    ) -> None:
        """36 requests, as fast as they come: six are heard, and no row is left of holidays that were none."""
        tables = [opened(ann, ben, clock=SLOW) for _ in range(3)]
        answers = switch_holiday(ann, 36)
        assert [answer.status_code for answer in answers if answer.status_code < 400] == [201, 200] * 3
        told = refused(answers[-2], 429, "too-many-requests")
        assert 0 < told["retry_after"] <= 600
        assert [entries(ann, table, "holiday-taken") for table in tables] == [6, 6, 6]
        assert kept_holidays(server, ann) == []
        assert ann.client.get("/api/me/holiday").json() == {"until": None, "days_left": 28, "days": 28}

    def test_not_with_many_at_once_either(self, ann: Person, ben: Person) -> None:
        table = opened(ann, ben, clock=SLOW)

        def ask(number: int) -> int:
            if number % 2:
                return ann.client.delete("/api/me/holiday").status_code
            return ann.client.post("/api/me/holiday", json={"days": 1}).status_code

        with ThreadPoolExecutor(8) as threads:
            codes = list(threads.map(ask, range(40)))
        assert {201, 200, 409, 429} >= set(codes)
        assert sum(code < 400 for code in codes) <= 6
        assert entries(ann, table, "holiday-taken") <= 6

    def test_what_is_refused_is_not_counted(self, ann: Person) -> None:
        for _ in range(10):
            refused(ann.client.post("/api/me/holiday", json={"days": 300}), 422, "no-holiday-left")
            refused(ann.client.delete("/api/me/holiday"), 409, "not-on-holiday")
        assert ann.client.post("/api/me/holiday", json={"days": 1}).status_code == 201

    def test_a_full_table_takes_the_end_of_a_holiday_alone(self, tmp_path: Path) -> None:
        """Who went on holiday in time comes back; after that nothing more is written there."""
        limits = [*WIDE, "changes-table=8"]
        with (
            InProcess(tmp_path, limits=limits) as server,
            Person(server.url, "Ann", server.client()) as ann,
            Person(server.url, "Ben", server.client()) as ben,
        ):
            table, other = opened(ann, ben, clock=SLOW), opened(ann, ben, clock=SLOW)
            ann.client.post("/api/me/holiday", json={"days": 1}).raise_for_status()
            auto = False
            while seen(ann, table)["version"] < 8:
                done(ben, table, type="choose-auto", seat=1, auto=auto)
                auto = not auto
            switch_holiday(ann, 6)
            assert entries(ann, table, "holiday-taken") == 2
            assert changes(ann, table)[-1]["kind"] == "holiday-taken"
            assert entries(ann, other, "holiday-taken") > 2


def propose(who: Person, table: str, seat: int, **proposal: Any) -> httpx.Response:
    version = seen(who, table)["version"]
    return sent(who, table, type="propose", seat=seat, version=version, **proposal)


def withdraw(who: Person, table: str, seat: int) -> None:
    done(who, table, type="answer", seat=seat, version=seen(who, table)["version"], yes=False)


class TestProposals:
    def test_alone_everyone_takes_back_as_often_as_they_like(self, ann: Person) -> None:
        """Nobody is asked, and nobody is notified."""
        body = {"seats": [{"kind": "me"}, {"kind": "me"}], "confirm": False}
        table = ann.client.post("/api/tables", json=body).raise_for_status().json()["id"]
        for _ in range(8):
            found = seen(ann, table)
            done(ann, table, type="move", seat=found["mover"], version=found["version"], move=found["legal"][0])
            assert propose(ann, table, found["mover"], what="take-back", to=0).status_code == 200

    def test_nobody_proposes_and_withdraws_for_ever(self, ann: Person, ben: Person) -> None:
        """Five at a table, then one every two minutes; others, and she elsewhere, may propose all the same."""
        table, other = opened(ann, ben, clock=SLOW), opened(ann, ben, clock=SLOW)
        for _ in range(5):
            assert propose(ann, table, 0, what="pause").status_code == 200
            withdraw(ann, table, 0)
        told = refused(propose(ann, table, 0, what="pause"), 429, "too-many-requests")
        assert 0 < told["retry_after"] <= 120
        refused(propose(ann, table, 0, what="take-back", to=0), 429, "too-many-requests")
        assert entries(ann, table, "proposed") == 5
        assert propose(ben, table, 1, what="pause").status_code == 200
        assert propose(ann, other, 0, what="pause").status_code == 200

    def test_nor_at_many_tables(self, ann: Person, ben: Person) -> None:
        """Thirty in all; no proposal that is refused by this limit counts for a table."""
        codes = []
        for _ in range(7):
            table = opened(ann, ben, clock=SLOW)
            for _ in range(5):
                codes.append(propose(ann, table, 0, what="pause").status_code)
                if codes[-1] == 200:
                    withdraw(ann, table, 0)
        assert codes == [200] * 30 + [429] * 5
