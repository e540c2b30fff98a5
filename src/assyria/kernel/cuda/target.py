"""What CUDA needs beside the chapters.

Numba compiles the chapters for the card as they are, when a function there calls them. Only the two operations on
bits are made differently on each target.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

import numba
import numpy as np

from assyria.extras import install
from assyria.kernel import bits
from assyria.kernel.bits import ONE, Word

HELP = f"CUDA is not there: it needs an NVIDIA card with its driver, and {install('cuda')}"


class NoCuda(RuntimeError):
    """There is no card, or nothing to use it with."""

    def __init__(self, why: str = "") -> None:
        super().__init__(why)
        self.why = why

    def __str__(self) -> str:
        return f"{HELP} ({self.why})" if self.why else HELP


@cache
def cuda() -> Any:
    """Return Numba's CUDA, ready to compile the kernel. Raises NoCuda."""
    if not hasattr(np, "row_stack"):
        # numba-cuda 0.30 asks for it; NumPy has had no such name since 2.5.
        np.row_stack = np.vstack
    try:
        from numba import cuda as found

        if not found.is_available():
            raise NoCuda
        if not numba.config.ENABLE_CUDASIM:
            from numba.cuda.extending import overload
    except ImportError as wrong:
        raise NoCuda(str(wrong)) from None
    if not numba.config.ENABLE_CUDASIM:
        _define_bits(found, overload)
    return found


def _define_bits(target: Any, overload: Any) -> None:
    @overload(bits.count)  # type: ignore[untyped-decorator]
    def count(of: Any) -> Callable[[Word], int]:  # noqa: ARG001 - Numba's type
        return lambda of: np.int64(target.popc(of))  # type: ignore[return-value]

    @overload(bits.lowest)  # type: ignore[untyped-decorator]
    def lowest(of: Any) -> Callable[[Word], int]:  # noqa: ARG001
        return lambda of: np.int64(target.popc(~of & (of - ONE)))  # type: ignore[return-value]
