"""What happened at a table, as others are told. What is long past is packed, and unpacked when asked for."""

from __future__ import annotations

import zlib
from collections.abc import Iterable
from typing import Any, NamedTuple

import orjson

from assyria.rules import Event, Seat
from assyria.table.messages import event_messages

PACK = 32
"""Changes that are packed together."""


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
        self._newest: list[bytes] = []

    def extend(self, changes: Iterable[Change]) -> list[bytes]:
        """Write changes down. The same as JSON, to be told without being encoded again."""
        told = [orjson.dumps(change.message()) for change in changes]
        # Copies, since what the encoder gives keeps all of its buffer: some 4 kB each.
        self._newest += [bytes(memoryview(message)) for message in told]
        while len(self._newest) >= PACK:
            self._packs.append(zlib.compress(_joined(self._newest[:PACK])))
            del self._newest[:PACK]
        return told

    def since(self, version: int) -> list[dict[str, Any]]:
        """What happened after a version."""
        past = map(zlib.decompress, self._packs[version // PACK :])
        known = [message for part in (*past, _joined(self._newest)) for message in orjson.loads(part)]
        return [message for message in known if message["version"] > version]


def _joined(messages: list[bytes]) -> bytes:
    return b"[" + b",".join(messages) + b"]"
