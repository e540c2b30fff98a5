"""Which networks an operator may refuse: none that locks the site or the operator out."""

from __future__ import annotations

import os
import re
from collections.abc import Iterable
from ipaddress import IPv4Network, IPv6Network, ip_address, ip_network

from assyria.protocol.problems import Problem, ProblemCode

Network = IPv4Network | IPv6Network

LOOPBACK: tuple[Network, ...] = (IPv4Network("127.0.0.0/8"), IPv6Network("::1/128"))
MAPPED = IPv6Network("::ffff:0:0/96")
"""Where IPv6 has the addresses of IPv4."""
ZONE = re.compile("%[^/]*")
WIDEST = {4: 8, 6: 16}
"""The shortest prefix that may be refused: a 256th of IPv4; of IPv6 more than any provider has."""


def parse_network(text: str) -> Network:
    """Return an address or a network, one of IPv4 as such however it is written. Raises ValueError."""
    network = ip_network(ZONE.sub("", text), strict=False)
    if isinstance(network, IPv6Network) and network.subnet_of(MAPPED):
        mapped = network.network_address.ipv4_mapped
        return IPv4Network((str(mapped), network.prefixlen - MAPPED.prefixlen))
    return network


def trusted_proxies() -> tuple[Network, ...]:
    """Return the proxies that uvicorn trusts. `*` names none: any address may then be a visitor's."""
    found = []
    for name in os.environ.get("FORWARDED_ALLOW_IPS", "").split(","):
        try:
            found.append(parse_network(name.strip()))
        except ValueError:
            continue
    return tuple(found)


def check_refusable(network: Network, own: str, proxies: Iterable[Network]) -> None:
    """Raise Problem if a network is too wide, or has this machine, a proxy, or the operator's own address."""
    if network.prefixlen < WIDEST[network.version]:
        raise Problem(ProblemCode.NETWORK_TOO_WIDE)
    for code, kept in (
        (ProblemCode.LOOPBACK_ADDRESS, LOOPBACK),
        (ProblemCode.PROXY_ADDRESS, tuple(proxies)),
    ):
        if any(network.overlaps(one) for one in kept if one.version == network.version):
            raise Problem(code)
    if contains((network,), own):
        raise Problem(ProblemCode.OWN_ADDRESS)


def contains(networks: Iterable[Network], host: str) -> bool:
    """Return whether an address is in one of these networks; a text that is no address is in none."""
    try:
        address = ip_address(host.partition("%")[0])
    except ValueError:
        return False
    address = getattr(address, "ipv4_mapped", None) or address
    return any(address in network for network in networks)
