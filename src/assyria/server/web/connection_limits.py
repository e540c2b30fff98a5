"""Limits on network connections, counted by address before anything was read from them."""

from __future__ import annotations

from collections.abc import Iterable
from ipaddress import ip_address, ip_network

from assyria.protocol.problems import Problem, ProblemCode
from assyria.server.limits.addresses import AddressCounts, network_of
from assyria.server.limits.limit_settings import LimitSettings
from assyria.server.metrics import CONNECTIONS, LIMITED
from assyria.server.web.refusal_log import log_refusal

CONNECTION_LIMITS = "connection_limits"
"""The key of the `ConnectionLimits` in what the app's lifespan yields."""
RESERVED_FILES = 256
"""Files that are kept free for the database, workers and the page."""


class ConnectionLimits:
    """Counts the open connections of a process."""

    def __init__(self, limits: LimitSettings) -> None:
        self.header_time = limits.header_time
        self.body_time = limits.body_time
        self.most_of_address = limits.connections_address
        self.most = min(limits.connections, max(1, most_files() - RESERVED_FILES))
        self._open = 0
        self._by_address = AddressCounts(limits.connections_address)

    def admit(self, host: str, trusted: bool) -> bool:
        """Count a connection, unless there are too many. A proxy that we trust has as many as it needs."""
        if self._open >= self.most:
            LIMITED.labels("connections").inc()
            return False
        address = network_of(host)
        if not trusted and not self._by_address.has_room(address):
            LIMITED.labels("connections_address").inc()
            log_refusal(Problem(ProblemCode.TOO_MANY_CONNECTIONS), address)
            return False
        self._open += 1
        self._by_address.add(address)
        CONNECTIONS.set(self._open)
        return True

    def release(self, host: str) -> None:
        """Count a connection that was admitted no longer."""
        self._open -= 1
        self._by_address.remove(network_of(host))
        CONNECTIONS.set(self._open)


def is_trusted(host: str, proxies: Iterable[str] | str) -> bool:
    """Return whether a host is one of the proxies that uvicorn trusts: addresses, networks, or `*` for all."""
    names = proxies.split(",") if isinstance(proxies, str) else list(proxies)
    for name in map(str.strip, names):
        if name and name in ("*", host):
            return True
        try:
            if ip_address(host) in ip_network(name):
                return True
        except ValueError:
            continue
    return False


def most_files() -> int:
    """Return how many files this process may open, which includes connections."""
    try:
        import resource
    except ImportError:  # Windows, which has no such limit
        return 1_000_000
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return 1_000_000 if soft == resource.RLIM_INFINITY else soft


def allow_more_files() -> None:
    """Raise the number of files that this process may open as far as the system lets it."""
    try:
        import resource
    except ImportError:
        return
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft != hard:
        resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
