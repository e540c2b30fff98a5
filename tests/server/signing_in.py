"""What tests about sessions, tokens and accounts share."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from tests.server.in_process import InProcess
from tests.server.running import PATIENCE, RunningServer

PASSPHRASE = "a wonderful passphrase"  # noqa: S105 - of nobody
SIGNED_OUT = 4401


def me(client: httpx.Client) -> dict[str, Any]:
    found: dict[str, Any] = client.get("/api/me").raise_for_status().json()
    return found


def claim(client: httpx.Client, account: str, passphrase: str = PASSPHRASE) -> None:
    answer = client.post("/api/me/account", json={"account": account, "passphrase": passphrase})
    assert answer.status_code == 200, answer.text


def log_in(client: httpx.Client, account: str, passphrase: str = PASSPHRASE, **options: Any) -> httpx.Response:
    return client.post("/api/log-in", json={"account": account, "passphrase": passphrase}, **options)


def new_token(client: httpx.Client, scope: str = "play") -> tuple[str, str]:
    """A new token, and its digest in the list."""
    made = client.post("/api/me/tokens", json={"label": "bot", "scope": scope})
    assert made.status_code == 201, made.text
    token: str = made.json()["token"]
    digest: str = client.get("/api/me/tokens").json()[-1]["digest"]
    return token, digest


def operator(
    server: RunningServer | InProcess, address: str | None = None, token: str | None = None
) -> httpx.Client:
    """The operator, at an address that a proxy on this machine names."""
    client = server.client()
    client.headers["Authorization"] = f"Bearer {token or (server.data / 'admin-token').read_text().strip()}"
    if address is not None:
        client.headers["X-Forwarded-For"] = address
    return client


def open_socket(
    server: RunningServer, table: str, client: httpx.Client | None = None, token: str | None = None
) -> ClientConnection:
    headers = {} if token is None else {"Authorization": f"Bearer {token}"}
    if client is not None:
        headers["Cookie"] = "; ".join(f"{name}={value}" for name, value in client.cookies.items())
    address = f"{server.socket_url}/api/tables/{table}/socket"
    return connect(address, additional_headers=headers, open_timeout=PATIENCE, max_size=2**24, proxy=None)


def closed_with(socket: ClientConnection) -> tuple[int, str]:
    """Read on until the server closes a socket: its code and reason."""
    with pytest.raises(ConnectionClosed) as closed:
        _read_on(socket)
    assert closed.value.rcvd is not None, "closed by us"
    return closed.value.rcvd.code, closed.value.rcvd.reason


def _read_on(socket: ClientConnection) -> None:
    while True:
        socket.recv(timeout=PATIENCE)


def eventually(what: Callable[[], bool]) -> None:
    end = time.monotonic() + PATIENCE
    while not what():
        assert time.monotonic() < end, "it takes too long"
        time.sleep(0.02)
