"""Where requests come from, as limits count them."""

from __future__ import annotations

from ipaddress import IPv6Address, IPv6Network, ip_address

from starlette.requests import HTTPConnection


def address_of(connection: HTTPConnection) -> str:
    """Return the address to which a connection's limits apply.

    That is an IPv4 address or the /64 network of an IPv6 one, since one household or machine has at least that.
    A proxy that we trust names the address; uvicorn reads it (`FORWARDED_ALLOW_IPS`).
    """
    return network_of(connection.client.host if connection.client else "")


def network_of(host: str) -> str:
    """Return the network of an address; a text that is no address as it is."""
    try:
        address = ip_address(host.partition("%")[0])
    except ValueError:
        return host
    if not isinstance(address, IPv6Address):
        return str(address)
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return str(IPv6Network((address, 64), strict=False))
