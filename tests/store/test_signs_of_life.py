"""Signs of life: the steady time that servers share, and when none of them ran."""

from __future__ import annotations

import asyncio

from sqlalchemy import text

from assyria.host.ledger import StoredEntry
from assyria.store import Store, Summary
from assyria.store.signs_of_life import ALIVE, KEPT, Outage, Reading, SignsOfLife

NOON = Reading(1.8e9, 5000.0, "boot-1")


def later(seconds: float, jump: float = 0.0) -> Reading:
    return Reading(NOON.at + seconds + jump, NOON.monotonic + seconds, NOON.boot)


def rebooted(seconds: float) -> Reading:
    return Reading(NOON.at + seconds, 3.0, "boot-2")


async def test_the_first_start_of_all(store: Store) -> None:
    """Steady time begins as the time of day, and nobody was missed."""
    started = await store.signs_of_life.start("a", NOON)
    assert (started.steady, started.outages) == (NOON.at, ())


async def test_downtime_is_what_lies_between_the_last_sign_and_the_start(store: Store) -> None:
    signs = store.signs_of_life
    await signs.start("a", NOON)
    await signs.note("a", later(30), NOON.at + 30)
    started = await signs.start("b", later(90))
    assert (started.steady, started.outages) == (NOON.at + 90, (Outage(NOON.at + 30, NOON.at + 90),))
    await signs.note("b", later(95), NOON.at + 95)
    again = await signs.start("c", later(200))
    assert again.outages == (*started.outages, Outage(NOON.at + 95, NOON.at + 200))


async def test_a_jump_of_the_time_of_day_is_no_downtime(store: Store) -> None:
    """On the same machine the monotonic clock says how long it was."""
    signs = store.signs_of_life
    await signs.start("a", NOON)
    started = await signs.start("b", later(60, jump=86_400))
    assert (started.steady, started.outages) == (NOON.at + 60, (Outage(NOON.at, NOON.at + 60),))
    back = await signs.start("c", later(120, jump=-86_400))
    assert back.steady == NOON.at + 120


async def test_a_machine_that_was_started_again(store: Store) -> None:
    """Then only the time of day says how long it was. If that went back, steady time stands still."""
    signs = store.signs_of_life
    await signs.start("a", NOON)
    started = await signs.start("b", rebooted(300))
    assert (started.steady, started.outages) == (NOON.at + 300, (Outage(NOON.at, NOON.at + 300),))
    back = await signs.start("c", Reading(NOON.at - 1e6, 1.0, "boot-3"))
    assert back.steady == NOON.at + 300


async def test_machines_that_cannot_be_told_apart(store: Store) -> None:
    """Without a name for the machine's start, its monotonic clock says nothing."""
    signs = store.signs_of_life
    await signs.start("a", Reading(1000.0, 50.0, ""))
    assert (await signs.start("b", Reading(1060.0, 5000.0, ""))).steady == 1060.0


async def test_who_joins_others_gives_nothing_back(store: Store, url: str) -> None:
    """While another server runs there is no downtime. A file never has two: there it was killed."""
    signs = store.signs_of_life
    await signs.start("a", NOON)
    started = await signs.start("b", later(ALIVE - 1))
    assert started.steady == NOON.at + ALIVE - 1
    assert len(started.outages) == (0 if url.startswith("postgresql") else 1)
    await signs.note("a", later(ALIVE), NOON.at + ALIVE, ended=True)
    await signs.note("b", later(ALIVE), NOON.at + ALIVE, ended=True)
    after = await signs.start("c", later(ALIVE + 5))
    assert after.outages[-1] == Outage(NOON.at + ALIVE, NOON.at + ALIVE + 5), "all had ended"


async def test_a_server_that_was_thought_to_have_ended(store: Store) -> None:
    """Its next sign is written again."""
    signs = store.signs_of_life
    await signs.start("a", NOON)
    await signs.start("b", later(100))
    await signs.note("a", later(101), NOON.at + 101)
    assert (await signs.start("c", later(102))).steady == NOON.at + 102


async def test_outages_are_forgotten(store: Store) -> None:
    signs = store.signs_of_life
    await signs.start("a", NOON)
    await signs.start("b", later(60))
    await signs.note("b", later(60 + KEPT), NOON.at + 60 + KEPT)
    last = await signs.start("c", later(KEPT + 100))
    assert last.outages == (Outage(NOON.at + 60 + KEPT, NOON.at + 100 + KEPT),)


async def test_after_an_edition_that_gave_no_signs(store: Store) -> None:
    """The last change of a table is its last sign of life."""
    summary = Summary("t", 0, "playing", False, NOON.at, NOON.at, None, None, "ann", {})
    await store.ledgers.append("t", [StoredEntry(0, NOON.at, {"kind": "opened"})], summary)
    started = await store.signs_of_life.start("a", later(120))
    assert started.outages == (Outage(NOON.at, NOON.at + 120),)


async def test_odd_rows_stop_no_start(sqlite_url: str) -> None:
    """SQLite keeps whatever somebody wrote."""
    store = await Store.open(sqlite_url)
    await store.signs_of_life.start("a", NOON)

    def damage(connection: object) -> None:
        for statement in (
            "UPDATE signs_of_life SET steady = 'soon'",
            "INSERT INTO outages VALUES ('never', 'ever')",
            "INSERT INTO signs_of_life VALUES ('x', 'y', 'z', x'00', 'long', 7)",
        ):
            connection.execute(text(statement))  # type: ignore[attr-defined]

    await store._database.write(damage)
    assert (await store.signs_of_life.start("b", later(60))).steady == NOON.at + 60
    await store.close()


async def test_two_servers_that_start_together(postgres_url: str) -> None:
    """Both know the outage; it is written once."""
    stores = [await Store.open(postgres_url) for _ in range(2)]
    await stores[0].signs_of_life.start("a", NOON)
    signs: list[SignsOfLife] = [store.signs_of_life for store in stores]
    found = await asyncio.gather(*(one.start(name, later(60)) for one, name in zip(signs, "bc", strict=True)))
    assert [one.outages for one in found] == [(Outage(NOON.at, NOON.at + 60),)] * 2
    for store in stores:
        await store.close()
