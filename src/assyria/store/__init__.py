"""The store: one append-only ledger per table, and what people own. Knows no rules: bodies are plain JSON."""

from assyria.store.backup import backup, restore
from assyria.store.store import Store, account_key
from assyria.store.values import Conflict, Entry, Identity, Missing, Session, Summary, Token, Unavailable

__all__ = [
    "Conflict",
    "Entry",
    "Identity",
    "Missing",
    "Session",
    "Store",
    "Summary",
    "Token",
    "Unavailable",
    "account_key",
    "backup",
    "restore",
]
