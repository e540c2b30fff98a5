"""Prints a digest of all that a game writes to its ledger and sends, naming no class that has a name on the wire.

Run by test_wire_names.py in a process of its own, with the source that is to be tried first on the path.
"""

from __future__ import annotations

import hashlib
import json
from random import Random
from typing import Any

import orjson

from assyria.protocol import commands, entries
from assyria.protocol.wire import plain_value
from assyria.record import move_text
from assyria.rules import legal_moves
from assyria.table import Table, apply, decide, forced_entries
from assyria.table.messages import change_view, preview_message, record_bytes, table_view

CLOCK = {"kind": "live", "bank": 600, "increment": 5, "cap": 0}
FIRST = {
    "kind": "opened",
    "owner": "p0",
    "secret": "5e" * 32,
    "options": {"players": 3, "clock": CLOCK},
    "chairs": [{"kind": "person", "holder": f"p{seat}", "name": f"N{seat}"} for seat in range(3)],
}
COMMANDS: dict[str, Any] = {
    kind.type: kind for kind in vars(commands).values() if isinstance(kind, type) and hasattr(kind, "type")
}


class Game:
    """A table whose entries, changes and messages are digested as they come."""

    def __init__(self) -> None:
        self.seen = hashlib.sha256()
        self.table = Table.new(entries.parse_entry(FIRST))  # type: ignore[arg-type]

    def ask(self, name: str, who: str, *values: Any) -> None:
        command = COMMANDS[name](*values)
        self.seen.update(orjson.dumps(command))
        written = decide(self.table, command, who)
        while written:
            for entry in written:
                self.write(entry)
            written = forced_entries(self.table)

    def write(self, entry: Any) -> None:
        body = entries.entry_body(entry)
        assert entries.parse_entry(body) == entry
        self.seen.update(json.dumps(body, sort_keys=True).encode())
        before = self.table.state
        self.table, events = apply(self.table, entry, 7.0)
        self.seen.update(orjson.dumps(change_view(self.table, entry, before, events, 7.0)))
        self.seen.update(orjson.dumps(table_view(self.table, 8.0)))

    def play(self) -> None:
        rng, step = Random(3), 0
        while (seat := self.table.mover) is not None:
            table = self.table
            step, who = step + 1, f"p{seat}"
            if step % 20 == 0:
                message = preview_message(table)
                option = orjson.OPT_PASSTHROUGH_DATACLASS
                self.seen.update(orjson.dumps(message, default=plain_value, option=option))
            if table.held is not None:
                self.ask("confirm", who, seat, table.version)
            elif step % 30 == 29:
                self.ask("choose-auto", who, seat, step % 60 == 29)
            elif step % 25 == 24 and table.undo_floor(seat) is not None:
                self.ask("undo", who, seat, table.version)
            else:
                assert table.state is not None
                move = move_text(rng.choice(legal_moves(table.state)))
                self.ask("move", who, seat, table.version, move)
        self.seen.update(record_bytes(self.table))


if __name__ == "__main__":
    game = Game()
    game.ask("start", "p0")
    game.play()
    print(game.seen.hexdigest())
