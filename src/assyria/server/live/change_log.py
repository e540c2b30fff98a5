"""The changes of a table, as others see them. Old ones are compressed, and decompressed when asked for."""

from __future__ import annotations

import zlib
from collections.abc import Iterable
from typing import Any

import orjson

from assyria.protocol.messages import ChangeView

PACK = 32
"""The number of changes that are compressed together."""


class ChangeLog:
    """All changes of a table, from version 1 on, without gaps."""

    def __init__(self) -> None:
        self._packs: list[bytes] = []
        self._newest: list[bytes] = []

    def extend(self, changes: Iterable[ChangeView]) -> list[bytes]:
        """Add changes and return them as JSON, so that nobody encodes them again."""
        encoded = [orjson.dumps(change) for change in changes]
        # Copies, since the encoder's result keeps its whole buffer: some 4 kB each.
        self._newest += [bytes(memoryview(message)) for message in encoded]
        while len(self._newest) >= PACK:
            self._packs.append(zlib.compress(_joined(self._newest[:PACK])))
            del self._newest[:PACK]
        return encoded

    def since(self, version: int) -> list[dict[str, Any]]:
        """Return the changes after a version: `ChangeView`s as plain data."""
        past = map(zlib.decompress, self._packs[version // PACK :])
        known = [message for part in (*past, _joined(self._newest)) for message in orjson.loads(part)]
        return [message for message in known if message["version"] > version]


def _joined(messages: list[bytes]) -> bytes:
    return b"[" + b",".join(messages) + b"]"
