"""Whole games over sockets: people, bots, hot seats, broken lines; all see the same, and the record fits."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from random import Random

import pytest

from tests.effort import some
from tests.server.people import Person, Spectator
from tests.server.playing import Play, check_record
from tests.server.running import RunningServer


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
