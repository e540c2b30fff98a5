"""Which notifications go out when: by a clock that moves when it is told to."""

from __future__ import annotations

from collections import Counter

import pytest

from assyria.protocol.problems import Problem
from assyria.server.notifications import Kind, pacing
from assyria.server.notifications.outbox import Delivery, Outbox
from assyria.server.notifications.pacing import retry_after
from assyria.server.notifications.quiet import Quiet, TableEvent


class Clock:
    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def outbox(clock: Clock) -> Outbox:
    return Outbox(clock)


def delivery(place: int, who: str = "ben", host: str = "chat.example", table: str = "t") -> Delivery:
    return Delivery(place, who, host, Kind.YOUR_TURN, table, 0)


def sent(outbox: Outbox) -> list[Delivery]:
    """Send what may be sent, one connection after the other, and return it."""
    done: list[Delivery] = []
    while taken := outbox.take():
        for one in taken:
            outbox.done(one)
        done += taken
    return done


class TestQuiet:
    def test_the_same_about_one_table_is_told_once_in_a_while(self, clock: Clock) -> None:
        """Hundreds of proposals in a row are one notification at once and one at the end; nothing is lost."""
        quiet = Quiet(clock)
        told = []
        for number in range(280):
            quiet.add(TableEvent("ben", "t", Kind.PAUSE_PROPOSED, number))
            told += quiet.due()
            clock.now += 0.07
        assert [event.seat for event in told] == [0]
        assert quiet.next_at == 1060.0
        clock.now = 1060.0
        assert [event.seat for event in quiet.due()] == [279]
        assert quiet.due() == []
        assert not quiet.next_at

    def test_other_people_tables_and_kinds_are_told_at_once(self, clock: Clock) -> None:
        quiet = Quiet(clock)
        events = [
            TableEvent(who, table, kind, 0)
            for who in ("ben", "cid")
            for table in ("t", "u")
            for kind in (Kind.YOUR_TURN, Kind.GAME_OVER)
        ]
        for event in events:
            quiet.add(event)
        assert quiet.due() == events


class TestOutbox:
    def test_to_one_place(self, outbox: Outbox, clock: Clock) -> None:
        """Twenty at once, from as many tables, then one every thirty seconds."""
        for number in range(20):
            outbox.add(delivery(1, table=str(number)))
        assert len(sent(outbox)) == 20
        outbox.add(delivery(1, table="x"))
        assert sent(outbox) == []
        assert outbox.next_at == pytest.approx(1030.0)
        clock.now = 1030.0
        assert len(sent(outbox)) == 1

    def test_to_one_person(self, outbox: Outbox, clock: Clock) -> None:
        """Sixty at once to ten places, each at a host of its own; others do not notice."""
        for number in range(100):
            outbox.add(delivery(number % 10, host=f"h{number % 10}", table=str(number // 10)))
        assert len(sent(outbox)) == 60
        outbox.add(delivery(11, who="cid", host="h1"))
        assert [one.holder for one in sent(outbox)] == ["cid"]
        clock.now += 600
        assert len(sent(outbox)) == 40

    def test_to_one_host(self, outbox: Outbox, clock: Clock) -> None:
        """A hundred guests name ten places each at somebody's server: five a second reach it, nothing is lost."""
        for place in range(1000):
            outbox.add(delivery(place, who=f"guest {place // 10}", host="victim.example"))
        assert len(sent(outbox)) == 300
        outbox.add(delivery(2000, who="dora"))
        assert [one.holder for one in sent(outbox)] == ["dora"]
        clock.now += 10
        assert len(sent(outbox)) == 50

    def test_connections_at_once(self, outbox: Outbox) -> None:
        """Receivers hang: four for a person, eight for a host, thirty-two in all; one to a place."""
        for place in range(100):
            who, host = f"guest {place // 10}", f"h{place // 20}.example"
            for table in "tu":
                outbox.add(delivery(place, who, host, table))
        hanging = outbox.take()
        assert outbox.open == len(hanging) == pacing.CONNECTIONS
        assert max(Counter(one.place for one in hanging).values()) == 1
        assert max(Counter(one.holder for one in hanging).values()) == pacing.CONNECTIONS_PERSON
        assert max(Counter(one.host for one in hanging).values()) == pacing.CONNECTIONS_HOST
        assert (outbox.take(), outbox.next_at) == ([], None)
        with pytest.raises(Problem, match="busy"):
            outbox.begin(delivery(3000, who="dora"))
        outbox.done(hanging[0])
        outbox.begin(delivery(3000, who="dora"))
        assert outbox.open == pacing.CONNECTIONS

    def test_who_has_most_loses_first(self, outbox: Outbox, monkeypatch: pytest.MonkeyPatch) -> None:
        """Guests who fill the outbox push nobody else's out."""
        monkeypatch.setattr(pacing, "WAITING", 200)
        assert outbox.add(delivery(1, who="dora", table="kept")) == []
        lost = []
        for number in range(300):
            who = f"guest {number % 50}"
            lost += outbox.add(delivery(100 + number % 500, who=who, host="slow.example", table=str(number)))
        assert len(lost) == 301 - pacing.WAITING
        assert not [one for one in lost if one.holder == "dora"]
        assert "dora" in {one.holder for one in outbox.take()}

    def test_one_place_keeps_its_newest(self, outbox: Outbox) -> None:
        lost = [one for number in range(50) for one in outbox.add(delivery(1, table=str(number)))]
        assert [one.table for one in lost] == [str(number) for number in range(30)]

    def test_what_waits_is_replaced_put_off_hurried_and_dropped(self, outbox: Outbox, clock: Clock) -> None:
        outbox.add(delivery(1), 1100.0)
        outbox.add(delivery(1), 1200.0)
        outbox.add(delivery(2, who="cid"), 1200.0)
        clock.now = 1199.0
        assert (sent(outbox), outbox.next_at) == ([], 1200.0)
        outbox.hurry(1)
        assert [one.place for one in sent(outbox)] == [1]
        outbox.drop(2)
        clock.now = 1200.0
        assert (sent(outbox), outbox.next_at) == ([], None)

    def test_tests_count(self, outbox: Outbox) -> None:
        """The button of the settings is no way to post at others either."""
        for _ in range(20):
            outbox.begin(delivery(1))
            outbox.done(delivery(1))
        with pytest.raises(Problem) as wrong:
            outbox.begin(delivery(1))
        assert wrong.value.details["retry_after"] == pytest.approx(30, abs=1)


def test_a_place_is_tried_ever_later() -> None:
    """Twice as long each time, at most six hours; together less than a day."""
    waits = [retry_after(failures, 0.5) for failures in range(1, pacing.TRIES)]
    assert waits[:4] == [60, 120, 240, 480]
    assert max(waits) == 6 * 3600
    assert 18 * 3600 < sum(waits) < 24 * 3600
    assert retry_after(1, 0.0) == 45
    assert retry_after(1, 1.0) == 75
    assert retry_after(10_000, 0.5) == 6 * 3600
