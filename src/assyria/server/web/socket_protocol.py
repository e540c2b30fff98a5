"""WebSockets whose messages are compressed once, however many sockets get them."""

from __future__ import annotations

import asyncio
import zlib
from asyncio import BaseTransport
from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions import Extension
from websockets.extensions.permessage_deflate import PerMessageDeflate, ServerPerMessageDeflateFactory
from websockets.frames import Frame, Opcode
from websockets.typing import ExtensionParameter

from assyria.server.web.connection_limits import CONNECTION_LIMITS, ConnectionLimits

WORTHWHILE = 200
"""Bytes from which on a message is compressed."""
WINDOW_BITS = 12
LEVEL, MEMORY_LEVEL = 1, 5
END = b"\x00\x00\xff\xff"
"""Every compressed message ends with it, and RFC 7692 leaves it out."""


@lru_cache(maxsize=64)
def _compress(message: bytes, window_bits: int) -> bytes:
    compressor = zlib.compressobj(LEVEL, wbits=-window_bits, memLevel=MEMORY_LEVEL)
    return (compressor.compress(message) + compressor.flush(zlib.Z_SYNC_FLUSH)).removesuffix(END)


class SharedDeflate(PerMessageDeflate):
    """Compresses each message by itself, so that all sockets that get the same message share the work."""

    def encode(self, frame: Frame) -> Frame:
        """Encode a message. The server sends no fragments."""
        if frame.opcode not in (Opcode.TEXT, Opcode.BINARY) or len(frame.data) < WORTHWHILE:
            return frame
        return Frame(frame.opcode, _compress(bytes(frame.data), self.local_max_window_bits), frame.fin, rsv1=True)


class SharedDeflateFactory(ServerPerMessageDeflateFactory):
    """Negotiates `SharedDeflate`."""

    def __init__(self) -> None:
        # Without context takeover neither side depends on what was sent before, and no socket keeps a window.
        super().__init__(
            server_no_context_takeover=True,
            client_no_context_takeover=True,
            server_max_window_bits=WINDOW_BITS,
            client_max_window_bits=WINDOW_BITS,
        )

    def process_request_params(
        self, params: Sequence[ExtensionParameter], accepted_extensions: Sequence[Extension]
    ) -> tuple[list[ExtensionParameter], PerMessageDeflate]:
        """Negotiate as usual."""
        answer, agreed = super().process_request_params(params, accepted_extensions)
        return answer, SharedDeflate(
            agreed.remote_no_context_takeover,
            agreed.local_no_context_takeover,
            agreed.remote_max_window_bits,
            agreed.local_max_window_bits,
        )


class Frames:
    """The frames of a client until the app takes them: an `asyncio.Queue` for one reader, a tenth as large."""

    def __init__(self) -> None:
        self._frames: list[Any] = []
        self._waiting: asyncio.Future[None] | None = None

    def empty(self) -> bool:
        """Return whether there is none."""
        return not self._frames

    def put_nowait(self, frame: Any) -> None:
        """Add a frame."""
        self._frames.append(frame)
        if self._waiting is not None and not self._waiting.done():
            self._waiting.set_result(None)

    async def get(self) -> Any:
        """Return the next frame once there is one."""
        while not self._frames:
            self._waiting = asyncio.get_running_loop().create_future()
            await self._waiting
        return self._frames.pop(0)


EXTENSIONS = [SharedDeflateFactory()]


class SocketProtocol(WebSocketsSansIOProtocol):
    """uvicorn's protocol, with our compression in place of its own; counts its connection."""

    def __init__(self, *args: Any, **options: Any) -> None:
        super().__init__(*args, **options)
        self.queue = Frames()  # type: ignore[assignment]
        self.conn.available_extensions = EXTENSIONS
        self._limits: ConnectionLimits | None = self.app_state.get(CONNECTION_LIMITS)
        self._counted = False

    def connection_made(self, transport: BaseTransport) -> None:
        """Take over a connection that was admitted already."""
        super().connection_made(transport)
        if self._limits is not None:
            # As trusted, since it is still counted for HTTP: there may be no place for a second one.
            self._counted = self._limits.admit(self.client[0] if self.client else "", trusted=True)

    def start_keepalive(self) -> None:
        """Forget the handshake, which is over now: its headers are as large as all else of a quiet socket."""
        del self.request, self.response
        super().start_keepalive()

    def connection_lost(self, exc: Exception | None) -> None:
        """Count the connection no longer."""
        super().connection_lost(exc)
        if self._limits is not None and self._counted:
            self._limits.release(self.client[0] if self.client else "")
            self._counted = False
