"""Content encodings that a client accepts (RFC 9110 §12.5.3)."""

from __future__ import annotations


def accepts(header: str, coding: str) -> bool:
    """Return whether an `Accept-Encoding` header names this coding and does not forbid it."""
    for part in header.lower().split(","):
        name, *parameters = (word.strip() for word in part.split(";"))
        if name == coding:
            return not any(word.replace(" ", "") in ("q=0", "q=0.0", "q=0.00", "q=0.000") for word in parameters)
    return False
