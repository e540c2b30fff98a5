"""Clocks: by themselves, and at a table."""

from __future__ import annotations

from assyria.protocol.commands import Answer, ComeBack, Leave, PlayMove, Resign, Undo
from assyria.protocol.entries import Moved, TimedOut
from assyria.protocol.options import ClockKind, ClockRule, MoveReason, Status, TableOptions
from assyria.protocol.problems import ProblemCode as Code
from assyria.table import Clock, Table, decide_bot_move, time_out
from tests.table.tables import (
    ANN,
    BEN,
    begun,
    bot,
    confirmed,
    done,
    goes_on,
    legal,
    moved,
    opened,
    person,
    refused,
    state_of,
    take_back,
    to_move,
    turn_passed,
    walked,
    written,
)

LIVE = ClockRule(ClockKind.LIVE, 100, 10)
SLOW = ClockRule(ClockKind.SLOW, 100, 10, 105)
ON = TableOptions(players=2, clock=LIVE, resign=True)
"""With confirmation."""
AT_ONCE = TableOptions(players=2, clock=LIVE, confirm=False)


def lefts(table: Table, now: float) -> list[float]:
    return [table.clock.remaining(seat, now) for seat in range(len(table.chairs))]


class TestClock:
    def test_new(self) -> None:
        """Everyone has the bank and nobody's time runs."""
        clock = Clock.new(LIVE, 3)
        assert clock.left == (100, 100, 100)
        assert clock.running is None
        assert clock.deadline is None
        assert clock.remaining(0, 1e9) == 100

    def test_running(self) -> None:
        """Only who is to decide loses time."""
        clock = Clock.new(LIVE, 2).turn_to(1, 1000)
        assert clock.remaining(1, 1030) == 70
        assert clock.remaining(0, 1030) == 100
        assert clock.deadline == 1100

    def test_never_less_than_nothing(self) -> None:
        """After the deadline nothing is left."""
        assert Clock.new(LIVE, 2).turn_to(1, 1000).remaining(1, 2000) == 0

    def test_a_clock_that_went_back(self) -> None:
        """If the host's clock is set back nobody wins time."""
        assert Clock.new(LIVE, 2).turn_to(1, 1000).remaining(1, 900) == 100

    def test_increment(self) -> None:
        """Who finishes a turn gets it; a live clock has no cap."""
        clock = Clock.new(LIVE, 2).turn_to(1, 0).turn_to(0, 4)
        assert clock.left == (100, 106)
        assert (clock.running, clock.since, clock.deadline) == (0, 4, 104)

    def test_cap(self) -> None:
        """On a slow clock nobody ever has more."""
        assert Clock.new(SLOW, 2).turn_to(1, 0).turn_to(0, 4).left == (100, 105)
        assert Clock.new(SLOW, 2).turn_to(1, 0).turn_to(0, 20).left == (100, 90)

    def test_the_same_seat(self) -> None:
        """While a turn goes on its clock goes on."""
        clock = Clock.new(LIVE, 2).turn_to(1, 0)
        assert clock.turn_to(1, 50) is clock

    def test_stop(self) -> None:
        """What was used is gone and there is no increment."""
        clock = Clock.new(LIVE, 2).turn_to(1, 0).stop(30)
        assert clock.left == (100, 70)
        assert clock.running is None
        assert clock.stop(99) is clock

    def test_granted(self) -> None:
        """Who comes back too late has some time at least, and loses nothing."""
        clock = Clock(LIVE, (0, 50))
        assert clock.granted(0, 30).left == (30, 50)
        assert clock.granted(1, 30).left == (0, 50)

    def test_on_holiday(self) -> None:
        """The clock stands still until the end of the holiday; what was spent before stays spent."""
        clock = Clock.new(SLOW, 2).turn_to(1, 0).on_holiday(1, 5000, 30)
        assert clock.remaining(1, 4000) == 70
        assert clock.remaining(1, 5010) == 60
        assert clock.deadline == 5070
        assert (clock.holiday_until(4000), clock.holiday_until(5000)) == (5000, None)
        assert clock.turn_to(0, 4000).left == (100, 80)

    def test_on_holiday_while_others_think(self) -> None:
        """It counts from the moment that their turn comes."""
        clock = Clock.new(SLOW, 2).turn_to(0, 0).on_holiday(1, 5000, 30)
        assert clock.holiday_until(40) is None
        clock = clock.turn_to(1, 40)
        assert clock.deadline == 5100
        assert clock.on_holiday(1, 50, 50).deadline == 150

    def test_none(self) -> None:
        """Without a clock there is no deadline."""
        assert Clock.new(ClockRule(), 2).turn_to(1, 0).deadline is None


class TestAtATable:
    """Ben in seat 1 begins."""

    def test_starts_with_the_game(self) -> None:
        """Before it nobody's time runs."""
        table = Table.new(opened(ON))
        assert table.clock.running is None
        table = begun(ON)
        assert table.clock.running == 1
        assert lefts(table, 30) == [100, 70]

    def test_runs_until_confirmed(self) -> None:
        """A held move is not the end of a turn."""
        table = begun(ON)
        table = moved(table, at=10)
        assert table.clock.running == 1
        table = confirmed(table, at=15)
        assert table.clock.running == 0
        assert lefts(table, 15) == [100, 95]

    def test_no_increment_within_a_turn(self) -> None:
        """Several moves of one turn are one turn."""
        table = walked(begun(ON), goes_on)
        seat, _ = to_move(table)
        before = table.clock.remaining(seat, 0)
        table = moved(table, at=5)
        assert table.mover == seat
        assert table.clock.remaining(seat, 5) == before - 5

    def test_slow(self) -> None:
        """An increment up to the cap."""
        table = begun(TableOptions(players=2, clock=SLOW, confirm=False))
        table = turn_passed(table, at=1)
        assert lefts(table, 1) == [100, 105]

    def test_not_for_bots(self) -> None:
        """While a bot thinks nobody's time runs."""
        table = begun(TableOptions(players=2, clock=LIVE, confirm=False), [person(0), bot()])
        assert table.clock.running is None
        assert time_out(table, 1e9) == []
        table = turn_passed(table, at=50)
        assert table.clock.running == 0
        assert lefts(table, 60) == [90, 100]

    def test_leaving_stops_no_clock(self) -> None:
        """Someone who leaves and comes back has lost the time between, and has won none."""
        table = begun(ON)
        table = done(table, Leave(1), BEN, 30)
        assert table.clock.running == 1
        table = done(table, ComeBack(1), BEN, 60)
        assert table.clock.running == 1
        assert lefts(table, 70) == [100, 30]

    def test_nothing_for_a_turn_that_a_stand_in_finished(self) -> None:
        """The increment is for those who play."""
        table = begun(ON)
        table = done(table, Leave(1), BEN, 30)
        table = written(table, decide_bot_move(table, 1, legal(table)[0], table.version), 50)
        assert table.clock.running == 0
        assert lefts(table, 50) == [100, 50]

    def test_out_of_time_while_away(self) -> None:
        """Someone who left runs out of time like anybody else; the stand-in plays on."""
        table = begun(ON)
        table = done(table, Leave(1), BEN, 30)
        assert time_out(table, 99) == []
        table = written(table, time_out(table, 100), 100)
        assert table.chairs[1].timed_out
        assert table.clock.running is None
        assert table.bot_to_move == 1
        assert table.away_since[1] == 30

    def test_another_person_leaves(self) -> None:
        """The clock of who is to decide goes on as it was."""
        table = begun(ON)
        table = done(table, Leave(0), ANN, 30)
        assert table.clock.running == 1
        assert lefts(table, 40) == [100, 60]
        table = done(table, ComeBack(0), ANN, 50)
        assert lefts(table, 60) == [100, 40]

    def test_stops_at_the_end(self) -> None:
        """Nobody's time runs once the game is over."""
        table = begun(ON)
        table = done(table, Resign(0), ANN, 30)
        assert table.status is Status.FINISHED
        assert table.clock.running is None
        assert lefts(table, 500) == [100, 70]
        assert time_out(table, 1e9) == []


class TestTimeOut:
    def test_not_before_the_deadline(self) -> None:
        """Every second counts."""
        table = begun(ON)
        assert table.clock.deadline == 100
        assert time_out(table, 99.9) == []
        assert time_out(table, 100) == [TimedOut(1)]

    def test_a_bot_takes_over(self) -> None:
        """The person is away, their held move is dropped, and they may come back."""
        table = begun(ON)
        table = moved(table, at=50)
        table = written(table, time_out(table, 101), 101)
        assert table.held is None
        assert table.chairs[1].away
        assert table.bot_to_move == 1
        assert table.clock.running is None
        assert time_out(table, 1000) == []
        text = legal(table)[0]
        assert decide_bot_move(table, 1, text, table.version) == [Moved(1, text, MoveReason.TIMED_OUT)]
        late = table.decision
        assert refused(table, PlayMove(1, late, text), BEN) is Code.AWAY
        table = done(table, ComeBack(1), BEN, 200)
        assert lefts(table, 200) == [100, 30]
        assert table.clock.deadline == 230

    def test_time_for_returning_once_a_turn(self) -> None:
        """Someone who lets the thirty seconds run out as well comes back in the next turn of the game."""
        table = begun(ON)
        table = written(table, time_out(table, 101), 101)
        table = done(table, ComeBack(1), BEN, 200)
        table = written(table, time_out(table, 231), 231)
        turn = state_of(table).turn
        assert refused(table, ComeBack(1), BEN) is Code.OUT_OF_TIME
        table = walked(table, lambda t: state_of(t).turn != turn)
        table = done(table, ComeBack(1), BEN, 400)
        assert table.clock.remaining(1, 400) == 30

    def test_without_a_clock(self) -> None:
        """Take all the time in the world."""
        assert time_out(begun(TableOptions(players=2)), 1e12) == []


class TestNoTimeIsWon:
    """Undo must not be a way to more time."""

    def test_undo_after_the_turn(self) -> None:
        """A turn that was taken back was not finished: no increment for it, and none for who had to wait."""
        table = begun(AT_ONCE)
        table = moved(table, at=5)
        assert lefts(table, 5) == [100, 105]
        table = done(table, Undo(1, table.version), BEN, 6)
        ann, ben = lefts(table, 6)
        assert table.clock.running == 1
        assert ben <= 95
        assert 99 <= ann <= 100

    def test_again_and_again(self) -> None:
        """Ending a turn and taking it back many times wins nothing."""
        table = begun(AT_ONCE)
        for _ in range(20):
            table = moved(table, legal(table)[0])
            table = done(table, Undo(1, table.version), BEN)
        assert max(lefts(table, 0)) <= 100

    def test_take_back_by_consent(self) -> None:
        """Turns that all agreed to take back bring nobody more than they had."""
        table = begun(ON)
        table = turn_passed(table, at=5)
        table = done(table, take_back(1, table.version, 0), BEN, 6)
        table = done(table, Answer(0, table.version, True), ANN, 7)
        ann, ben = lefts(table, 7)
        assert table.clock.running == 1
        assert ben <= 95
        assert 98 <= ann <= 100
