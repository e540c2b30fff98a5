"""What is said at a table: phrases, lines that wait for the end, people one does not want to hear, reports."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from assyria.protocol.talk import BlockedPlayer, ChatLine, ChatMessage, ChatPhrase
from tests.protocol.conforming import conforms
from tests.server.people import Person
from tests.server.refusals import refused, title
from tests.server.running import WIDE, RunningServer
from tests.server.two_people import done, opened


@pytest.fixture
def eve(server: RunningServer) -> Iterator[Person]:
    with Person(server.url, "Eve") as person:
        yield person


def said(who: Person, table: str, text: str) -> int:
    return int(who.client.post(f"/api/tables/{table}/chat", json={"text": text}).raise_for_status().json()["n"])


def lines(who: Person, table: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = who.get(f"/api/tables/{table}/chat")
    return found


def texts(who: Person, table: str) -> list[str]:
    return [line["text"] for line in lines(who, table)]


class TestPhrases:
    def test_it_travels_as_a_code(self, ann: Person, ben: Person) -> None:
        table = opened(ann, ben)
        with ann.watch(table) as watch:
            for number, phrase in enumerate(ChatPhrase):
                who = (ann, ben)[number % 2]
                answer = who.client.post(f"/api/tables/{table}/chat", json={"phrase": phrase})
                conforms(ChatLine, answer.raise_for_status().json())
            watch.wait_for(lambda: len(watch.chat) == len(ChatPhrase))
            for message in watch.chat:
                conforms(ChatMessage, message)
        assert [line["phrase"] for line in watch.chat] == [phrase.value for phrase in ChatPhrase]
        assert {line["text"] for line in watch.chat} == {""}
        assert [line["phrase"] for line in lines(ann, table)] == [line["phrase"] for line in watch.chat]

    @pytest.mark.parametrize("body", [{}, {"text": "hi", "phrase": "hello"}, {"phrase": "boo"}, {"phrase": ""}])
    def test_it_is_one_that_is_known_and_nothing_else(self, ann: Person, ben: Person, body: Any) -> None:
        table = opened(ann, ben)
        refused(ann.client.post(f"/api/tables/{table}/chat", json=body), 422, "invalid-request")
        assert lines(ann, table) == []

    def test_one_can_be_reported_and_removed(self, ann: Person, ben: Person, operator: httpx.Client) -> None:
        table = opened(ann, ben)
        ben.client.post(f"/api/tables/{table}/chat", json={"phrase": "take-your-time"}).raise_for_status()
        answer = ann.client.post(f"/api/tables/{table}/chat/1/report", json={"reason": "stalling"})
        assert answer.status_code == 204
        (report,) = (one for one in operator.get("/api/admin/reports").json() if one["table"] == table)
        assert (report["text"], report["reason"], report["n"]) == ("take-your-time", "stalling", 1)
        operator.delete(f"/api/admin/tables/{table}/chat/1").raise_for_status()
        (line,) = lines(ann, table)
        assert (line["text"], line["phrase"]) == ("", None)


class TestSpectators:
    def test_their_lines_wait_for_the_end_at_a_listed_table(self, ann: Person, ben: Person, eve: Person) -> None:
        """Who watches reads them at once; at the end the players get them, asked for or not."""
        table = opened(ann, ben, listed=True, resign=True)
        with ann.watch(table) as player, eve.watch(table) as spectator:
            said(eve, table, "take hut h4")
            said(ben, table, "hello")
            spectator.wait_for(lambda: len(spectator.chat) == 2)
            player.wait_for(lambda: len(player.chat) == 1)
            assert [(line["text"], line["held"]) for line in spectator.chat] == [
                ("take hut h4", True),
                ("hello", False),
            ]
            assert texts(ann, table) == texts(ben, table) == ["hello"]
            assert texts(eve, table) == ["take hut h4", "hello"]
            done(ben, table, type="resign", seat=1)
            player.wait_for(lambda: len(player.chat) == 2)
            assert (player.chat[1]["n"], player.chat[1]["text"]) == (1, "take hut h4")
            said(eve, table, "what a game")
            player.wait_for(lambda: len(player.chat) == 3)
        assert texts(ann, table) == ["take hut h4", "hello", "what a game"]

    def test_before_the_game_everyone_is_heard(self, ann: Person, ben: Person, eve: Person) -> None:
        """What was said then stays to be read."""
        table = ann.open("me", "open", listed=True)
        said(eve, table, "may I join?")
        assert texts(ann, table) == ["may I join?"]
        done(ben, table, type="sit", seat=1)
        done(ann, table, type="start")
        assert texts(ann, table) == ["may I join?"]

    def test_no_page_of_lines_is_empty_because_of_those_that_wait(
        self, ann: Person, ben: Person, eve: Person
    ) -> None:
        table = opened(ann, ben, listed=True)
        said(eve, table, "psst")
        said(ann, table, "hello")
        found = ann.get(f"/api/tables/{table}/chat?after=0")
        assert [line["n"] for line in found] == [2]

    def test_they_cannot_write_where_chat_is_for_players(self, ann: Person, ben: Person, eve: Person) -> None:
        table = opened(ann, ben, chat="players")
        body = {"text": "take hut h4"}
        assert title(eve.client.post(f"/api/tables/{table}/chat", json=body)) == (403, "chat-for-players")
        said(ben, table, "hello")
        assert texts(eve, table) == ["hello"]
        assert eve.get(f"/api/tables/{table}")["options"]["chat"] == "players"


class TestMuting:
    def test_a_muted_person_is_not_read_and_may_sit_down(self, ann: Person, ben: Person) -> None:
        """From now on over the socket, and in what was said before; until it is undone."""
        table = opened(ann, ben)
        said(ben, table, "first")
        with ann.watch(table) as watch:
            assert ann.client.post(f"/api/tables/{table}/seats/1/mute").status_code == 204
            said(ben, table, "second")
            watch.wait_for(lambda: len(watch.chat) == 1)
            assert (watch.chat[0]["text"], watch.chat[0]["hidden"]["muted"]) == ("", True)
            (block,) = ann.get(f"/api/tables/{table}/blocks")
            conforms(BlockedPlayer, block)
            assert (block["muted"], block["seats"], block["name"]) == (True, [1], "Ben")
            assert {line["hidden"]["id"] for line in lines(ann, table)} == {block["id"]}
            assert texts(ann, table) == ["", ""]
            assert texts(ben, table) == ["first", "second"]
            mine = ann.open("me", "open")
            done(ben, mine, type="sit", seat=1)
            assert ann.client.delete(f"/api/me/blocks/{block['id']}").status_code == 204
            said(ben, table, "third")
            watch.wait_for(lambda: len(watch.chat) == 2)
            assert watch.chat[1]["text"] == "third"
        assert texts(ann, table) == ["first", "second", "third"]
        assert ann.get(f"/api/tables/{table}/blocks") == []

    def test_a_spectator_is_muted_by_a_line(self, ann: Person, ben: Person, eve: Person) -> None:
        """And has no seat where that could be seen."""
        table = opened(ann, ben)
        n = said(eve, table, "boo")
        assert ann.client.post(f"/api/tables/{table}/chat/{n}/mute").status_code == 204
        assert ann.get(f"/api/tables/{table}/blocks") == []
        assert [one["muted"] for one in ann.get("/api/me/blocks")] == [True]
        (line,) = lines(ann, table)
        assert (line["text"], line["hidden"]["muted"]) == ("", True)

    def test_a_block_is_more_than_that(self, ann: Person, ben: Person) -> None:
        """It takes the place of muting, and is not lessened by it."""
        table = opened(ann, ben)
        seat = f"/api/tables/{table}/seats/1"
        for what, muted in (("mute", True), ("block", False), ("mute", False)):
            with ann.watch(table) as watch:
                ann.client.post(f"{seat}/{what}").raise_for_status()
                said(ben, table, what)
                watch.wait_for(lambda watch=watch: len(watch.chat) == 1)  # type: ignore[misc]
            assert watch.chat[0]["hidden"]["muted"] is muted
            assert [one["muted"] for one in ann.get("/api/me/blocks")] == [muted]
        mine = ann.open("me", "open")
        sit = {"type": "sit", "seat": 1}
        assert title(ben.client.post(f"/api/tables/{mine}/commands", json=sit)) == (403, "blocked")

    def test_nobody_mutes_themselves_or_a_free_seat(self, ann: Person) -> None:
        table = ann.open("me", "open")
        assert title(ann.client.post(f"/api/tables/{table}/seats/0/mute")) == (404, "not-blocked")
        assert title(ann.client.post(f"/api/tables/{table}/seats/1/mute")) == (422, "no-such-seat")
        assert title(ann.client.post(f"/api/tables/{table}/chat/1/mute")) == (404, "no-such-line")

    def test_it_is_in_the_export(self, ann: Person, ben: Person) -> None:
        table = opened(ann, ben)
        ben.client.post(f"/api/tables/{table}/chat", json={"phrase": "hello"}).raise_for_status()
        ann.client.post(f"/api/tables/{table}/seats/1/mute").raise_for_status()
        ann.client.post(f"/api/tables/{table}/seats/1/report", json={"reason": "name"}).raise_for_status()
        hers, his = ann.get("/api/me/export"), ben.get("/api/me/export")
        assert [(one["name"], one["muted"]) for one in hers["blocks"]] == [("Ben", True)]
        assert [(one["line"], one["reason"], one["why"]) for one in hers["reports"]] == [(0, "name", "")]
        assert [(one["text"], one["phrase"]) for one in his["chat"]] == [("", "hello")]
        assert [(one["line"], one["name"]) for one in his["reports_on_me"]] == [(0, "Ben")]
        assert "reason" not in his["reports_on_me"][0]


class TestReports:
    def test_a_person_is_reported_for_a_reason(self, ann: Person, ben: Person, operator: httpx.Client) -> None:
        """Once for each."""
        table = opened(ann, ben)
        here = f"/api/tables/{table}/seats/1/report"
        for reason in ("cheating", "cheating", "insult"):
            body = {"reason": reason, "why": "look at move 12"}
            assert ann.client.post(here, json=body).status_code == 204
        found = [one for one in operator.get("/api/admin/reports").json() if one["table"] == table]
        assert [(one["reason"], one["n"], one["name"], one["text"]) for one in found] == [
            ("cheating", 0, "Ben", ""),
            ("insult", 0, "Ben", ""),
        ]
        assert found[0]["why"] == "look at move 12"
        assert found[0]["author"] == ben.get("/api/me")["id"]

    @pytest.mark.parametrize("body", [{}, {"reason": "ugly"}, {"reason": None}])
    def test_not_without_a_reason(self, ann: Person, ben: Person, body: Any) -> None:
        table = opened(ann, ben)
        refused(ann.client.post(f"/api/tables/{table}/seats/1/report", json=body), 422, "invalid-request")

    def test_they_count_for_the_limit_of_lines(self, tmp_path: Path) -> None:
        """So do phrases."""
        with (
            RunningServer(tmp_path, limits=(*WIDE, "chat-person=2/1h")) as limited,
            Person(limited.url, "Ann") as ann,
            Person(limited.url, "Ben") as ben,
        ):
            table = opened(ann, ben)
            ann.client.post(f"/api/tables/{table}/chat", json={"phrase": "hello"}).raise_for_status()
            ann.client.post(f"/api/tables/{table}/seats/1/report", json={"reason": "name"}).raise_for_status()
            again = ann.client.post(f"/api/tables/{table}/chat", json={"phrase": "hello"})
            assert title(again) == (429, "too-many-requests")
