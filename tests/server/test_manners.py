"""What people at a table can do to each other: rematches, stand-ins, clocks, holidays. Written as the attack."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor

from assyria.protocol import PROTOCOL
from assyria.record import write_record
from tests.games import golden
from tests.server.in_process import InProcess, in_process
from tests.server.people import Person
from tests.server.two_people import LIVE, SLOW, opened, seen

server = in_process


class TestVersions:
    def test_a_page_of_another_edition(self, server: InProcess, ann: Person, ben: Person) -> None:
        """It is told so, whatever it sends; a program that names no protocol finds it in the answer."""
        table = opened(ann, ben)
        page = {"Origin": server.url}
        for headers in (page, {**page, "Assyria-Protocol": "2"}, {"Assyria-Protocol": "2"}):
            answer = ann.client.post(f"/api/tables/{table}/chat", json={"text": "hi"}, headers=headers)
            assert (answer.status_code, answer.json()["title"]) == (409, "old-protocol")
            assert answer.json()["protocol"] == PROTOCOL
        named = {**page, "Assyria-Protocol": str(PROTOCOL)}
        answer = ann.client.post(f"/api/tables/{table}/chat", json={"text": "hi"}, headers=named)
        assert answer.status_code == 201
        answer = ann.client.post(f"/api/tables/{table}/chat", json={"text": "hi"})
        assert (answer.status_code, answer.headers["Assyria-Protocol"]) == (201, str(PROTOCOL))


class TestHolidays:
    def test_clocks_stand_still_and_days_are_counted(self, ann: Person, ben: Person) -> None:
        """In games over days; nobody takes more days than there are, not even with two requests at once."""
        table = opened(ann, ben, clock=SLOW)
        live = opened(ann, ben, clock=LIVE)
        seat = seen(ann, table)["mover"]
        who = (ann, ben)[seat]
        assert who.client.get("/api/me/holiday").json() == {"until": None, "days_left": 28, "days": 28}
        too_many = who.client.post("/api/me/holiday", json={"days": 29})
        assert (too_many.status_code, too_many.json()["most"]) == (422, 28)
        with ThreadPoolExecutor(4) as threads:
            ask = [threads.submit(who.client.post, "/api/me/holiday", json={"days": 20}) for _ in range(4)]
            codes = sorted(future.result().status_code for future in ask)
        assert codes == [201, 409, 409, 409]
        found = seen(who, table)
        until_then = who.client.get("/api/me/holiday").json()["until"]
        assert found["clock_from"] == until_then
        assert found["clock"][seat] > 86400 - 60
        assert seen(who, live)["clock_from"] is None
        ended = who.client.request("DELETE", "/api/me/holiday").json()
        assert ended["until"] is None
        assert ended["days_left"] in (27, 28)
        assert seen(who, table)["clock_from"] is None
        assert who.client.request("DELETE", "/api/me/holiday").json()["title"] == "not-on-holiday"


class TestImportedStart:
    def test_is_seen_before_anybody_sits_down(self, ann: Person, ben: Person) -> None:
        """In the lobby with its turn and score, at the table with its position."""
        history = golden("2-players", 0)
        record = write_record(history.record(60)).decode()
        body = {"seats": [{"kind": "me"}, {"kind": "open"}], "listed": True, "record": record}
        table = ann.client.post("/api/tables", json=body).raise_for_status().json()["id"]
        (listed,) = (found for found in ben.client.get("/api/tables").json() if found["id"] == table)
        state = history.at(60)
        start = {
            "moves": 60,
            "reign": state.reign,
            "turn": state.turn,
            "scores": [player.score for player in state.players],
        }
        assert listed["start"] == start
        found = seen(ben, table)
        assert found["start"] == start
        assert [player["score"] for player in found["position"]["players"]] == start["scores"]
        assert found["legal"] == []
