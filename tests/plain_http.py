"""Clients that speak plain HTTP to servers of tests."""

from __future__ import annotations

from functools import cache
from ssl import SSLContext
from typing import Any

import httpx


@cache
def certificates() -> SSLContext:
    """Return what httpx wants even where nothing is encrypted; once, since reading it takes 50 ms."""
    return httpx.create_ssl_context()


def http_client(url: str, address: str | None = None, **options: Any) -> httpx.Client:
    """Return a client; at an address of its own, 127.x.y.z, if one is given."""
    way = httpx.HTTPTransport(verify=certificates(), local_address=address, trust_env=False)
    return httpx.Client(base_url=url, transport=way, **options)
