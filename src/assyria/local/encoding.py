"""Messages of the protocol as JSON."""

from __future__ import annotations

import json
from enum import Enum
from typing import Any

from assyria.protocol.wire import plain_value


def encode(message: Any) -> bytes:
    """Return a message as JSON."""
    return json.dumps(to_json(message), ensure_ascii=False, separators=(",", ":")).encode()


encode_preview = encode
"""Also what has values of the game in it."""


def to_json(value: Any) -> Any:
    """Return a value of the protocol or of the game as JSON has it, through and through."""
    if value is None or isinstance(value, bool | float):
        return value
    if isinstance(value, str | int) and not isinstance(value, Enum):
        return value
    if isinstance(value, dict):
        return {key: to_json(part) for key, part in value.items()}
    # A breakdown of points is a tuple with names, and an object on the wire.
    if isinstance(value, list | tuple) and not hasattr(value, "_asdict"):
        return [to_json(part) for part in value]
    found = plain_value(value)
    return to_json(found) if isinstance(found, dict) else found
