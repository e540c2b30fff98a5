"""Reads every row of a store, names what is damaged, and rebuilds what follows from the ledgers."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Any

from assyria.bots.engine import LIMIT as MOVE_LIMIT
from assyria.host.ledger import Chain, Damaged, Flaw, Head, Missing, Seated
from assyria.host.replaying import replay_ledger
from assyria.server.operations.row_meanings import MEANINGS
from assyria.server.tables.lists import CHAIR, SHOWN
from assyria.server.tables.sql_ledger import seated, summarise
from assyria.store import Summary, schema
from assyria.store.columns import BrokenRow, flaw_of, printable
from assyria.store.inspection import BrokenAt, Cached, Inspection
from assyria.table import Table
from assyria.table.stand_in_pace import AT_ONCE

REBUILT = (Flaw.NO_HEAD, Flaw.WRONG_HEAD)
"""Flaws of a head that can be rebuilt if the entries are whole. A lost tail cannot: what is lost is lost."""


class Part(StrEnum):
    """Where something is wrong, outside of rows that have a key of their own."""

    FILE = "file"
    LEDGER = "ledger"
    SUMMARY = "summary"
    PEOPLE = "people"


WORTHLESS = frozenset({"sessions", "known_addresses", "reviews", "own_puzzles", "signs_of_life"})
"""Tables whose broken rows are removed: they do nothing, and cost a new log-in or another look at a game."""


@dataclass(frozen=True, kw_only=True)
class Defect:
    """Something that is wrong: where, what, and whether it was repaired."""

    part: str
    """A Part, or the name of a table of the database."""
    flaw: Flaw
    table: str | None = None
    entry: int | None = None
    row: str | None = None
    """The key of a row of the database."""
    why: str = ""
    repaired: bool = False


@dataclass(frozen=True)
class Examined:
    """A table that was read: the number of its entries, and what is wrong with it."""

    table: str
    entries: int
    findings: list[Defect]


class Doctor:
    """Examines the tables of a store."""

    def __init__(self, store: Inspection, repair: bool) -> None:
        """Set `repair`: whether to rebuild what can be derived. No server may run on SQLite then."""
        self._store = store
        self._repair = repair

    async def examine_rest(self) -> list[Defect]:
        """Return what is wrong outside of games: in the file, and in all rows of the database but theirs."""
        found = [Defect(part=Part.FILE, flaw=Flaw.BROKEN_FILE, why=why) for why in await self._store.broken_file()]
        for broken in await self._store.broken_rows(MEANINGS):
            repaired = self._repair and await self._repair_row(broken)
            found.append(
                Defect(part=broken.table, flaw=broken.flaw, row=broken.row, why=broken.column, repaired=repaired)
            )
        return found

    async def _repair_row(self, broken: BrokenAt) -> bool:
        """Remove a row that is worthless, or that would have gone with what it belonged to. Return whether."""
        if broken.flaw is not Flaw.NO_OWNER and broken.table not in WORTHLESS:
            return False
        return await self._store.remove_row(broken)

    async def table_ids(self) -> list[Any]:
        """Return all tables that are examined."""
        return await self._store.table_ids()

    async def examine(self, table_id: Any) -> Examined:
        """Return a table with what is wrong with it."""
        if flaw_of(schema.tables.c.id, table_id) is not None:
            odd = Defect(part=Part.LEDGER, flaw=Flaw.ODD_VALUE, table=printable(table_id), why="id")
            return Examined(odd.table or "", 0, [odd])
        examined = await self._examine(table_id, repair=False)
        if examined.findings:
            # A server may have written between two reads: what is wrong is wrong twice.
            examined = await self._examine(table_id, repair=self._repair)
        return examined

    async def _examine(self, table_id: str, repair: bool) -> Examined:
        cached = await self._store.cached(table_id)
        if cached.summary is None and (cached.seated or cached.broken_seats):
            orphans = await self._orphans(table_id, repair)
            if orphans is not None:
                return orphans
        findings: list[Defect] = []
        if await self._store.has_stray_entries(table_id):
            stray = Defect(part=Part.LEDGER, flaw=Flaw.ODD_VALUE, table=table_id, why="n")
            return Examined(table_id, 0, [stray, *_broken_row(cached, table_id)])
        try:
            chain = await self._store.ledgers.read(table_id)
        except Missing:
            return Examined(table_id, 0, [])  # It was removed meanwhile.
        except Damaged as damage:
            whole = await self._whole(damage)
            if whole is None:
                return Examined(table_id, 0, [_of(damage), *_broken_row(cached, table_id)])
            chain = whole
            findings.append(_of(damage))
        try:
            table, _ = replay_ledger(table_id, chain)
        except Damaged as damage:
            return Examined(table_id, len(chain.entries), [*findings, _of(damage), *_broken_row(cached, table_id)])
        derived = summarise(table_id, table, chain.entries[0].at, chain.entries[-1].at, 3 * MOVE_LIMIT, AT_ONCE)
        if not findings and (wrong := _difference(cached.summary, derived)):
            findings.append(Defect(part=Part.SUMMARY, flaw=Flaw.WRONG_SUMMARY, table=table_id, why=wrong))
        people = _difference_of_people(cached, table)
        if people:
            findings.append(Defect(part=Part.PEOPLE, flaw=Flaw.WRONG_PEOPLE, table=table_id, why=people))
        if repair:
            findings = await self._rebuild(findings, derived, chain.head, table, cached)
        return Examined(table_id, len(chain.entries), findings)

    async def _orphans(self, table_id: str, repair: bool) -> Examined | None:
        """Return what is wrong with people of a table that there is not; None if it has a ledger."""
        try:
            await self._store.entries_alone(table_id)
        except Damaged as damage:
            if damage.flaw is not Flaw.NO_ENTRIES:
                return None
            if repair:
                await self._store.write_people(table_id, ())
            found = Defect(part=Part.PEOPLE, flaw=Flaw.NO_TABLE, table=table_id, repaired=repair)
            return Examined(table_id, 0, [found])
        return None

    async def _whole(self, damage: Damaged) -> Chain | None:
        """Return the ledger if only its head is wrong."""
        if damage.flaw not in REBUILT:
            return None
        try:
            return await self._store.entries_alone(damage.table)
        except Damaged:
            return None

    async def _rebuild(
        self, findings: list[Defect], derived: Summary, head: Head, table: Table, cached: Cached
    ) -> list[Defect]:
        if any(found.part in (Part.LEDGER, Part.SUMMARY) for found in findings):
            await self._store.write_summary(derived, head)
        if any(found.part is Part.PEOPLE for found in findings):
            await self._store.write_people(derived.id, await self._named(table, cached))
        return [Defect(**{**vars(found), "repaired": True}) for found in findings]

    async def _named(self, table: Table, cached: Cached) -> list[Seated]:
        """Return the people of a table under the names they have there, else under their own; else without."""
        people = seated(table)
        own = await self._store.names([one.identity for one in people.values()])
        kept = {(one.seat, one.identity): one.name for one in cached.seated}
        return [
            Seated(seat, one.identity, kept.get((seat, one.identity), own.get(one.identity, "")))
            for seat, one in people.items()
        ]


def _of(damage: Damaged) -> Defect:
    return Defect(part=Part.LEDGER, flaw=damage.flaw, table=damage.table, entry=damage.n, why=damage.why)


def _broken_row(cached: Cached, table_id: str) -> list[Defect]:
    """Return what is wrong with the row of a table whose ledger cannot be read."""
    if not isinstance(cached.summary, BrokenRow):
        return []
    wrong = cached.summary
    return [Defect(part=Part.SUMMARY, flaw=Flaw.WRONG_SUMMARY, table=table_id, why=wrong.column)]


def _difference(found: Summary | BrokenRow | None, derived: Summary) -> str:
    """Return the columns in which a table's row differs from its ledger; empty if it does not."""
    if not isinstance(found, Summary):
        return "missing" if found is None else found.column
    names = ("version", "status", "listed", "created", "updated", "to_move", "owner")
    wrong = [name for name in names if getattr(found, name) != getattr(derived, name)]
    # Older editions made more tables due, and with other delays; that does no harm.
    if derived.due is not None and found.due is None:
        wrong.append("due")
    if _shown(found.about) != _shown(derived.about):
        wrong.append("about")
    return ", ".join(wrong)


def _shown(about: Mapping[str, Any]) -> dict[str, Any]:
    """Return what all editions show of a table; later ones say more of its chairs."""
    known = {key: about.get(key) for key in SHOWN}
    match known["chairs"]:
        case [*chairs] if all(isinstance(chair, dict) for chair in chairs):
            known["chairs"] = [{key: chair.get(key) for key in CHAIR} for chair in chairs]
    return known


def _difference_of_people(cached: Cached, table: Table) -> str:
    """Return the seats whose people are wrong in lists; empty if none."""
    if cached.broken_seats:
        return ", ".join(sorted({wrong.column for wrong in cached.broken_seats}))
    there = {one.seat: one.identity for one in cached.seated}
    right = {seat: one.identity for seat, one in seated(table).items()}
    seats = sorted(there.keys() | right.keys())
    return ", ".join(str(seat) for seat in seats if there.get(seat) != right.get(seat))
