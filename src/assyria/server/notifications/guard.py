"""Check of the URLs that the server sends to: people type them, and the server is inside a network.

Without this check, anybody with a guest cookie could make the server send requests to the host's own
machines (SSRF). So the text of the URL is checked here, and every address it resolves to by `is_public`;
`http_sender.py` then connects to exactly the address that was checked.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address
from typing import Self

import httpx

from assyria.server.host_names import NAME
from assyria.server.notifications.delivery_result import DeliveryCode, Undeliverable

Address = IPv4Address | IPv6Address
Origin = tuple[str, str, int]
"""Scheme, host, port."""

LONGEST = 2048
"""The most characters of a URL. The longest push endpoints in use have some hundreds."""

DEFAULT_PORTS = {"http": 80, "https": 443}
NUMBER = re.compile(r"[0-9]+|0x[0-9a-f]*")

# The IANA registries of special addresses, written out: what `ipaddress` calls global has changed
# between Python releases, and this must not change.
SPECIAL_4 = tuple(
    IPv4Network(text)
    for text in (
        "0.0.0.0/8",
        "10.0.0.0/8",
        "100.64.0.0/10",
        "127.0.0.0/8",
        "168.63.129.16/32",  # A public number, but inside Azure it is the machine's own host.
        "169.254.0.0/16",
        "172.16.0.0/12",
        "192.0.0.0/24",
        "192.0.2.0/24",
        "192.88.99.0/24",
        "192.168.0.0/16",
        "198.18.0.0/15",
        "198.51.100.0/24",
        "203.0.113.0/24",
        "224.0.0.0/4",
        "240.0.0.0/4",
    )
)
UNICAST_6 = IPv6Network("2000::/3")
SPECIAL_6 = tuple(IPv6Network(text) for text in ("2001::/23", "2001:db8::/32", "2002::/16", "3fff::/20"))
NAT64 = IPv6Network("64:ff9b::/96")


def is_public(address: Address) -> bool:
    """Return whether an address is on the public internet.

    A NAT64 address is as public as the IPv4 address inside it: on a machine with IPv6 only, all of IPv4
    looks like that. Other forms of embedded IPv4 (mapped, 6to4, Teredo) have no honest use here.
    """
    if isinstance(address, IPv4Address):
        return not any(address in network for network in SPECIAL_4)
    if address.scope_id is not None:
        return False
    if address in NAT64:
        return is_public(IPv4Address(int(address) & 0xFFFF_FFFF))
    return address in UNICAST_6 and not any(address in network for network in SPECIAL_6)


@dataclass(frozen=True)
class Target:
    """A URL that passed the check, in parts, so that nobody parses it again with another result."""

    scheme: str
    host: str
    """ASCII, lower case, no trailing dot, no brackets."""
    port: int
    path: bytes
    trusted: bool
    """Whether the operator named this origin: its addresses may be private."""

    @property
    def origin(self) -> Origin:
        return self.scheme, self.host, self.port

    @property
    def authority(self) -> str:
        """The value of the Host header."""
        host = f"[{self.host}]" if ":" in self.host else self.host
        return host if self.port == DEFAULT_PORTS[self.scheme] else f"{host}:{self.port}"

    @property
    def literal(self) -> Address | None:
        """The address, if the URL has one instead of a name."""
        try:
            return ip_address(self.host)
        except ValueError:
            return None

    def url_at(self, address: Address) -> httpx.URL:
        """Return the URL with the checked address in place of the name."""
        return httpx.URL(scheme=self.scheme, host=str(address), port=self.port, raw_path=self.path)


@dataclass(frozen=True)
class Guard:
    """The URLs that the operator allows. The default is https on port 443 of public addresses."""

    origins: frozenset[Origin] = frozenset()
    """Exceptions, each with scheme, host and port, such as a club's chat server on its own network. A host
    alone would open every port of that machine."""
    ports: frozenset[int] = frozenset({443})

    @classmethod
    def allowing(cls, *origins: str, ports: frozenset[int] = frozenset({443})) -> Self:
        """Return a guard with exceptions as an operator writes them: `http://chat.lan:8065`. Raises ValueError."""
        parsed = []
        for origin in origins:
            wrong = ValueError(f"webhook origin {origin!r}: SCHEME://HOST[:PORT] is needed")
            try:
                target = _parse(origin)
            except Undeliverable:
                raise wrong from None
            if target.path != b"/":
                raise wrong
            parsed.append(target.origin)
        return cls(frozenset(parsed), ports)

    def target(self, url: str) -> Target:
        """Check the text of a URL; names are not resolved. Raises Undeliverable."""
        target = _parse(url)
        if target.origin in self.origins:
            return Target(*target.origin, target.path, trusted=True)
        if target.scheme != "https" or target.port not in self.ports:
            raise Undeliverable(DeliveryCode.BAD_URL)
        if target.literal is not None and not is_public(target.literal):
            raise Undeliverable(DeliveryCode.PRIVATE_ADDRESS)
        return target


def _parse(url: str) -> Target:
    try:
        if len(url) > LONGEST:
            raise ValueError
        parsed = httpx.URL(url)
        host = _host(parsed.raw_host.decode("ascii"))
    except (httpx.InvalidURL, ValueError):
        raise Undeliverable(DeliveryCode.BAD_URL) from None
    if parsed.scheme not in DEFAULT_PORTS or parsed.userinfo:
        raise Undeliverable(DeliveryCode.BAD_URL)
    port = DEFAULT_PORTS[parsed.scheme] if parsed.port is None else parsed.port
    return Target(parsed.scheme, host, port, parsed.raw_path, trusted=False)


def _host(text: str) -> str:
    """Return a name, or an address in its one proper spelling. Raises ValueError.

    `127.1`, `0x7f000001` and `017700000001` are loopback to some resolvers and names to others;
    as on the web, what ends in a number must be a dotted quad.
    """
    host = text.lower().removesuffix(".")
    try:
        return str(ip_address(host))
    except ValueError:
        if NAME.fullmatch(host) and not NUMBER.fullmatch(host.rpartition(".")[2]):
            return host
        raise
