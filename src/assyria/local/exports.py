"""All tables of a browser as one file, and back: to another browser, or after its data was cleared."""

from __future__ import annotations

import json
from typing import Any

from assyria.host.ledger import Damaged
from assyria.local.browser_ledger import check_kept
from assyria.local.store import FORMAT, Kept, TableStore
from assyria.protocol.problems import Problem, ProblemCode
from assyria.protocol.reading import read


async def export_tables(store: TableStore) -> str:
    """Return all tables as JSON. It holds the cards of games that still go on, so it is for nobody else."""
    kept = [await store.load(one.id) for one in await store.all()]
    return json.dumps({"format": FORMAT, "tables": [vars(one) for one in kept if one is not None]})


async def import_tables(store: TableStore, text: str) -> dict[str, int]:
    """Add the tables of an export that are not there yet; return how many were added, known and damaged.

    Raises Problem if it is no export.
    """
    try:
        found = json.loads(text)
        tables = found["tables"] if found["format"] == FORMAT else None
    except (ValueError, TypeError, KeyError):
        tables = None
    if not isinstance(tables, list):
        raise Problem(ProblemCode.INVALID_REQUEST, errors=[{"where": ["format"], "what": FORMAT}])
    known = {one.id for one in await store.all()}
    counted = {"added": 0, "known": 0, "damaged": 0}
    for one in tables:
        counted[await _import(store, one, known)] += 1
    return counted


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
