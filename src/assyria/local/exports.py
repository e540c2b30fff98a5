"""All tables of a browser as one file, and back: to another browser, or after its data was cleared."""

from __future__ import annotations

import json
from collections.abc import Collection
from typing import Any

from assyria.host.ledger import Damaged
from assyria.local.browser_ledger import check_kept
from assyria.local.encoding import encode
from assyria.local.store import FORMAT, Kept, TableStore
from assyria.protocol.problems import Problem, ProblemCode
from assyria.protocol.reading import read
from assyria.study.own_puzzles import key_of, read_puzzles


async def export_tables(store: TableStore) -> str:
    """Return all tables with their puzzles as JSON. It holds the cards of running games: it is for nobody else."""
    kept = [await store.load(one.id) for one in await store.all()]
    tables = [vars(one) for one in kept if one is not None]
    puzzles = [json.loads(puzzle) for puzzle in await store.load_puzzles()]
    return json.dumps({"format": FORMAT, "tables": tables, "puzzles": puzzles})


async def import_tables(store: TableStore, text: str) -> dict[str, int]:
    """Add the tables of an export that are not there yet; return how many were added, known and damaged.

    Puzzles come along with their tables.

    Raises Problem if it is no export.
    """
    try:
        found = json.loads(text)
        tables = found["tables"] if found["format"] == FORMAT else None
    except (ValueError, TypeError, KeyError, RecursionError):
        tables = None
    if not isinstance(tables, list):
        raise Problem(ProblemCode.INVALID_REQUEST, errors=[{"where": ["format"], "what": FORMAT}])
    known = {one.id for one in await store.all()}
    counted = {"added": 0, "known": 0, "damaged": 0}
    for one in tables:
        counted[await _import(store, one, known)] += 1
    await _import_puzzles(store, found.get("puzzles"), known)
    return counted


async def _import_puzzles(store: TableStore, given: Any, tables: Collection[str]) -> None:
    """Add the puzzles of these tables that are not there yet. Older exports have none."""
    there = {key_of(puzzle) for puzzle in read_puzzles(await store.load_puzzles())}
    for puzzle in read_puzzles(json.dumps(one) for one in (given if isinstance(given, list) else [])):
        if puzzle.table in tables and key_of(puzzle) not in there:
            await store.keep_puzzle(puzzle.table, puzzle.move, encode(puzzle).decode())


async def _import(store: TableStore, one: Any, known: set[str]) -> str:
    try:
        kept = read(Kept, one)
        check_kept(kept)
    except (Problem, Damaged):
        return "damaged"
    if kept.id in known or not await store.append(kept, 0):
        return "known"
    known.add(kept.id)
    return "added"
