"""Nobody can hold a table up: a bot for who is away, an end by agreement, another host."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from assyria.protocol.commands import Answer, ComeBack, Leave, Propose, Resign
from assyria.protocol.entries import Answered, Ended, Entry, HostPassed, Paused, Proposed, Returned, StoodIn
from assyria.protocol.options import (
    ClockKind,
    ClockRule,
    Ending,
    MoveReason,
    PauseReason,
    ProposalKind,
    Status,
    TableOptions,
)
from assyria.protocol.problems import Problem
from assyria.protocol.problems import ProblemCode as Code
from assyria.table import Table, decide
from assyria.table.absence import (
    EVERYBODY_HERE,
    TOO_LONG,
    Around,
    pass_host_on,
    return_those_here,
    stand_in_from,
)
from assyria.table.commands import decide_bot_move
from assyria.table.messages import result_message, table_view
from tests.table.tables import (
    ANN,
    BEN,
    CLEO,
    FOUR,
    KEYS,
    TWO,
    begun,
    bot,
    done,
    legal,
    moved,
    person,
    refused,
    room,
    to_move,
    turn_passed,
    written,
)

AT_ONCE = TableOptions(players=4, confirm=False, resign=True)
DAYS = ClockRule(ClockKind.SLOW, 86_400, 0, 86_400)
LATER = TOO_LONG + 1


def gone(*seats: int, now: float = LATER, players: int = 4) -> Around:
    """The people of these seats went at moment 0."""
    return Around(now, [0.0 if seat in seats else None for seat in range(players)])


def asking(table: Table, seat: int, about: int | None) -> Propose:
    return Propose(seat, table.version, ProposalKind.STAND_IN, about=about)


def ending(table: Table, seat: int, how: Ending | None) -> Propose:
    return Propose(seat, table.version, ProposalKind.END, ending=how)


def others(table: Table) -> list[int]:
    """The seats that do not decide, in order."""
    return [seat for seat in range(len(table.chairs)) if seat != table.mover]


def answered(table: Table, seat: int, yes: bool, around: Around) -> Table:
    return written(table, decide(table, Answer(seat, table.version, yes), KEYS[seat], around))


def code(table: Table, command: Propose | Answer, around: Around) -> Code:
    with pytest.raises(Problem) as refusal:
        decide(table, command, KEYS[command.seat], around)
    return refusal.value.code


GAME = begun(AT_ONCE)
ABSENT = GAME.mover or 0
FIRST, SECOND, THIRD = others(GAME)


class TestStandIn:
    def test_most_of_those_who_are_here_decide(self) -> None:
        """Of three, two: the third need not answer. Then a bot may move, and it says why."""
        around = gone(ABSENT)
        entries = decide(GAME, asking(GAME, FIRST, ABSENT), KEYS[FIRST], around)
        asked = tuple(sorted((SECOND, THIRD)))
        assert entries == [Proposed(FIRST, ProposalKind.STAND_IN, None, ABSENT, None, asked, 1)]
        table = written(GAME, entries)
        entries = decide(table, Answer(THIRD, table.version, True), KEYS[THIRD], around)
        assert entries == [Answered(THIRD, True), StoodIn(ABSENT)]
        table = written(table, entries)
        assert table.proposal is None
        assert table.chairs[ABSENT].stood_in
        assert table.bot_to_move == ABSENT
        (move,) = decide_bot_move(table, ABSENT, legal(table)[0], table.version)
        assert getattr(move, "reason", None) is MoveReason.STAND_IN

    def test_one_no_of_two_is_not_enough(self) -> None:
        """A second one is: it is refused until something else happens."""
        around = gone(ABSENT)
        table = written(GAME, decide(GAME, asking(GAME, FIRST, ABSENT), KEYS[FIRST], around))
        table = answered(table, SECOND, False, around)
        assert table.proposal is not None
        assert table.proposal.missing == {THIRD}
        view = table_view(table, 0.0).proposal
        assert view is not None
        assert (view.about, view.agreed, view.missing) == (ABSENT, [], [THIRD])
        table = answered(table, THIRD, False, around)
        assert table.proposal is None
        assert code(table, asking(table, FIRST, ABSENT), around) is Code.ALREADY_REFUSED

    def test_one_may_change_ones_mind(self) -> None:
        around = gone(ABSENT)
        table = written(GAME, decide(GAME, asking(GAME, FIRST, ABSENT), KEYS[FIRST], around))
        table = answered(table, SECOND, False, around)
        table = answered(table, SECOND, True, around)
        assert table.chairs[ABSENT].stood_in

    def test_who_proposed_it_may_withdraw(self) -> None:
        around = gone(ABSENT)
        table = written(GAME, decide(GAME, asking(GAME, FIRST, ABSENT), KEYS[FIRST], around))
        table = answered(table, FIRST, False, around)
        assert table.proposal is None
        assert decide(table, asking(table, FIRST, ABSENT), KEYS[FIRST], around)

    def test_alone_one_decides_alone(self) -> None:
        """The two others are not connected either, or left: nobody is there to be asked."""
        table = done(GAME, Leave(SECOND), KEYS[SECOND])
        around = gone(ABSENT, THIRD)
        entries = decide(table, asking(table, FIRST, ABSENT), KEYS[FIRST], around)
        assert entries == [StoodIn(ABSENT)]

    @pytest.mark.parametrize(
        ("around", "about"),
        [
            (EVERYBODY_HERE, ABSENT),
            (gone(), ABSENT),
            (gone(ABSENT, now=TOO_LONG - 1), ABSENT),
            (gone(FIRST, SECOND), SECOND),
            (gone(ABSENT), None),
            (gone(ABSENT), SECOND),
        ],
    )
    def test_only_for_who_is_to_decide_and_gone_for_long(self, around: Around, about: int | None) -> None:
        assert code(GAME, asking(GAME, FIRST, about), around) is Code.STILL_HERE

    def test_the_time_counts_from_the_decision(self) -> None:
        """Who was away all the time, and is to decide only now, may still come."""
        table = turn_passed(GAME, at=50.0)
        seat = table.mover or 0
        assert stand_in_from(table, gone(seat)) == 50 + TOO_LONG
        assert stand_in_from(table, gone(others(table)[0])) is None
        assert stand_in_from(table, EVERYBODY_HERE) is None

    def test_over_days_the_clock_decides(self) -> None:
        table = begun(TableOptions(players=4, clock=DAYS))
        assert stand_in_from(table, gone(table.mover or 0)) is None

    def test_not_while_paused_or_before_the_start(self) -> None:
        assert stand_in_from(room(), gone(0)) is None
        paused = written(GAME, [Paused(PauseReason.AGREED)])
        assert stand_in_from(paused, gone(ABSENT)) is None

    def test_not_for_a_bot_nor_a_stand_in(self) -> None:
        table = written(GAME, [StoodIn(ABSENT)])
        assert stand_in_from(table, gone(ABSENT)) is None

    def test_not_by_who_has_left(self) -> None:
        table = done(GAME, Leave(FIRST), KEYS[FIRST])
        assert code(table, asking(table, FIRST, ABSENT), gone(ABSENT)) is Code.AWAY

    def test_who_is_back_in_time_plays(self) -> None:
        """The last answer comes too late, and their next move ends the proposal."""
        table = written(GAME, decide(GAME, asking(GAME, FIRST, ABSENT), KEYS[FIRST], gone(ABSENT)))
        assert code(table, Answer(SECOND, table.version, True), gone()) is Code.STILL_HERE
        assert answered(table, SECOND, False, gone()).proposal is not None
        table = turn_passed(table)
        assert table.proposal is None

    def test_who_is_connected_again_has_the_seat_back(self) -> None:
        table = written(GAME, [StoodIn(ABSENT)])
        assert return_those_here(table, {KEYS[FIRST]}) == []
        entries: Sequence[Entry] = return_those_here(table, {KEYS[ABSENT]})
        assert entries == [Returned(ABSENT)]
        back = written(table, entries)
        assert not back.chairs[ABSENT].away
        assert not back.chairs[ABSENT].stood_in
        assert return_those_here(back, {KEYS[ABSENT]}) == []

    def test_who_left_or_ran_out_of_time_has_to_say_so(self) -> None:
        left = done(GAME, Leave(ABSENT), KEYS[ABSENT])
        assert return_those_here(left, set(KEYS)) == []
        gave_up = written(GAME, [StoodIn(ABSENT)])
        gave_up = done(gave_up, Resign(ABSENT), KEYS[ABSENT])
        assert return_those_here(gave_up, set(KEYS)) == []
        again = done(written(GAME, [StoodIn(ABSENT)]), ComeBack(ABSENT), KEYS[ABSENT])
        assert not again.chairs[ABSENT].stood_in

    def test_people_are_counted_not_seats(self) -> None:
        """Two seats of one person have one voice."""
        table = begun(AT_ONCE, [person(0), person(1), person(2), person(3, BEN)])
        absent = table.mover or 0
        if absent in (1, 3):
            table = turn_passed(table)
            absent = table.mover or 0
        assert absent in (0, 2)
        first = 2 - absent
        entries = decide(table, asking(table, first, absent), KEYS[first], gone(absent))
        assert entries == [Proposed(first, ProposalKind.STAND_IN, None, absent, None, (1, 3), 1)]
        table = written(table, entries)
        assert table.chairs[1].holder == BEN
        after = written(table, decide(table, Answer(3, table.version, True), BEN, gone(absent)))
        assert after.chairs[absent].stood_in


class TestEnd:
    def test_everyone_who_plays_agrees(self) -> None:
        table = done(GAME, ending(GAME, FIRST, Ending.COUNTED), KEYS[FIRST])
        for seat in (SECOND, THIRD):
            table = answered(table, seat, True, EVERYBODY_HERE)
            assert table.status is Status.PLAYING
        entries = decide(table, Answer(ABSENT, table.version, True), KEYS[ABSENT])
        assert entries == [Answered(ABSENT, True), Ended(Ending.COUNTED)]
        table = written(table, entries)
        assert table.status is Status.FINISHED
        assert table.mover is None
        assert table.proposal is None

    def test_one_no_is_enough(self) -> None:
        table = done(GAME, ending(GAME, FIRST, Ending.UNCOUNTED), KEYS[FIRST])
        table = answered(table, SECOND, False, EVERYBODY_HERE)
        assert table.proposal is None
        assert refused(table, ending(table, FIRST, Ending.UNCOUNTED), KEYS[FIRST]) is Code.ALREADY_REFUSED

    @pytest.mark.parametrize("how", Ending)
    def test_the_result(self, how: Ending) -> None:
        """The points of then decide, or nobody has won."""
        table = begun(TWO, [person(0), bot()])
        while table.mover != 0:
            table = moved(table)
        table = done(table, ending(table, 0, how), ANN)
        result = result_message(table)
        assert result is not None
        assert result.ending is how
        assert result.winners == ([] if how is Ending.UNCOUNTED else [0, 1])
        assert table.revealed is not None

    def test_points_decide(self) -> None:
        table = begun(TableOptions(players=2, confirm=False), [person(0), bot()])
        points: list[int] = []
        while len(set(points)) < 2 or table.mover != 0:
            table = moved(table)
            assert table.state is not None
            points = [player.score for player in table.state.players]
        table = done(table, ending(table, 0, Ending.COUNTED), ANN)
        result = result_message(table)
        assert result is not None
        assert result.winners == [points.index(max(points))]

    def test_who_can_come_back_is_asked_if_it_counts(self) -> None:
        """Nobody wins since somebody's connection broke. Who gave up is not asked."""
        table = written(GAME, [StoodIn(ABSENT)])
        table = done(table, Resign(SECOND), KEYS[SECOND])
        (counted,) = decide(table, ending(table, FIRST, Ending.COUNTED), KEYS[FIRST])
        assert counted == Proposed(
            FIRST, ProposalKind.END, None, None, Ending.COUNTED, tuple(sorted((ABSENT, THIRD))), 2
        )
        (uncounted,) = decide(table, ending(table, FIRST, Ending.UNCOUNTED), KEYS[FIRST])
        assert uncounted == Proposed(FIRST, ProposalKind.END, None, None, Ending.UNCOUNTED, (THIRD,), 1)

    def test_it_is_said_beforehand_whether_it_counts(self) -> None:
        assert refused(GAME, ending(GAME, FIRST, None), KEYS[FIRST]) is Code.BAD_OPTIONS

    def test_only_while_playing(self) -> None:
        assert refused(room(), ending(room(), 0, Ending.COUNTED), ANN) is Code.NOT_BEGUN
        over = written(GAME, [Ended(Ending.COUNTED)])
        assert refused(over, ending(over, FIRST, Ending.COUNTED), KEYS[FIRST]) is Code.NOT_PLAYING
        assert refused(GAME, ending(GAME, FIRST, Ending.COUNTED), KEYS[SECOND]) is Code.NOT_YOUR_SEAT

    def test_a_held_move_is_not_made(self) -> None:
        table = begun(TWO)
        while table.held is None:
            table = moved(table)
        seat, who = to_move(table)
        over = written(table, [Ended(Ending.UNCOUNTED)])
        assert over.held is None
        assert over.history is table.history
        assert refused(over, Resign(seat), who) is Code.NO_RESIGNING


class TestHost:
    def test_passes_on(self) -> None:
        """To the first who is here; the one before has no say any more."""
        table = room(FOUR)
        around = Around(LATER, [0.0, None, None, None])
        assert pass_host_on(table, 0.0, around) == [HostPassed(1)]
        table = written(table, [HostPassed(1)])
        assert table.owner == BEN
        assert table_view(table, 0.0).host == 1
        assert pass_host_on(table, None, around) == []

    def test_not_too_soon_nor_to_nobody(self) -> None:
        table = room(FOUR)
        assert pass_host_on(table, None, EVERYBODY_HERE) == []
        assert pass_host_on(table, 0.0, Around(TOO_LONG - 1, [0.0, None, None, None])) == []
        assert pass_host_on(table, 0.0, Around(LATER, [0.0, 0.0, None, None])) == []

    def test_not_once_it_has_begun(self) -> None:
        assert pass_host_on(GAME, 0.0, gone(0)) == []

    def test_a_host_without_a_seat(self) -> None:
        table = done(room(FOUR), Leave(0), ANN)
        assert pass_host_on(table, 0.0, Around(LATER, [None, None, None, None])) == [HostPassed(1)]
        assert CLEO not in {chair.holder for chair in table.chairs}
