"""Changed copies of frozen values."""

from __future__ import annotations

from typing import TYPE_CHECKING

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
        changed.__dict__.update(value.__dict__, **changes)
        return changed
