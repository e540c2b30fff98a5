"""Somebody who asks a server."""

from tests.server.conftest import ada

__all__ = ["ada"]
