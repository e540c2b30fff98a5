"""What a closed server, which admits no guests, answers to people who have no identity here.

An endpoint that is not listed here is closed to them: nothing of a table is told, nor that there is one.
"""

from __future__ import annotations

OPEN = frozenset(
    {
        "GET /api/health",
        "GET /api/ready",
        "GET /api/metrics",
        "GET /api/notice",
        "GET /api/bots",
        "GET /api/push-key",
        "GET /api/lessons",
        "GET /api/lessons/{lesson_id}",
        "GET /api/puzzles",
        "POST /api/log-in",
        "POST /api/invitation",
    }
)
"""Endpoints about no person and no table, and the ways in."""
OPERATORS = "/api/admin/"
"""Where these paths begin, the operator's token is asked for instead."""


def is_open(endpoint: str) -> bool:
    """Return whether an endpoint, as method and path, answers strangers even if guests are not admitted."""
    return endpoint in OPEN or endpoint.partition(" ")[2].startswith(OPERATORS)
