"""The changes of a table, as others see them. Old ones are compressed, and decompressed when asked for."""

from __future__ import annotations

import json
import zlib
from collections.abc import Callable, Iterable
from typing import Any

from assyria.host.splicing import array
from assyria.protocol.messages import ChangeView

PACK = 32
"""The number of changes that are compressed together."""


class ChangeLog:
    """All changes of a table, from version 1 on, without gaps."""

    def __init__(self, encode: Callable[[Any], bytes]) -> None:
        self._encode = encode
        self._packs: list[bytes] = []
        self._newest: list[bytes] = []

    def extend(self, changes: Iterable[ChangeView]) -> list[bytes]:
        """Add changes and return them as JSON, so that nobody encodes them again."""
        encoded = [self._encode(change) for change in changes]
        # Copies, since an encoder's result may keep its whole buffer: some 4 kB each.
        self._newest += [bytes(memoryview(message)) for message in encoded]
        while len(self._newest) >= PACK:
            self._packs.append(zlib.compress(array(self._newest[:PACK])))
            del self._newest[:PACK]
        return encoded

    def since(self, version: int) -> bytes:
        """Return the changes after a version, `ChangeView`s as JSON. Only the first pack is read again."""
        packed = len(self._packs) * PACK
        if version >= packed:
            return array(self._newest[version - packed :])
        first, *others = (zlib.decompress(pack) for pack in self._packs[version // PACK :])
        begun = self._encode(json.loads(first)[version % PACK :])
        return array([part[1:-1] for part in (begun, *others)] + self._newest)
