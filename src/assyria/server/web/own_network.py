"""How others in one's network reach this server, for somebody who plays at the machine where it runs."""

from __future__ import annotations

import asyncio
import contextlib
import socket
from ipaddress import ip_address

from starlette.requests import HTTPConnection

from assyria.protocol.requests import OwnNetwork
from assyria.server.limits.addresses import is_from_this_machine

ELSEWHERE = ("192.0.2.1", 9)
"""An address of documentation: nothing is sent there."""
PATIENCE = 0.5


async def own_network(connection: HTTPConnection) -> OwnNetwork:
    """Return this machine's address in its network, and whether this server answers there.

    Only programs on this machine are told.
    """
    address = own_address() if is_from_this_machine(connection) else None
    if address is None:
        return OwnNetwork(address=None, reached=False)
    port: int = connection.scope["server"][1]
    return OwnNetwork(address=f"{address}:{port}", reached=await _answers(address, port))


def own_address() -> str | None:
    """Return the address from which this machine reaches others; None without a network."""
    with contextlib.suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as found:
        found.connect(ELSEWHERE)
        address: str = found.getsockname()[0]
        if not ip_address(address).is_loopback:
            return address
    return None


async def _answers(address: str, port: int) -> bool:
    with contextlib.suppress(OSError, TimeoutError):
        async with asyncio.timeout(PATIENCE):
            _, writer = await asyncio.open_connection(address, port)
            writer.close()
            return True
    return False
