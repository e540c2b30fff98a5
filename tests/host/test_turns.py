"""Bots, clocks, stand-ins, and tables that everyone has left: hours of them, at once."""

from __future__ import annotations

import asyncio

import pytest

from assyria.host.live_table import LiveTable
from assyria.protocol.commands import ComeBack, Leave, Start
from assyria.protocol.options import OVER, ClockKind, ClockRule, Status, TableOptions
from assyria.protocol.problems import Problem
from tests.host.place import MemoryLedger, Place, kinds, run, until
from tests.table.tables import ANN, BEN, bot, opened, person

TWO = TableOptions(players=2, confirm=False)
DAY = 86_400.0


async def started(place: Place, *chairs: object, clock: ClockRule | None = None) -> LiveTable:
    options = TableOptions(players=2, confirm=False, clock=clock or ClockRule())
    live = await place.host.tables.open(opened(options, chairs), {})  # type: ignore[arg-type]
    await place.host.commands.carry_out(live, Start(), ANN, "Ann")
    return live


def test_a_whole_game_against_a_bot() -> None:
    async def work() -> None:
        place = Place()
        live = await started(place, person(0), bot())
        ann = place.watch(live, ANN)
        while live.table.status is Status.PLAYING:
            await until(lambda: live.table.status is not Status.PLAYING or live.table.mover == 0)
            if live.table.status is Status.PLAYING:
                await place.move(live)
        assert live.table.status is Status.FINISHED
        assert ann.versions[-1] == live.table.version
        assert place.bots.asked > 20

    run(work)


def test_bots_alone_play_only_while_somebody_watches() -> None:
    async def work() -> None:
        place = Place()
        live = await started(place, bot(), bot())
        await asyncio.sleep(3600)
        assert place.bots.asked == 0
        watcher = place.watch(live)
        await until(lambda: live.table.version > 10)
        place.host.leave(live, watcher)
        await asyncio.sleep(60)
        stopped = live.table.version
        await asyncio.sleep(3600)
        assert live.table.version == stopped
        assert live.table.status not in OVER

    run(work)


def test_where_nobody_looks_nothing_goes_on() -> None:
    """Neither bots nor clocks, where a place says so."""

    async def work() -> None:
        place = Place(unwatched=False)
        live = await started(place, person(0), bot(), clock=ClockRule(ClockKind.LIVE, 60, 0))
        await asyncio.sleep(3600)
        assert (live.table.version, live.alarm, place.bots.asked) == (1, None, 0)
        place.watch(live, ANN)
        await until(lambda: any(chair.timed_out for chair in live.table.chairs))

    run(work)


def test_bots_that_fail_keep_no_game_from_going_on(caplog: pytest.LogCaptureFixture) -> None:
    """Nor does a ledger that is away for a while, or a move that is none."""

    async def work() -> None:
        place = Place()
        live = await started(place, bot(), bot())
        place.bots.broken, place.bots.wrong, place.ledger.away = 2, 1, 2
        place.watch(live)
        await until(lambda: live.table.version > 20)

    run(work)
    assert caplog.messages.count("bot turn failed") == 2
    assert caplog.messages.count("bot move refused") == 1


def test_a_bot_whose_table_another_plays_on_thinks_again() -> None:
    async def work() -> None:
        ledger = MemoryLedger()
        here, there = Place(ledger), Place(ledger)
        live = await started(here, bot(), bot())
        other = await there.host.tables.get(live.id)
        here.watch(live)
        there.watch(other)
        await until(lambda: live.table.version > 30)
        await here.tasks.close()
        await there.tasks.close()
        assert len(ledger.rows[live.id]) - 1 >= max(live.table.version, other.table.version) - 1

    run(work)


def test_whose_time_is_over_is_played_for() -> None:
    async def work() -> None:
        place = Place()
        live = await started(place, person(0), person(1), clock=ClockRule(ClockKind.LIVE, 100, 0))
        mover = live.table.mover
        assert mover is not None
        place.clock.ahead = DAY  # Somebody sets the clock of the machine.
        await asyncio.sleep(99)
        assert not live.table.chairs[mover].timed_out
        await asyncio.sleep(2)
        assert live.table.chairs[mover].timed_out
        assert "timed-out" in kinds(live)

    run(work)


def test_a_clock_of_days_goes_by_the_time_of_day() -> None:
    async def work() -> None:
        place = Place()
        live = await started(place, person(0), person(1), clock=ClockRule(ClockKind.SLOW, 2 * DAY, 0, 3 * DAY))
        await asyncio.sleep(DAY)
        assert not any(chair.timed_out for chair in live.table.chairs)
        place.clock.ahead = DAY
        await asyncio.sleep(2 * 3600)
        assert any(chair.timed_out for chair in live.table.chairs)

    run(work)


def test_a_time_out_that_could_not_be_written_is_tried_again() -> None:
    async def work() -> None:
        place = Place()
        live = await started(place, person(0), person(1), clock=ClockRule(ClockKind.LIVE, 100, 0))
        await asyncio.sleep(99)
        place.ledger.away = 3
        await asyncio.sleep(10)
        assert any(chair.timed_out for chair in live.table.chairs)

    run(work)


def test_a_stand_in_waits_for_who_went_away_and_for_those_who_follow() -> None:
    async def work() -> None:
        place = Place()
        live = await started(place, person(0), person(1))
        mover = live.table.mover
        assert mover is not None
        who, other = (ANN, BEN) if mover == 0 else (BEN, ANN)
        place.watch(live, other)
        await place.host.commands.carry_out(live, Leave(mover), who, "")
        moves = kinds(live).count("moved")
        await asyncio.sleep(19)
        assert kinds(live).count("moved") == moves
        await asyncio.sleep(4)
        assert kinds(live).count("moved") > moves
        await place.host.commands.carry_out(live, ComeBack(mover), who, "")
        back = live.table.version
        await asyncio.sleep(60)
        assert live.table.mover != mover or live.table.version == back

    run(work)


@pytest.mark.parametrize("comes_back", ["by a socket", "by a stream", "elsewhere"])
def test_a_table_that_everyone_has_left_stands_still(comes_back: str) -> None:
    """Once a stand-in has finished its turn; it goes on when somebody who plays is there again."""

    async def work() -> None:
        ledger = MemoryLedger()
        place, there = Place(ledger), Place(ledger)
        live = await started(place, person(0), person(1))
        watcher, spectator = place.watch(live, ANN), place.watch(live, "eve")
        await place.host.commands.carry_out(live, Leave(0), ANN, "")
        await place.host.commands.carry_out(live, Leave(1), BEN, "")
        place.host.leave(live, watcher)
        await until(lambda: live.table.paused is not None)
        assert spectator in live.watchers, "to watch is not to play"
        assert kinds(live)[-1] == "paused"
        await asyncio.sleep(DAY)
        assert kinds(live)[-1] == "paused"
        match comes_back:
            case "by a socket":
                place.watch(live, ANN)
            case "by a stream":
                place.streams.add(BEN)
                place.host.turns.schedule(live)
            case "elsewhere":
                there.watch(await there.host.tables.get(live.id), ANN)
                await asyncio.sleep(1)
                await place.host.catch_up.catch_up(live)
        await until(lambda: live.table.paused is None)
        paused = live.table.version
        await asyncio.sleep(9)
        assert live.table.version >= paused
        assert live.played_elsewhere is (comes_back == "elsewhere")

    run(work)


def test_who_is_back_in_a_moment_was_not_away() -> None:
    """Somebody loads the page again while a stand-in's turn ends."""

    async def work() -> None:
        place = Place()
        live = await started(place, person(0), person(1))
        watcher = place.watch(live, ANN)
        await place.host.commands.carry_out(live, Leave(0), ANN, "")
        await place.host.commands.carry_out(live, Leave(1), BEN, "")
        await until(lambda: live.table.stand_in_finished)
        place.host.leave(live, watcher)
        await asyncio.sleep(5)
        place.watch(live, ANN)
        await asyncio.sleep(60)
        assert "paused" not in kinds(live)

    run(work)


@pytest.mark.parametrize("comes", [False, True])
def test_nobody_pauses_a_table_to_which_somebody_comes_in_time(comes: bool) -> None:
    async def work() -> None:
        place = Place()
        live = await started(place, person(0), person(1))
        await place.host.commands.carry_out(live, Leave(0), ANN, "")
        await place.host.commands.carry_out(live, Leave(1), BEN, "")
        await until(lambda: live.table.stand_in_finished)
        if comes:
            place.streams.add(ANN)
        await asyncio.sleep(11)
        assert ("paused" in kinds(live)) is not comes

    run(work)


def test_who_has_time_left_goes_on() -> None:
    async def work() -> None:
        place = Place()
        live = await started(place, person(0), person(1), clock=ClockRule(ClockKind.LIVE, 100, 0))
        alarm = live.alarm
        await place.host.turns.time_out(live)
        assert live.alarm is alarm
        assert live.table.version == 1

    run(work)


def test_a_table_that_is_out_of_play_has_no_turns() -> None:
    async def work() -> None:
        place = Place()
        live = await started(place, person(0), person(1), clock=ClockRule(ClockKind.LIVE, 100, 0))
        bots = await started(place, bot(), bot())
        place.watch(bots)
        for one in (live, bots):
            place.host.tables.forget(one.id)
            place.host.turns.schedule(one)
        await asyncio.sleep(3600)
        assert (live.table.version, bots.table.version) == (1, 1)
        with pytest.raises(Problem):
            await place.host.tables.get("nowhere")

    run(work)


def test_no_clock_runs_after_the_end() -> None:
    async def work() -> None:
        place = Place()
        live = await started(place, person(0), person(1), clock=ClockRule(ClockKind.LIVE, 100, 0))
        await started(place, person(0), person(1))
        place.host.turns.close()
        await asyncio.sleep(3600)
        assert live.table.version == 1

    run(work)
