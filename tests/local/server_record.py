"""What a server makes of a table that a browser has kept."""

from __future__ import annotations

import json
from typing import Any

from assyria.host.ledger import UNKNOWN_HEAD, Chain, Seated, StoredEntry
from assyria.host.replaying import replay_ledger
from assyria.table.messages import record_bytes


def server_record(kept: dict[str, Any]) -> Any:
    """Return the record of the game that a server reads in the same entries."""
    rows = [StoredEntry(number, row["at"], row["body"]) for number, row in enumerate(kept["rows"])]
    table, _ = replay_ledger(kept["id"], Chain(rows, UNKNOWN_HEAD, (Seated(0, "me", "Ada"),)))
    return json.loads(record_bytes(table))
