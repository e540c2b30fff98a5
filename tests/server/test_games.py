"""Whole games over sockets: people, bots, hot seats, broken lines; all see the same, and the record fits."""

from __future__ import annotations

import contextlib
import itertools
from collections.abc import Iterator
from random import Random

import pytest

from tests.effort import effort, some
from tests.server.people import Message, Person, Spectator
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
    ("0 greedy 1", True),
    ("001", False),
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


@pytest.mark.parametrize(("text", "confirm"), some(SEATINGS))
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
