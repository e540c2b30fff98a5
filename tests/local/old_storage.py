"""What older editions kept in browsers: tests/local/saves. Files with games, and from some all of the storage."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from assyria.local.store import Kept
from tests.local.memory import MemoryStore

SAVES: dict[str, dict[str, Any]] = {
    file.stem: json.loads(file.read_text("utf-8"))
    for file in sorted(Path(__file__).with_name("saves").glob("*.json"))
}
"""`saved` is the file with all games, `expected` what that edition said of them, `storage` all that was kept."""
WITH_STORAGE = [name for name, found in SAVES.items() if "storage" in found]
REVIEW = -1
"""Stands in a row's key where a review lies before the rows of its table; before it lie puzzles, by moves."""


def store_of(storage: dict[str, Any]) -> MemoryStore:
    """Return a store with the tables and reviews of a browser's database."""
    store = MemoryStore()
    stores = storage["databases"]["assyria"]["stores"]
    for table, listed in stores["tables"]["rows"]:
        store.tables[table] = Kept(table, [], listed["names"], listed["about"])
    for (table, n), row in stores["rows"]["rows"]:
        if n == REVIEW:
            store.reviews[table] = row
        elif n < REVIEW:
            store.puzzles[table, REVIEW - 1 - n] = row
        else:
            store.tables[table].rows.append(row)
    return store


def lines_of(storage: dict[str, Any]) -> dict[str, list[Any]]:
    """Return the lines that a browser keeps, by table."""
    return dict(storage["databases"]["assyria-lines"]["stores"]["lines"]["rows"])
