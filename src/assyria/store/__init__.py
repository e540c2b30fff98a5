"""The store: one append-only ledger per table, and what people own. Knows no rules: bodies are plain JSON."""

from assyria.store.address import shown, sqlite_file
from assyria.store.backup import backup, restore
from assyria.store.files import make_folder, sole_use
from assyria.store.people import account_key
from assyria.store.store import Store
from assyria.store.values import (
    REMOVED_HEAD,
    UNKNOWN_HEAD,
    Cause,
    Chain,
    Conflict,
    Damaged,
    Entry,
    Flaw,
    Head,
    Identity,
    Missing,
    Report,
    Seated,
    Session,
    Summary,
    Token,
    Unavailable,
)

__all__ = [
    "REMOVED_HEAD",
    "UNKNOWN_HEAD",
    "Cause",
    "Chain",
    "Conflict",
    "Damaged",
    "Entry",
    "Flaw",
    "Head",
    "Identity",
    "Missing",
    "Report",
    "Seated",
    "Session",
    "Store",
    "Summary",
    "Token",
    "Unavailable",
    "account_key",
    "backup",
    "make_folder",
    "restore",
    "shown",
    "sole_use",
    "sqlite_file",
]
