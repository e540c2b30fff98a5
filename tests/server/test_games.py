"""Whole games over sockets: people, bots, hot seats, broken lines; all see the same, and the record fits."""

from __future__ import annotations

import contextlib
import itertools
from collections.abc import Iterator
from random import Random

import pytest

from assyria.record import Finding, read_record, verify
from tests.effort import effort, some
from tests.server.people import Message, Person, Spectator, Watch
from tests.server.playing import Play, check_record
from tests.server.running import RunningServer


def since_my_move(changes: list[Message], mine: list[int]) -> list[Message]:
    """What the server should say happened since somebody's last move."""
    acts = [n for n, c in enumerate(changes) if c["seat"] in mine and c["kind"] in ("moved", "confirmed")]
    later = [c for c in changes[acts[-1] + 1 if acts else 0 :] if c["events"]]
    groups = []
    for (seat, reign, turn), run in itertools.groupby(later, lambda c: (c["seat"], c["reign"], c["turn"])):
        told = list(run)
        when = {"reign": reign, "turn": turn}
        events = [event for change in told for event in change["events"]]
        where = {"first": told[0]["version"], "last": told[-1]["version"]}
        groups.append({"seat": seat, **when, **where, "events": events})
    return groups


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    with RunningServer(tmp_path_factory.mktemp("games") / "data") as running:
        yield running


# Who sits where: digits are people, who may hold several seats; others are bots.
SEATINGS = [
    ("001", False),
    ("0 greedy 1", True),
    ("0123", False),
    ("01", True),
    ("0 random", True),
    ("00", False),
    ("012", True),
    ("0011", True),
    ("01 random greedy", True),
]


def seating(text: str) -> list[str]:
    """Each seat: the number of a person, or the name of a bot."""
    return [seat for word in text.split() for seat in (list(word) if word.isdecimal() else [word])]


@pytest.mark.parametrize(("text", "confirm"), some(SEATINGS, 3))
def test_a_whole_game(server: RunningServer, text: str, confirm: bool) -> None:
    seats = seating(text)
    rng = Random(f"{text} {confirm}")
    with contextlib.ExitStack() as stack:
        count = 1 + max(int(seat) for seat in seats if seat.isdecimal())
        people = [stack.enter_context(Person(server.url, f"Person {n}")) for n in range(count)]
        kinds = ["me" if seat == "0" else "open" if seat.isdecimal() else seat for seat in seats]
        table = people[0].open(*kinds, confirm=confirm)
        watches = [stack.enter_context(person.watch(table)) for person in people]
        spectator = stack.enter_context(Spectator(server.url, table))
        for n, seat in enumerate(seats):
            if seat.isdecimal() and seat != "0":
                watches[int(seat)].do(type="sit", seat=n, name=f"Person {seat}")
        if "open" in kinds:
            watches[0].do(type="start")
        # Seats taken after the socket was opened: a new socket says which are mine.
        for watch in watches:
            watch.reconnect()
        play = Play(watches, [spectator], rng)
        play.to_the_end()
        spectator.wait_for(lambda: spectator.over)
        for watch in watches:
            watch.wait_until(spectator.version)
            assert watch.changes == spectator.changes
            assert watch.seen["position"] == spectator.seen["position"]
        history = check_record(people[0].client, spectator)
        assert len(history.turn_order) == len(seats)
        assert people[0].get(f"/api/tables/{table}/changes") == spectator.changes
        assert play.done["move"] > 20
        assert play.done.get("confirm", 0) > 0 or not confirm


def test_since_my_move_my_tables_and_chat(server: RunningServer) -> None:
    with Person(server.url, "Ninus") as ninus, Person(server.url, "Semiramis") as semiramis:
        table = ninus.open("me", "open", "random", confirm=False)
        quiet = ninus.open("me", "open")
        with (
            ninus.watch(table) as first,
            semiramis.watch(table) as second,
            Spectator(server.url, table) as spectator,
        ):
            second.do(type="sit", seat=1)
            first.do(type="start")
            for watch in (first, second):
                watch.reconnect()
            looked = 0
            play = Play([first, second], [spectator], Random(5), trouble=0.3)
            for _ in range(effort(40, 80)):
                for watch in (first, second, spectator):
                    watch.drain()
                newest = max(first, second, key=lambda watch: watch.version)
                first.wait_until(newest.version)
                second.wait_until(newest.version)
                play.step(newest)
                if newest.over or not play._persons_turn(newest.seen) or play.away:
                    continue
                for watch in (first, second):
                    watch.wait_until(max(first.version, second.version))
                if not play._persons_turn(first.seen):
                    continue
                looked += 1
                for person, watch in ((ninus, first), (semiramis, second)):
                    told = person.get(f"/api/tables/{table}/since-my-move")
                    assert told == since_my_move(watch.changes, watch.seen["mine"])
                    assert person.get(f"/api/tables/{table}")["version"] == watch.version
                    mine = person.get("/api/me/tables")
                    turn = watch.seen["mover"] in watch.seen["mine"]
                    assert [one["my_turn"] for one in mine if one["id"] == table] == [turn]
                    assert [one["my_turn"] for one in mine] == sorted(
                        (one["my_turn"] for one in mine), reverse=True
                    )
                    if turn:
                        assert mine[0]["id"] == table
                assert {one["id"] for one in ninus.get("/api/me/tables")} == {table, quiet}
            assert looked > 10

            said = [
                person.client.post(f"/api/tables/{table}/chat", json={"text": text}).raise_for_status().json()
                for person, text in ((ninus, "Is it my turn?"), (semiramis, "<b>No</b> & yes"), (ninus, "א"))
            ]
            assert [(line["n"], line["name"]) for line in said] == [(1, "Ninus"), (2, "Semiramis"), (3, "Ninus")]
            for each in (first, second, spectator):
                each.wait_for(lambda each=each: len(each.chat) == 3)  # type: ignore[misc]
                assert [{**line, "type": "chat", "mine": None} for line in said] == [
                    {**line, "mine": None} for line in each.chat
                ]
            heard = [{**line, "mine": mine} for line, mine in zip(said, (True, False, True), strict=True)]
            assert ninus.get(f"/api/tables/{table}/chat") == heard
            assert semiramis.get(f"/api/tables/{table}/chat?after=2") == [{**said[2], "mine": False}]


def test_a_person_goes_back_over_the_wire_step_by_step(server: RunningServer) -> None:
    """Undo, confirm, take-back refused and agreed, leave and return: what each does, and what it may not."""
    with Person(server.url, "A") as ann, Person(server.url, "B") as ben:
        table = ann.open("me", "open")
        with ann.watch(table) as first, ben.watch(table) as second:
            second.do(type="sit", seat=1)
            first.do(type="start")
            for watch in (first, second):
                watch.reconnect()
            seats = {first.seen["mine"][0]: first, second.seen["mine"][0]: second}

            def both() -> tuple[int, Watch, Watch]:
                newest = max(first.version, second.version)
                first.wait_until(newest)
                second.wait_until(newest)
                mover = first.seen["mover"]
                return mover, seats[mover], seats[1 - mover]

            # Held until confirmed; until then it can be taken back.
            mover, mine, other = both()
            before = mine.seen["position"]
            mine.do(type="move", seat=mover, version=mine.version, move=mine.seen["legal"][0])
            assert mine.seen["held"] is not None
            refused = mine.ask(type="move", seat=mover, version=mine.version, move=mine.seen["legal"][0])
            assert refused["code"] == "awaits-confirmation"
            mine.do(type="undo", seat=mover, version=mine.version)
            assert (mine.seen["held"], mine.seen["position"]) == (None, before)
            assert mine.ask(type="undo", seat=mover, version=mine.version)["code"] == "nothing-to-undo"
            move = mine.seen["legal"][0]
            mine.do(type="move", seat=mover, version=mine.version, move=move)
            both()
            foreign = other.ask(type="confirm", seat=mover, version=other.version)
            assert foreign["code"] == "not-your-seat"
            stale = mine.ask(type="confirm", seat=mover, version=mine.version - 1)
            assert (stale["code"], stale["status"]) == ("stale", 409)
            mine.do(type="confirm", seat=mover, version=mine.version)
            assert mine.ask(type="restart-turn", seat=mover, version=mine.version)["code"] == "nothing-to-undo"

            # Beyond that, the other has to agree.
            both()
            for yes in (False, True):
                # Someone who was refused does not ask again, so the other one does.
                asks, seat, answers = (mine, mover, other) if yes is False else (other, 1 - mover, mine)
                asks.do(type="propose", what="take-back", seat=seat, version=asks.version, to=0)
                both()
                proposal = {"seat": seat, "what": "take-back", "to": 0, "agreed": [], "missing": [1 - seat]}
                assert answers.seen["proposal"] == proposal
                again = asks.ask(type="propose", what="take-back", seat=seat, version=asks.version, to=0)
                assert again["code"] == "proposal-pending"
                answers.do(type="answer", seat=1 - seat, version=answers.version, yes=yes)
                both()
                assert mine.seen["proposal"] is None
                assert (mine.seen["moves"] == 0) is yes
            assert mine.seen["position"] == before

            # Who leaves is played for, until they come back.
            mine.do(type="leave", seat=mover)
            assert mine.ask(type="leave", seat=mover)["code"] == "away"
            mine.wait_for(lambda: mine.seen["moves"] > 0)
            mine.do(type="come-back", seat=mover)
            assert mine.ask(type="come-back", seat=mover)["code"] == "not-away"
            both()
            assert not any(chair["away"] for chair in other.seen["chairs"])
            Play([first, second], [], Random(8), trouble=0).to_the_end()
            assert mine.ask(type="ping")["version"] == mine.version
            late = mine.ask(type="move", seat=mover, version=mine.version, move=move)
            assert late["code"] == "not-playing"
            history = read_record(ann.client.get(f"/api/tables/{table}/record").raise_for_status().content)
            assert verify(history.record()).finding is Finding.FAIR
