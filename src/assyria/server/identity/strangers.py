"""What a closed server, which admits no guests, answers to people who have no identity here.

The table of endpoints says which answer them all the same: nothing of a table is told, nor that there is one.
"""

from __future__ import annotations

from assyria.server.routing import keys

OPEN = keys(open=True)
"""Endpoints about no person and no table, and the ways in."""
OPERATORS = "/api/admin/"
"""Where these paths begin, the operator's token is asked for instead."""


def is_open(endpoint: str) -> bool:
    """Return whether an endpoint, as method and path, answers strangers even if guests are not admitted."""
    return endpoint in OPEN or endpoint.partition(" ")[2].startswith(OPERATORS)
