"""`kernel.wasm` in a browser, as its worker offers it."""

from __future__ import annotations

from typing import Any, Protocol


class LoadingKernel(Protocol):
    """The module with its memory in JavaScript (`web/src/local/kernel.ts`).

    Bytes are texts of as many characters, up to U+00FF, since those need no proxies between the two languages.
    """

    exports: Any

    def take(self, size: int) -> int: ...

    def write(self, address: int, text: str) -> None: ...

    def read(self, address: int, size: int) -> str: ...

    def network(self, players: int) -> int:
        """Return the address of the network for so many players, which has been loaded."""

    async def load(self, players: int) -> None:
        """Load what is needed for so many players, once."""


class BrowserKernel:
    """The worker's module as bots use it."""

    def __init__(self, kernel: LoadingKernel) -> None:
        self.exports = kernel.exports
        self.take = kernel.take
        self.network = kernel.network
        self._kernel = kernel

    def write(self, address: int, data: bytes) -> None:
        self._kernel.write(address, data.decode("latin-1"))

    def read(self, address: int, size: int) -> bytes:
        return self._kernel.read(address, size).encode("latin-1")
