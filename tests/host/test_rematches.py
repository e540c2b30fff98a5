"""Rematches: at once for who plays again, and the others join as they say so."""

from __future__ import annotations

import asyncio

import pytest

from assyria.host.live_table import LiveTable
from assyria.protocol.commands import PlayAgain, SeatBot, Start
from assyria.protocol.options import Chair, ChairKind, Status, TableOptions
from tests.host.place import MemoryLedger, Place, run, until
from tests.table.tables import ANN, BEN, CLEO, bot, opened, person

THREE = opened(TableOptions(players=3, confirm=False))
NAMES = {0: "Ann", 1: "Ben", 2: "Cleo"}


async def over(place: Place, *chairs: Chair) -> LiveTable:
    """A game that is over."""
    table = opened(TableOptions(players=len(chairs), confirm=False), chairs) if chairs else THREE
    seated = {seat: NAMES[seat] for seat, chair in enumerate(table.chairs) if chair.holder}
    live = await place.host.tables.open(table, seated)
    await place.host.commands.carry_out(live, Start(), ANN, "Ann")
    while live.table.status is Status.PLAYING:
        if live.table.bot_to_move is None:
            await place.move(live)
        else:
            await asyncio.sleep(1)
    return live


async def again(place: Place, live: LiveTable, seat: int, who: str, yes: bool = True) -> None:
    await place.host.commands.carry_out(live, PlayAgain(seat, yes), who, "")


async def rematch(place: Place, live: LiveTable) -> LiveTable:
    await until(lambda: live.table.rematch is not None)
    return await place.host.tables.get(live.table.rematch or "")


def test_the_first_opens_it_and_the_last_starts_it() -> None:
    async def work() -> None:
        place = Place()
        opened_for: list[tuple[str, str]] = []
        place.host.rematches.on_opened.append(lambda old, new: opened_for.append((old, new)))
        live = await over(place)
        await again(place, live, 1, BEN)
        new = await rematch(place, live)
        assert opened_for == [(live.id, new.id)]
        assert new.table.opened.rematch_of == live.id
        assert (new.table.owner, dict(new.table.names)) == (BEN, {1: "Ben"})
        await again(place, live, 2, CLEO, yes=False)
        await again(place, live, 0, ANN)
        await until(lambda: new.table.names.get(0) == "Ann")
        assert new.table.status is Status.OPEN
        await again(place, live, 2, CLEO)
        await until(lambda: new.table.status is Status.PLAYING)
        assert dict(new.table.names) == NAMES

    run(work)


def test_all_at_the_same_time() -> None:
    """One table, at which everybody sits once."""

    async def work() -> None:
        place = Place()
        live = await over(place)
        people = enumerate((ANN, BEN, CLEO))
        await asyncio.gather(*(again(place, live, seat, who) for seat, who in people))
        new = await rematch(place, live)
        await until(lambda: new.table.status is Status.PLAYING)
        assert dict(new.table.names) == NAMES

    run(work)


def test_with_bots_it_begins_at_once() -> None:
    async def work() -> None:
        place = Place()
        live = await over(place, person(0), bot())
        await again(place, live, 0, ANN)
        new = await rematch(place, live)
        await until(lambda: new.table.status is Status.PLAYING)

    run(work)


def test_the_host_fills_seats_and_starts() -> None:
    """A bot at the last seat does not start it: the host does."""

    async def work() -> None:
        place = Place()
        live = await over(place)
        await again(place, live, 0, ANN)
        new = await rematch(place, live)
        for seat in (1, 2):
            await place.host.commands.carry_out(new, SeatBot(seat, "random"), ANN, "Ann")
        await asyncio.sleep(60)
        assert new.table.status is Status.OPEN
        await again(place, live, 2, CLEO)
        await asyncio.sleep(60)
        assert new.table.seats_of(CLEO) == []
        await place.host.commands.carry_out(new, Start(), ANN, "Ann")
        assert [chair.kind for chair in new.table.chairs] == [ChairKind.PERSON, ChairKind.BOT, ChairKind.BOT]

    run(work)


def test_whoever_loads_the_table_opens_what_another_could_not(caplog: pytest.LogCaptureFixture) -> None:
    async def work() -> None:
        ledger = MemoryLedger()
        place = Place(ledger)
        live = await over(place)
        place.host.commands.on_written.append(lambda *_: setattr(ledger, "away", 1))
        await again(place, live, 0, ANN)
        await until(lambda: "rematch not opened" in caplog.messages)
        assert live.table.rematch is None
        await place.tasks.close()
        after = Place(ledger, name="later")
        await rematch(after, await after.host.tables.get(live.id))

    run(work)


def test_two_processes_open_one() -> None:
    """The table of the slower one is cancelled, and its person sits at the other."""

    async def work() -> None:
        ledger = MemoryLedger()
        place = Place(ledger)
        live = await over(place)
        elsewhere = Place(ledger, name="elsewhere")
        other = await elsewhere.host.tables.get(live.id)
        await asyncio.gather(again(place, live, 0, ANN), again(elsewhere, other, 1, BEN))
        await until(lambda: live.table.rematch is not None and other.table.rematch is not None)
        await asyncio.sleep(60)
        assert live.table.rematch == other.table.rematch
        opened_here = [table for table in ledger.rows if table != live.id]
        statuses = {table: (await Place(ledger).host.tables.get(table)).table.status for table in opened_here}
        assert statuses.pop(live.table.rematch or "") is Status.OPEN
        assert set(statuses.values()) <= {Status.CANCELLED}

    run(work)


def test_what_cannot_be_started_is_logged(caplog: pytest.LogCaptureFixture) -> None:
    async def work() -> None:
        ledger = MemoryLedger()
        place = Place(ledger)
        live = await over(place)
        await again(place, live, 0, ANN)
        new = await rematch(place, live)
        await again(place, live, 1, BEN)
        await until(lambda: new.table.names.get(1) == "Ben")
        new_written = place.host.commands.on_written

        def fail(table: LiveTable, _: object) -> None:
            if table is new:
                ledger.away = 1

        new_written.append(fail)
        await again(place, live, 2, CLEO)
        await until(lambda: "rematch not started" in caplog.messages)
        assert new.table.status is Status.OPEN

    run(work)


def test_a_refusal_alone_opens_nothing() -> None:
    async def work() -> None:
        place = Place()
        live = await over(place)
        await again(place, live, 2, CLEO, yes=False)
        await asyncio.sleep(60)
        assert live.table.rematch is None
        assert list(place.ledger.rows) == [live.id]

    run(work)
