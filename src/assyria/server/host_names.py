"""The names that a server answers to. A page of another name cannot reach it by having that name point here."""

from __future__ import annotations

import re
import socket
from collections.abc import Iterable
from contextlib import suppress
from ipaddress import ip_address

NAME = re.compile(
    r"(?=.{1,253}\Z)(?:[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9_])?\.)*[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9_])?"
)
HOST = re.compile(r"(?P<host>\[[0-9A-Fa-f:.]+\]|[^\[\]:]+)(?::[0-9]*)?")
"""The value of a Host header: a name or an address, and perhaps a port."""


def parse_host_name(text: str) -> str:
    """Return a name as browsers send it: small, without a last dot, in ASCII. Raises ValueError."""
    name = text.lower().removesuffix(".")
    if not name.isascii():
        # As in a browser, and not by Python's own codec, which has older rules.
        from httpx import URL, InvalidURL

        with suppress(InvalidURL):
            name = URL(f"http://{name}/").raw_host.decode("ascii")
    if not NAME.fullmatch(name):
        raise ValueError(f"host name {text!r}: a name alone is needed, like assyria.example.org")
    return name


def host_of(header: str) -> str:
    """Return the name or address in a Host header, to compare; empty if there is none."""
    found = HOST.fullmatch(header)
    return found["host"].lower().removesuffix(".") if found else ""


def is_address(host: str) -> bool:
    """Return whether a host is an IP address, an IPv6 one in brackets: no name server can make it another's."""
    try:
        address = ip_address(host.removeprefix("[").removesuffix("]"))
    except ValueError:
        return False
    return host.startswith("[") is (address.version == 6)


class HostNames:
    """localhost, the names of this machine, all addresses, and the names that the operator gave."""

    def __init__(self, given: Iterable[str]) -> None:
        self._own = socket.gethostname().lower().removesuffix(".")
        short = self._own.partition(".")[0]
        self._known = {"localhost", self._own, short, f"{short}.local", *map(parse_host_name, given)}

    def knows(self, host: str) -> bool:
        """Return whether the server answers to a name or address, as `host_of` returns it."""
        return host in self._known or is_address(host)

    def add_full_name(self) -> None:
        """Add this machine's name with its domain. It may take seconds: a name server is asked.

        That server may be a stranger's, so the answer has to begin with our own name.
        """
        with suppress(OSError, UnicodeError):
            full = socket.getfqdn().lower().removesuffix(".")
            if full.startswith(f"{self._own}."):
                self._known.add(full)
