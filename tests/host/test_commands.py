"""Commands: validated, written, told, in this order. Whoever else writes to the same ledger does no harm."""

from __future__ import annotations

import asyncio

import pytest

from assyria.host.commands import ATTEMPTS
from assyria.protocol.commands import Leave, PlayMove, RenameSeat, SeatBot, Sit, Start, SwapSeats
from assyria.protocol.options import TableOptions
from assyria.protocol.problems import Problem, ProblemCode
from assyria.table import decide
from tests.host.place import MemoryLedger, Place, kinds, run
from tests.table.tables import ANN, BEN, bot, opened, person

TWO = TableOptions(players=2, confirm=False)
OPEN = opened(TWO)


def test_written_then_told_and_nobody_misses_a_version() -> None:
    async def work() -> None:
        place = Place()
        told: list[int] = []
        place.host.commands.on_written.append(lambda live, _: told.append(live.table.version))
        live = await place.host.tables.open(OPEN, {0: "Ann", 1: "Ben"})
        ann, somebody = place.watch(live, ANN), place.watch(live)
        await place.host.commands.carry_out(live, Start(), ANN, "Ann")
        for _ in range(40):
            assert await place.move(live) == len(place.ledger.rows[live.id]) - 1
        assert ann.versions == somebody.versions == list(range(1, live.table.version + 1))
        assert told[-1] == live.table.version
        assert all(message.get("preview") is None for message in somebody.told)

    run(work)


def test_what_is_refused_has_changed_nothing() -> None:
    async def work() -> None:
        place = Place()
        outcomes: list[str] = []
        place.host.commands.on_outcome.append(outcomes.append)
        live = await place.host.tables.open(OPEN, {})
        watcher, before = place.watch(live, BEN), live.table
        told = list(watcher.told)
        with pytest.raises(Problem, match="not-the-owner"):
            await place.host.commands.carry_out(live, Start(), BEN, "Ben")
        with pytest.raises(Problem) as refused:
            await place.host.commands.carry_out(live, SeatBot(1, "hal"), ANN, "Ann")
        assert refused.value.details["known"] == ["random"]
        assert live.table is before
        assert (len(place.ledger.rows[live.id]), watcher.told) == (1, told)
        await place.host.commands.carry_out(live, Start(), ANN, "Ann")
        assert outcomes == ["not-the-owner", "ok"], "what is no command at all is not one of them"
        assert await place.host.commands.run(live, lambda _: []) == live.table.version
        assert outcomes == ["not-the-owner", "ok"]

    run(work)


def test_whoever_is_slower_reads_on_and_decides_again() -> None:
    """Unless the command was for another version: then it is stale."""

    async def work() -> None:
        ledger = MemoryLedger()
        here, there = Place(ledger), Place(ledger)
        live = await here.host.tables.open(opened(TableOptions(players=3), [person(0), person(1), person(2)]), {})
        other = await there.host.tables.get(live.id)
        ann = here.watch(live, ANN)
        await there.host.commands.carry_out(other, RenameSeat(1, "Benno"), BEN, "Ben")
        await here.host.commands.carry_out(live, RenameSeat(0, "Anna"), ANN, "Ann")
        assert live.table.version == 2
        assert live.table.names == {0: "Anna", 1: "Benno"}
        assert ann.versions == [1, 2]
        await here.host.commands.carry_out(live, Start(), ANN, "")
        await there.host.catch_up.catch_up(other)
        table = other.table
        assert table.mover is not None
        await here.move(live)
        with pytest.raises(Problem, match="stale"):
            await there.move(other)
        assert other.table.version == live.table.version
        ledger.conflicts = ATTEMPTS
        with pytest.raises(Problem, match="stale"):
            await here.host.commands.run(live, lambda table: decide(table, Leave(0), ANN))

    run(work)


def test_a_ledger_that_is_away_loses_nothing() -> None:
    """Neither the command, which did not happen, nor what others wrote."""

    async def work() -> None:
        ledger = MemoryLedger()
        here, there = Place(ledger), Place(ledger)
        live = await here.host.tables.open(OPEN, {})
        other = await there.host.tables.get(live.id)
        ledger.away = 1
        with pytest.raises(Problem, match="store-unavailable"):
            await here.host.commands.carry_out(live, Start(), ANN, "Ann")
        assert live.table.version == 0
        await here.host.commands.carry_out(live, Start(), ANN, "Ann")
        ledger.away = 3
        await there.host.catch_up.catch_up(other)
        assert other.table.version == 0
        assert other.catching_up is not None
        await other.catching_up
        assert other.table == live.table
        ledger.away = 1
        with pytest.raises(Problem, match="store-unavailable"):
            await there.host.tables.get("another")

    run(work)


def test_what_somebody_says_that_they_wrote_is_measured_from_now_on() -> None:
    """And what a command has read meanwhile is not read again."""

    async def work() -> None:
        ledger = MemoryLedger()
        here, there = Place(ledger), Place(ledger)
        live = await here.host.tables.open(OPEN, {})
        other = await there.host.tables.get(live.id)
        await here.host.commands.carry_out(live, Start(), ANN, "Ann")
        told = ledger.rows[live.id][1:]
        there.host.catch_up.take_over(other, told, live.head, {0: "Anna"}, settled=7.0)
        assert (other.settled, other.table.names) == (7.0, {0: "Anna"})
        watcher = there.watch(other)
        there.host.catch_up.take_over(other, [], live.head, {0: "Ann"})
        assert (other.table.names, watcher.told[-1]["changes"]) == ({0: "Ann"}, [])
        async with other.lock:
            other.announced = 2
            there.host.catch_up.resume(other)
            await asyncio.sleep(1)
            await here.move(live)
            await there.host.catch_up.read_ahead(other)
        reads = len(ledger.reads)
        assert other.catching_up is not None
        await other.catching_up
        assert (other.table.version, len(ledger.reads)) == (live.table.version, reads)

    run(work)


def test_a_table_that_was_removed_is_gone_for_everyone() -> None:
    async def work() -> None:
        place = Place()
        live = await place.host.tables.open(OPEN, {})
        again = await place.host.tables.open(OPEN, {})
        later = await place.host.tables.open(OPEN, {})
        watcher = place.watch(live)
        place.ledger.rows.clear()
        with pytest.raises(Problem, match="no-such-table"):
            await place.host.commands.carry_out(live, Start(), ANN, "Ann")
        with pytest.raises(Problem, match="no-such-table"):
            await place.host.catch_up.catch_up(again)
        later.announced = 7
        place.host.catch_up.resume(later)
        assert later.catching_up is not None
        await later.catching_up
        assert place.host.tables.live == {}
        assert (watcher.why, live.set_aside) == (ProblemCode.NO_SUCH_TABLE, True)
        for read in (place.host.tables.get, place.host.tables.read):
            with pytest.raises(Problem, match="no-such-table"):
                await read(live.id)

    run(work)


def test_names_that_people_choose_while_something_is_written_stay_theirs() -> None:
    async def work() -> None:
        place = Place()
        first = opened(TableOptions(players=3), [person(0), person(1), bot()])
        live = await place.host.tables.open(first, {0: "Ann", 1: "Ben"})
        await place.host.commands.carry_out(live, RenameSeat(1, "Benno"), BEN, "Ben")
        assert live.table.names == {0: "Ann", 1: "Benno"}

        def rename() -> None:
            live.table = live.table.rename({1: "Benjamin"})

        place.ledger.writing = rename
        await place.host.commands.carry_out(live, SwapSeats(1, 2), ANN, "Ann")
        place.ledger.writing = lambda: None
        assert live.table.names == {0: "Ann", 2: "Benjamin"}

    run(work)


def test_somebody_sits_down_under_their_name() -> None:
    async def work() -> None:
        place = Place()
        first = opened(TWO, [person(0), bot()])
        live = await place.host.tables.open(first, {0: "Ann"})
        await place.host.commands.carry_out(live, SeatBot(1, "random"), ANN, "Ann")
        await place.host.commands.run(live, lambda table: decide(table, Leave(0), ANN))
        await place.host.commands.carry_out(live, Sit(0, ""), BEN, "Ben")
        assert live.table.names == {0: "Ben"}
        assert kinds(live)[-1] == "sat"
        with pytest.raises(Problem, match="not-playing"):
            await place.host.commands.carry_out(live, PlayMove(0, live.table.version, "pass"), BEN, "Ben")

    run(work)
