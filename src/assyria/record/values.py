"""Changed copies of frozen values, and mappings that cannot be changed."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import TYPE_CHECKING, TypeVar

Key = TypeVar("Key")
Value = TypeVar("Value")

if TYPE_CHECKING:
    from dataclasses import replace

    change = replace
else:

    def change(value, /, **changes):
        """Return the value with these fields changed: `dataclasses.replace`, ten times as fast.

        It does not call `__init__`, which may take something else than the fields. The type checker sees the
        original and checks every field's name and type.
        """
        changed = object.__new__(type(value))
        object.__setattr__(changed, "__dict__", value.__dict__ | changes)
        return changed


def read_only(values: Mapping[Key, Value] | None = None) -> Mapping[Key, Value]:
    """Return a mapping with these values that cannot be changed; an empty one if there are none."""
    return MappingProxyType(dict(values or {}))
