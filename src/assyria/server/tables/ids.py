"""The ids of tables and people: random, safe in addresses, and never like an option on a command line."""

from __future__ import annotations

import secrets


def new_id(size: int) -> str:
    """Return an id of so many random bytes that does not begin with a dash."""
    while (made := secrets.token_urlsafe(size)).startswith("-"):
        pass
    return made
