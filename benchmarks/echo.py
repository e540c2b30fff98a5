"""The floor that the table server is compared with: the same framework, and nothing done.

What one socket of a room says goes to all of them, with the same filling behind it: as many messages as
a server of tables sends, of the same size.
"""

from __future__ import annotations

from fastapi import FastAPI, WebSocket
from starlette.websockets import WebSocketDisconnect

MOVE_SIZE = 90
"""Bytes of a move as it is sent."""


def create_echo(filling: bytes) -> FastAPI:
    app = FastAPI(openapi_url=None)
    rooms: dict[str, set[WebSocket]] = {}

    @app.websocket("/{room}")
    async def echo(socket: WebSocket, room: str) -> None:
        await socket.accept()
        there = rooms.setdefault(room, set())
        there.add(socket)
        try:
            while True:
                said = await socket.receive_bytes()
                for other in list(there):
                    await other.send_bytes(said + filling)
        except WebSocketDisconnect:
            pass
        finally:
            there.discard(socket)

    return app
