"""What happened at a table, as others are told. What is long past is packed, and unpacked when asked for."""

from __future__ import annotations

import zlib
from collections.abc import Iterable
from typing import Any

import orjson

from assyria.protocol.messages import ChangeView

PACK = 32
"""Changes that are packed together."""


class ChangeLog:
    """All changes of a table, from version 1 on, without a hole."""

    def __init__(self) -> None:
        self._packs: list[bytes] = []
        self._newest: list[bytes] = []

    def extend(self, changes: Iterable[ChangeView]) -> list[bytes]:
        """Add changes. Return the same as JSON, so that nobody encodes them again."""
        encoded = [orjson.dumps(change) for change in changes]
        # Copies, since what the encoder gives keeps all of its buffer: some 4 kB each.
        self._newest += [bytes(memoryview(message)) for message in encoded]
        while len(self._newest) >= PACK:
            self._packs.append(zlib.compress(_joined(self._newest[:PACK])))
            del self._newest[:PACK]
        return encoded

    def since(self, version: int) -> list[dict[str, Any]]:
        """Return what happened after a version: `ChangeView`s as plain data."""
        past = map(zlib.decompress, self._packs[version // PACK :])
        known = [message for part in (*past, _joined(self._newest)) for message in orjson.loads(part)]
        return [message for message in known if message["version"] > version]


def _joined(messages: list[bytes]) -> bytes:
    return b"[" + b",".join(messages) + b"]"
