"""Rematches: opened once everyone has agreed, whoever had to do it."""

from __future__ import annotations

import pytest

from assyria.host.live_table import LiveTable
from assyria.protocol.commands import Answer, Propose, Start
from assyria.protocol.options import ProposalKind, Status, TableOptions
from tests.host.place import MemoryLedger, Place, run, until
from tests.table.tables import ANN, BEN, opened

OPEN = opened(TableOptions(players=2, confirm=False))


async def agreed(place: Place) -> LiveTable:
    """A game that is over, after which both want another one."""
    commands = place.host.commands
    live = await place.host.tables.open(OPEN, {0: "Ann", 1: "Ben"})
    await commands.carry_out(live, Start(), ANN, "Ann")
    while live.table.status is Status.PLAYING:
        await place.move(live)
    await commands.carry_out(live, Propose(0, live.table.version, ProposalKind.REMATCH), ANN, "")
    return live


def test_a_rematch_has_a_table_of_its_own() -> None:
    async def work() -> None:
        place = Place()
        opened_for: list[tuple[str, str]] = []
        place.host.rematches.on_opened.append(lambda old, new: opened_for.append((old, new)))
        live = await agreed(place)
        assert live.table.rematch is None
        await place.host.commands.carry_out(live, Answer(1, live.table.version, True), BEN, "")
        await until(lambda: live.table.rematch is not None)
        new = place.host.tables.live[live.table.rematch or ""]
        await until(lambda: new.table.status is Status.PLAYING)
        assert new.table.opened.rematch_of == live.id
        assert new.table.names == live.table.names
        assert opened_for == [(live.id, new.id)]

    run(work)


def test_whoever_loads_the_table_opens_what_another_could_not(caplog: pytest.LogCaptureFixture) -> None:
    async def work() -> None:
        ledger = MemoryLedger()
        place = Place(ledger)
        live = await agreed(place)
        place.host.commands.on_written.append(lambda *_: setattr(ledger, "away", 1))
        await place.host.commands.carry_out(live, Answer(1, live.table.version, True), BEN, "")
        await until(lambda: "rematch not opened" in caplog.messages)
        assert live.table.rematch is None
        await place.tasks.close()
        after = Place(ledger, name="later")
        again = await after.host.tables.get(live.id)
        await until(lambda: again.table.rematch is not None)

    run(work)
