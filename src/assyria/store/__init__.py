"""The store: one append-only ledger per table, and what people own. Knows no rules: bodies are plain JSON."""

from assyria.store.backup import backup, restore
from assyria.store.expiry import REMOVED
from assyria.store.store import Store, account_key
from assyria.store.values import Conflict, Entry, Identity, Missing, Summary, Unavailable

__all__ = [
    "REMOVED",
    "Conflict",
    "Entry",
    "Identity",
    "Missing",
    "Store",
    "Summary",
    "Unavailable",
    "account_key",
    "backup",
    "restore",
]
