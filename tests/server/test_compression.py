"""Messages over sockets, compressed once for all who get them."""

from __future__ import annotations

import json
import zlib
from typing import Any

import pytest
from websockets.extensions.permessage_deflate import ClientPerMessageDeflateFactory
from websockets.frames import Frame, Opcode
from websockets.sync.client import connect

from assyria.server.web.socket_protocol import WORTHWHILE, SharedDeflateFactory
from tests.server.running import PATIENCE, RunningServer, table_body

LONG = b'{"type":"change","chairs":[]}' * 50


@pytest.mark.parametrize(
    ("offer", "answer"),
    [
        (None, None),
        (
            ClientPerMessageDeflateFactory(client_max_window_bits=True),
            "permessage-deflate; server_no_context_takeover; client_no_context_takeover; "
            "server_max_window_bits=12; client_max_window_bits=12",
        ),
        (
            ClientPerMessageDeflateFactory(server_max_window_bits=9, client_max_window_bits=None),
            "permessage-deflate; server_no_context_takeover; client_no_context_takeover; server_max_window_bits=9",
        ),
    ],
)
def test_whatever_is_offered_all_read_the_same(
    server: RunningServer, offer: ClientPerMessageDeflateFactory | None, answer: str | None
) -> None:
    """A browser's offer, a small window, no compression at all: the table, its changes, and short answers."""
    with server.client() as alice:
        table: str = alice.post("/api/tables", json=table_body("me", "greedy")).raise_for_status().json()["id"]
        cookies = "; ".join(f"{name}={value}" for name, value in alice.cookies.items())
        with connect(
            f"{server.socket_url}/api/tables/{table}/socket",
            additional_headers={"Cookie": cookies},
            extensions=[offer] if offer else None,
            compression=None,
            open_timeout=PATIENCE,
            proxy=None,
        ) as socket:
            assert socket.response is not None
            assert socket.response.headers.get("Sec-WebSocket-Extensions") == answer

            def read() -> dict[str, Any]:
                return dict(json.loads(socket.recv(PATIENCE)))

            assert read()["id"] == table
            for number in range(3):
                # Long, so that the other side compresses too.
                socket.send(json.dumps({"type": "ping", "id": str(number) * 60}))
                while (message := read())["type"] != "pong":
                    assert message["type"] == "change"
                assert message["id"] == str(number) * 60


def test_one_message_is_compressed_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Many sockets, one message: the bytes are worked out for the first of them."""
    made = 0
    compressobj = zlib.compressobj

    def count(*given: Any, **settings: Any) -> Any:
        nonlocal made
        made += 1
        return compressobj(*given, **settings)

    monkeypatch.setattr(zlib, "compressobj", count)
    sockets = [SharedDeflateFactory().process_request_params([], [])[1] for _ in range(5)]
    made = 0
    frames = [socket.encode(Frame(Opcode.BINARY, LONG)) for socket in sockets]
    assert made == 1
    assert len({bytes(frame.data) for frame in frames}) == 1
    assert all(frame.rsv1 and len(frame.data) < len(LONG) / 10 for frame in frames)


@pytest.mark.parametrize(
    "frame", [Frame(Opcode.PING, LONG[:100]), Frame(Opcode.CLOSE, b""), Frame(Opcode.TEXT, LONG[: WORTHWHILE - 1])]
)
def test_not_what_is_short_or_controls(frame: Frame) -> None:
    """It would only grow."""
    deflate = SharedDeflateFactory().process_request_params([], [])[1]
    assert deflate.encode(frame) is frame
