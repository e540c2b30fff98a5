"""The store: one append-only ledger per table, and what people own. Knows no rules: bodies are plain JSON."""

from assyria.store.address import shown, sqlite_file
from assyria.store.backup import backup, restore
from assyria.store.files import make_folder, sole_use
from assyria.store.people import account_key
from assyria.store.shared_records import KeptRecord
from assyria.store.store import Store
from assyria.store.values import Block, Identity, Report, Session, Summary, Token

__all__ = [
    "Block",
    "Identity",
    "KeptRecord",
    "Report",
    "Session",
    "Store",
    "Summary",
    "Token",
    "account_key",
    "backup",
    "make_folder",
    "restore",
    "shown",
    "sole_use",
    "sqlite_file",
]
