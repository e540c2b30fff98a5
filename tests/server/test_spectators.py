"""Who watches a table without a seat: counted for all processes, and named only if they wish it."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from assyria.host.live_table import LiveTable
from assyria.protocol.commands import Sit
from assyria.protocol.entries import Opened
from assyria.protocol.options import Chair, TableOptions
from assyria.protocol.problems import Problem, ProblemCode
from assyria.server.tables import spectators
from assyria.server.tables.queue_watcher import QueueWatcher
from assyria.server.tables.spectators import MOST_NAMES
from assyria.store import Identity, Store
from assyria.table import decide
from tests.server.live_process import Process, eventually
from tests.server.people import Person
from tests.server.running import RunningServer
from tests.server.test_attendance import CHAIRS, two_processes
from tests.server.two_people import opened
from tests.store.conftest import postgres, postgres_url  # noqa: F401 - fixtures

OPENED = Opened(TableOptions(players=3), (*CHAIRS, Chair()), "ann", bytes(32).hex())

Test = Callable[[Process, LiveTable], Awaitable[None]]


def alone(folder: Path, test: Test) -> None:
    """Run a test with the only process of a server, and a table of Ann, Ben and a free seat in memory."""

    async def run() -> None:
        store = await Store.open(f"sqlite:///{folder}/store.db")
        process = Process(store)
        await test(process, await process.host.tables.open(OPENED, {0: "Ann", 1: "Ben"}))
        await process.tasks.close()
        await store.close()

    asyncio.run(run())


def told(watcher: QueueWatcher) -> list[tuple[int, list[str]]]:
    """How many watch and who, in everything a watcher was told since the last time."""
    found = []
    while not watcher.queue.empty():
        message = json.loads(watcher.queue.get_nowait() or b"{}")
        found.append((message["watchers"], message["watching"]))
    return found


async def known(process: Process, *names: str) -> None:
    for name in names:
        await process.store.people.add(Identity(name.lower(), name, 1.0))


def test_everyone_at_the_table_is_told_how_many_watch(tmp_path: Path) -> None:
    """Once for all who came since; those with a seat do not count, and several windows count once."""

    async def test(process: Process, live: LiveTable) -> None:
        ann = process.watch(live, "ann")
        process.watch(live, "ben")
        told(ann)  # That the two are here.
        process.spectators.refresh()
        assert told(ann) == []
        eve = [process.watch(live, "eve") for _ in range(2)]
        process.watch(live, None)
        stranger = process.watch(live, None)
        assert told(ann) == []
        process.spectators.refresh()
        process.spectators.refresh()
        assert told(ann) == [(3, [])]
        process.host.leave(live, stranger)
        process.host.leave(live, eve[0])
        process.spectators.refresh()
        assert told(ann) == [(2, [])]

    alone(tmp_path, test)


def test_whoever_was_told_something_else_is_told_again(tmp_path: Path) -> None:
    """Zoe saw two when she came; then Eve went, and there are as many as everyone else was told."""

    async def test(process: Process, live: LiveTable) -> None:
        ann, eve = process.watch(live, "ann"), process.watch(live, "eve")
        process.host.watching.table_message(live, "ann")
        process.spectators.refresh()
        told(ann)
        zoe = process.watch(live, "zoe")
        assert json.loads(process.host.watching.table_message(live, "zoe"))["watchers"] == 2
        process.host.leave(live, eve)
        process.spectators.refresh()
        assert told(zoe) == [(1, [])]
        process.spectators.refresh()
        assert told(zoe) == []

    alone(tmp_path, test)


def test_a_name_is_shown_only_on_wish(tmp_path: Path) -> None:
    """A later name is shown, too, and none once it has been removed."""

    async def test(process: Process, live: LiveTable) -> None:
        await known(process, "Eve", "Zoe")
        ann, eve = process.watch(live, "ann"), process.watch(live, "eve")
        process.watch(live, "zoe")
        await process.spectators.show_name(eve, True)
        process.spectators.refresh()
        assert told(ann)[-1] == (2, ["Eve"])
        await process.store.people.rename("eve", "Evelyn")
        await eventually(lambda: eve.name == "Evelyn")
        process.spectators.refresh()
        assert told(ann)[-1] == (2, ["Evelyn"])
        await process.spectators.show_name(eve, False)
        process.spectators.refresh()
        assert told(ann) == [(2, [])]
        await process.spectators.show_name(eve, True)
        await process.store.people.anonymise("eve", "Guest 1")
        await eventually(lambda: eve.name == "")

    alone(tmp_path, test)


def test_nobody_passes_for_a_player(tmp_path: Path) -> None:
    async def test(process: Process, live: LiveTable) -> None:
        await process.store.people.add(Identity("other", "ANN", 1.0))
        await process.spectators.show_name(process.watch(live, "other"), True)
        assert process.spectators.watching(live) == (1, ())

    alone(tmp_path, test)


def test_who_is_gone_or_nobody_has_no_name(tmp_path: Path) -> None:
    async def test(process: Process, live: LiveTable) -> None:
        stranger, gone = process.watch(live, None), process.watch(live, "gone")
        await process.spectators.show_name(stranger, True)
        assert stranger.name == ""
        with pytest.raises(Problem) as refused:
            await process.spectators.show_name(gone, True)
        assert refused.value.code is ProblemCode.NO_SUCH_PERSON

    alone(tmp_path, test)


def test_who_sits_down_watches_no_more(tmp_path: Path) -> None:
    async def test(process: Process, live: LiveTable) -> None:
        ann = process.watch(live, "ann")
        process.watch(live, "eve")
        process.spectators.refresh()
        assert told(ann)[-1] == (1, [])
        await process.host.commands.run(live, lambda table: decide(table, Sit(2), "eve"))
        assert told(ann)[-1] == (0, [])

    alone(tmp_path, test)


def test_as_many_names_as_can_be_read(tmp_path: Path) -> None:
    async def test(process: Process, live: LiveTable) -> None:
        for number in range(MOST_NAMES + 5):
            process.watch(live, f"person {number}").name = f"Person {number:02}"
        count, names = process.spectators.watching(live)
        assert (count, len(names), names[0]) == (MOST_NAMES + 5, MOST_NAMES, "Person 00")

    alone(tmp_path, test)


def test_each_process_counts_those_of_the_other(request: pytest.FixtureRequest) -> None:
    url: str = request.getfixturevalue("postgres_url")

    async def test(here: Process, live: LiveTable, there: Process, other: LiveTable) -> None:
        ann = here.watch(live, "ann")
        here.watch(live, "zoe").name = "Zoe"
        eve = there.watch(other, "eve")
        eve.name = "Eve"
        there.watch(other, None)
        for process in (here, there):
            process.spectators.refresh()
        await eventually(lambda: here.spectators.watching(live) == (3, ("Eve", "Zoe")))
        await eventually(lambda: there.spectators.watching(other) == (3, ("Eve", "Zoe")))
        here.spectators.refresh()
        assert told(ann)[-1] == (3, ["Eve", "Zoe"])
        there.host.leave(other, eve)
        there.spectators.refresh()
        await eventually(lambda: here.spectators.watching(live) == (2, ("Zoe",)))

    async def run() -> None:
        async with two_processes(url) as processes:
            await test(*processes)

    asyncio.run(run())


def test_a_process_that_ended_is_forgotten(
    request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One that comes later is told, and one that stops says nothing more."""
    url: str = request.getfixturevalue("postgres_url")

    async def test(here: Process, live: LiveTable, there: Process, other: LiveTable) -> None:
        eve = here.watch(live, "eve")
        here.spectators.refresh()
        await eventually(lambda: there.spectators.watching(other).people == 1)
        there.spectators._table(other).elsewhere.clear()  # As if it had not been there to hear it.
        there.watch(other, "zoe")
        there.spectators.refresh()
        await eventually(lambda: here.spectators.watching(live).people == 2)
        here.spectators.refresh()
        await eventually(lambda: there.spectators.watching(other).people == 2)
        here.spectators.close()
        here.host.leave(live, eve)
        here.spectators.refresh()
        there.host.leave(other, next(iter(other.watchers)))
        there.spectators.refresh()
        await eventually(lambda: here.spectators.watching(live).people == 0)
        assert there.spectators.watching(other).people == 1
        monkeypatch.setattr(spectators, "FORGOTTEN", 0.0)
        there.spectators.refresh()
        assert there.spectators.watching(other).people == 0

    async def run() -> None:
        async with two_processes(url) as processes:
            await test(*processes)

    asyncio.run(run())


def test_over_a_socket(server: RunningServer, ann: Person, ben: Person) -> None:
    """The players are told without asking; who watches says by a frame whether their name is shown."""
    table = opened(ann, ben)
    with Person(server.url, "Eve") as eve, ann.watch(table) as player:
        with eve.watch(table) as spectator:
            assert spectator.seen["watchers"] == 1
            player.wait_for(lambda: player.seen["watchers"] == 1)
            assert player.seen["watching"] == []
            spectator.do(type="watch", named=True)
            player.wait_for(lambda: player.seen["watching"] == ["Eve"])
            assert spectator.ask(type="watch", named=[])["code"] == "invalid-request"
        player.wait_for(lambda: player.seen["watchers"] == 0)
