"""People who come and go: what the others are told, and what follows."""

from __future__ import annotations

import asyncio
import contextlib
from typing import Any

import pytest

from assyria.host.live_table import LiveTable
from assyria.protocol.commands import Answer, ComeBack, Propose, Start
from assyria.protocol.options import Ending, ProposalKind, Status, TableOptions
from assyria.protocol.problems import Problem
from assyria.table.absence import TOO_LONG
from tests.host.place import BEGAN, Onlooker, Place, kinds, run, until
from tests.table.tables import KEYS, bot, opened, person

FOUR = TableOptions(players=4, confirm=False)


async def seated(place: Place) -> tuple[LiveTable, list[Onlooker]]:
    """Ann, Ben, Cleo and Dan, all of them here."""
    live = await place.host.tables.open(opened(FOUR), dict(enumerate(("Ann", "Ben", "Cleo", "Dan"))))
    return live, [place.watch(live, who) for who in KEYS]


def presence(watcher: Onlooker) -> dict[str, Any]:
    """What somebody was told last of who is here."""
    return next(message for message in reversed(watcher.told) if "here" in message)


async def waited_for(place: Place, live: LiveTable, people: list[Onlooker]) -> tuple[int, list[int]]:
    """Who is to decide goes away for so long that the others may let a bot play; and the others."""
    await place.host.commands.carry_out(live, Start(), KEYS[0], "Ann")
    absent = live.table.mover
    assert absent is not None
    place.host.leave(live, people[absent])
    await asyncio.sleep(TOO_LONG + 1)
    return absent, [seat for seat in range(4) if seat != absent]


def test_everyone_is_told_who_comes_and_goes() -> None:
    async def work() -> None:
        place = Place()
        live, people = await seated(place)
        assert presence(people[0])["here"] == [0, 1, 2, 3]
        await asyncio.sleep(10)
        place.host.leave(live, people[2])
        assert presence(people[0]) == {
            "type": "presence",
            "id": live.id,
            "here": [0, 1, 3],
            "gone": [None, None, BEGAN + 10, None],
            "stand_in_from": None,
            "watchers": 0,
            "watching": [],
        }
        await asyncio.sleep(10)
        told = len(people[0].told)
        again = place.watch(live, KEYS[2])
        assert presence(people[0])["gone"] == [None] * 4
        place.watch(live, KEYS[2])
        assert len(people[0].told) == told + 1, "a second window is no news"
        assert people[2].told == [] or again.told == [], "who comes is told with the table"
        place.host.leave(live, again)
        assert len(people[0].told) == told + 1

    run(work)


def test_a_program_that_listens_is_here() -> None:
    async def work() -> None:
        place = Place()
        place.streams.add(KEYS[1])
        live = await place.host.tables.open(opened(FOUR), {})
        watcher = place.watch(live)
        place.host.absences.update(live)
        assert place.host.watching.table_message(live, None)
        assert live.told is not None
        assert live.told.here == [1]
        assert watcher.told == [] or presence(watcher)["here"] == [1]

    run(work)


def test_a_bot_plays_for_who_is_away_until_they_are_back() -> None:
    async def work() -> None:
        place = Place()
        live, people = await seated(place)
        absent, (one, other, _) = await waited_for(place, live, people)
        left_at = presence(people[one])["gone"][absent]
        assert presence(people[one])["stand_in_from"] == left_at + TOO_LONG
        carry_out = place.host.commands.carry_out
        asked = Propose(one, live.table.version, ProposalKind.STAND_IN, about=absent)
        await carry_out(live, asked, KEYS[one], "")
        await carry_out(live, Answer(other, live.table.version, True), KEYS[other], "")
        assert live.table.chairs[absent].stood_in
        await until(lambda: live.table.mover != absent)
        place.watch(live, KEYS[absent])
        await until(lambda: not live.table.chairs[absent].away)
        assert kinds(live).count("stood-in") == kinds(live).count("returned") == 1

    run(work)


def test_not_while_they_are_here() -> None:
    async def work() -> None:
        place = Place()
        live, people = await seated(place)
        absent, (one, *_) = await waited_for(place, live, people)
        place.watch(live, KEYS[absent])
        asked = Propose(one, live.table.version, ProposalKind.STAND_IN, about=absent)
        with pytest.raises(Problem, match="still-here"):
            await place.host.commands.carry_out(live, asked, KEYS[one], "")

    run(work)


def test_who_came_back_while_it_was_written() -> None:
    """They have the seat back at once."""

    async def work() -> None:
        place = Place()
        live, people = await seated(place)
        absent, (one, other, _) = await waited_for(place, live, people)
        carry_out = place.host.commands.carry_out
        asked = Propose(one, live.table.version, ProposalKind.STAND_IN, about=absent)
        await carry_out(live, asked, KEYS[one], "")
        place.ledger.writing = lambda: live.watchers.add(Onlooker(KEYS[absent]))
        await carry_out(live, Answer(other, live.table.version, True), KEYS[other], "")
        await until(lambda: not live.table.chairs[absent].away)

    run(work)


def test_who_says_so_first_is_not_brought_back_twice() -> None:
    async def work() -> None:
        place = Place()
        live, people = await seated(place)
        absent, (one, other, _) = await waited_for(place, live, people)
        carry_out = place.host.commands.carry_out
        asked = Propose(one, live.table.version, ProposalKind.STAND_IN, about=absent)
        await carry_out(live, asked, KEYS[one], "")
        await carry_out(live, Answer(other, live.table.version, True), KEYS[other], "")
        place.watch(live, KEYS[absent])
        with contextlib.suppress(Problem):
            await carry_out(live, ComeBack(absent), KEYS[absent], "")
        await until(lambda: not live.table.chairs[absent].away)
        assert kinds(live).count("returned") == 1

    run(work)


def test_nobody_is_waited_for_after_the_end() -> None:
    async def work() -> None:
        place = Place()
        live = await place.host.tables.open(opened(TableOptions(players=2), [person(0), bot()]), {})
        ann = place.watch(live, KEYS[0])
        await place.host.commands.carry_out(live, Start(), KEYS[0], "Ann")
        await until(lambda: live.table.mover == 0)
        end = Propose(0, live.table.version, ProposalKind.END, ending=Ending.UNCOUNTED)
        await place.host.commands.carry_out(live, end, KEYS[0], "")
        assert live.table.status is Status.FINISHED
        assert presence(ann)["here"] == []

    run(work)


def test_the_host_is_somebody_who_is_here() -> None:
    async def work() -> None:
        place = Place()
        live, people = await seated(place)
        place.host.leave(live, people[0])
        place.host.leave(live, people[1])
        await asyncio.sleep(TOO_LONG - 1)
        assert live.table.owner == KEYS[0]
        await until(lambda: live.table.owner != KEYS[0])
        assert live.table.owner == KEYS[2]
        assert people[2].told[-1]["host"] == 2
        assert people[2].told[-1]["owner"] is True
        await place.host.commands.carry_out(live, Start(), KEYS[2], "Cleo")

    run(work)


def test_a_host_who_is_back_in_time_stays_it() -> None:
    async def work() -> None:
        place = Place()
        live, people = await seated(place)
        place.host.leave(live, people[0])
        await asyncio.sleep(TOO_LONG - 10)
        place.watch(live, KEYS[0])
        await asyncio.sleep(TOO_LONG)
        assert live.table.owner == KEYS[0]
        assert live.absence is None

    run(work)


def test_nobody_becomes_host_where_nobody_is() -> None:
    """The next who comes does."""

    async def work() -> None:
        place = Place()
        live, people = await seated(place)
        for watcher in people:
            place.host.leave(live, watcher)
        await asyncio.sleep(2 * TOO_LONG)
        assert live.table.owner == KEYS[0]
        place.watch(live, KEYS[3])
        await until(lambda: live.table.owner == KEYS[3])
        place.host.leave(live, people[3])
        place.host.absences.close()

    run(work)


def test_what_cannot_be_written_is_tried_again() -> None:
    async def work() -> None:
        place = Place()
        live, people = await seated(place)
        place.host.leave(live, people[0])
        place.ledger.away = 1
        await asyncio.sleep(TOO_LONG + 10)
        assert live.table.owner == KEYS[0]
        place.host.leave(live, people[1])
        await until(lambda: live.table.owner == KEYS[2])

    run(work)


def test_nothing_happens_once_it_is_closed() -> None:
    async def work() -> None:
        place = Place()
        live, people = await seated(place)
        place.host.leave(live, people[0])
        assert live.absence is not None
        place.host.absences.close()
        await asyncio.sleep(2 * TOO_LONG)
        assert live.table.owner == KEYS[0]

    run(work)


def test_who_asks_before_anybody_watches_is_told() -> None:
    async def work() -> None:
        place = Place()
        live = await place.host.tables.open(opened(FOUR), {})
        assert live.told is None
        place.host.watching.table_message(live, None)
        assert live.told is not None
        assert live.told.here == []

    run(work)
