"""Where requests come from, as limits count them.

An IPv4 address counts as one. Of IPv6 one machine has a /64 network; a household is often given a /56 and a
company a /48, with as many /64 in it as somebody needs who wants to get round a limit. So each /64 counts as one
address, and the wider networks around it have a little more together: 2 and 4 times as much, since households of
some providers share a /48, as those of others share one IPv4 address.
"""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from ipaddress import IPv6Address, IPv6Network, ip_address
from typing import NamedTuple

from starlette.requests import HTTPConnection

WIDER = ((56, 2), (48, 4))
"""Networks around an IPv6 address: how many bits, and how many times the limit of one address they have."""


class Counted(NamedTuple):
    """A network that limits count, and how many times the limit of one address it has."""

    network: str
    times: int


def address_of(connection: HTTPConnection) -> str:
    """Return the address to which a connection's limits apply: an IPv4 address or an IPv6 /64.

    A proxy that we trust names the address; uvicorn reads it (`FORWARDED_ALLOW_IPS`).
    """
    return network_of(connection.client.host if connection.client else "")


def network_of(host: str) -> str:
    """Return the address or /64 of a host; a text that is no address as it is."""
    try:
        address = ip_address(host.partition("%")[0])
    except ValueError:
        return host
    if not isinstance(address, IPv6Address):
        return str(address)
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return str(IPv6Network((address, 64), strict=False))


FORWARDED = ("forwarded", "via", "x-forwarded-for", "x-forwarded-host", "x-forwarded-proto", "x-real-ip")
"""Headers by which a proxy tells that it speaks for another."""


def is_from_this_machine(connection: HTTPConnection) -> bool:
    """Return whether a connection comes from a program on this machine, and not through a proxy on it."""
    if connection.client is None or any(name in connection.headers for name in FORWARDED):
        return False
    try:
        address = ip_address(connection.client.host)
    except ValueError:
        return False
    return (getattr(address, "ipv4_mapped", None) or address).is_loopback


@lru_cache(maxsize=10_000)
def counted_networks(address: str) -> tuple[Counted, ...]:
    """Return all networks that something from an address, as `network_of` returns it, counts for; itself first."""
    own = Counted(address, 1)
    try:
        network = IPv6Network(address)
    except ValueError:
        return (own,)
    return (own, *(Counted(str(network.supernet(new_prefix=bits)), times) for bits, times in WIDER))


def widest_network(address: str) -> str:
    """Return the widest network that an address counts for: what takes turns with others."""
    return counted_networks(address)[-1].network


class AddressCounts:
    """How many of something there are at the same time, by address and by the networks around it."""

    def __init__(self, most: int) -> None:
        """Set `most`: how many one address may have."""
        self.most = most
        self._counts: Counter[str] = Counter()

    def has_room(self, address: str) -> bool:
        """Return whether one more may come from an address."""
        return all(self._counts[network] < self.most * times for network, times in counted_networks(address))

    def add(self, address: str) -> None:
        """Count one."""
        for network, _ in counted_networks(address):
            self._counts[network] += 1

    def remove(self, address: str) -> None:
        """Count one that was added no longer."""
        for network, _ in counted_networks(address):
            self._counts[network] -= 1
            if not self._counts[network]:
                del self._counts[network]
