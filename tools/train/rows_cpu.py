"""`rows` on the processor."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from numba import njit

from tools.train import rows


def looped(function: Callable[..., None]) -> Callable[..., None]:
    """Return what runs a function in every row; its first argument has a row for each game."""

    @njit  # type: ignore[untyped-decorator]
    def loop(*arguments: Any) -> None:
        for row in range(len(arguments[0])):
            function(*arguments, row)

    made: Callable[..., None] = loop
    return made


play = looped(rows.play)
put = looped(rows.put)
begin = looped(rows.begin)
descend = looped(rows.descend)
absorb = looped(rows.absorb)
