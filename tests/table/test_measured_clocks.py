"""Live clocks by what was measured: whatever the time of day does, and the same again from the ledger."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import replace
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from assyria.protocol import entries as ledger
from assyria.protocol.commands import Answer, ComeBack, Confirm, Leave, PlayMove, Propose, Resume, Start, Undo
from assyria.protocol.options import ClockKind, ClockRule, ProposalKind, Status, TableOptions
from assyria.protocol.problems import Problem
from assyria.table import Clock, Table, apply, decide, forced_entries, tell_server_away, time_out
from assyria.table.applying import RETURN_SECONDS, replayed
from assyria.table.changes import apply_entry
from assyria.table.messages import clocks
from tests.table.tables import ANN, KEYS, begun, legal, opened, take_back, to_move
from tests.table.test_games import People

LIVE = ClockRule(ClockKind.LIVE, 100, 10)
SLOW = ClockRule(ClockKind.SLOW, 100, 10, 105)
ON = TableOptions(players=2, clock=LIVE, confirm=False)
DAY = 86_400.0


class TestClock:
    def test_only_a_running_live_clock_is_measured(self) -> None:
        assert not Clock.new(LIVE, 2).is_measured
        assert Clock.new(LIVE, 2).turn_to(1, 0).is_measured
        assert not Clock.new(SLOW, 2).turn_to(1, 0).is_measured

    def test_settled(self) -> None:
        """What was used is gone, whatever the time of day is, and the same seat's clock runs on."""
        clock = Clock.new(LIVE, 2).turn_to(1, 1000).settled(30, 1000 - DAY)
        assert (clock.left, clock.running, clock.since) == ((100, 70), 1, 1000 - DAY)
        assert clock.remaining(1, clock.time_after(20)) == 50

    def test_settled_while_none_runs(self) -> None:
        assert Clock.new(LIVE, 2).settled(30, 5).left == (100, 100)

    def test_less_than_nothing_was_used(self) -> None:
        """Nobody wins time by a clock that ran backwards."""
        assert Clock.new(LIVE, 2).turn_to(1, 0).settled(-30, 5).left == (100, 100)


class TestEntries:
    def test_an_entry_says_what_was_used(self) -> None:
        table = begun(ON)
        (entry,) = decide(table, PlayMove(1, table.version, legal(table)[0]), KEYS[1])
        entry = table.measured(entry, 12.5, 7.0)
        table, _ = apply(table, entry, 5 * DAY)
        assert isinstance(entry, ledger.Moved)
        assert (entry.used, entry.steady) == (12.5, 7.0)
        assert table.clock.left[1] in (87.5, 97.5)
        assert table.clock.steady == 7.0

    def test_nothing_is_used_while_no_clock_runs(self) -> None:
        table = Table.new(opened(ON))
        assert table.measured(ledger.Began(), 99.0) == ledger.Began(used=0.0)

    def test_games_over_days_go_by_the_time_of_day(self) -> None:
        table = begun(TableOptions(players=2, clock=SLOW, confirm=False))
        assert table.measured(ledger.Moved(1, "done"), 12.5, 7.0) == ledger.Moved(1, "done")

    def test_before_the_game_nothing_is_measured(self) -> None:
        assert Table.new(opened(ON)).measured(ledger.Sat(1, "ben"), 3.0) == ledger.Sat(1, "ben")

    def test_an_old_entry_after_a_measured_one(self) -> None:
        """Then nobody knows the steady time any more."""
        table = begun(ON)
        table, _ = apply(table, ledger.ServerAway(60.0, used=1.0, steady=50.0), 3.0)
        assert table.clock.steady == 50.0
        table, _ = apply(table, ledger.TimedOut(1), 200.0)
        assert table.clock.steady is None

    def test_out_of_time_as_measured(self) -> None:
        """Whoever is found to be out of time has nothing left, and is given time for coming back."""
        table = begun(ON)
        table, _ = apply(table, ledger.ServerAway(60.0, used=33.3, steady=50.0), 1e9 + 0.1)
        left = table.clock.left[1]
        assert time_out(table, table.clock.time_after(left - 0.01)) == []
        (entry,) = time_out(table, table.clock.time_after(left + 0.01))
        table, _ = apply(table, table.measured(entry, left + 0.01), 0.0)
        assert table.clock.left[1] == 0
        table, _ = apply(table, table.measured(ledger.Returned(1), 0.0), 0.0)
        assert table.clock.left[1] == RETURN_SECONDS


class TestServerAway:
    def test_it_is_told_where_a_live_clock_runs(self) -> None:
        assert tell_server_away(begun(ON), 60.0) == [ledger.ServerAway(60.0)]

    def test_and_nowhere_else(self) -> None:
        slow = begun(TableOptions(players=2, clock=SLOW))
        assert tell_server_away(slow, 60.0) == tell_server_away(Table.new(opened(ON)), 60.0) == []
        assert tell_server_away(begun(ON), 0.0) == []

    def test_everyone_sees_how_long(self) -> None:
        table = begun(ON)
        entry = table.measured(ledger.ServerAway(60.0), 4.0, 9.0)
        decision = table.decision
        table, change = apply_entry(table, entry, 0.0)
        assert (change.kind, change.seconds, change.seat) == ("server-away", 60.0, None)
        assert clocks(table, 0.0) == [100, 96]
        assert table.decision == decision, "a move that is under way is still good"


STEPS = st.lists(
    st.tuples(
        st.integers(0, 8),
        st.one_of(st.floats(0, 40), st.sampled_from([0.0, 1e-9, 99.99, 1e6])),
        st.floats(-1e10, 1e10),
    ),
    max_size=60,
)
"""What somebody does, what their clock used until then, and what the time of day is."""


def wish(table: Table, what: int, now: float) -> list[ledger.Entry]:
    """What a person does next; nothing if they may not."""
    seat, who = to_move(table)
    version, moves = table.version, len(table.history.moves) if table.history else 0
    wishes: list[Callable[[], list[ledger.Entry]]] = [
        lambda: decide(table, Undo(seat, version), who),
        lambda: decide(table, Leave(seat), who),
        lambda: decide(table, ComeBack(seat), who),
        lambda: decide(table, take_back(seat, version, max(0, moves - 3)), who),
        lambda: decide(table, Propose(seat, version, ProposalKind.PAUSE), who),
        lambda: decide(table, Resume(seat), who),
        lambda: time_out(table, now),
    ]
    try:
        if table.proposal is not None:
            other = 1 - table.proposal.seat
            return decide(table, Answer(other, version, what % 3 > 0), KEYS[other])
        if what < len(wishes):
            return wishes[what]()
        if table.held is not None:
            return decide(table, Confirm(seat, version), who)
        return decide(table, PlayMove(seat, version, legal(table)[0]), who)
    except Problem:
        return []


@pytest.mark.parametrize("confirm", [False, True])
@given(steps=STEPS)
def test_what_is_measured_is_all_that_counts(steps: list[tuple[int, float, float]], confirm: bool) -> None:
    """Clocks lose what was used, gain increments and time for returning, and nothing else, ever."""
    first = opened(TableOptions(players=2, clock=LIVE, confirm=confirm))
    table, twin, lines = Table.new(first), Table.new(first), list[tuple[str, float]]()
    entries = decide(table, Start(), ANN)
    used, at = 0.0, 0.0
    for step in [None, *steps]:
        if step is not None:
            if table.status is not Status.PLAYING:
                break
            what, used, at = step
            entries = wish(table, what, table.clock.time_after(used))
        while entries:
            for decided in entries:
                entry, used = table.measured(decided, used, 1.0), 0.0
                before = table.clock
                table, _ = apply(table, entry, at)
                check_gains(before, table.clock, entry)
                twin, _ = apply(twin, entry, len(lines))
                lines.append((json.dumps(ledger.entry_body(entry)), at))
            entries = forced_entries(table)
    assert twin.clock.left == pytest.approx(table.clock.left, abs=1e-3), "the time of day does not matter"
    again = replayed(first, [(ledger.parse_entry(json.loads(body)), at) for body, at in lines])
    assert again.clock == table.clock


def check_gains(before: Clock, after: Clock, entry: ledger.Entry) -> None:
    spent: float = getattr(entry, "used", None) or 0.0
    for seat, (was, left) in enumerate(zip(before.left, after.left, strict=True)):
        rest = max(0.0, was - spent) if seat == before.running else was
        assert left >= 0
        if isinstance(entry, ledger.Returned) and entry.seat == seat and rest == 0:
            assert left == RETURN_SECONDS
        elif seat == before.running != after.running:
            assert left <= rest + LIVE.increment + 1e-4
        else:
            assert left <= rest + 1e-4
        if entry.kind not in ("undone", "returned"):
            assert left >= rest - 1e-4


OLD = {0: (2257.550817220642, 2345.0257330209633, 2386.587028366792), 3: (2399.707306833041, 2404.1947485926594)}
"""By seed: what was left when nothing was measured yet, computed by the edition of that time."""


@pytest.mark.parametrize("seed", OLD)
def test_old_ledgers_give_the_clocks_that_they_gave(seed: int) -> None:
    """Entries that do not say what was used go by their times, to the last bit."""
    people = People(seed)
    options = TableOptions(people.opened.options.players, clock=ClockRule(ClockKind.LIVE, 3000, 8))
    people.opened = replace(people.opened, options=options)
    people.table, people.rng, people.measures = Table.new(people.opened), Random(seed), False
    assert people.play(lambda _before, _entries: None).clock.left == OLD[seed]
