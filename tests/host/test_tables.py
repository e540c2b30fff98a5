"""Tables in memory: opened, loaded once, set aside where they are damaged, and evicted when nobody uses them."""

from __future__ import annotations

import asyncio
import json

import pytest

from assyria.host import replaying
from assyria.host.ledger import StoredEntry, Unavailable
from assyria.host.tables import LOOK_AGAIN
from assyria.protocol.commands import Start
from assyria.protocol.entries import entry_body
from assyria.protocol.options import ClockKind, ClockRule, TableOptions
from assyria.protocol.problems import Problem
from assyria.record import write_record
from tests.games import golden
from tests.host.place import MemoryLedger, Place, kinds, run
from tests.table.tables import ANN, opened

TWO = TableOptions(players=2, confirm=False)
OPEN = opened(TWO)


def test_a_table_that_could_not_be_written_is_not_there() -> None:
    async def work() -> None:
        place = Place()
        place.ledger.away = 1
        with pytest.raises(Unavailable):
            await place.host.tables.open(OPEN, {})
        assert place.host.tables.live == {}

    run(work)


def test_however_many_ask_it_is_loaded_once() -> None:
    """Also if the first one goes away meanwhile."""

    async def work() -> None:
        ledger = MemoryLedger()
        live = await Place(ledger).host.tables.open(OPEN, {0: "Ann"})
        place = Place(ledger)
        asking = [asyncio.create_task(place.host.tables.get(live.id)) for _ in range(5)]
        await asyncio.sleep(0)
        asking[0].cancel()
        found = await asyncio.gather(*asking[1:])
        assert len({id(one) for one in found}) == 1
        assert ledger.reads == [live.id]
        assert found[0].table.names == {0: "Ann"}
        assert await place.host.tables.get(live.id) is await place.host.tables.read(live.id) is found[0]

    run(work)


def test_others_get_their_turn_while_a_table_is_loaded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(replaying, "LONGEST_STRETCH", -1.0)

    async def work() -> None:
        place = Place()
        live = await place.host.tables.open(OPEN, {})
        await place.host.commands.carry_out(live, Start(), ANN, "Ann")
        for _ in range(20):
            await place.move(live)
        turns = 0

        async def take_turns() -> None:
            nonlocal turns
            while True:
                turns += 1
                await asyncio.sleep(0)

        taking = asyncio.create_task(take_turns())
        again = await Place(place.ledger).host.tables.get(live.id)
        taking.cancel()
        assert again.table == live.table
        assert turns > 20

    run(work)


def test_who_only_reads_keeps_nothing_in_memory() -> None:
    async def work() -> None:
        ledger = MemoryLedger()
        live = await Place(ledger).host.tables.open(OPEN, {})
        place = Place(ledger)
        assert (await place.host.tables.read(live.id)).table == live.table
        assert place.host.tables.live == {}
        ledger.away = 1
        with pytest.raises(Problem, match="store-unavailable"):
            await place.host.tables.read(live.id)
        ledger.damaged.add(live.id)
        with pytest.raises(Problem, match="table-damaged"):
            await place.host.tables.read(live.id)

    run(work)


def test_a_table_that_goes_on_from_a_record() -> None:
    """It is the same when it is opened, begun, and loaded."""

    async def work() -> None:
        place = Place()
        record = write_record(golden("2-players", 1).record(30))
        live = await place.host.tables.open(opened(TWO, record=record), {})
        await place.host.commands.carry_out(live, Start(), ANN, "Ann")
        assert live.table.history is not None
        assert len(live.table.history.moves) >= 30
        again = await Place(place.ledger).host.tables.get(live.id)
        assert again.table == live.table
        assert kinds(again) == kinds(live)

    run(work)


def test_a_damaged_table_is_set_aside_and_looked_at_again_later(caplog: pytest.LogCaptureFixture) -> None:
    async def work() -> None:
        place = Place()
        tables, ledger = place.host.tables, place.ledger
        live, other = [await tables.open(OPEN, {}) for _ in range(2)]
        watcher = place.watch(live)
        ledger.damaged.add(live.id)
        ledger.conflicts = 1
        with pytest.raises(Problem, match="table-damaged"):
            await place.host.commands.carry_out(live, Start(), ANN, "Ann")
        assert (watcher.why, watcher.dropped) == ("table-damaged", True)
        ledger.damaged.clear()
        with pytest.raises(Problem, match="table-damaged"):
            await tables.get(live.id)
        assert live.id in tables.damaged
        ledger.damaged.add(live.id)
        await asyncio.sleep(LOOK_AGAIN)
        with pytest.raises(Problem, match="table-damaged"):
            await tables.get(live.id)
        assert caplog.messages.count("table damaged") == 1, "named once"
        ledger.damaged.clear()
        await asyncio.sleep(LOOK_AGAIN)
        assert (await tables.get(live.id)).table == live.table
        assert not tables.damaged
        # Whichever way it is found.
        ledger.damaged.update((live.id, other.id))
        with pytest.raises(Problem, match="table-damaged"):
            await place.host.catch_up.catch_up(other)
        here = await Place(MemoryLedger(ledger.rows, ledger.names)).host.tables.get(live.id)
        assert here.table == live.table
        late = tables.live[live.id]
        late.announced = 9
        place.host.catch_up.resume(late)
        assert late.catching_up is not None
        await late.catching_up
        assert set(tables.damaged) == {live.id, other.id}
        assert tables.forget(live.id).code == "no-such-table"
        assert set(tables.damaged) == {other.id}

    run(work)


BAD = {
    "no kind": {},
    "another kind": {"kind": "danced"},
    "no values": {"kind": "opened"},
    "odd values": {"kind": "moved", "seat": "first", "move": 7},
    "a move before the game": {"kind": "moved", "seat": 0, "move": "hut c4"},
}


@pytest.mark.parametrize("at", [0, 1])
@pytest.mark.parametrize("body", [{"kind": "began"}, *BAD.values()], ids=["began", *BAD])
def test_whatever_stands_in_a_ledger_it_is_a_table_or_damaged(body: dict[str, object], at: int) -> None:
    """To begin is something only once a table is opened."""

    async def work() -> None:
        place = Place()
        live = await place.host.tables.open(OPEN, {})
        rows = place.ledger.rows[live.id]
        place.ledger.rows[live.id] = [*rows[:at], StoredEntry(at, 0.0, body)]
        again = Place(place.ledger).host.tables
        if (body, at) == ({"kind": "began"}, 1):
            assert kinds(await again.get(live.id)) == ["began"]
            return
        with pytest.raises(Problem, match="table-damaged"):
            await again.get(live.id)

    run(work)


def test_a_table_that_goes_on_from_no_record_is_damaged() -> None:
    async def work() -> None:
        place = Place()
        live = await place.host.tables.open(OPEN, {})
        stored = json.loads(json.dumps(entry_body(OPEN)))
        place.ledger.rows[live.id] = [StoredEntry(0, 0.0, {**stored, "record": "{"})]
        with pytest.raises(Problem, match="table-damaged"):
            await Place(place.ledger).host.tables.get(live.id)

    run(work)


def test_a_table_with_time_left_is_evicted_with_its_alarm() -> None:
    async def work() -> None:
        place = Place()
        rule = ClockRule(ClockKind.LIVE, 7200, 0)
        live = await place.host.tables.open(opened(TableOptions(players=2, clock=rule)), {})
        await place.host.commands.carry_out(live, Start(), ANN, "Ann")
        await asyncio.sleep(120)
        place.host.tables.evict_idle(60)
        assert place.host.tables.live == {}
        await asyncio.sleep(7200)
        assert live.table.version == 1

    run(work)


def test_tables_that_nobody_uses_are_evicted() -> None:
    """Not those that somebody watches, nor those whose time runs out soon."""
    clock = ClockRule(ClockKind.LIVE, 3600, 0)

    async def work() -> None:
        place = Place()
        tables, idle = place.host.tables, 60.0
        watched, lonely, timed = [
            await tables.open(opened(TableOptions(players=2, clock=rule)), {})
            for rule in (ClockRule(), clock, clock)
        ]
        place.watch(watched)
        for live in (lonely, timed):
            await place.host.commands.carry_out(live, Start(), ANN, "Ann")
        tables.evict_idle(idle)
        assert len(tables.live) == 3
        await asyncio.sleep(3500)
        await tables.get(timed.id)
        await asyncio.sleep(50)
        tables.evict_idle(idle)
        assert set(tables.live) == {watched.id, lonely.id, timed.id}, "their clocks have 50 seconds left"
        await asyncio.sleep(120)
        await until_nobody_thinks(place)
        tables.evict_idle(idle)
        assert set(tables.live) == {watched.id}
        again = await tables.get(lonely.id)
        assert any(chair.timed_out for chair in again.table.chairs)

    run(work)


async def until_nobody_thinks(place: Place) -> None:
    for live in place.host.tables.live.values():
        if live.thinking is not None:
            live.thinking.cancel()
    await asyncio.sleep(300)
