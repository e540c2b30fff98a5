"""What happened at a table, as others are told. What is long past is packed, and unpacked when asked for."""

from __future__ import annotations

import zlib
from collections.abc import Iterable
from typing import Any, NamedTuple

import orjson

from assyria.rules import Event, Seat
from assyria.table.messages import event_messages

PACK = 32
"""Changes that are packed together; as many of the newest never are."""


class Change(NamedTuple):
    """One entry of the ledger as others are told of it."""

    version: int
    kind: str
    seat: Seat | None
    move: str | None
    """What was played or is held."""
    to: int | None
    """Back to how many moves, where something is taken back."""
    moves: int
    """So many had been made after it."""
    events: tuple[Event, ...]
    at: float
    reign: int | None
    turn: int | None
    """In which turn it was decided; None before the game."""

    def message(self) -> dict[str, Any]:
        return {
            "version": self.version,
            "kind": self.kind,
            "seat": self.seat,
            "move": self.move,
            "to": self.to,
            "moves": self.moves,
            "at": self.at,
            "reign": self.reign,
            "turn": self.turn,
            "events": event_messages(self.events),
        }


class History:
    """All changes of a table, from version 1 on, without a hole."""

    def __init__(self) -> None:
        self._packs: list[bytes] = []
        self._newest: list[Change] = []

    def extend(self, changes: Iterable[Change]) -> None:
        self._newest.extend(changes)
        while len(self._newest) >= 2 * PACK:
            past = orjson.dumps([change.message() for change in self._newest[:PACK]])
            self._packs.append(zlib.compress(past))
            del self._newest[:PACK]

    def since(self, version: int) -> list[dict[str, Any]]:
        """What happened after a version."""
        packed = [
            message
            for pack in self._packs[version // PACK :]
            for message in orjson.loads(zlib.decompress(pack))
            if message["version"] > version
        ]
        return packed + [change.message() for change in self._newest if change.version > version]
