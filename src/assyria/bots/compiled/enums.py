"""Names for the entries of an array."""

from __future__ import annotations

from enum import IntEnum
from typing import Any


class ArrayIndex(IntEnum):
    """An enum whose members count from 0, so that each is an index."""

    @staticmethod
    def _generate_next_value_(_name: str, _start: int, count: int, _last_values: list[Any]) -> int:
        return count
